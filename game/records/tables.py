"""Tables of ten places: whose points are the highest today, this week, this month, and of all time.

A date is text, such as 2026-11-19, by the calendar of the place where it was written down. Nothing is
computed from the order of dates, so that a clock that was wrong for a while does no lasting harm.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum
from itertools import groupby

from game.core.words import later, plural

PLACES = 10
# The most scores of people that a table keeps: the best, the best of each day, and the latest.
MOST = 400


@dataclass(frozen=True)
class HighScore:
    """A line of a table."""

    initials: str
    points: int
    date: str = ""  # empty for the bots that hold the places at first
    key: str = ""  # of what earned it, so that it is entered once

    @property
    def is_bot(self) -> bool:
        return not self.date


@dataclass(frozen=True)
class Table:
    """A kind of table, and the bots that hold its places at first."""

    name: str
    title: str
    bots: tuple[int, ...]  # their points, the highest first

    def first_scores(self) -> list[HighScore]:
        return [HighScore(initials, points) for initials, points in zip(BOTS, self.bots, strict=True)]


BOTS = ("ACE", "BIT", "CPU", "DOT", "EVE", "FOX", "GEM", "HAL", "IVY", "JOT")
RUN, DAILY_RUN, PUZZLE_STREAK, ARENA = "run", "daily run", "puzzle streak", "arena"
TABLES = {
    table.name: table
    for table in (
        Table(RUN, later("Run"), (6000, 4500, 3500, 2800, 2200, 1700, 1300, 900, 600, 300)),
        Table(DAILY_RUN, later("Daily run"), (5000, 4000, 3200, 2500, 2000, 1500, 1100, 800, 500, 250)),
        Table(PUZZLE_STREAK, later("Puzzle streak"), (25, 21, 18, 15, 12, 10, 8, 6, 4, 2)),
        Table(ARENA, later("Arena"), (60, 50, 42, 35, 29, 23, 18, 13, 9, 5)),
    )
}


def counted(table: str, points: int) -> str:
    """Points with what they count: in the table of puzzle streaks, they are puzzles."""
    text = f"{points:,}"
    if table == PUZZLE_STREAK:
        return plural("{points} puzzle", "{points} puzzles", points, points=text)
    return plural("{points} point", "{points} points", points, points=text)


class Period(Enum):
    """Which scores count."""

    TODAY = later("Today")
    WEEK = later("This week")
    MONTH = later("This month")
    ALL_TIME = later("All time")

    def includes(self, then: str, today: str) -> bool:
        """Whether a day belongs to the period around today. A week begins on Monday."""
        if self is Period.TODAY:
            return then == today
        if self is Period.WEEK:
            return date.fromisoformat(then).isocalendar()[:2] == date.fromisoformat(today).isocalendar()[:2]
        return self is Period.ALL_TIME or then[:7] == today[:7]


def top(table: str, scores: Iterable[HighScore], period: Period, today: str) -> list[HighScore]:
    """The ten places of a table. Bots hold those that no person has taken in the period."""
    people = [score for score in scores if period.includes(score.date, today)]
    return _ranked([*people, *TABLES[table].first_scores()])[:PLACES]


def place(table: str, scores: Iterable[HighScore], period: Period, today: str, key: str) -> int | None:
    """The place, from 1, of the score with this key; None if it is not among the ten."""
    keys = [score.key for score in top(table, scores, period, today)]
    return keys.index(key) + 1 if key in keys else None


def with_high_score(scores: Sequence[HighScore], score: HighScore) -> tuple[HighScore, ...]:
    """The scores with a new one, unless its key is there already; without any that no table shows now."""
    if any(other.key == score.key for other in scores):
        return tuple(scores)
    return _worth_keeping((*scores, score))


def _ranked(scores: Iterable[HighScore]) -> list[HighScore]:
    """The highest points first; of equal ones, those that were there first."""
    return sorted(scores, key=lambda score: -score.points)


def _worth_keeping(scores: tuple[HighScore, ...]) -> tuple[HighScore, ...]:
    """The best of all time and of each day; if these are many, the best of all time and the latest."""
    days = sorted(scores, key=lambda score: score.date)
    best = set(_ranked(scores)[:PLACES])
    of_days = {e for _date, day in groupby(days, lambda score: score.date) for e in _ranked(day)[:PLACES]}
    kept = [score for score in scores if score in best or score in of_days]
    latest = set(kept[-(MOST - PLACES) :])
    return tuple(score for score in kept if score in best or score in latest)
