"""The controls of Siege: a direction steps, then the block is picked and confirmed."""

from dataclasses import replace

from game.core.controls import DIRECTION_OF, Answer, Controls, Cursor, Verb
from game.core.grid import HEADINGS, cells_in
from game.core.rules import Move
from game.core.walking import Walkers
from game.core.words import _
from game.variants.siege.rules import SiegeRules


class SiegeControls(Controls[SiegeRules]):
    """While `cursor.step` is None the player steps; after that the cursor picks the block."""

    def start(self, position: Walkers, cursor: Cursor | None) -> Cursor:
        return Cursor(self.rules.standing(position))

    def press(self, position: Walkers, cursor: Cursor, verb: Verb, cell: int | None = None) -> Answer:
        if verb is Verb.POINT and cell is not None:
            return Answer(replace(cursor, cell=cell))
        if cursor.step is None:
            return self._press_step(position, cursor, verb)
        return self._press_block(position, cursor, cursor.step, verb)

    def _press_step(self, position: Walkers, cursor: Cursor, verb: Verb) -> Answer:
        if verb in DIRECTION_OF:
            return self._step(position, cursor, DIRECTION_OF[verb])
        if verb is Verb.CONFIRM:
            direction = self.rules.direction_to(position, cursor.cell)
            if direction is None:
                return Answer(cursor, refusal=_("First step to a cell next to you."))
            return self._step(position, cursor, direction)
        return Answer(cursor)

    def _step(self, position: Walkers, cursor: Cursor, direction: int) -> Answer:
        reason = self.rules.step_objection(position, direction)
        if reason is not None:
            return Answer(cursor, refusal=reason)
        left = self.rules.standing(position)
        return Answer(Cursor(left, step=direction))

    def _press_block(self, position: Walkers, cursor: Cursor, step: int, verb: Verb) -> Answer:
        if verb is Verb.BACK:
            return Answer(Cursor(self.rules.standing(position)))
        if verb is Verb.CONFIRM:
            return self.judge(position, cursor, self.rules.move_of(step, cursor.cell))
        if verb in DIRECTION_OF:
            return Answer(self._to_next_block(position, cursor, step, verb))
        return Answer(cursor)

    def _to_next_block(self, position: Walkers, cursor: Cursor, step: int, verb: Verb) -> Cursor:
        """The open cell next to the marker that lies furthest that way from the cursor's cell."""
        target = self.rules.target(position, step)
        assert target is not None, "a step that was taken stays on the board"
        row, column = self.rules.grid.place(cursor.cell)
        right, down = HEADINGS[DIRECTION_OF[verb]]
        best, least = cursor.cell, None
        for cell in cells_in(self.rules.open_blocks(position, target)):
            near_row, near_column = self.rules.grid.place(cell)
            along = (near_row - row) * down + (near_column - column) * right
            aside = abs((near_row - row) * right) + abs((near_column - column) * down)
            if along > 0 and (least is None or (aside + along, aside) < least):
                best, least = cell, (aside + along, aside)
        return replace(cursor, cell=best)

    def next_cell(self, position: Walkers, cursor: Cursor, move: Move) -> int | None:
        step, block = self.rules.parts(move)
        if cursor.step is None:
            return self.rules.target(position, step)
        return block if step == cursor.step else None

    def ask(self, cursor: Cursor) -> str:
        return _("step") if cursor.step is None else _("now block a cell")

    def prompts(self, cursor: Cursor) -> list[tuple[Verb, str]]:
        if cursor.step is None:
            return [(Verb.UP, _("Step"))]
        return [(Verb.UP, _("Choose")), (Verb.CONFIRM, _("Raise the block")), (Verb.BACK, _("Step back"))]

    def intended(self, position: Walkers, cursor: Cursor) -> Move | None:
        if cursor.step is None:
            return None
        move = self.rules.move_of(cursor.step, cursor.cell)
        return move if self.rules.why_not(position, move) is None else None
