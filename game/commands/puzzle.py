"""`puzzle`: find the only move that wins, in a terminal."""

import argparse
from functools import partial

from game import catalogue
from game.commands.keeping import add_keeping, place
from game.core.words import _

DEFAULT = "daily"
MODES = (DEFAULT, "streak", "rated", "yours")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the mode or the game."""
    names = [*MODES, *catalogue.games()]
    parser.add_argument(
        "what",
        nargs="?",
        type=catalogue.slug_of,
        choices=names,
        default=DEFAULT,
        metavar="WHAT",
        help=_(
            "daily, streak, rated, yours, or a game ({games}); {default} if not given",
            games=", ".join(catalogue.games()),
            default=DEFAULT,
        ),
    )
    add_keeping(parser)

    def puzzle(choices: argparse.Namespace) -> int:
        from game.terminal.puzzle_run import run

        return run(choices.what, partial(place, choices))

    parser.set_defaults(run=puzzle, needs=("stdout",))
