"""The controls of Dominoes: a move is the first cell of a domino."""

from game.core.controls import CellControls
from game.variants.dominoes.rules import DominoesRules


class DominoesControls(CellControls[DominoesRules]):
    """Go to the first cell or point at it, and confirm."""
