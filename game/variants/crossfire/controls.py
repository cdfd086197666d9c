"""The controls of Crossfire: a move is a cell."""

from game.core.controls import CellControls
from game.variants.crossfire.rules import CrossfireRules


class CrossfireControls(CellControls[CrossfireRules]):
    """Move the cursor to a cell or point at it, and confirm."""
