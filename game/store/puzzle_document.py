"""A player's progress with puzzles as a document, and back."""

from collections.abc import Callable
from typing import TypeVar

from game.core.words import later
from game.puzzles.attempt import Attempt, Step
from game.puzzles.days import checked
from game.puzzles.elo import LEAST, Rating
from game.puzzles.progress import GAPS, MOST_RATINGS, Due, Progress, StreakStanding, Task
from game.puzzles.puzzle import MOST_RATING, rating_of
from game.store.documents import Fields, Format, Unreadable, Value, need, part, whole

NAME = "puzzles.json"
FORMAT = Format("gridlock puzzles", 1, later("What you have done with puzzles could not be read."))

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
        streak=None if streak is None else _streak(part(streak)),
        longest=whole(fields.get("longest streak")),
        tasks=_each(fields, "solving", _open_task),
    )


def _named(fields: Fields, name: str) -> list[tuple[str, object]]:
    return list(need(fields, name, dict).items())


def _each(fields: Fields, name: str, read: Callable[[Fields], T]) -> dict[str, T]:
    return {key: read(part(value)) for key, value in _named(fields, name)}


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise Unreadable("a puzzle is solved or not")
    return value


def _text(fields: Fields) -> str:
    """The line of a puzzle. Its moves are checked when it is shown."""
    text = need(fields, "puzzle", str)
    rating_of(text)  # raises PuzzleError
    return text


def _task_fields(task: Task) -> Fields:
    steps = [step.value for step in task.attempt.steps]
    tried = list(task.attempt.tried)
    return {"puzzle": task.text, "steps": steps, "tried": tried, "solved": task.attempt.solved}


def _task(fields: Fields) -> Task:
    steps = tuple(Step(step) for step in need(fields, "steps", list))
    solved = need(fields, "solved", bool)
    if Step.SKIP in steps[:-1] or (solved and steps[-1:] != (Step.RIGHT,)):
        raise Unreadable("the steps are in no order")
    return Task(_text(fields), Attempt(steps, solved, _tried(fields.get("tried", []))))


def _tried(values: object) -> tuple[str, ...]:
    """The wrong moves that were tried; a document of an earlier version does not name them."""
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise Unreadable("the moves that were tried are a list of texts")
    return tuple(values)


def _open_task(fields: Fields) -> Task:
    task = _task(fields)
    if task.attempt.over:
        raise Unreadable("nothing is left to solve")
    return task


def _due_fields(due: Due) -> Fields:
    return {"puzzle": due.text, "since": due.since, "came back": due.stage}


def _due(fields: Fields) -> Due:
    stage = whole(fields.get("came back"), beyond=len(GAPS))
    return Due(_text(fields), checked(need(fields, "since", str)), stage)


def _rating(fields: Fields) -> Rating:
    return Rating(whole(fields.get("value"), LEAST, MOST_RATING + 1), whole(fields.get("puzzles")))


def _ratings(values: object) -> tuple[int, ...]:
    """The latest ratings; a document of an earlier version has none."""
    if not isinstance(values, list):
        raise Unreadable("the ratings are a list")
    return tuple(whole(value, LEAST, MOST_RATING + 1) for value in values)[-MOST_RATINGS:]


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
        seed=whole(fields.get("seed")),
        number=whole(fields.get("number")),
        solved=whole(fields.get("solved")),
        hearts=whole(fields.get("hearts")),
        skips=whole(fields.get("skips")),
        over=need(fields, "over", bool),
    )
