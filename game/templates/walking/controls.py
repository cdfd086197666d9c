"""The controls of Sample Game: a move is a cell.

Change this if a move is more than a cell: `Controls` is the whole contract. A move in Siege has two parts.
Light Cycle Duel shows how a direction alone makes a move.
"""

from game.core.controls import CellControls, Cursor, Verb
from game.core.words import _
from game.templates.walking.rules import SampleGameRules


class SampleGameControls(CellControls[SampleGameRules]):
    """Move the cursor to a cell or point at it, and confirm."""

    def prompts(self, cursor: Cursor) -> list[tuple[Verb, str]]:
        return [(Verb.UP, _("Choose")), (Verb.CONFIRM, _("Step"))]
