"""`run`: stage after stage against ever better bots, in a terminal."""

import argparse
from functools import partial

from game.arguments import seed
from game.commands.keeping import add_keeping, place
from game.core.words import _


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add which run, and where it is kept."""
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--daily", action="store_true", help=_("the run of today, the same for everyone"))
    which.add_argument("--seed", type=seed, metavar="N", help=_("the same seed, the same run"))
    add_keeping(parser)

    def run(choices: argparse.Namespace) -> int:
        from game.terminal import run_front

        always_kept = choices.profile is not None
        return run_front.run(
            choices.seed, partial(place, choices), daily=choices.daily, always_kept=always_kept
        )

    parser.set_defaults(run=run, needs=("stdout",))
