"""The words and the grid of Rooks."""

from game.core.placing import Markers, owner
from game.core.rules import opponent
from game.core.transcript import Reply, Transcript, read_cell
from game.core.words import _
from game.variants.rooks.rules import RooksRules


class RooksTranscript(Transcript[RooksRules]):
    def grid(self, position: Markers) -> str:
        def letter(cell: int) -> str:
            player = owner(position, cell)
            return self.ink(self.rules.marker(player), player) if player else "."

        return "\n".join("".join(map(letter, row)) for row in self.rules.grid.rows())

    def turn(self, position: Markers) -> str:
        return self.grid(position)

    def prompt(self, position: Markers, said: tuple[str, ...]) -> str:
        return _("Player {player}, your rook: ", player=position.turn)

    def listen(self, position: Markers, said: tuple[str, ...], line: str) -> Reply:
        return self.judge(position, read_cell(self.rules, line))

    def ending(self, position: Markers) -> str:
        return _("Player {player} wins.", player=opponent(position.turn))
