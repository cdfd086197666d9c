"""The words and the grid of GridLock: Apart."""

from game.core.placing import Markers, owner
from game.core.rules import opponent
from game.core.transcript import Reply, Transcript, read_cell
from game.core.words import _
from game.variants.apart.rules import ApartRules


class ApartTranscript(Transcript[ApartRules]):
    def grid(self, position: Markers) -> str:
        def letter(cell: int) -> str:
            player = owner(position, cell)
            return self.ink(self.rules.marker(player), player) if player else "_"

        return "\n".join(" ".join(map(letter, row)) for row in self.rules.grid.rows())

    def turn(self, position: Markers) -> str:
        return self.grid(position) + "\n"

    def prompt(self, position: Markers, said: tuple[str, ...]) -> str:
        return _(
            "Player {player} ({marker}), enter your move (row column): ",
            player=position.turn,
            marker=self.rules.marker(position.turn),
        )

    def listen(self, position: Markers, said: tuple[str, ...], line: str) -> Reply:
        return self.judge(position, read_cell(self.rules, line))

    def ending(self, position: Markers) -> str:
        winner = opponent(position.turn)
        return "\n".join(
            (
                self.turn(position),
                _("Neither player can make a valid move."),
                _("The last player to place a token was Player {player}.", player=winner),
                _("Congratulations, Player {player} wins the game!", player=winner),
            )
        )
