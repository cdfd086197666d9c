"""Run the terminal front end on this process's standard input and output."""

import io
import os
import sys

from game.core.match import Match, Series
from game.core.variant import Setup
from game.core.words import _
from game.terminal.console import Console, Quit
from game.terminal.menu import Choose, Menu
from game.terminal.round import Round


def run(setup: Setup | None, choose: Choose, series: Series) -> int:
    """Play a series of the game, or of one that is asked for and that `choose` sets up."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    console = Console(sys.stdin, sys.stdout)
    try:
        console.remark(_("Commands at every question: help, moves, undo, quit."))
        _play(console, setup or Menu(console, choose).ask(), series)
    except Quit:
        console.remark(_("Goodbye."))
    except EOFError:
        console.tell(_("Goodbye."))
    except KeyboardInterrupt:
        console.tell(_("Goodbye."))
        raise
    except BrokenPipeError:
        # Nobody reads any more. Without this, Python complains when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


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
                "Rounds won: Player 1 {one}, Player 2 {two}.",
                one=series.tally(1),
                two=series.tally(2),
            )
        )
    console.remark(_("Player {player} is the overall winner.", player=series.winner))
