"""`arcade`: the cabinet, full screen or in a window."""

import argparse
from functools import partial

from game.arcade.window import DEFAULT_WINDOW
from game.arguments import seconds, window
from game.commands.boards import add_game, checked, chooser, nearest
from game.commands.keeping import add_keeping, place
from game.core.words import _


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the game and the window."""
    add_game(parser)
    parser.add_argument(
        "--window",
        nargs="?",
        type=window,
        const=DEFAULT_WINDOW,
        metavar="WxH",
        help=_("in a window, of this size if one is given"),
    )
    add_keeping(parser)
    parser.add_argument(
        "--demo", type=seconds, metavar="SECONDS", help=_("play by itself for so long, then exit")
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
