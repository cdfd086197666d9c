"""Positions that were proven in advance because they take long to prove, as text.

The text is a checksum, and below it a line for each position: the position, and `win` or `loss` for the
player on turn. Damaged text is treated like missing text: its positions are proven when they are needed.
"""

from collections.abc import Callable, Mapping
from typing import TypeVar
from zlib import crc32

from game.core.kernel import Kernel
from game.core.rules import Position, Rules

P = TypeVar("P", bound=Position)
WORDS = {True: "win", False: "loss"}


def known(rules: Rules[P], read: Callable[[], bytes]) -> dict[P, bool]:
    """Whether the player on turn wins, by position; nothing if there is no text or not the right one."""
    try:
        content = read().decode()
    except (OSError, ValueError):  # it is missing, or is not text
        return {}
    _checksum, _newline, lines = content.partition("\n")
    if content != signed(lines):
        return {}
    entries = (line.rsplit(" ", 1) for line in lines.splitlines())
    return {rules.read(text): word == WORDS[True] for text, word in entries}


def teach(kernel: Kernel[P], read: Callable[[], bytes]) -> None:
    """Let a kernel learn the positions in a text."""
    for position, wins in known(kernel.rules, read).items():
        kernel.learn(position, wins=wins)


def written(rules: Rules[P], proven: Mapping[P, bool]) -> str:
    """The text from which `known` reads these positions."""
    return signed("".join(f"{rules.text(position)} {WORDS[wins]}\n" for position, wins in proven.items()))


def signed(lines: str) -> str:
    """The lines below their checksum."""
    return f"{crc32(lines.encode()):08x}\n{lines}"
