"""The words and the grid of GridLock: Siege."""

from game.core.rules import Move, opponent
from game.core.transcript import Reply, Transcript, read_cell
from game.core.walking import Walkers
from game.core.words import _
from game.variants.siege.rules import SiegeRules


class SiegeTranscript(Transcript[SiegeRules]):
    """A move takes two questions: the step, then the block."""

    in_steps = True

    def grid(self, position: Walkers) -> str:
        size = self.rules.size
        lines = ["   " + " ".join(str(column) for column in range(size))]
        for number, row in enumerate(self.rules.grid.rows()):
            lines.append(f"{number} [{self._row(position, row)}]")
        return "\n".join(lines)

    def _row(self, position: Walkers, row: range) -> str:
        """The cells of a row as the game's text draws them.

        Empty cells are centred up to the first occupied one; all others are left-aligned.
        """
        taken = self.rules.taken(position)
        leading = next((cell for cell in row if taken >> cell & 1), row.stop)
        rest = [self._letter(position, cell) for cell in range(leading, row.stop)]
        return " . " * (leading - row.start) + " ".join(rest)

    def _letter(self, position: Walkers, cell: int) -> str:
        if cell == position.one:
            return self.ink("P1", 1)
        if cell == position.two:
            return self.ink("P2", 2)
        return self.ink("X", None) + " " if position.blocked >> cell & 1 else ". "

    def turn(self, position: Walkers) -> str:
        call = _("Player {player}, your move.", player=position.turn)
        return f"{self.grid(position)}\n\n{call}"

    def prompt(self, position: Walkers, said: tuple[str, ...]) -> str:
        if said:
            return _("Place a block adjacent to your current position (row and column): ")
        return _("Enter move direction (up, down, left, right): ")

    def listen(self, position: Walkers, said: tuple[str, ...], line: str) -> Reply:
        if ":" in line:
            return self._whole_move(position, line)
        if said:
            direction = self.rules.read_direction(said[0])
            return self._hear_block(position, direction, said, line)
        return self._step(position, line)

    def still_open(self, position: Walkers, said: tuple[str, ...]) -> list[Move]:
        moves = super().still_open(position, said)
        steps = [self.rules.read_direction(step) for step in said]
        return [move for move in moves if not steps or self.rules.parts(move)[0] in steps]

    def _whole_move(self, position: Walkers, line: str) -> Reply:
        reply = self.judge(position, self.rules.read_move(line))
        if reply.move is None:
            return reply
        direction, _block = self.rules.parts(reply.move)
        return Reply(self._step_words(position, direction), move=reply.move)

    def _step(self, position: Walkers, line: str) -> Reply:
        direction = self.rules.read_direction(line)
        reason = self.rules.step_objection(position, direction)
        if reason is not None:
            return Reply(reason)
        return Reply(self._step_words(position, direction), said=(line,))

    def _hear_block(self, position: Walkers, direction: int, said: tuple[str, ...], line: str) -> Reply:
        block = read_cell(self.rules, line)
        reason = self.rules.block_objection(position, direction, block)
        if reason is not None:
            return Reply(reason, said)
        return Reply(move=self.rules.move_of(direction, block))

    def _step_words(self, position: Walkers, direction: int) -> str:
        target = self.rules.target(position, direction)
        assert target is not None, "a legal step stays on the board"
        return _(
            "Player {player} moves from {here} to {there}.",
            player=position.turn,
            here=self._cell_words(self.rules.standing(position)),
            there=self._cell_words(target),
        )

    def _cell_words(self, cell: int) -> str:
        row, column = self.rules.grid.coordinates(cell)
        return f"({row}, {column})"

    def played(self, before: Walkers, move: Move) -> str:
        _direction, block = self.rules.parts(move)
        return _("A block is placed at {cell}.", cell=self._cell_words(block))

    def ending(self, position: Walkers) -> str:
        return "\n".join(
            (
                self.grid(position),
                "",
                _(
                    "Player {player} has no adjacent empty cells to move into.",
                    player=position.turn,
                ),
                _("Player {player} wins.", player=opponent(position.turn)),
            )
        )
