"""Run the engine on this process's standard input and output."""

import os
import sys
from collections.abc import Iterator

from game.engine.protocol import Engine

# No command is longer than the longest game; what goes on is cut off, and then makes no sense.
LONGEST_LINE = 100_000


def run() -> int:
    """Obey standard input until `quit` or its end."""
    # Whatever bytes arrive, they are a command, if an unknown one.
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    sys.stdout.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    engine = Engine(_write)
    try:
        for line in _lines():
            if line.split()[:1] == ["quit"]:
                engine.close()
                return 0
            engine.obey(line)
        engine.finish()
    except KeyboardInterrupt:
        engine.close()
    return 0


def _lines() -> Iterator[str]:
    """The lines of standard input. Of one that does not end, only the beginning is kept."""
    while line := sys.stdin.readline(LONGEST_LINE):
        rest = line
        while rest and not rest.endswith("\n"):
            rest = sys.stdin.readline(LONGEST_LINE)
        yield line


def _write(line: str) -> None:
    try:
        print(line, flush=True)
    except BrokenPipeError:
        # Whoever asked is gone: nothing is left to say, and nobody to say it to.
        os._exit(0)
    except OSError as error:
        # From whichever thread: the process cannot speak any more.
        print(f"gridlock: {error}", file=sys.stderr, flush=True)
        os._exit(1)
