"""Sentences about the puzzle modes, for every front end, and the line about a daily puzzle to be shared."""

from game.core.words import _, plural
from game.puzzles.attempt import Attempt, Step
from game.puzzles.daily import row
from game.puzzles.practice import Again, Practice
from game.puzzles.puzzle import Puzzle
from game.puzzles.puzzle_progress import Mode, Progress, StreakStanding
from game.puzzles.rated import Rated
from game.puzzles.yours import Yours


def nothing_left(mode: Mode, progress: Progress) -> str:
    """Why there is no puzzle to solve now."""
    match mode:
        case Yours() if progress.yours:
            return _("None of your own puzzles is due today.")
        case Yours():
            return _(
                "There are none yet: mistakes that a review finds in your games become your own puzzles."
            )
        case Rated():
            return _("You have tried every puzzle. Those that you missed come back on later days.")
        case _:
            return _("There are no puzzles.")


def days_in_a_row(progress: Progress, day: str) -> str:
    """On how many days in a row the daily puzzle was solved; "" for fewer than two."""
    count = row(progress.days, day)
    return _("{count} days in a row.", count=count) if count > 1 else ""


def streak_over(streak: StreakStanding) -> str:
    """The streak is over, with this many puzzles."""
    return plural(
        "The streak is over: {count} puzzle.", "The streak is over: {count} puzzles.", streak.solved
    )


def longest_streak(longest: int) -> str:
    return _("Your longest: {longest}.", longest=longest)


def costs_nothing(mode: Mode, attempt: Attempt) -> bool:
    """Whether a hint or a skip costs nothing, because the mode does not count or the puzzle is decided."""
    return isinstance(mode, Practice | Again) or attempt.decided


def before_hint(mode: Mode, attempt: Attempt) -> str:
    """What a hint would cost, to be said before it is given; "" if nothing, or if there are none."""
    if not mode.hints or costs_nothing(mode, attempt):
        return ""
    return _("A hint counts as a miss.")


def solved(attempt: Attempt) -> str:
    """A puzzle was solved, at once or after a mistake or a hint."""
    return _("Solved") if attempt.at_once else _("Solved in the end")


def counts_as_missed() -> str:
    return _("The puzzle counts as missed.")


def comes_back() -> str:
    """A puzzle that was missed comes back."""
    return _("This puzzle comes back tomorrow.")


# The line to share: it gives nothing away

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
