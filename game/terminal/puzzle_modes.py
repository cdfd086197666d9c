"""What a person at the terminal reads about the ways to be asked puzzles."""

from game.core.words import _, plural
from game.puzzles.daily import Daily, row
from game.puzzles.progress import Mode, Progress, Run
from game.puzzles.rated import Rated
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


def next_question(mode: Mode, progress: Progress) -> str:
    """The question before the next puzzle."""
    if isinstance(mode, Streak) and _has_ended(progress):
        return _("Next streak or quit (Enter: next)? ")
    return _("Next puzzle or quit (Enter: next)? ")


def _has_ended(progress: Progress) -> bool:
    """Whether the last streak is over."""
    return progress.run is not None and progress.run.over


def _streak_end(run: Run, longest: int) -> str:
    solved = plural("The streak is over: {count} puzzle.", "The streak is over: {count} puzzles.", run.solved)
    return " ".join((solved, _("Your longest: {longest}.", longest=longest)))


def result(mode: Mode, session: PuzzleSession, before: Progress, after: Progress) -> str:
    """The lines below a puzzle that is over."""
    match mode:
        case Daily(day=day):
            return "\n".join(filter(None, (_row(after, day), shared(session.puzzle, session.attempt, day))))
        case Rated() if after.rating.puzzles > before.rating.puzzles:
            gained = after.rating.value - before.rating.value
            return _("Your rating: {rating} ({gained:+}).", rating=after.rating.value, gained=gained)
        case Streak():
            return _streak_end(after.run, after.longest) if after.run and after.run.over else ""
        case _:
            return _again(session)


def _row(progress: Progress, day: str) -> str:
    count = row(progress.days, day)
    return _("{count} days in a row.", count=count) if count > 1 else ""


def _again(session: PuzzleSession) -> str:
    if session.attempt.at_once:
        return ""
    return _("This puzzle comes back tomorrow.")
