"""The first moves on the official board, solved in advance because they take the longest to prove.

`make_openings.py` makes the file: a checksum, and a line for each position. A damaged file is treated like a
missing one: its positions are proven when they are needed.
"""

from pathlib import Path
from zlib import crc32

from game.core.walking import Walkers
from game.variants.siege.rules import SiegeRules

FILE = Path(__file__).with_name("openings.txt")
OFFICIAL = 5
WORDS = {True: "win", False: "loss"}


def known(rules: SiegeRules) -> dict[Walkers, bool]:
    """Whether the player on turn wins, for the start and the position after every first move."""
    if rules.size != OFFICIAL:
        return {}
    entries = (line.rsplit(" ", 1) for line in _lines())
    return {rules.read(text): word == WORDS[True] for text, word in entries}


def signed(text: str) -> str:
    """The text below its checksum."""
    return f"{crc32(text.encode()):08x}\n{text}"


def _lines() -> list[str]:
    """The lines below the checksum; none if it does not match."""
    try:
        content = FILE.read_text(encoding="utf-8")
    except (OSError, ValueError):  # the file is missing or is not text
        return []
    _checksum, _newline, text = content.partition("\n")
    return text.splitlines() if content == signed(text) else []
