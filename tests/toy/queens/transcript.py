"""The words and the grid of Queens."""

from game.core.rules import opponent
from game.core.transcript import Reply, Transcript, read_cell
from game.core.walking import Walkers
from game.core.words import _
from game.variants.queens.rules import QueensRules


class QueensTranscript(Transcript[QueensRules]):
    def grid(self, position: Walkers) -> str:
        def letter(cell: int) -> str:
            if cell in (position.one, position.two):
                player = 1 if cell == position.one else 2
                return self.ink(str(player), player)
            return "#" if position.blocked >> cell & 1 else "."

        return "\n".join("".join(map(letter, row)) for row in self.rules.grid.rows())

    def turn(self, position: Walkers) -> str:
        return self.grid(position)

    def prompt(self, position: Walkers, said: tuple[str, ...]) -> str:
        return _("Player {player}, your queen slides to: ", player=position.turn)

    def listen(self, position: Walkers, said: tuple[str, ...], line: str) -> Reply:
        return self.judge(position, read_cell(self.rules, line))

    def ending(self, position: Walkers) -> str:
        return "\n".join((self.grid(position), _("Player {player} wins.", player=opponent(position.turn))))
