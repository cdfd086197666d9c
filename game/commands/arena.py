"""`arena`: light cycles that ride at the same time."""

import argparse

from game.core.words import _


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the level that rides in a contest."""
    from game.arena.bots.levels import LEVELS, STRONGEST

    parser.add_argument(
        "--as-bot",
        nargs="?",
        required=True,
        type=str.lower,
        choices=tuple(LEVELS),
        const=STRONGEST,
        metavar="LEVEL",
        help=_(
            "ride in a contest between programs: maps in, moves out; %(choices)s; {level} if not given",
            level=STRONGEST,
        ),
    )

    def arena(choices: argparse.Namespace) -> int:
        from game.engine.contest import run

        return run(choices.as_bot)

    parser.set_defaults(run=arena, needs=("stdin", "stdout"))
