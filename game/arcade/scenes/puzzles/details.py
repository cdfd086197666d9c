"""What awaits the player in a puzzle mode, as the page of the puzzles shows it."""

from dataclasses import replace
from functools import lru_cache

from game.arcade.draw.frame import Frame
from game.arcade.sentences import puzzle_words
from game.arcade.shell.context import Context
from game.arcade.views.floating_board import FloatingBoard
from game.arcade.views.puzzles.detail import Day, PuzzleDetail
from game.arcade.views.renderers import renderer_of
from game.core.match import Match
from game.core.words import _, plural
from game.puzzles.attempt import Step
from game.puzzles.daily import Daily, is_open
from game.puzzles.days import DAYS_OF_A_WEEK, days_after, weekday
from game.puzzles.puzzle import Puzzle
from game.puzzles.puzzle_progress import Mode, Progress, Task
from game.puzzles.rated import Rated
from game.puzzles.streak import Streak
from game.puzzles.yours import Yours


def detail_of(
    context: Context, mode: Mode, progress: Progress, task: Task | None, *, has_past_games: bool
) -> PuzzleDetail:
    """The puzzle that comes next, or what is known instead."""
    match mode:
        case Rated():
            return _rating(progress)
        case Streak() if progress.streak is None or progress.streak.over:
            count = progress.longest
            words = plural("puzzle in one streak", "puzzles in one streak", count)
            return PuzzleDetail(_("Your longest"), number=str(count), words=words, streak=True, lights=count)
        case Yours() if task is None:
            return _own(progress, has_past_games=has_past_games)
    puzzle = None if task is None else puzzle_words.puzzle_of(task.text)
    if task is None or puzzle is None:
        return PuzzleDetail("")
    detail = PuzzleDetail(_heading(puzzle), _board(context, puzzle))
    if isinstance(mode, Streak) and progress.streak is not None:
        return replace(detail, lights=progress.streak.solved)
    return _with_week(detail, mode, progress, task, puzzle) if isinstance(mode, Daily) else detail


def _rating(progress: Progress) -> PuzzleDetail:
    """The rating over time, or the first one."""
    value, count = f"{progress.rating.value:,}", progress.rating.puzzles
    if len(progress.curve) > 1:
        return PuzzleDetail(_("Your rating: {rating}", rating=value), curve=progress.curve)
    words = plural("after {count} puzzle", "after {count} puzzles", count)
    if not count:
        words = _("It rises when you solve at the first attempt. A mistake, a hint or a skip lowers it.")
    return PuzzleDetail(_("Your rating"), number=value, words=words)


def _own(progress: Progress, *, has_past_games: bool) -> PuzzleDetail:
    """How many puzzles of the player's own games there are, none of them for today, or how to get some."""
    count = len(progress.yours)
    if count:
        words = plural("puzzle from your own games", "puzzles from your own games", count)
        return PuzzleDetail(_("None for today"), number=str(count), words=words)
    words = _("Review a past game.") if has_past_games else _("Play a game, and review it when it is over.")
    return PuzzleDetail(_("None yet"), words=words, piece=True)


def _heading(puzzle: Puzzle) -> str:
    game, difficulty = puzzle.setup.variant.name, puzzle_words.difficulty(puzzle.rating)
    return _("{game}, {difficulty}", game=game, difficulty=difficulty)


def _board(context: Context, puzzle: Puzzle) -> FloatingBoard:
    variant = puzzle.setup.variant
    theme = context.theme.tinted(variant.accent)
    return FloatingBoard(renderer_of(puzzle.setup, theme), _frame(puzzle), context.layout.small)


@lru_cache(maxsize=16)
def _frame(puzzle: Puzzle) -> Frame:
    """The position, always as the same value: then it is drawn once."""
    match: Match = puzzle.match()
    return Frame(match.start, tuple(match.plies))


def _with_week(
    detail: PuzzleDetail, mode: Daily, progress: Progress, task: Task, puzzle: Puzzle
) -> PuzzleDetail:
    """The same with the days of the week, and the line to share once the puzzle is over."""
    monday = days_after(mode.day, -weekday(mode.day))
    days = [days_after(monday, number) for number in range(DAYS_OF_A_WEEK)]
    week = tuple(_day(day, progress, is_today=day == mode.day) for day in days)
    if not task.attempt.over:
        return PuzzleDetail(detail.heading, detail.board, week=week)
    return PuzzleDetail(
        detail.heading,
        detail.board,
        week=week,
        line=puzzle_words.line_without_marks(puzzle, mode.day),
        steps=task.attempt.steps,
    )


def _day(day: str, progress: Progress, *, is_today: bool) -> Day:
    mark = None
    if not is_open(progress.days, day):
        mark = Step.RIGHT if progress.days[day].attempt.at_once else Step.WRONG
    return Day(puzzle_words.weekday(day)[:1], mark, is_today and mark is None)
