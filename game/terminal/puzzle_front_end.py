"""The puzzles of a mode, one after another, on this process's standard input and output."""

from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from game import catalogue
from game.core.words import _
from game.puzzles.daily import Daily
from game.puzzles.pack import found_packs
from game.puzzles.puzzle_progress import Mode
from game.puzzles.rated import Rated
from game.puzzles.sentences import before_hint, nothing_left
from game.puzzles.streak import Streak
from game.puzzles.yours import Yours
from game.records.tables import PUZZLE_STREAK
from game.seeds import fresh_seed
from game.session.puzzle_session import PuzzleSession
from game.store.background import Background
from game.store.calendar import today
from game.store.folder import Folder
from game.store.puzzle_book import PuzzleBook, PuzzleKeeper, streak_key
from game.store.records import Records
from game.terminal.adviser import Adviser
from game.terminal.console import Console, Quit, meant
from game.terminal.puzzle_dialogue import PuzzleDialogue, introduction, solution_words
from game.terminal.puzzle_words import before_skip, commands, heading, help_words, next_question, result
from game.terminal.signing import asked_initials, tell_table
from game.terminal.streams import standard_streams

# Makes the mode of each name, for a day.
MODES: dict[str, Callable[[str], Mode]] = {
    "daily": lambda day: Daily(found_packs(), day),
    "streak": lambda _day: Streak(found_packs(), fresh_seed()),
    "rated": lambda day: Rated(found_packs(), day),
    "yours": Yours,
}


def mode_named(name: str, day: str) -> Mode:
    """The mode of a name; the name of a game is that of its rated puzzles."""
    return MODES[name](day) if name in MODES else Rated(found_packs(), day, name)


def run(name: str, place: Callable[[], Path | None]) -> int:
    """Show puzzles in this process's terminal. What a person does there is kept in the folder `place`."""
    with standard_streams() as (source, out):
        kept = place() if source.isatty() and out.isatty() else None
        play(source, out, mode_named(name, today()), kept)
    return 0


def play(source: TextIO, out: TextIO, mode: Mode, place: Path | None) -> None:
    """Show the puzzles of a mode."""
    folder = Folder(place)
    console = Console(source, out, folder.take_notices)
    background = Background(folder)
    try:
        records = Records(folder, background)
        keeper = PuzzleKeeper(folder, PuzzleBook(folder, background), records, catalogue.games())
        PuzzleModeDialogue(console, keeper, records, background, mode).play()
    except Quit:
        console.remark(_("Goodbye."))
    except EOFError:
        console.tell(_("Goodbye."))
    finally:
        background.close(out)


class PuzzleModeDialogue:
    """Shows the puzzles of one mode until there are no more, or until the person has had enough."""

    def __init__(
        self, console: Console, keeper: PuzzleKeeper, records: Records, background: Background, mode: Mode
    ) -> None:
        self._console = console
        self._keeper = keeper
        self._records = records
        self._background = background
        self._mode = mode
        self._adviser = Adviser()

    def play(self) -> None:
        """Raises Quit if the person leaves."""
        self._console.remark(commands(self._mode))
        while True:
            session = self._keeper.begin(self._mode)
            self._background.settle()
            if session is None:
                self._console.tell_notices()
                self._console.tell(nothing_left(self._mode, self._keeper.progress))
                return
            self._ask(session)
            if isinstance(self._mode, Daily):
                return
            if self._mode.task(self._keeper.progress) is None:
                self._sign_streak()
                self._ask_for_next()

    def _ask(self, session: PuzzleSession) -> None:
        """Show one puzzle until it is over."""
        before = self._keeper.progress
        self._console.tell(heading(self._mode, before))
        self._console.remark(introduction(session))
        PuzzleDialogue(
            self._console,
            session,
            self._adviser,
            self._keep,
            lambda: before_hint(self._mode, session.attempt),
            lambda: before_skip(self._mode, self._keeper.progress),
            help_words(self._mode),
        ).play()
        self._console.remark(solution_words(session))
        self._console.remark(result(self._mode, session, before, self._keeper.progress))

    def _keep(self, session: PuzzleSession) -> bool:
        """Keep a step. Return whether the puzzle goes on."""
        self._keeper.keep(self._mode, session)
        self._background.settle()
        return self._keeper.goes_on(self._mode, session)

    def _sign_streak(self) -> None:
        """A streak that is over has its place in the table, with initials."""
        streak = self._keeper.streak
        if not isinstance(self._mode, Streak) or streak is None:
            return
        initials = asked_initials(self._console, self._records, PUZZLE_STREAK, streak_key(streak))
        if initials is not None:
            self._records.sign((streak_key(streak),), initials)
        tell_table(self._console, self._records, PUZZLE_STREAK, streak_key(streak))

    def _ask_for_next(self) -> None:
        while True:
            line = self._console.ask(next_question(self._mode, self._keeper.progress))
            wish = meant(line, ("next", "quit")) if line else "next"
            if wish == "quit":
                raise Quit
            if wish == "next":
                return
            self._console.remark(_("Type next or quit."))
