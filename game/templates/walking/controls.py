"""The controls of Sample Game: a move is a cell.

To change where a move is more than a cell: `Controls` has the whole contract, Siege a move of two parts.
Light Cycle Duel shows how a direction alone makes a move.
"""

from game.core.controls import CellControls, Cursor, Verb
from game.core.words import _
from game.templates.walking.rules import SampleGameRules


class SampleGameControls(CellControls[SampleGameRules]):
    """Go to a cell or point at it, and confirm."""

    def prompts(self, cursor: Cursor) -> list[tuple[Verb, str]]:
        return [(Verb.UP, _("Choose")), (Verb.CONFIRM, _("Step"))]
