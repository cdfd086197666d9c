"""`arcade`: the cabinet, full screen or in a window."""

import argparse
from functools import partial

from game.arguments import seconds
from game.commands.boards import add_game, checked, chooser, nearest
from game.commands.keeping import add_keeping, place
from game.commands.windows import add_window
from game.core.words import _


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the game and the window."""
    add_game(parser)
    add_window(parser)
    add_keeping(parser)
    parser.add_argument(
        "--demo", type=seconds, metavar="SECONDS", help=_("play by itself for this long, then exit")
    )

    def arcade(choices: argparse.Namespace) -> int:
        from game.arcade.start import run

        setup, series = checked(parser, choices)
        return run(
            setup,
            chooser(choices),
            series,
            asked=partial(nearest, choices),
            rounds=choices.rounds,
            place=place(choices),
            window=choices.window,
            demo=choices.demo,
        )

    parser.set_defaults(run=arcade, modules=("pygame", "platformdirs"))
