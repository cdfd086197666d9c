"""The words and the grid of Noughts and Crosses."""

from game.core.placing import Markers, owner
from game.core.transcript import Reply, Transcript, read_cell
from game.core.words import _
from game.variants.noughts.rules import NoughtsRules


class NoughtsTranscript(Transcript[NoughtsRules]):
    def grid(self, position: Markers) -> str:
        def letter(cell: int) -> str:
            player = owner(position, cell)
            return self.ink(self.rules.marker(player), player) if player else "."

        return "\n".join("".join(map(letter, row)) for row in self.rules.grid.rows())

    def turn(self, position: Markers) -> str:
        return self.grid(position)

    def prompt(self, position: Markers, said: tuple[str, ...]) -> str:
        return _("Player {player}, your mark: ", player=position.turn)

    def listen(self, position: Markers, said: tuple[str, ...], line: str) -> Reply:
        return self.judge(position, read_cell(self.rules, line))

    def ending(self, position: Markers) -> str:
        outcome = self.rules.outcome(position)
        if outcome is None or outcome.winner is None:
            return _("The game is a draw.")
        return _("Player {player} wins.", player=outcome.winner)
