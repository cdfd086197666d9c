"""`terminal`: a series of games in a terminal."""

import argparse
from functools import partial
from pathlib import Path

from game.commands.boards import add_game, checked, chooser
from game.commands.keeping import add_keeping, place
from game.core.rules import PLAYERS
from game.core.words import _


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the game, who plays it, and where it is recorded."""
    from game.session.players import HUMAN, Players
    from game.terminal.kinds import Kinds

    add_game(parser)
    for side in PLAYERS:
        parser.add_argument(
            f"--p{side}",
            type=str.lower,
            choices=Kinds(),
            metavar="WHO",
            help=_("who plays Player {player}: %(choices)s; {human} if not given", player=side, human=HUMAN),
        )

    parser.add_argument(
        "--record",
        type=Path,
        metavar="FILE",
        help=_("append every game to FILE as one line, also a game that is left before its end (result *)"),
    )

    add_keeping(parser)

    def terminal(choices: argparse.Namespace) -> int:
        from game.store.record_file import NotRecordedError, RecordFile
        from game.terminal.front_end import run

        setup, series = checked(parser, choices)
        try:
            RecordFile(choices.record).check()
        except NotRecordedError as error:
            parser.error(str(error))
        named = choices.p1 or choices.p2
        players = Players(choices.p1 or HUMAN, choices.p2 or HUMAN) if named else None
        return run(setup, chooser(choices), series, players, choices.record, partial(place, choices))

    # No input is needed to watch two bots.
    parser.set_defaults(run=terminal, needs=("stdout",))
