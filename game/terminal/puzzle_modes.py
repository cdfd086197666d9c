"""What a person at the terminal reads about the puzzle modes."""

from game.core.words import _
from game.puzzles.daily import Daily
from game.puzzles.progress import Mode, Progress, Run
from game.puzzles.rated import Rated
from game.puzzles.sentences import comes_back, days_in_a_row, longest_streak, streak_over
from game.puzzles.sharing import shared
from game.puzzles.streak import Streak
from game.puzzles.yours import Yours
from game.session.puzzle_session import PuzzleSession


def heading(mode: Mode, progress: Progress) -> str:
    """The line above a puzzle."""
    match mode:
        case Daily(day=day):
            return _("The puzzle of {day}.", day=day)
        case Streak() if progress.run is not None:
            return _streak_heading(progress.run)
        case Yours():
            return _("From one of your own games.")
        case _:
            return _("Your rating: {rating}.", rating=progress.rating.value)


def _streak_heading(run: Run) -> str:
    left = _("Hearts: {hearts}, skips: {skips}.", hearts=run.hearts, skips=run.skips)
    return " ".join((_("Streak, puzzle {number}.", number=run.number + 1), left))


def next_question(mode: Mode, progress: Progress) -> str:
    """The question before the next puzzle."""
    if isinstance(mode, Streak) and _has_ended(progress):
        return _("Next streak or quit (Enter: next)? ")
    return _("Next puzzle or quit (Enter: next)? ")


def _has_ended(progress: Progress) -> bool:
    """Whether the last streak is over."""
    return progress.run is not None and progress.run.over


def result(mode: Mode, session: PuzzleSession, before: Progress, after: Progress) -> str:
    """The lines below a puzzle that is over."""
    match mode:
        case Daily(day=day):
            line = shared(session.puzzle, session.attempt, day)
            return "\n".join(filter(None, (days_in_a_row(after, day), line)))
        case Rated() if after.rating.puzzles > before.rating.puzzles:
            gained = after.rating.value - before.rating.value
            return _("Your rating: {rating} ({gained:+}).", rating=after.rating.value, gained=gained)
        case Streak():
            if after.run is None or not after.run.over:
                return ""
            return " ".join((streak_over(after.run), longest_streak(after.longest)))
        case _:
            return "" if session.attempt.at_once else comes_back()
