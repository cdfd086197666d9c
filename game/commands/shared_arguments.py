"""The arguments that commands share: a game and its board, a window, a folder, and numbers as typed.

The functions that read numbers and sizes refuse absurdly long ones. They raise ArgumentTypeError with the
reason.
"""

import argparse
import math
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from game import catalogue
from game.arcade.shell.window import DEFAULT_WINDOW, LARGEST_WINDOW, SMALLEST_WINDOW
from game.core.grid import quoted
from game.core.variant import Setup, SetupError, Variant
from game.core.words import _
from game.seeds import SEEDS

if TYPE_CHECKING:  # loaded by the commands that need it
    from game.session.modes import Series

# Numbers and sizes

# Of a whole number, as in the records.
MOST_DIGITS = 9


def whole(text: str) -> int:
    """A whole number of at most nine digits."""
    number = re.fullmatch("[+-]?([0-9]+)", text)
    if number is None:
        raise argparse.ArgumentTypeError(_("invalid int value: {text}", text=quoted(text)))
    if len(number[1]) > MOST_DIGITS:
        raise argparse.ArgumentTypeError(
            _("a number has at most {most} digits: {text}", most=MOST_DIGITS, text=quoted(text))
        )
    return int(text)


def seed(text: str) -> int:
    """A seed, as people type it to have the same once more."""
    number = whole(text)
    if number not in range(SEEDS):
        raise argparse.ArgumentTypeError(_("a seed cannot be negative: {text}", text=quoted(text)))
    return number


def finite(text: str) -> float:
    """A finite number, with or without a fraction."""
    with suppress(ValueError):
        number = float(text)
        if math.isfinite(number):
            return number
    raise argparse.ArgumentTypeError(_("invalid float value: {text}", text=quoted(text)))


def seconds(text: str) -> float:
    """A length of time."""
    length = finite(text)
    if length < 0:
        raise argparse.ArgumentTypeError(_("seconds cannot be negative: {text}", text=quoted(text)))
    return length


def window(text: str) -> tuple[int, int]:
    """`1280x800` as two numbers."""
    match = re.fullmatch("([0-9]{1,6})x([0-9]{1,6})", text.lower())
    if match is None:
        raise argparse.ArgumentTypeError(
            _("a window is written like 1280x800, not {text}", text=quoted(text))
        )
    size = int(match[1]), int(match[2])
    least, most = SMALLEST_WINDOW, LARGEST_WINDOW
    if not (least[0] <= size[0] <= most[0] and least[1] <= size[1] <= most[1]):
        raise argparse.ArgumentTypeError(
            _(
                "a window is {least} to {most}",
                least=f"{least[0]}x{least[1]}",
                most=f"{most[0]}x{most[1]}",
            )
        )
    return size


# Games, boards and rounds


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


# Windows and folders


def add_window(parser: argparse._ActionsContainer) -> None:
    """Add `--window`, with or without a size."""
    parser.add_argument(
        "--window",
        nargs="?",
        type=window,
        const=DEFAULT_WINDOW,
        metavar="WxH",
        help=_("in a window, of this size if one is given"),
    )


def add_keeping(parser: argparse.ArgumentParser) -> None:
    """Add `--profile` and `--fresh`."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--profile",
        type=Path,
        metavar="FOLDER",
        help=_("keep settings and games in this folder; in your own data folder if not given"),
    )
    where.add_argument("--fresh", action="store_true", help=_("do not load or save anything"))


def place(choices: argparse.Namespace) -> Path | None:
    """The folder in which everything is kept; None if nothing is."""
    from game.store.folder import default_place

    if choices.fresh:
        return None
    folder: Path | None = choices.profile
    return folder.absolute() if folder else default_place()
