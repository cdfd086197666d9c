"""The controls of Apart: a move is a cell."""

from game.core.controls import CellControls
from game.variants.apart.rules import ApartRules


class ApartControls(CellControls[ApartRules]):
    """Move the cursor to a cell or point at it, and confirm."""
