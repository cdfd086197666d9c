"""The records on this process's standard input and output: shown, exported and erased."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from game import catalogue
from game.core.words import _, printable
from game.records.tables import Period
from game.store import export_and_erase, history, records
from game.store.calendar import today
from game.store.record_file import LONGEST_PATH
from game.store.records_text import lines, written
from game.terminal.console import Console, Quit
from game.terminal.memory import Memory
from game.terminal.streams import standard_streams

# Finds the folder in which everything is kept; None to keep nothing.
Place = Callable[[], Path | None]
# What `erase` forgets.
ERASED = (records.NAME, history.NAME)


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
    book, tallies, people = memory.records.book(), memory.history.tallies(), memory.people.book()
    return lines(book, tallies, people, catalogue.games(), period, today())


@contextmanager
def _open(place: Place, out: TextIO) -> Iterator[Memory]:
    memory = Memory(place())
    try:
        yield memory
    finally:
        memory.close(out)
