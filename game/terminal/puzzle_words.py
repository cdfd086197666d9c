"""What a person at the terminal reads about the puzzle modes."""

from game.core.words import _
from game.puzzles.daily import Daily
from game.puzzles.puzzle_progress import Mode, Progress, StreakStanding
from game.puzzles.rated import Rated
from game.puzzles.sentences import (
    comes_back,
    counts_as_missed,
    days_in_a_row,
    longest_streak,
    shared,
    streak_over,
)
from game.puzzles.streak import Streak
from game.puzzles.yours import Yours
from game.session.puzzle_session import PuzzleSession


def commands(mode: Mode) -> str:
    """The commands in every puzzle of a mode."""
    if mode.hints:
        return _(
            "Commands during a puzzle: help, hint, moves, skip, quit.\nPress Enter alone to see the board."
        )
    return _("Commands during a puzzle: help, moves, skip, quit.\nPress Enter alone to see the board.")


def help_words(mode: Mode) -> str:
    """What is asked in a mode, what help costs, and the commands."""
    if isinstance(mode, Streak):
        words = _(
            "Exactly one move wins here. The first mistake is forgiven, the second ends the streak.\n"
            "skip shows the solution: the first skip is free, any other counts as a mistake."
        )
    else:
        words = _(
            "Exactly one move wins here. A hint shows it, skip shows the solution:\nboth count as a miss."
        )
    return f"{words}\n{commands(mode)}"


def before_skip(mode: Mode, progress: Progress) -> str:
    """The question before a skip that is a mistake; empty before any other."""
    if not isinstance(mode, Streak) or progress.streak is None or progress.streak.skips:
        return ""
    if progress.streak.hearts:
        return _("Skip it? It costs a heart (yes, no)? ")
    return _("Skip it? The streak ends then (yes, no)? ")


def heading(mode: Mode, progress: Progress) -> str:
    """The line above a puzzle."""
    match mode:
        case Daily(day=day):
            return _("The puzzle of {day}.", day=day)
        case Streak() if progress.streak is not None:
            return _streak_heading(progress.streak)
        case Yours():
            return _("From one of your own games.")
        case _:
            return _("Your rating: {rating}.", rating=f"{progress.rating.value:,}")


def _streak_heading(streak: StreakStanding) -> str:
    left = _("Hearts: {hearts}, skips: {skips}.", hearts=streak.hearts, skips=streak.skips)
    if not streak.hearts:
        left = _("No mistake is forgiven any more. Skips: {skips}.", skips=streak.skips)
    return " ".join((_("Streak, puzzle {number}.", number=streak.number + 1), left))


def next_question(mode: Mode, progress: Progress) -> str:
    """The question before the next puzzle."""
    if isinstance(mode, Streak) and _has_ended(progress):
        return _("Next streak or quit (Enter: next)? ")
    return _("Next puzzle or quit (Enter: next)? ")


def _has_ended(progress: Progress) -> bool:
    """Whether the last streak is over."""
    return progress.streak is not None and progress.streak.over


def result(mode: Mode, session: PuzzleSession, before: Progress, after: Progress) -> str:
    """The lines below a puzzle that is over."""
    late = session.attempt.solved and not session.attempt.at_once
    missed = counts_as_missed() if late and not isinstance(mode, Streak) else ""
    return "\n".join(filter(None, (missed, _standing(mode, session, before, after))))


def _standing(mode: Mode, session: PuzzleSession, before: Progress, after: Progress) -> str:
    """What a puzzle that is over has changed in its mode, or its line to share."""
    match mode:
        case Daily(day=day):
            line = shared(session.puzzle, session.attempt, day)
            return "\n".join(filter(None, (days_in_a_row(after, day), line)))
        case Rated() if after.rating.puzzles > before.rating.puzzles:
            rating, gained = after.rating.value, after.rating.value - before.rating.value
            return _("Your rating: {rating} ({gained:+}).", rating=f"{rating:,}", gained=gained)
        case Streak():
            if after.streak is None or not after.streak.over:
                return ""
            return " ".join((streak_over(after.streak), longest_streak(after.longest)))
        case _:
            return "" if session.attempt.at_once else comes_back()
