"""`arcade`: the cabinet, full screen or in a window."""

import argparse
import sys
from functools import partial
from typing import TYPE_CHECKING

from game.commands import sharing
from game.commands.shared_arguments import (
    add_game,
    add_keeping,
    add_window,
    checked,
    chooser,
    nearest,
    place,
    seconds,
)
from game.core.words import _

if TYPE_CHECKING:  # loaded only when a game is played
    from game.core.variant import Setup
    from game.session.modes import Series


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the game and the window."""
    add_game(parser)
    add_window(parser)
    add_keeping(parser)
    parser.add_argument(
        "--demo", type=seconds, metavar="SECONDS", help=_("play by itself for this long, then exit")
    )

    def arcade(choices: argparse.Namespace) -> int:
        from game.arcade.shell.start import run

        setup, series = checked(parser, choices)
        return run(
            setup,
            asked=partial(nearest, choices),
            rounds=choices.rounds,
            place=place(choices),
            window=choices.window,
            demo=choices.demo,
            without_display=lambda: _offer_the_terminal(setup, series, choices),
        )

    parser.set_defaults(run=arcade, modules=("pygame", "platformdirs"))


def _offer_the_terminal(setup: "Setup | None", series: "Series", choices: argparse.Namespace) -> int:
    """Play in the terminal, if there is one and the person likes."""
    if sys.stdin is None or not sys.stdin.isatty():
        print(_("Play in a terminal instead: python3 main.py terminal"))
        return 1
    try:
        answer = input(_("Play here in the terminal instead (yes or no)? ")).strip().lower()
    except EOFError:
        answer = _("no")
        print(answer)
    if answer and not _("yes").startswith(answer):
        return 1
    from game.terminal.series_front_end import run

    kept = partial(place, choices)
    return run(setup, chooser(choices), series, place=kept, film=partial(sharing.film_of, place=kept))
