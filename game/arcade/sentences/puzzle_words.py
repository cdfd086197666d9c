"""What the screen says about puzzles and their modes."""

from datetime import date
from functools import lru_cache

from game import catalogue
from game.arcade.draw.text import capital
from game.arcade.sentences.history_words import MONTHS
from game.core.rules import Names
from game.core.words import _, later, plural
from game.puzzles.attempt import Attempt
from game.puzzles.daily import Daily
from game.puzzles.practice import Practice
from game.puzzles.puzzle import Puzzle, PuzzleError, read
from game.puzzles.puzzle_progress import Mode, Progress, StreakStanding
from game.puzzles.rated import Rated
from game.puzzles.sentences import (
    before_hint,
    comes_back,
    costs_nothing,
    counts_as_missed,
    days_in_a_row,
    longest_streak,
    shared,
    solved,
    streak_over,
)
from game.puzzles.streak import MOST_PUZZLES, Streak
from game.puzzles.yours import Yours
from game.session.puzzle_session import PuzzleSession

WEEKDAYS = (
    later("Monday"),
    later("Tuesday"),
    later("Wednesday"),
    later("Thursday"),
    later("Friday"),
    later("Saturday"),
    later("Sunday"),
)
# What puzzles with a rating below this are called, and what all others are.
DIFFICULTIES = ((1050, later("easy")), (1300, later("medium")), (1500, later("hard")))
HARDEST = later("very hard")


def weekday(day: str) -> str:
    return _(WEEKDAYS[date.fromisoformat(day).weekday()])


def date_of(day: str) -> str:
    """A day as it is said, such as Thursday, 19 November."""
    then = date.fromisoformat(day)
    month = _(MONTHS[then.month - 1])
    return _("{weekday}, {day} {month}", weekday=weekday(day), day=then.day, month=month)


def difficulty(rating: int) -> str:
    """How hard a puzzle is, in a word or two."""
    return _(next((words for most, words in DIFFICULTIES if rating < most), HARDEST))


@lru_cache(maxsize=32)
def puzzle_of(text: str) -> Puzzle | None:
    """The puzzle of a line; None if it cannot be read."""
    try:
        return read(text, catalogue.games())
    except PuzzleError:
        return None


# On the page of the puzzles


def way(mode: Mode) -> str:
    """The name of a puzzle mode."""
    if isinstance(mode, Practice):
        return _("Practice {game}", game=catalogue.games()[mode.slug].name)
    return mode_name(mode)


def state(mode: Mode, progress: Progress) -> str:
    """How the player stands in it, in a few words."""
    match mode:
        case Daily():
            return _state_of_day(mode, progress)
        case Streak() if progress.streak is not None and not progress.streak.over:
            return _("Puzzle {number}", number=progress.streak.number + 1)
        case Streak():
            return _("Longest: {count}", count=progress.longest) if progress.longest else _("New")
        case Rated():
            return _("Your rating: {rating}", rating=f"{progress.rating.value:,}")
        case Yours() if not progress.yours:
            return _("None yet")
        case Yours():
            due = sum(due.is_due(mode.day) for due in progress.yours.values())
            return plural("{count} for today", "{count} for today", due) if due else _("None for today")
        case Practice():
            return _("Puzzle {number} of {count}", number=mode.number(progress), count=mode.count)
        case _:
            return ""


def _state_of_day(mode: Daily, progress: Progress) -> str:
    task = mode.task(progress)
    if task is None:
        return _("New")
    if not task.attempt.over:
        return _("Continue")
    return _("Solved") if task.attempt.at_once else _("Missed")


def about(mode: Mode, progress: Progress) -> str:
    """A puzzle mode in a sentence or two."""
    match mode:
        case Daily(day=day):
            words = _("One puzzle a day, easy on Mondays and hard on Sundays.")
            return " ".join(filter(None, (words, days_in_a_row(progress, day))))
        case Streak():
            words = _("Ever harder puzzles, with one heart and one skip.")
            return f"{words} {longest_streak(progress.longest)}" if progress.longest else words
        case Rated():
            return _("Puzzles of all games, about as hard as you are strong. The first attempt counts.")
        case Yours() if not progress.yours:
            return _("Mistakes that a review finds in your games come back here as puzzles.")
        case Yours():
            return _("Positions from your own games where you threw the win away.")
        case _:
            return _("From the easiest to the hardest. Nothing counts here.")


def line_without_marks(puzzle: Puzzle, day: str) -> str:
    """The line to share, up to its marks."""
    return shared(puzzle, Attempt(), day).rstrip(" ·")


# Above the board, and beside it


def mode_name(mode: Mode) -> str:
    match mode:
        case Daily():
            return _("Daily")
        case Streak():
            return _("Streak")
        case Rated():
            return _("Rated")
        case Yours():
            return _("Yours")
        case _:
            return _("Practice")


def which(mode: Mode, progress: Progress) -> str:
    """Which puzzle of the mode is being solved; "" if there is nothing to say."""
    match mode:
        case Daily(day=day):
            return date_of(day)
        case Streak() if progress.streak is not None:
            return _("Puzzle {number} of {count}", number=progress.streak.number + 1, count=MOST_PUZZLES)
        case Yours():
            return _("From your own game")
        case Practice():
            return _("Puzzle {number} of {count}", number=mode.number(progress), count=mode.count)
        case Rated():
            return _("Puzzle {number}", number=progress.rating.puzzles + 1)
        case _:
            return _("Once more")


