"""Days as texts: `2026-02-14`, by the calendar of the place where the player is."""

from datetime import date

DAYS_OF_A_WEEK = 7


def checked(text: str) -> str:
    """The text, if it is a day. Raises ValueError."""
    if date.fromisoformat(text).isoformat() != text:
        raise ValueError(f"{text!r} is not a day")
    return text


def days_after(day: str, days: int) -> str:
    """The day this many days later, or earlier for a negative number; at most the last day there is."""
    number = date.fromisoformat(day).toordinal() + days
    return date.fromordinal(max(1, min(number, date.max.toordinal()))).isoformat()


def weekday(day: str) -> int:
    """0 for a Monday, 6 for a Sunday."""
    return date.fromisoformat(day).weekday()


def week(day: str) -> int:
    """The number of a week that begins on a Monday."""
    return (date.fromisoformat(day).toordinal() - 1) // DAYS_OF_A_WEEK  # day 1 was a Monday
