"""The words and the grid of Dominoes."""

from game.core.placing import Markers, owner
from game.core.rules import opponent
from game.core.transcript import Reply, Transcript, read_cell
from game.core.words import _
from game.variants.dominoes.rules import DominoesRules


class DominoesTranscript(Transcript[DominoesRules]):
    def grid(self, position: Markers) -> str:
        def letter(cell: int) -> str:
            player = owner(position, cell)
            return self.ink(self.rules.marker(player), player) if player else "."

        return "\n".join("".join(map(letter, row)) for row in self.rules.grid.rows())

    def turn(self, position: Markers) -> str:
        return self.grid(position)

    def prompt(self, position: Markers, said: tuple[str, ...]) -> str:
        if position.turn == 1:
            return _("Player {player}, the upper cell: ", player=1)
        return _("Player {player}, the left cell: ", player=2)

    def listen(self, position: Markers, said: tuple[str, ...], line: str) -> Reply:
        return self.judge(position, read_cell(self.rules, line))

    def ending(self, position: Markers) -> str:
        return _("Player {player} wins.", player=opponent(position.turn))
