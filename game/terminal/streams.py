"""This process's standard input and output: neither odd characters nor a reader who leaves stop a game."""

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO


@contextmanager
def standard_streams() -> Iterator[tuple[TextIO, TextIO]]:
    """The input and the output. When the reader of the output has gone, the rest of the block is left out."""
    source = sys.stdin or io.StringIO()  # a closed input is like an empty one
    for stream in (source, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            # No character ends the game, whatever the terminal's encoding.
            stream.reconfigure(errors="replace")
    try:
        yield source, sys.stdout
    except BrokenPipeError:
        # Without this, Python complains when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
