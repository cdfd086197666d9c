"""The daily puzzle: the same for everyone on the same day, easy on Mondays and hard on Sundays."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256

from game.puzzles.days import DAYS_OF_A_WEEK, days_after, week, weekday
from game.puzzles.pack import Entry, Packs
from game.puzzles.puzzle_progress import Progress, Task, goes_on


def of_day(packs: Packs, day: str) -> Entry | None:
    """The puzzle of a day; None if no game has any.

    Those of the editions up to that day fall into seven classes, one for each day of the week: by rating,
    within each game, so that every game comes on every weekday. The puzzles of a class follow each other week
    by week, in an order that has nothing to do with games and ratings.
    """
    known = packs.of()
    day_known = max(day, min((entry.since for entry in known), default=day))
    games = ([each for each in packs.of(slug) if each.since <= day_known] for slug in packs.slugs)
    of_weekday = [entry for game in games for entry in _class(game, weekday(day))]
    order = sorted(of_weekday or known[:1], key=_mixed)
    return order[week(day) % len(order)] if order else None


def _class(entries: list[Entry], number: int) -> list[Entry]:
    """One of seven classes of a game's puzzles, the easiest first."""
    entries.sort(key=lambda entry: (entry.rating, entry.text))
    start, end = (len(entries) * (number + more) // DAYS_OF_A_WEEK for more in (0, 1))
    return entries[start:end]


def _mixed(entry: Entry) -> str:
    return sha256(entry.text.encode()).hexdigest()


def row(days: Mapping[str, Task], today: str) -> int:
    """How many days in a row the daily puzzle was solved, up to today or, if it is not solved yet, yesterday.

    It is counted anew from the days each time, so that a clock that is wrong for a while cannot spoil it.
    """
    last = days_after(today, -1) if is_open(days, today) else today
    return next(back for back in range(len(days) + 1) if not _is_solved(days, days_after(last, -back)))


def is_open(days: Mapping[str, Task], day: str) -> bool:
    """Whether the puzzle of a day is still to be solved."""
    return day not in days or not days[day].attempt.over


def _is_solved(days: Mapping[str, Task], day: str) -> bool:
    return day in days and days[day].attempt.solved


@dataclass(frozen=True)
class Daily:
    """The mode: one puzzle a day, one attempt that counts."""

    packs: Packs
    day: str
    hints: bool = True

    def begin(self, progress: Progress) -> Progress:
        entry = of_day(self.packs, self.day)
        if entry is None or self.day in progress.days:
            return progress
        return self._with(progress, Task(entry.text))

    def task(self, progress: Progress) -> Task | None:
        """The puzzle of the day, also when it is solved."""
        return progress.days.get(self.day)

    def keep(self, progress: Progress, task: Task) -> Progress:
        return self._with(progress, task) if goes_on(self.task(progress), task) else progress

    def _with(self, progress: Progress, task: Task) -> Progress:
        return replace(progress, days={**progress.days, self.day: task})
