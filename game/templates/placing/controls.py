"""The controls of Sample Game: a move is a cell.

To change where a move is more than a cell: `Controls` has the whole contract, Siege a move of two parts.
"""

from game.core.controls import CellControls
from game.templates.placing.rules import SampleGameRules


class SampleGameControls(CellControls[SampleGameRules]):
    """Go to a cell or point at it, and confirm."""
