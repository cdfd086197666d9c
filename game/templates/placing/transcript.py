"""The words and the grid of Sample Game in the terminal.

Change how the grid looks, and every sentence. A move must also be accepted as `move_text` writes it.
"""

from game.core.placing import Markers, owner
from game.core.rules import opponent
from game.core.transcript import Reply, Transcript, read_cell
from game.core.words import _
from game.templates.placing.rules import SampleGameRules


class SampleGameTranscript(Transcript[SampleGameRules]):
    def grid(self, position: Markers) -> str:
        return "\n".join(
            " ".join(self._letter(position, cell) for cell in row) for row in self.rules.grid.rows()
        )

    def _letter(self, position: Markers, cell: int) -> str:
        player = owner(position, cell)
        return self.ink(self.rules.marker(player), player) if player else "."

    def turn(self, position: Markers) -> str:
        """The text above the question."""
        return self.grid(position)

    def prompt(self, position: Markers, said: tuple[str, ...]) -> str:
        """The question. It ends with a space."""
        return _("Player {player}, your marker (row column): ", player=position.turn)

    def listen(self, position: Markers, said: tuple[str, ...], line: str) -> Reply:
        return self.judge(position, read_cell(self.rules, line))

    def ending(self, position: Markers) -> str:
        """The final grid, and who has won."""
        winner = _("Player {player} wins.", player=opponent(position.turn))
        return f"{self.grid(position)}\n{winner}"
