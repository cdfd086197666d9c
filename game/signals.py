"""Signals that end this process: what is played is left first, as after Ctrl-C, and everything is closed."""

import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from types import FrameType

# The system asks the process to end; its terminal was closed, which Windows does not report.
ENDING_SIGNALS = tuple(
    signal.Signals[name] for name in ("SIGTERM", "SIGHUP") if name in signal.Signals.__members__
)
# Shells add this to the number of the signal that ended a process, and report the sum as its exit status.
SIGNAL_STATUS = 128


class _Leaving:
    """What a signal does. `status` is the exit status then, and 0 while there was none."""

    def __init__(self, handled: Iterable[signal.Signals]) -> None:
        self.status = 0
        self._handled = handled
        self._before = sys.exc_info()[1]

    def leave(self, number: int, _frame: FrameType | None) -> None:
        self.status = SIGNAL_STATUS + number
        for each in self._handled:  # a second one must not interrupt what is being closed
            signal.signal(each, signal.SIG_IGN)
        if sys.exc_info()[1] is self._before:  # else the block is being left: that must not be interrupted
            raise SystemExit(self.status)


@contextmanager
def exit_on_signals() -> Iterator[None]:
    """Raise SystemExit in the block, and after it, when a signal ends this process.

    What nohup ignores stays ignored.
    """
    handled = [each for each in ENDING_SIGNALS if signal.getsignal(each) is signal.SIG_DFL]
    leaving = _Leaving(handled)
    for each in handled:
        signal.signal(each, leaving.leave)
    try:
        yield
    except (EOFError, OSError):  # the terminal is closed
        if not leaving.status:
            raise
    finally:
        for each in handled:
            signal.signal(each, signal.SIG_DFL)
    if leaving.status:
        raise SystemExit(leaving.status)
