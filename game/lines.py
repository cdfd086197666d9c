"""Lines that people and programs write: none is read further than a game needs."""

from collections.abc import Iterator
from typing import TextIO


def lines(source: TextIO, most: int) -> Iterator[str]:
    """The lines of a stream, without their ends. Of a longer one come its first `most` + 1 characters.

    The rest of such a line is passed over, however long it is, when the next line is asked for.
    """
    limit = most + 1
    while piece := source.readline(limit):
        yield piece.removesuffix("\n")
        while len(piece) == limit and not piece.endswith("\n"):
            piece = source.readline(limit)
