"""What a player has done with all puzzles, as a value, and the rating that follows from it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol

from game.puzzles.attempt import Attempt
from game.puzzles.days import days_after

# How many of the latest ratings are remembered.
MOST_RATINGS = 60
# The days after which a puzzle that was missed comes back.
GAPS = (1, 3, 7)


FIRST_RATING = 1000
LEAST_RATING = 100
# How far one result can move a rating: from the first puzzle on, from the 20th, from the 100th.
RATING_STEPS = ((100, 16), (20, 24), (0, 40))
SPREAD = 400


@dataclass(frozen=True)
class Rating:
    """The rating, and the number of puzzles that it rests on."""

    value: int = FIRST_RATING
    puzzles: int = 0

    @property
    def step(self) -> int:
        """The most that the next result can add or take."""
        return next(step for puzzles, step in RATING_STEPS if self.puzzles >= puzzles)

    def after(self, puzzle: int, *, solved: bool) -> "Rating":
        """The rating after a puzzle of another rating."""
        expected = 1 / (1 + 10 ** ((puzzle - self.value) / SPREAD))
        value = self.value + self.step * (int(solved) - expected)
        return Rating(max(LEAST_RATING, round(value)), self.puzzles + 1)


@dataclass(frozen=True)
class Task:
    """A puzzle that is being solved."""

    text: str
    attempt: Attempt = field(default_factory=Attempt)


@dataclass(frozen=True)
class Due:
    """A puzzle that comes back: for the first time after one day, then after three, then after seven."""

    text: str
    since: str  # the day on which it was shown last
    stage: int = 0  # how often it has come back and was solved

    def is_due(self, day: str) -> bool:
        """Whether it is due on a day; also if that lies before the last one: the clock was changed."""
        return day < self.since or day >= days_after(self.since, GAPS[self.stage])

    def solved(self, day: str) -> "Due | None":
        """The puzzle with the next time at which it comes back; None if it does not any more."""
        return replace(self, since=day, stage=self.stage + 1) if self.stage + 1 < len(GAPS) else None

    def missed(self, day: str) -> "Due":
        return replace(self, since=day, stage=0)


@dataclass(frozen=True)
class StreakStanding:
    """Where a streak stands. It ends with the mistake for which no heart is left."""

    seed: int
    number: int = 0  # of puzzles behind the player
    solved: int = 0
    hearts: int = 1  # how many more mistakes are forgiven
    skips: int = 1
    over: bool = False


@dataclass(frozen=True)
class Progress:
    """Everything that is kept about a player's puzzles. A clock that is wrong cannot spoil any of it."""

    days: Mapping[str, Task] = field(default_factory=dict)  # the daily puzzles, by day
    rating: Rating = field(default_factory=Rating)
    ratings: tuple[int, ...] = ()  # the latest values of the rating, in order
    tried: Mapping[str, bool] = field(default_factory=dict)  # by name: solved at the first attempt
    returning: Mapping[str, Due] = field(default_factory=dict)  # by name: those that were missed
    yours: Mapping[str, Due] = field(default_factory=dict)  # by name: those of the player's own games
    streak: StreakStanding | None = None  # the latest one
    longest: int = 0  # the most puzzles solved in a streak
    tasks: Mapping[str, Task] = field(default_factory=dict)  # by mode: what is being solved, except the daily

    @property
    def curve(self) -> tuple[int, ...]:
        """The latest ratings, after that of a new player if no older ones have been forgotten."""
        whole = len(self.ratings) == self.rating.puzzles
        return (FIRST_RATING, *self.ratings) if whole else self.ratings


class Mode(Protocol):
    """A puzzle mode. Every method is pure: what it returns is to be kept before it is shown."""

    @property
    def hints(self) -> bool:
        """Whether there are hints."""

    def begin(self, progress: Progress) -> Progress:
        """Choose the next puzzle, unless one is being solved."""

    def task(self, progress: Progress) -> Task | None:
        """The puzzle that is being solved; None if there is none to solve now."""

    def keep(self, progress: Progress, task: Task) -> Progress:
        """Take note of a further step. Nothing changes if another cabinet has gone on with the puzzle."""


def with_task(progress: Progress, mode: str, task: Task | None) -> Progress:
    """The progress with another puzzle being solved in a mode, or none."""
    others = {name: each for name, each in progress.tasks.items() if name != mode}
    return replace(progress, tasks=others if task is None else {**others, mode: task})


def goes_on(kept: Task | None, task: Task) -> bool:
    """Whether a task is what is kept, some steps later."""
    return kept is not None and kept.text == task.text and task.attempt.follows(kept.attempt)


def with_due(dues: Mapping[str, Due], name: str, due: Due | None) -> dict[str, Due]:
    """The puzzles that come back with another one, or without it."""
    others = {each: other for each, other in dues.items() if each != name}
    return others if due is None else {**others, name: due}
