"""Keeps puzzles while they are solved, and enters a streak that is over into its table."""

from collections.abc import Mapping

from game.core.variant import Variant
from game.puzzles.attempt import Step
from game.puzzles.progress import Mode, Progress, StreakStanding, Task
from game.puzzles.puzzle import PuzzleError, read
from game.puzzles.streak import Streak
from game.records.book import Book
from game.records.tables import PUZZLE_STREAK, HighScore
from game.session.puzzle_session import PuzzleSession
from game.store.calendar import today
from game.store.folder import Folder
from game.store.puzzle_book import PuzzleBook
from game.store.records import Records


class PuzzleKeeper:
    """Between two calls, the book is all there is: after a kill, `begin` goes on from it."""

    def __init__(
        self, folder: Folder, book: PuzzleBook, records: Records, games: Mapping[str, Variant]
    ) -> None:
        self._folder = folder
        self._book = book
        self._records = records
        self._games = games

    @property
    def progress(self) -> Progress:
        return self._book.progress

    def begin(self, mode: Mode) -> PuzzleSession | None:
        """The puzzle to solve in a mode; None if there is none. It may be over already.

        One that cannot be read is passed over, and the player reads why.
        """
        self._enter_streak(mode)  # the program was killed before
        while (task := mode.task(self._book.change(mode.begin))) is not None:
            try:
                session = PuzzleSession(read(task.text, self._games), task.attempt, hints=mode.hints)
            except PuzzleError as error:  # a person has changed it
                self._folder.notify(str(error))
                if task.attempt.over:
                    return None
                self._pass_over(mode, task)
                continue
            if session.task != task:  # nothing was left to find in it
                self.keep(mode, session)
            return session
        return None

    def _pass_over(self, mode: Mode, task: Task) -> None:
        skipped = Task(task.text, task.attempt.with_step(Step.SKIP))
        self._book.change(lambda progress: mode.keep(progress, skipped))

    def keep(self, mode: Mode, session: PuzzleSession) -> None:
        """Keep a further step. Show what it led to only when it is on the disk."""
        task = session.task
        self._book.change(lambda progress: mode.keep(progress, task))
        self._enter_streak(mode)

    def goes_on(self, mode: Mode, session: PuzzleSession) -> bool:
        """Whether a puzzle is still to be solved: it is not over, nor is the streak that it belongs to."""
        task = mode.task(self.progress)
        return not session.attempt.over and task is not None and task.text == session.puzzle.text

    # The table of streaks

    @property
    def streak(self) -> StreakStanding | None:
        """The last streak, if it is over and has points for its table."""
        streak = self.progress.streak
        return streak if streak is not None and streak.over and streak.solved else None

    def _enter_streak(self, mode: Mode) -> None:
        """Enter a streak that is over into its table, once."""
        if isinstance(mode, Streak) and self.streak is not None:
            streak, day = self.streak, today()
            self._records.change(lambda book: _after_streak(book, streak, day))


def streak_key(streak: StreakStanding) -> str:
    """What distinguishes the score of a streak from all others."""
    return f"streak {streak.seed}"


def _after_streak(book: Book, streak: StreakStanding, day: str) -> Book:
    key = streak_key(streak)
    if key in book.ended:
        return book
    ended = book.after_end(PUZZLE_STREAK, key, cleared=False)
    return ended.with_high_score(PUZZLE_STREAK, HighScore(book.initials, streak.solved, day, key))
