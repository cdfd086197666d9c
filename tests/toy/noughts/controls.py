"""The controls of Noughts and Crosses: a move is a cell."""

from game.core.controls import CellControls
from game.variants.noughts.rules import NoughtsRules


class NoughtsControls(CellControls[NoughtsRules]):
    """Go to a cell or point at it, and confirm."""
