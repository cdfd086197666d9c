"""The controls of Queens: a move is the cell to slide to."""

from game.core.controls import CellControls, Cursor, Verb
from game.core.words import _
from game.variants.queens.rules import QueensRules


class QueensControls(CellControls[QueensRules]):
    """Go to a cell or point at it, and confirm."""

    def prompts(self, cursor: Cursor) -> list[tuple[Verb, str]]:
        return [(Verb.UP, _("Choose")), (Verb.CONFIRM, _("Slide"))]
