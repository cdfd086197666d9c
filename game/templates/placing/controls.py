"""The controls of Sample Game: a move is a cell.

Change this if a move is more than a cell: `Controls` is the whole contract. A move in Siege has two parts.
"""

from game.core.controls import CellControls
from game.templates.placing.rules import SampleGameRules


class SampleGameControls(CellControls[SampleGameRules]):
    """Move the cursor to a cell or point at it, and confirm."""
