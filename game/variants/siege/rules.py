"""GridLock: Siege. Step one cell, then block a cell next to you."""

from game.core.grid import DIRECTIONS, NotationError, cells_in, quoted
from game.core.rules import NUMBERS, Move, Names, Player
from game.core.walking import STEPS, SteppingRules, Walkers
from game.core.words import _, plural


class SiegeRules(SteppingRules):
    """A move is a step and a block: direction * cells + block. This game counts from 0."""

    origin = 0
    badges = ("P1", "P2")

    def start(self, first: Player = 1) -> Walkers:
        return Walkers(0, self.grid.cells - 1, 0, first)

    def move_of(self, direction: int, block: int) -> Move:
        return direction * self.grid.cells + block

    def parts(self, move: Move) -> tuple[int, int]:
        """The direction and the block of a move."""
        return divmod(move, self.grid.cells)

    def open_blocks(self, position: Walkers, target: int) -> int:
        """The cells that may be blocked after a step to `target`; the cell just left is one of them."""
        other = position.two if position.turn == 1 else position.one
        return self.grid.around[target] & ~(position.blocked | 1 << other)

    def legal_moves(self, position: Walkers) -> list[Move]:
        taken = self.taken(position)
        return [
            self.move_of(direction, block)
            for direction, target in self.grid.exits[self.standing(position)]
            if not taken >> target & 1
            for block in cells_in(self.open_blocks(position, target))
        ]

    def play(self, position: Walkers, move: Move) -> Walkers:
        direction, block = self.parts(move)
        target = self.target(position, direction)
        assert target is not None, "a legal move stays on the board"
        blocked = position.blocked | 1 << block
        if position.turn == 1:
            return Walkers(target, position.two, blocked, 2)
        return Walkers(position.one, target, blocked, 1)

    def every_move(self) -> list[Move]:
        return list(range(len(DIRECTIONS) * self.grid.cells))

    def cells_of(self, position: Walkers, move: Move) -> tuple[int, ...]:
        """The cells of the step and the block; only the first if the step cannot be taken."""
        direction, block = self.parts(move)
        target = self.stepped_on(position, direction)
        return (target,) if self.step_objection(position, direction) else (target, block)

    def objection(self, position: Walkers, move: Move) -> str | None:
        direction, block = self.parts(move)
        return self.step_objection(position, direction) or self.block_objection(position, direction, block)

    def in_the_way(self, position: Walkers, move: Move) -> tuple[int, ...]:
        direction, block = self.parts(move)
        if self.step_objection(position, direction):
            return self.step_barred_by(position, direction)
        target = self.stepped_on(position, direction)
        near = position.blocked | self.grid.around[target]
        return (block,) if near >> block & 1 else (target,)

    def step_objection(self, position: Walkers, direction: int) -> str | None:
        target = self.target(position, direction)
        if target is not None and position.blocked >> target & 1:
            cell = self.grid.cell_text(target)
            return _("A block stands on {cell}: step to an empty cell.", cell=cell)
        return super().step_objection(position, direction)

    def block_objection(self, position: Walkers, direction: int, block: int) -> str | None:
        """Why a cell cannot be blocked after a legal step, as a sentence."""
        target = self.target(position, direction)
        assert target is not None, "a legal step stays on the board"
        if self.open_blocks(position, target) >> block & 1:
            return None
        cell = self.grid.cell_text(block)
        if block == target:
            return _("You stand on {cell}: block a cell next to it.", cell=cell)
        if position.blocked >> block & 1:
            return _("A block stands on {cell} already: choose an empty cell.", cell=cell)
        if not self.grid.around[target] >> block & 1:
            return _("{cell} is not next to you at {here}.", cell=cell, here=self.grid.cell_text(target))
        return _("{cell} holds your opponent.", cell=cell)

    def why_over(self, position: Walkers, names: Names = NUMBERS) -> str:
        loser = position.turn
        return names.told(
            loser,
            _("{loser} is locked in and cannot step.", loser=names.of(loser)),
            _("You are locked in and cannot step."),
            _("Your opponent is locked in and cannot step."),
        )

    def left_words(self, count: int) -> str:
        return plural("way to step and block", "ways to step and block", count)

    def move_words(self, move: Move) -> str:
        direction, block = self.parts(move)
        return _(
            "step {direction}, block {cell}", direction=_(STEPS[direction]), cell=self.grid.cell_text(block)
        )

    def move_text(self, move: Move) -> str:
        direction, block = self.parts(move)
        return f"{DIRECTIONS[direction]}:{self.grid.cell_text(block)}"

    def read_move(self, text: str) -> Move:
        step, colon, block = text.partition(":")
        if not colon:
            raise NotationError(
                _(
                    "{text} is not a move: write step:row,column, for example right:0,0.",
                    text=quoted(text),
                )
            )
        return self.move_of(self.read_direction(step), self.grid.read_cell(block))
