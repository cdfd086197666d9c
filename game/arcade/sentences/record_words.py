"""What the screen says about places in tables of high scores, and about medals."""

from game.arcade.kit.scores import ScoreLine
from game.core.words import _, later
from game.records.tables import TABLES, HighScore, Period, counted, place
from game.run.medals import Medal, Way

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


def score_line(place: int, score: HighScore, key: str, note: str = "") -> ScoreLine:
    """A score at a place of a table. The one with the key is marked; without a key, none is."""
    own = bool(key) and score.key == key
    return ScoreLine(str(place), score.initials, f"{score.points:,}", note, score.is_bot, own)


def place_words(period: Period, place: int) -> str:
    return _(PLACES[period], place=place)


def points_words(table: str, points: int) -> str:
    """A score with the name of its table, such as `Run: 4,520 points`."""
    return _("{table}: {points}", table=_(TABLES[table].title), points=counted(table, points))


def way_words(way: Way) -> str:
    """How near a medal is; nothing where a single step earns it."""
    if way.goal == 1:
        return ""
    return _("{done} of {goal}", done=f"{way.done:,}", goal=f"{way.goal:,}")


def way_in_full(medal: Medal, way: Way) -> str:
    """How near a medal is, with what is counted: points or stages."""
    words = way_words(way)
    if not words:
        return ""
    return _("{way} points", way=words) if medal.by_points else _("{way} stages", way=words)
