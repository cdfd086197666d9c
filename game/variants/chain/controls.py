"""The controls of Chain: a move is a cell."""

from game.core.controls import CellControls
from game.variants.chain.rules import ChainRules


class ChainControls(CellControls[ChainRules]):
    """Move the cursor to a cell or point at it, and confirm."""
