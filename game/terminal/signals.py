"""The end of this process from outside: whatever it has started is closed first, as after Ctrl-C."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn

# The end of the session, and the end of the terminal, which Windows does not tell.
ENDINGS = tuple(signal.Signals[name] for name in ("SIGTERM", "SIGHUP") if name in signal.Signals.__members__)
# What shells add to the number of a signal, for the exit status of a process that it ended.
SIGNALLED = 128


@contextmanager
def left_in_order() -> Iterator[None]:
    """Leave the block by SystemExit when the system ends this process. What nohup ignores stays ignored."""
    heeded = [ending for ending in ENDINGS if signal.getsignal(ending) is signal.SIG_DFL]

    def leave(number: int, _frame: FrameType | None) -> NoReturn:
        for ending in heeded:  # a closed terminal may tell it twice, and must not disturb what closes now
            signal.signal(ending, signal.SIG_IGN)
        raise SystemExit(SIGNALLED + number)

    for ending in heeded:
        signal.signal(ending, leave)
    try:
        yield
    finally:
        for ending in heeded:
            signal.signal(ending, signal.SIG_DFL)
