"""A player's progress with puzzles as a document, and back."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from game.core.words import later
from game.puzzles.attempt import Attempt, Step
from game.puzzles.days import checked
from game.puzzles.elo import LEAST, Rating
from game.puzzles.progress import GAPS, MOST_RATINGS, Due, Progress, StreakStanding, Task
from game.puzzles.puzzle import MOST_RATING, rating_of
from game.store.documents import Fields, Format, Unreadable, Value, need

NAME = "puzzles.json"
FORMAT = Format("gridlock puzzles", 1, later("What you have done with puzzles could not be read."))
MOST = 2**64

T = TypeVar("T")


def fields_of(progress: Progress) -> Fields:
    """The fields of the document."""
    streak: Value = None if progress.streak is None else _streak_fields(progress.streak)
    return {
        "rating": {"value": progress.rating.value, "puzzles": progress.rating.puzzles},
        "ratings": list(progress.ratings),
        "longest streak": progress.longest,
        "streak": streak,
        "solving": {mode: _task_fields(task) for mode, task in progress.tasks.items()},
        "daily": {day: _task_fields(task) for day, task in progress.days.items()},
        "missed": {name: _due_fields(due) for name, due in progress.returning.items()},
        "yours": {name: _due_fields(due) for name, due in progress.yours.items()},
        "solved at once": dict(progress.tried),
    }


def progress_of(fields: Fields) -> Progress:
    """The progress of a document; that of a new player if there are no fields. Raises ValueError."""
    if not fields:
        return Progress()
    streak = fields.get("streak")
    return Progress(
        days={checked(day): task for day, task in _each(fields, "daily", _task).items()},
        rating=_rating(need(fields, "rating", dict)),
        ratings=_ratings(fields.get("ratings", [])),
        tried={name: _flag(solved) for name, solved in _named(fields, "solved at once")},
        returning=_each(fields, "missed", _due),
        yours=_each(fields, "yours", _due),
        streak=None if streak is None else _streak(_inner(streak)),
        longest=_count(fields, "longest streak"),
        tasks=_each(fields, "solving", _open_task),
    )


def _named(fields: Fields, name: str) -> list[tuple[str, object]]:
    return list(need(fields, name, dict).items())


def _each(fields: Fields, name: str, read: Callable[[Fields], T]) -> dict[str, T]:
    return {key: read(_inner(value)) for key, value in _named(fields, name)}


def _inner(value: object) -> Fields:
    if not isinstance(value, Mapping):
        raise Unreadable("a part of the document has no fields")
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise Unreadable("a puzzle is solved or not")
    return value


def _count(fields: Fields, name: str, least: int = 0, most: int = MOST) -> int:
    count = need(fields, name, int)
    if not least <= count < most:
        raise Unreadable(f"{name} is out of range")
    return count


def _text(fields: Fields) -> str:
    """The line of a puzzle. Its moves are checked when it is shown."""
    text = need(fields, "puzzle", str)
    rating_of(text)  # raises PuzzleError
    return text


def _task_fields(task: Task) -> Fields:
    steps = [step.value for step in task.attempt.steps]
    return {"puzzle": task.text, "steps": steps, "solved": task.attempt.solved}


def _task(fields: Fields) -> Task:
    steps = tuple(Step(step) for step in need(fields, "steps", list))
    solved = need(fields, "solved", bool)
    if Step.SKIP in steps[:-1] or (solved and steps[-1:] != (Step.RIGHT,)):
        raise Unreadable("the steps are in no order")
    return Task(_text(fields), Attempt(steps, solved))


def _open_task(fields: Fields) -> Task:
    task = _task(fields)
    if task.attempt.over:
        raise Unreadable("nothing is left to solve")
    return task


def _due_fields(due: Due) -> Fields:
    return {"puzzle": due.text, "since": due.since, "came back": due.stage}


def _due(fields: Fields) -> Due:
    stage = _count(fields, "came back", most=len(GAPS))
    return Due(_text(fields), checked(need(fields, "since", str)), stage)


def _rating(fields: Fields) -> Rating:
    return Rating(_count(fields, "value", LEAST, MOST_RATING + 1), _count(fields, "puzzles"))


def _ratings(values: object) -> tuple[int, ...]:
    """The latest ratings; a document of an earlier version has none."""
    if not isinstance(values, list) or not all(type(value) is int for value in values):
        raise Unreadable("the ratings are numbers")
    if not all(LEAST <= value <= MOST_RATING for value in values):
        raise Unreadable("a rating is out of range")
    return tuple(values[-MOST_RATINGS:])


def _streak_fields(streak: StreakStanding) -> Fields:
    return {
        "seed": streak.seed,
        "number": streak.number,
        "solved": streak.solved,
        "hearts": streak.hearts,
        "skips": streak.skips,
        "over": streak.over,
    }


def _streak(fields: Fields) -> StreakStanding:
    return StreakStanding(
        seed=_count(fields, "seed"),
        number=_count(fields, "number"),
        solved=_count(fields, "solved"),
        hearts=_count(fields, "hearts"),
        skips=_count(fields, "skips"),
        over=need(fields, "over", bool),
    )
