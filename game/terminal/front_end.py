"""Run the terminal front end on this process's standard input and output."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from game.core.variant import Setup
from game.core.words import _
from game.session.modes import Series
from game.session.players import Players
from game.store.record_file import RecordFile
from game.terminal.console import Console, Quit, commands
from game.terminal.game_host import GameHost
from game.terminal.menu import Choose
from game.terminal.opening_dialogue import OpeningDialogue
from game.terminal.series_dialogue import SeriesDialogue
from game.terminal.streams import standard_streams

if TYPE_CHECKING:  # loaded only where games are kept
    from game.terminal.memory import Memory


def run(
    setup: Setup | None,
    choose: Choose,
    series: Series,
    players: Players | None = None,
    record: Path | None = None,
    place: Callable[[], Path | None] = lambda: None,
) -> int:
    """Play in this process's terminal.

    Every game is appended to the file `record`, if there is one. The games of people at a terminal are kept
    in the folder that `place` finds.
    """
    with standard_streams() as (source, out):
        memory = _memory(place()) if source.isatty() and out.isatty() else None
        try:
            play_on(source, out, setup, choose, series, players, RecordFile(record), memory)
        finally:
            if memory is not None:
                memory.close(out)
    return 0


def _memory(place: Path | None) -> Memory:
    from game.terminal.memory import Memory

    return Memory(place)


def play_on(
    source: TextIO,
    out: TextIO,
    setup: Setup | None,
    choose: Choose,
    series: Series,
    players: Players | None = None,
    record_file: RecordFile | None = None,
    memory: Memory | None = None,
) -> None:
    """Play a series of the game, or of one that is asked for and that `choose` sets up.

    Without `players` two people play, or those that a person at a terminal chooses together with the game.
    """
    console = Console(source, out, memory.take_notices if memory else tuple)
    record_file = record_file or RecordFile()
    try:
        if players is None or players.people:
            console.remark(commands())
        session = OpeningDialogue(console, choose, memory).ask(setup, series, players)
        SeriesDialogue(GameHost(console, record_file, memory)).play(session)
    except Quit:
        console.remark(_("Goodbye."))
    except EOFError:
        console.tell(_("Goodbye."))
