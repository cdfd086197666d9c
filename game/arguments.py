"""Reads numbers and sizes from the command line, and refuses absurdly long ones.

Each function raises ArgumentTypeError with the reason.
"""

import argparse
import math
import re
from contextlib import suppress

from game.arcade.shell.window import LARGEST_WINDOW, SMALLEST_WINDOW
from game.core.grid import quoted
from game.core.words import _
from game.seeds import SEEDS

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
