"""This process's standard input and output: neither odd characters nor a reader who leaves stop a game."""

import errno
import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from game.signals import exit_on_signals

# Nobody reads the output any more: a pipe was closed, or the terminal.
UNREAD = (errno.EPIPE, errno.EIO)


@contextmanager
def standard_streams() -> Iterator[tuple[TextIO, TextIO]]:
    """The input and the output.

    When the reader of the output has gone, the rest of the block is left out. A signal that ends the process
    leaves the block as Ctrl-C does.
    """
    source = sys.stdin or io.StringIO()  # a closed input is like an empty one
    for stream in (source, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            # No character ends the game, whatever the terminal's encoding.
            stream.reconfigure(errors="replace")
    with exit_on_signals():
        try:
            yield source, sys.stdout
        except OSError as error:
            if error.errno not in UNREAD:
                raise
            # Without this, Python complains when it closes the stream.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
