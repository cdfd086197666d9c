"""The day at this place."""

from datetime import datetime


def today() -> str:
    """As text, such as `2026-02-14`."""
    return datetime.now().astimezone().date().isoformat()
