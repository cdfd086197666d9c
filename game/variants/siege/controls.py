"""The controls of Siege: a direction steps, then the player picks a block and confirms."""

from dataclasses import dataclass, replace

from game.core.controls import DIRECTION_OF, Answer, Controls, Cursor, Refusal, Verb
from game.core.rules import Move
from game.core.walking import Walkers
from game.core.words import _
from game.variants.siege.rules import SiegeRules


@dataclass(frozen=True)
class SiegeCursor(Cursor):
    """Where a player points, and the first half of the move."""

    step: int | None = None  # the direction of the step, while the block is being picked


class SiegeControls(Controls[SiegeRules, SiegeCursor]):
    """While `cursor.step` is None the player steps; after that the cursor picks the block."""

    def start(self, position: Walkers, cursor: SiegeCursor | None) -> SiegeCursor:
        return SiegeCursor(self.rules.standing(position))

    def press(
        self, position: Walkers, cursor: SiegeCursor, verb: Verb, cell: int | None = None
    ) -> Answer[SiegeCursor]:
        if verb is Verb.POINT and cell is not None:
            return Answer(replace(cursor, cell=cell))
        if cursor.step is None:
            return self._press_step(position, cursor, verb)
        return self._press_block(position, cursor, cursor.step, verb)

    def _press_step(self, position: Walkers, cursor: SiegeCursor, verb: Verb) -> Answer[SiegeCursor]:
        if verb in DIRECTION_OF:
            return self._step(position, cursor, DIRECTION_OF[verb])
        if verb is Verb.CONFIRM:
            direction = self.rules.direction_to(position, cursor.cell)
            if direction is None:
                here = self.rules.standing(position)
                words = _("First step to a cell next to you.")
                return Answer(cursor, refusal=Refusal(words, cursor.cell, (here,)))
            return self._step(position, cursor, direction)
        return Answer(cursor)

    def _step(self, position: Walkers, cursor: SiegeCursor, direction: int) -> Answer[SiegeCursor]:
        reason = self.rules.step_objection(position, direction)
        if reason is not None:
            cell, barred_by = (
                self.rules.stepped_on(position, direction),
                self.rules.step_barred_by(position, direction),
            )
            return Answer(cursor, refusal=Refusal(reason, cell, barred_by))
        left = self.rules.standing(position)
        return Answer(SiegeCursor(left, step=direction))

    def _press_block(
        self, position: Walkers, cursor: SiegeCursor, step: int, verb: Verb
    ) -> Answer[SiegeCursor]:
        if verb is Verb.BACK:
            return Answer(SiegeCursor(self.rules.standing(position)))
        if verb is Verb.CONFIRM:
            return self.judge(position, cursor, self.rules.move_of(step, cursor.cell))
        if verb in DIRECTION_OF:
            return Answer(self._to_next_block(position, cursor, step, verb))
        return Answer(cursor)

    def _to_next_block(self, position: Walkers, cursor: SiegeCursor, step: int, verb: Verb) -> SiegeCursor:
        """The nearest cell in a direction that may be blocked."""
        target = self.rules.target(position, step)
        assert target is not None, "a step that was taken stays on the board"
        blocks = self.rules.open_blocks(position, target)
        nearest = self.rules.grid.nearest(blocks, cursor.cell, DIRECTION_OF[verb])
        return cursor if nearest is None else replace(cursor, cell=nearest)

    def is_midway(self, cursor: SiegeCursor) -> bool:
        return cursor.step is not None

    def next_cells(self, position: Walkers, cursor: SiegeCursor, move: Move) -> tuple[int, ...]:
        step, block = self.rules.parts(move)
        if cursor.step is None:
            return (self.rules.stepped_on(position, step),)
        return (block,) if step == cursor.step else ()

    def ask(self, cursor: SiegeCursor) -> str:
        return _("your turn: step") if cursor.step is None else _("your turn: block")

    def prompts(self, cursor: SiegeCursor) -> list[tuple[Verb, str]]:
        if cursor.step is None:
            return [(Verb.UP, _("Step"))]
        return [(Verb.UP, _("Choose")), (Verb.CONFIRM, _("Raise the block")), (Verb.BACK, _("Step back"))]

    def intended(self, position: Walkers, cursor: SiegeCursor) -> Move | None:
        if cursor.step is None:
            return None
        move = self.rules.move_of(cursor.step, cursor.cell)
        return move if self.rules.why_not(position, move) is None else None
