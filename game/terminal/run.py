"""Run the terminal front end on this process's standard input and output."""

import io
import os
import sys
from typing import TextIO

from game.core.variant import Setup
from game.core.words import _
from game.session.modes import Series
from game.session.players import Players
from game.terminal.console import Console, Quit, commands
from game.terminal.evening import Evening
from game.terminal.menu import Choose, Menu
from game.terminal.opponent import ask_players


def run(setup: Setup | None, choose: Choose, series: Series, players: Players | None = None) -> int:
    """Play in this process's terminal."""
    source = sys.stdin or io.StringIO()  # a closed input is like an empty one
    for stream in (source, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            # No character ends the game, whatever the terminal's encoding.
            stream.reconfigure(errors="replace")
    try:
        play_on(source, sys.stdout, setup, choose, series, players)
    except BrokenPipeError:
        # The reader has gone. Without this, Python complains when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def play_on(
    source: TextIO,
    out: TextIO,
    setup: Setup | None,
    choose: Choose,
    series: Series,
    players: Players | None = None,
) -> None:
    """Play a series of the game, or of one that is asked for and that `choose` sets up.

    Without `players` two people play, or those that a person at a terminal chooses together with the game.
    """
    console = Console(source, out)
    try:
        if players is None or players.people:
            console.remark(commands())
        if setup is None:
            setup = Menu(console, choose).ask()
            if players is None and console.interactive:
                players = ask_players(console)
        Evening(console, setup, players or Players()).play(series)
    except Quit:
        console.remark(_("Goodbye."))
    except EOFError:
        console.tell(_("Goodbye."))
