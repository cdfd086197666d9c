"""How large a window a command opens."""

import argparse

from game.arcade.shell.window import DEFAULT_WINDOW
from game.arguments import window
from game.core.words import _


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
