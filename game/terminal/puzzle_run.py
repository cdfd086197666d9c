"""Run the puzzles on this process's standard input and output."""

from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from game import catalogue
from game.core.words import _
from game.puzzles.daily import Daily
from game.puzzles.game_packs import found_packs
from game.puzzles.progress import Mode
from game.puzzles.rated import Rated
from game.puzzles.streak import Streak
from game.puzzles.yours import Yours
from game.seeds import fresh_seed
from game.store.background import Background
from game.store.calendar import today
from game.store.folder import Folder
from game.store.puzzle_book import PuzzleBook, PuzzleKeeper
from game.store.records import Records
from game.terminal.console import Console, Quit
from game.terminal.puzzle_mode_dialogue import PuzzleModeDialogue
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
