"""The controls of Light Cycle Duel: a direction is the move."""

from game.core.controls import DIRECTION_OF, Answer, Controls, Cursor, Refusal, Verb
from game.core.rules import Move
from game.core.walking import Walkers
from game.core.words import _
from game.variants.light_cycle.rules import LightCycleRules


class LightCycleControls(Controls[LightCycleRules, Cursor]):
    """A direction is the move. With a mouse, point at a cell next to your cycle and confirm."""

    def start(self, position: Walkers, cursor: Cursor | None) -> Cursor:
        return Cursor(self.rules.standing(position))

    def press(self, position: Walkers, cursor: Cursor, verb: Verb, cell: int | None = None) -> Answer[Cursor]:
        if verb in DIRECTION_OF:
            return self.judge(position, cursor, DIRECTION_OF[verb])
        if verb is Verb.POINT and cell is not None:
            return Answer(Cursor(cell))
        if verb is Verb.CONFIRM:
            return self._confirm(position, cursor)
        return Answer(cursor)

    def _confirm(self, position: Walkers, cursor: Cursor) -> Answer[Cursor]:
        direction = self.rules.direction_to(position, cursor.cell)
        if direction is None:
            here, words = (
                self.rules.standing(position),
                _("Ride to a cell next to you, with a direction or a click."),
            )
            return Answer(cursor, refusal=Refusal(words, cursor.cell, (here,)))
        return self.judge(position, cursor, direction)

    def prompts(self, cursor: Cursor) -> list[tuple[Verb, str]]:
        return [(Verb.UP, _("Ride"))]

    def intended(self, position: Walkers, cursor: Cursor) -> Move | None:
        direction = self.rules.direction_to(position, cursor.cell)
        if direction is None or self.rules.why_not(position, direction):
            return None
        return direction
