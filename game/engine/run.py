"""Run the engine on this process's standard input and output."""

import os
import select
import sys
from collections.abc import Iterator
from threading import Thread

from game.engine.protocol import Engine

# No command is longer than the longest game.
LONGEST_LINE = 100_000


def run() -> int:
    """Obey standard input until `quit` or its end."""
    # Whatever bytes arrive, they are a command, if an unknown one.
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    sys.stdout.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    Thread(target=_leave_when_unread, daemon=True).start()
    engine = Engine(_write)
    try:
        for line in _lines():
            if line is None:
                engine.refuse(f"A line has at most {LONGEST_LINE} characters.")
            elif line.split()[:1] == ["quit"]:
                engine.close()
                return 0
            else:
                engine.obey(line)
        engine.finish()
    except KeyboardInterrupt:
        engine.close()
    return 0


def _lines() -> Iterator[str | None]:
    """The lines of standard input; None for each that is too long to be a command."""
    while line := sys.stdin.readline(LONGEST_LINE + 1):
        rest = line
        while rest and not rest.endswith("\n"):
            rest = sys.stdin.readline(LONGEST_LINE + 1)
        yield line if len(line) <= LONGEST_LINE or line.endswith("\n") else None


def _leave_when_unread() -> None:
    """End the process once nobody can read its answers: a long search would notice only when it speaks.

    Where the system cannot tell (Windows), the next answer ends it.
    """
    if not hasattr(select, "poll"):
        return
    reader = select.poll()
    reader.register(sys.stdout, 0)  # errors and hang-ups are always reported
    if any(event & (select.POLLERR | select.POLLHUP) for _file, event in reader.poll()):
        os._exit(0)


def _write(line: str) -> None:
    try:
        print(line, flush=True)
    except BrokenPipeError:
        os._exit(0)
    except OSError as error:
        # The process cannot speak any more: end it, from whichever thread.
        print(f"gridlock: {error}", file=sys.stderr, flush=True)
        os._exit(1)
