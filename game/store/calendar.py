"""The date, by the calendar of this place."""

from datetime import datetime


def today() -> str:
    """Today as text, such as 2026-11-19."""
    return datetime.now().astimezone().date().isoformat()
