"""Balanced openings: the moves with which both legs of a set begin, each leg for another player.

After them, two equal players win about equally often, whoever is on turn. A game keeps them in its folder, in
`balanced.txt`: below a line that says how they were measured, one record a line, begun by Player 1.
"""

from functools import lru_cache

from game import catalogue
from game.core import record
from game.core.rules import Move, Player
from game.core.variant import Setup
from game.seeds import number_from
from game.solving.symmetry import exchanged

Opening = tuple[Move, ...]


@lru_cache(maxsize=32)
def pack(setup: Setup) -> tuple[Opening, ...]:
    """The balanced openings of a board, begun by Player 1; none if nothing is known to be balanced there."""
    games = {setup.variant.slug: setup.variant}
    _how, *lines = catalogue.balanced_text(setup.variant).splitlines() or [""]
    matches = (record.read(line, games) for line in lines)
    return tuple(tuple(ply.move for ply in match.plies) for match in matches if match.setup == setup)


def of_set(setup: Setup, seed: int, number: int) -> Opening:
    """The opening of a set of an evening, begun by Player 1. No two sets have the same one while there are
    others.
    """
    shuffled = sorted(pack(setup), key=lambda opening: number_from(f"{seed} {opening}"))
    return shuffled[number % len(shuffled)] if shuffled else ()


def begun_by(player: Player, setup: Setup, opening: Opening, first: Player = 1) -> Opening:
    """The opening that `first` began, as it is when a player begins it: it leaves them the same."""
    return opening if player == first else exchanged(setup.rules(), opening, first)
