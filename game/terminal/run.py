"""Run the terminal front end on this process's standard input and output."""

import io
import os
import sys
from typing import TextIO

from game.core.match import Match, Series
from game.core.variant import Setup
from game.core.words import _
from game.terminal.console import Console, Quit, commands
from game.terminal.menu import Choose, Menu
from game.terminal.round import Round


def run(setup: Setup | None, choose: Choose, series: Series) -> int:
    """Play in this process's terminal."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            # What a person types or reads never ends the game, whatever the terminal's encoding.
            stream.reconfigure(errors="replace")
    try:
        play_on(sys.stdin, sys.stdout, setup, choose, series)
    except BrokenPipeError:
        # Nobody reads any more. Without this, Python complains when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def play_on(source: TextIO, out: TextIO, setup: Setup | None, choose: Choose, series: Series) -> None:
    """Play a series of the game, or of one that is asked for and that `choose` sets up."""
    console = Console(source, out)
    try:
        console.remark(commands())
        _play(console, setup or Menu(console, choose).ask(), series)
    except Quit:
        console.remark(_("Goodbye."))
    except EOFError:
        console.tell(_("Goodbye."))


def _play(console: Console, setup: Setup, series: Series) -> None:
    """Play rounds until the series is decided."""
    if series.rounds == 1:
        Round(console, Match(setup, series.starter)).play()
        return
    while series.winner is None:
        console.tell(
            _(
                "Round {number} of {rounds}. Player {player} begins.",
                number=len(series.winners) + 1,
                rounds=series.rounds,
                player=series.starter,
            )
        )
        series = series.won_by(Round(console, Match(setup, series.starter)).play())
        console.tell(
            _(
                "Rounds won: Player 1: {one}, Player 2: {two}.",
                one=series.tally(1),
                two=series.tally(2),
            )
        )
    console.remark(_("Player {player} is the overall winner.", player=series.winner))
