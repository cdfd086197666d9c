"""The date and the time, by the calendar and the clock of this place."""

from datetime import datetime


def now() -> datetime:
    """This moment."""
    return datetime.now().astimezone()


def today() -> str:
    """Today as text, such as 2026-11-19."""
    return now().date().isoformat()
