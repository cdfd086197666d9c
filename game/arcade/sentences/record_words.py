"""Sentences about records for the screen."""

from game.core.words import _, later, plural
from game.records.tables import TABLES, HighScore, Period, place

PLACES = {
    Period.TODAY: later("Place {place} today"),
    Period.WEEK: later("Place {place} this week"),
    Period.MONTH: later("Place {place} this month"),
    Period.ALL_TIME: later("Place {place} of all time"),
}


def best_place(table: str, scores: tuple[HighScore, ...], key: str, today: str) -> tuple[Period, int] | None:
    """The longest period in which a score has a place, and that place; None if it has none."""
    for period in reversed(Period):
        found = place(table, scores, period, today, key)
        if found is not None:
            return period, found
    return None


def place_words(period: Period, place: int) -> str:
    return _(PLACES[period], place=place)


def points_words(table: str, points: int) -> str:
    """A score with the name of its table, such as `Run: 4,520 points`."""
    counted = plural("{points} point", "{points} points", points, points=f"{points:,}")
    return _("{table}: {points}", table=_(TABLES[table].title), points=counted)
