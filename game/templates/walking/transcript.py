"""The words and the grid of Sample Game in the terminal.

Change how the grid looks, and every sentence. A move must also be accepted as `move_text` writes it.
"""

from game.core.rules import PLAYERS, opponent
from game.core.transcript import Reply, Transcript, read_cell
from game.core.walking import Walkers
from game.core.words import _
from game.templates.walking.rules import SampleGameRules


class SampleGameTranscript(Transcript[SampleGameRules]):
    def grid(self, position: Walkers) -> str:
        return "\n".join(
            " ".join(self._letter(position, cell) for cell in row) for row in self.rules.grid.rows()
        )

    def _letter(self, position: Walkers, cell: int) -> str:
        for player, standing in zip(PLAYERS, (position.one, position.two), strict=True):
            if cell == standing:
                return self.ink(str(player), player)
        return "#" if position.blocked >> cell & 1 else "."

    def turn(self, position: Walkers) -> str:
        """The text above the question."""
        return self.grid(position)

    def prompt(self, position: Walkers, said: tuple[str, ...]) -> str:
        """The question. It ends with a space."""
        return _("Player {player}, step to (row column): ", player=position.turn)

    def listen(self, position: Walkers, said: tuple[str, ...], line: str) -> Reply:
        return self.judge(position, read_cell(self.rules, line))

    def ending(self, position: Walkers) -> str:
        """The final grid, and who has won."""
        winner = _("Player {player} wins.", player=opponent(position.turn))
        return f"{self.grid(position)}\n{winner}"
