"""Run the engine on this process's standard input and output."""

import os
import select
import sys
from threading import Thread

from game.engine.protocol import Engine
from game.lines import lines

# Longer than the longest game, and so than any command.
LONGEST_LINE = 100_000


def run() -> int:
    """Carry out commands from standard input until `quit` or its end."""
    # Any bytes are read as a command, even if an unknown one.
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    sys.stdout.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    Thread(target=_leave_when_unread, daemon=True).start()
    engine = Engine(_write)
    try:
        for line in lines(sys.stdin, LONGEST_LINE):
            if len(line) > LONGEST_LINE:
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


def _leave_when_unread() -> None:
    """End the process when its output is closed, even during a long search that prints nothing.

    On Windows, which cannot report this, the next answer ends the process.
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
        # The process can no longer answer: end it, from any thread.
        print(f"gridlock: {error}", file=sys.stderr, flush=True)
        os._exit(1)
