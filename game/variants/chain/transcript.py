"""The words and the grid of Grid Lock: Chain."""

import re

from game.core.grid import NotationError, quoted
from game.core.placing import owner
from game.core.rules import Move, opponent
from game.core.transcript import CELL, Reply, Transcript, read_cell
from game.core.words import _
from game.variants.chain.rules import ChainRules, Path


class ChainTranscript(Transcript[ChainRules]):
    """A move takes two questions: the row, then the column."""

    in_steps = True

    def grid(self, position: Path) -> str:
        def cell_box(cell: int) -> str:
            player = owner(position, cell)
            return f"[{self.ink(self.rules.marker(player), player)}]" if player else "[ ]"

        return "\n".join("".join(map(cell_box, row)) for row in self.rules.grid.rows())

    def opening(self, position: Path) -> str:
        begins = _(
            "Player {player} ({marker}) will start the game.",
            player=position.turn,
            marker=self.rules.marker(position.turn),
        )
        return _("Welcome to Grid Lock!") + "\n\n" + begins

    def turn(self, position: Path) -> str:
        if position.last is None:
            return self._call(position)
        cells = (f"- ({self.rules.move_text(move)})" for move in self.rules.legal_moves(position))
        return "\n".join((self._call(position), _("Available moves:"), *cells))

    def _call(self, position: Path) -> str:
        """Whose turn it is, and the last move."""
        marker = self.rules.marker(position.turn)
        call = _("Player {player}'s Turn ({marker})", player=position.turn, marker=marker)
        if position.last is None:
            return call
        row, column = self.rules.grid.coordinates(position.last)
        return f"{call}\n" + _("Last move was at ({row}, {column})", row=row + 1, column=column + 1)

    def prompt(self, position: Path, said: tuple[str, ...]) -> str:
        if said:
            return _("Enter column (1-{last}): ", last=self.rules.size)
        return _("Enter row (1-{last}): ", last=self.rules.size)

    def listen(self, position: Path, said: tuple[str, ...], line: str) -> Reply:
        if CELL.fullmatch(line):
            return self.judge(position, read_cell(self.rules, line))
        if not re.fullmatch("[0-9]{1,4}", line):
            raise NotationError(_("{text} is not a number.", text=quoted(line)))
        number = int(line)
        if said:
            return self.judge(position, self.rules.grid.cell_at(int(said[0]), number))
        self.rules.grid.cell_at(number, 1)  # refuses a row that is off the board
        return Reply(said=(line,))

    def still_open(self, position: Path, said: tuple[str, ...]) -> list[Move]:
        moves = super().still_open(position, said)
        if not said:
            return moves
        row = self.rules.grid.rows()[int(said[0]) - 1]
        return [move for move in moves if move in row]

    def changed(self, position: Path) -> str:
        return _("Updated Grid:") + "\n" + self.grid(position)

    def ending(self, position: Path) -> str:
        winner = opponent(position.turn)
        return "\n".join(
            (
                self._call(position),
                _("No valid moves available."),
                _("Player {player} cannot make a move.", player=position.turn),
                _(
                    "Player {player} ({marker}) wins the game!",
                    player=winner,
                    marker=self.rules.marker(winner),
                ),
            )
        )
