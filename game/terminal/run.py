"""Run the terminal front end on this process's standard input and output."""

from pathlib import Path
from typing import TextIO

from game.core.variant import Setup
from game.core.words import _
from game.session.modes import Series
from game.session.players import Players
from game.terminal.console import Console, Quit, commands
from game.terminal.evening import Evening
from game.terminal.menu import Choose, Menu
from game.terminal.opponent import ask_players
from game.terminal.record_file import RecordFile
from game.terminal.streams import standard_streams
from game.terminal.table import Table


def run(
    setup: Setup | None,
    choose: Choose,
    series: Series,
    players: Players | None = None,
    record: Path | None = None,
) -> int:
    """Play in this process's terminal. Every game is appended to the file `record`, if there is one."""
    with standard_streams() as (source, out):
        play_on(source, out, setup, choose, series, players, RecordFile(record))
    return 0


def play_on(
    source: TextIO,
    out: TextIO,
    setup: Setup | None,
    choose: Choose,
    series: Series,
    players: Players | None = None,
    record_file: RecordFile | None = None,
) -> None:
    """Play a series of the game, or of one that is asked for and that `choose` sets up.

    Without `players` two people play, or those that a person at a terminal chooses together with the game.
    """
    console = Console(source, out)
    record_file = record_file or RecordFile()
    try:
        console.remark(record_file.check())
        if players is None or players.people:
            console.remark(commands())
        if setup is None:
            setup = Menu(console, choose).ask()
            if players is None and console.interactive:
                players = ask_players(console)
        Evening(Table(console, record_file), setup, players or Players()).play(series)
    except Quit:
        console.remark(_("Goodbye."))
    except EOFError:
        console.tell(_("Goodbye."))