def rating(session: PuzzleSession) -> str:
    """How hard a puzzle is, as a line of its own."""
    return capital(difficulty(session.puzzle.rating))


def standing(mode: Mode, before: Progress, now: Progress) -> str:
    """How the player stands in the mode, with what the puzzle has changed."""
    match mode:
        case Daily(day=day):
            return days_in_a_row(now, day)
        case Streak():
            return _("Solved: {count}", count=now.streak.solved if now.streak else 0)
        case Rated():
            value, gained = f"{now.rating.value:,}", now.rating.value - before.rating.value
            if now.rating.puzzles > before.rating.puzzles:
                return _("You: {rating} ({gained:+})", rating=value, gained=gained)
            return _("You: {rating}", rating=value)
        case _:
            return ""


def task(session: PuzzleSession) -> str:
    """What is asked."""
    name = session.match.rules.player_name(session.player)
    return _("{name}: find the only move that wins", name=name)


# After a move


def cost(mode: Mode, before: Progress, now: Progress, *, first: bool) -> str:
    """What a wrong move has cost, as a sentence; "" if nothing. `first` says whether it is the first one."""
    match mode:
        case Streak() if now.streak is not None:
            return _streak_cost(before.streak, now.streak)
        case Daily() if first:
            return counts_as_missed()
        case Rated() if now.rating != before.rating:
            gained = now.rating.value - before.rating.value
            return _("Rating: {gained:+}.", gained=gained)
        case Rated() | Yours() if first:
            return comes_back()
        case _:
            return ""


def _streak_cost(before: StreakStanding | None, now: StreakStanding) -> str:
    if now.over:
        return _("The streak is over.")
    return _("It costs the heart.") if before is not None and now.hearts < before.hearts else ""


def before_skip(mode: Mode, session: PuzzleSession, progress: Progress) -> str:
    """What a skip would cost, to be said before it is made; "" if nothing."""
    if isinstance(mode, Streak) and progress.streak is not None:
        if progress.streak.skips:
            return _("Skip this puzzle? You have one skip. Press again.")
        return (
            _("Skip it? It costs a heart. Press again.")
            if progress.streak.hearts
            else _("Skip it? The streak ends then. Press again.")
        )
    if costs_nothing(mode, session.attempt):
        return ""
    return _("See the answer? The puzzle is missed then. Press again.")


def warning_before_hint(mode: Mode, session: PuzzleSession) -> str:
    """What a hint would cost, and how to get it all the same; "" if nothing."""
    cost = before_hint(mode, session.attempt)
    return " ".join((cost, _("Press again."))) if cost else ""


def found(session: PuzzleSession) -> str:
    """A right move, which the opponent answers unless they have to pass."""
    skipped = session.match.plies[-1].skipped
    if skipped is None:
        return _("Right: nothing else wins. Go on.")
    return " ".join((_("Right: nothing else wins."), session.match.rules.skip_words(skipped)))


def gives_away(session: PuzzleSession) -> str:
    """A wrong move, and its refutation as far as it stands on the board."""
    rules, plies = session.match.rules, session.match.plies
    wrong, *after = plies[len(session.puzzle.moves) + session.made_right :]
    move = capital(rules.move_words(wrong.move))
    if session.match.over:
        why = rules.why_over(session.match.position, Names(you=session.player))
        return _("{move} gives the win away: {why}", move=move, why=why)
    if wrong.skipped is not None:
        return _("{move} gives the win away: {why}", move=move, why=rules.skip_words(wrong.skipped))
    if not after:
        return _("{move} gives the win away.", move=move)
    last = after[-1]
    name, reply = rules.player_name(last.player), rules.move_words(last.move)
    if len(after) == 1:
        words = _("{move} gives the win away: {name} answers {reply}.", move=move, name=name, reply=reply)
    else:
        words = _("It goes on: {name} answers {reply}.", name=name, reply=reply)
    if last.skipped is None:
        return words
    return " ".join((words, _("Player {player} has to pass.", player=last.skipped)))


# When it is over


def call(mode: Mode, session: PuzzleSession, progress: Progress) -> str:
    """The result in a few words."""
    if isinstance(mode, Streak) and progress.streak is not None and progress.streak.over:
        return streak_over(progress.streak).removesuffix(".")
    if not session.attempt.over:
        return _("Solved elsewhere")
    if not session.attempt.solved:
        return _("This was the answer")
    return solved(session.attempt)


def reason(mode: Mode, session: PuzzleSession, before: Progress, now: Progress) -> str:
    """What the result means in the mode, as a sentence."""
    match mode:
        case Streak() if now.streak is not None and now.streak.over:
            return longest_streak(now.longest)
        case Daily(day=day):
            return days_in_a_row(now, day) or _("Another one comes tomorrow.")
        case Rated() if now.rating.puzzles > before.rating.puzzles:
            value, gained = f"{now.rating.value:,}", now.rating.value - before.rating.value
            return _("Your rating: {rating} ({gained:+}).", rating=value, gained=gained)
        case Rated() | Yours() if not session.attempt.at_once:
            return comes_back()
        case _:
            return _("Nothing else wins.")
