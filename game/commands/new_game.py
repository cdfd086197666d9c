"""`new-game`: the folder of a new game, to change it."""

import argparse
from pathlib import Path

from game import catalogue
from game.core.words import _


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the name, the template and the folder."""
    from game.new_game import KINDS, NewGameError, write

    parser.add_argument(
        "name", type=catalogue.slug_of, metavar="NAME", help=_("of its folder: small letters, digits and _")
    )
    parser.add_argument(
        "--from",
        dest="kind",
        choices=KINDS,
        required=True,
        help=_("a game in which markers are placed and stay, or each player moves one"),
    )
    parser.add_argument(
        "--folder",
        type=Path,
        default=Path(catalogue.folders()[0]),
        help=_("where to write it; among the other games if not given"),
    )

    def new_game(choices: argparse.Namespace) -> int:
        try:
            print(_("Wrote {folder}.", folder=write(choices.name, choices.kind, choices.folder)))
        except NewGameError as error:
            parser.error(str(error))
        print(_("Its tests: python3 -m pytest --game {name}", name=choices.name))
        return 0

    parser.set_defaults(run=new_game, needs=("stdout",))
