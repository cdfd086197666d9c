"""The first moves of the official board, solved beforehand: nothing else takes as long to prove.

`make_openings.py` makes the file.
"""

from pathlib import Path

from game.core.walking import Walkers
from game.variants.siege.rules import SiegeRules

FILE = Path(__file__).with_name("openings.txt")
OFFICIAL = 5
WORDS = {True: "win", False: "loss"}


def known(rules: SiegeRules) -> dict[Walkers, bool]:
    """Whether the player on turn wins: the start and the position after every first move."""
    if rules.size != OFFICIAL:
        return {}
    lines = FILE.read_text(encoding="utf-8").splitlines()
    entries = (line.rsplit(" ", 1) for line in lines)
    return {rules.read(text): word == WORDS[True] for text, word in entries}
