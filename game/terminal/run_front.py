"""The run and the records on this process's standard input and output."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from game import catalogue
from game.core.words import _, plural, printable
from game.records.tables import Period
from game.run.progress import RunProgress
from game.session.session import Session
from game.store import export_and_erase, history, records
from game.store.calendar import today
from game.store.record_file import LONGEST_PATH
from game.store.records import Records
from game.store.records_text import lines, written
from game.store.saved_runs import RunKeeper, table_of
from game.terminal import run_words
from game.terminal.adviser import Adviser
from game.terminal.after_game import AfterGame
from game.terminal.console import Console, Quit
from game.terminal.game_host import GameHost
from game.terminal.memory import Memory
from game.terminal.review import ReviewDialogue
from game.terminal.run_dialogue import RunDialogue
from game.terminal.signing import asked_initials, tell_table
from game.terminal.streams import standard_streams

# Finds the folder in which everything is kept; None to keep nothing.
Place = Callable[[], Path | None]
# What `erase` forgets.
ERASED = (records.NAME, history.NAME)


def run(seed: int | None, place: Place, *, daily: bool, always_kept: bool) -> int:
    """Play a run in this process's terminal.

    What people at a terminal play is kept, and with `always_kept` also what programs play.
    """
    with standard_streams() as (source, out):
        kept = always_kept or (source.isatty() and out.isatty())
        memory = Memory(place() if kept else None)
        try:
            play(source, out, memory, seed, daily=daily)
        finally:
            memory.close(out)
    return 0


def play(
    source: TextIO, out: TextIO, memory: Memory, seed: int | None = None, *, daily: bool = False
) -> None:
    """Play a run to its end, and show what is left of it."""
    console = Console(source, out, memory.take_notices)
    end = RunEnd(console, memory.runs, memory.records).show
    try:
        end(RunDialogue(console, memory.runs, Adviser(), memory.settle, end).play(seed, daily=daily))
    except (Quit, EOFError) as left:
        _tell_what_waits(console, memory, daily=daily)
        say = console.remark if isinstance(left, Quit) else console.tell
        say(_("Goodbye."))
    except KeyboardInterrupt:
        _tell_what_waits(console, memory, daily=daily)
        raise


def _tell_what_waits(console: Console, memory: Memory, *, daily: bool) -> None:
    """Say what a person must know who leaves."""
    if memory.lasts and memory.runs.unfinished(daily=daily) is not None:
        console.tell(_("This run is kept: the next start offers to continue it."))


def show(place: Place, period: Period) -> int:
    """Show the records."""
    with standard_streams() as (source, out), _open(place, out) as memory:
        console = Console(source, out)
        console.remark("\n".join(_lines(memory, period)))
    return 0


def export(place: Place, folder: Path | None) -> int:
    """Write the records as text into a new file in a folder. Raises OSError with a sentence."""
    with standard_streams() as (source, out), _open(place, out) as memory:
        target = folder or export_and_erase.place_for_exports()
        try:
            path = written("\n".join(_lines(memory, Period.ALL_TIME)), target)
        except OSError as error:
            raise OSError(_why_not_written(error, target)) from error
        Console(source, out).remark(_("Wrote {file}.", file=path))
    return 0


def _why_not_written(error: OSError, folder: Path) -> str:
    name = printable(str(folder), LONGEST_PATH)
    match error:
        case FileNotFoundError():
            return _("There is no folder {folder}.", folder=name)
        case NotADirectoryError():
            return _("{folder} is not a folder.", folder=name)
        case _:
            return _("Nothing can be written into the folder {folder}.", folder=name)


def erase(place: Place) -> int:
    """Forget the records, the statistics and the past games, after asking twice."""
    with standard_streams() as (source, out), _open(place, out) as memory:
        console = Console(source, out)
        try:
            sure = console.is_sure(_("Forget all tables, medals, statistics and past games (yes, no)? "))
            sure = sure and console.is_sure(_("They cannot be brought back. Forget them (yes, no)? "))
        except EOFError:
            console.gap()
            sure = False
        except Quit:
            sure = False
        if not sure:
            console.remark(_("Nothing was erased."))
        elif memory.erase(ERASED):
            console.remark(_("All tables, medals, statistics and past games were erased."))
            console.remark(_("What is unfinished is kept, and so are puzzles and settings."))
        else:
            console.remark(_("Not everything could be erased."))
    return 0


def _lines(memory: Memory, period: Period) -> list[str]:
    book, tallies = memory.records.book(), memory.history.tallies()
    return lines(book, tallies, catalogue.games(), period, today())


@contextmanager
def _open(place: Place, out: TextIO) -> Iterator[Memory]:
    memory = Memory(place())
    try:
        yield memory
    finally:
        memory.close(out)


class RunEnd:
    """Shows what is left of a run that is over."""

    def __init__(self, console: Console, keeper: RunKeeper, records: Records) -> None:
        self._console = console
        self._keeper = keeper
        self._records = records

    def show(self, progress: RunProgress) -> None:
        """Enter the run into its table, and go through its lost stages. Raises Quit if the person leaves."""
        self._console.tell(run_words.over(progress.run))
        for medal in self._keeper.end(progress):
            self._console.remark(_("A medal: {title}. {words}.", title=_(medal.title), words=_(medal.words)))
        table = table_of(progress)
        if progress.counts:
            initials = asked_initials(self._console, self._records, table, progress.key)
            if initials is not None:
                self._keeper.sign(progress, initials)
        tell_table(self._console, self._records, table, progress.key, counts=progress.counts)
        self._review(progress)

    # The lost stages

    def _review(self, progress: RunProgress) -> None:
        lost = progress.run.lost_stages()
        if not lost:
            return
        self._console.tell(plural("You lost {count} stage.", "You lost {count} stages.", len(lost)))
        for number, session in enumerate(lost, start=1):
            if self._console.interactive and not self._wants_review(number, session):
                return
            self._review_one(session)

    def _wants_review(self, number: int, session: Session) -> bool:
        name = run_words.board_name(session.setup)
        return self._console.agrees(_("Review {number}, {game} (Enter: yes; no)? ", number=number, game=name))

    def _review_one(self, session: Session) -> None:
        host = GameHost(self._console)
        if self._console.interactive:
            AfterGame(host, session).review()
            return
        review = host.adviser.review(session)
        if review is not None:
            ReviewDialogue(self._console, session, review).tell()
