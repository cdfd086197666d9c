"""The puzzle book: a player's progress with puzzles as a document, kept after every step."""

from collections.abc import Callable, Mapping

from game.core.variant import Variant
from game.core.words import later
from game.puzzles.attempt import Attempt, Step
from game.puzzles.puzzle import MOST_RATING, PuzzleError, rating_of, read
from game.puzzles.puzzle_progress import (
    GAPS,
    LEAST_RATING,
    MOST_RATINGS,
    Due,
    Mode,
    Progress,
    Rating,
    StreakStanding,
    Task,
)
from game.puzzles.streak import Streak
from game.records.book import Book
from game.records.tables import PUZZLE_STREAK, HighScore
from game.session.puzzle_session import PuzzleSession
from game.store.background import Background
from game.store.calendar import today
from game.store.codec import DAY, FLAG, TEXT, WHOLE, Codec, Field, by_name, composed, listed, optional, whole
from game.store.documents import Format, SharedDocument
from game.store.folder import Folder
from game.store.records import Records

NAME = "puzzles.json"
FORMAT = Format("gridlock puzzles", 1, later("What you have done with puzzles could not be read."))
Change = Callable[[Progress], Progress]


def _line(value: object) -> str:
    """The line of a puzzle. Its moves are checked when it is shown."""
    line = TEXT.read(value)
    rating_of(line)  # raises PuzzleError
    return line


def _are_in_order(attempt: Attempt) -> bool:
    skipped_before = Step.SKIP in attempt.steps[:-1]
    return not skipped_before and (not attempt.solved or attempt.steps[-1:] == (Step.RIGHT,))


LINE = Field(Codec(_line), "puzzle")
ATTEMPT = composed(
    Attempt,
    steps=listed(Codec(Step, lambda step: step.value)),
    tried=Field(listed(TEXT), "tried", default=()),
    solved=FLAG,
).where(_are_in_order, "the steps are in no order")
TASK = composed(Task, text=LINE, attempt=Field(ATTEMPT, is_flat=True))
OPEN_TASK = TASK.where(lambda task: not task.attempt.over, "nothing is left to solve")
DUE = composed(Due, text=LINE, since=DAY, stage=Field(whole(beyond=len(GAPS)), "came back"))
RATING = whole(LEAST_RATING, MOST_RATING + 1)
RATINGS = listed(RATING)
PROGRESS = composed(
    Progress,
    rating=composed(Rating, value=RATING, puzzles=WHOLE),
    ratings=Field(
        Codec(lambda values: RATINGS.read(values)[-MOST_RATINGS:], RATINGS.write), "ratings", default=()
    ),
    longest=Field(WHOLE, "longest streak"),
    streak=optional(
        composed(StreakStanding, seed=WHOLE, number=WHOLE, solved=WHOLE, hearts=WHOLE, skips=WHOLE, over=FLAG)
    ),
    tasks=Field(by_name(OPEN_TASK), "solving"),
    days=Field(by_name(TASK, DAY), "daily"),
    returning=Field(by_name(DUE), "missed"),
    yours=by_name(DUE),
    tried=Field(by_name(FLAG), "solved at once"),
)


class PuzzleBook:
    """Every change is made to what is on the disk then, so that two cabinets do not undo each other's."""

    def __init__(self, folder: Folder, background: Background) -> None:
        self._document = SharedDocument(folder, background, NAME, FORMAT, PROGRESS, Progress())
        self._document.latest()

    @property
    def progress(self) -> Progress:
        """The progress with all changes, also those that are still being written."""
        return self._document.value

    def change(self, change: Change) -> Progress:
        """Make a change. It is written in the background."""
        self._document.change(change)
        return self.progress

    def forget(self) -> None:
        """Everything is gone from the disk."""
        self._document.forget()


class PuzzleKeeper:
    """Keeps puzzles while they are solved, and enters a streak that is over into its table.

    Between two calls, the book is all there is: after a kill, `begin` goes on from it.
    """

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
