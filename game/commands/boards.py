"""The arguments that commands share: a game, its board with all options, and a series of rounds."""

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING

from game import catalogue
from game.arguments import whole
from game.core.variant import Setup, SetupError, Variant
from game.core.words import _

if TYPE_CHECKING:  # loaded by the commands that need it
    from game.session.modes import Series


def add_board(parser: argparse.ArgumentParser) -> None:
    """Add the size, and the options of all games."""
    parser.add_argument(
        "--size", type=whole, metavar="N", help=_("rows of the board; the official one if not given")
    )
    for option in catalogue.options_of(catalogue.games().values()).values():
        parser.add_argument(f"--{option.name}", choices=option.values, help=_(option.summary))


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the game, its board, and the rounds."""
    games = catalogue.games()
    parser.add_argument(
        "game",
        nargs="?",
        type=catalogue.slug_of,
        choices=list(games),
        metavar="GAME",
        help=_("{games}; asked for if not given", games=", ".join(games)),
    )
    add_board(parser)
    parser.add_argument(
        "--rounds",
        type=whole,
        metavar="N",
        help=_("an odd number of rounds; the starter alternates"),
    )


def chooser(choices: argparse.Namespace) -> Callable[[Variant], Setup]:
    """A function that sets a game up as the command line asks. It may raise SetupError."""
    asked = {name: getattr(choices, name) for name in catalogue.options_of(catalogue.games().values())}
    options = {name: value for name, value in asked.items() if value is not None}
    return lambda variant: variant.setup(choices.size, options)


def nearest(choices: argparse.Namespace, board: Setup) -> Setup:
    """A board with those of the command line's choices that are about its game, and that it offers."""
    variant = board.variant
    if choices.game not in (None, variant.slug):
        return board
    asked = {option.name: getattr(choices, option.name) for option in variant.options}
    given = {name: value for name, value in asked.items() if value is not None}
    size = choices.size if choices.size in variant.sizes else board.size
    return variant.setup(size, {**dict(board.options), **given})


def checked(parser: argparse.ArgumentParser, choices: argparse.Namespace) -> "tuple[Setup | None, Series]":
    """The game, if one was given, and the series. Exits with the reason if they cannot be played."""
    from game.session.modes import Series

    choose = chooser(choices)
    try:
        series = Series() if choices.rounds is None else Series(choices.rounds)
        if choices.game is None:
            _check_that_some_game_offers(choose)
            return None, series
        return choose(catalogue.games()[choices.game]), series
    except ValueError as error:
        parser.error(str(error))


def _check_that_some_game_offers(choose: Callable[[Variant], Setup]) -> None:
    """Raise SetupError if no game offers these choices, before the person is asked for a game."""
    reasons = []
    for variant in catalogue.games().values():
        try:
            choose(variant)
        except SetupError as error:
            reasons.append(str(error))
        else:
            return
    raise SetupError("\n".join(reasons))
