"""The controls of Rooks: a move is a cell."""

from game.core.controls import CellControls
from game.variants.rooks.rules import RooksRules


class RooksControls(CellControls[RooksRules]):
    """Go to a cell or point at it, and confirm."""
