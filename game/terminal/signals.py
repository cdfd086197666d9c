"""Signals that end this process: everything that it has started is closed first, as after Ctrl-C."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn

# The system asks the process to end; its terminal was closed, which Windows does not report.
ENDING_SIGNALS = tuple(
    signal.Signals[name] for name in ("SIGTERM", "SIGHUP") if name in signal.Signals.__members__
)
# Shells add this to the number of the signal that ended a process, and report the sum as its exit status.
SIGNAL_STATUS = 128


@contextmanager
def exit_on_signals() -> Iterator[None]:
    """Raise SystemExit in the block when a signal ends this process. What nohup ignores stays ignored."""
    handled = [each for each in ENDING_SIGNALS if signal.getsignal(each) is signal.SIG_DFL]

    def leave(number: int, _frame: FrameType | None) -> NoReturn:
        for each in handled:  # a second one must not interrupt what is being closed
            signal.signal(each, signal.SIG_IGN)
        raise SystemExit(SIGNAL_STATUS + number)

    for each in handled:
        signal.signal(each, leave)
    try:
        yield
    finally:
        for each in handled:
            signal.signal(each, signal.SIG_DFL)
