"""One line of text about a daily puzzle, to be shared: it gives nothing away."""

from game.core.words import _
from game.puzzles.attempt import Attempt, Step
from game.puzzles.puzzle import Puzzle

MARKS = {Step.RIGHT: "✓", Step.WRONG: "✗", Step.HINT: "?", Step.SKIP: "-"}


def shared(puzzle: Puzzle, attempt: Attempt, day: str) -> str:
    """`GridLock Arcade 2026-02-14 · Siege 1480 · ✗✓✓`"""
    return _(
        "GridLock Arcade {day} · {name} {rating} · {marks}",
        day=day,
        name=puzzle.setup.variant.name,
        rating=puzzle.rating,
        marks="".join(MARKS[step] for step in attempt.steps),
    )
