"""How open the board still is. The longer a game lasts, the more often the winner has a chance to err."""

from game.core.grid import cells_in
from game.core.walking import Walkers
from game.variants.siege.rules import SiegeRules


def openness(rules: SiegeRules, position: Walkers) -> int:
    """How many pairs of neighbouring cells are free of blocks."""
    around = rules.grid.around
    free = rules.grid.board & ~position.blocked
    return sum((around[cell] & free).bit_count() for cell in cells_in(free)) // 2
