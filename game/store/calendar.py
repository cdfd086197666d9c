"""The date and the time, by the calendar and the clock of this place."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import datetime

_held: ContextVar[datetime | None] = ContextVar("held", default=None)


def now() -> datetime:
    """This moment."""
    return _held.get() or _clock()


def _clock() -> datetime:
    return datetime.now().astimezone()


def today() -> str:
    """Today as text, such as 2026-11-19."""
    return now().date().isoformat()


@contextmanager
def held_at(moment: datetime) -> Iterator[None]:
    """Let it always be this moment, so that a picture does not depend on the day on which it is drawn."""
    before = _held.set(moment)
    try:
        yield
    finally:
        _held.reset(before)
