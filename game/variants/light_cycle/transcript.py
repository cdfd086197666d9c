"""The words and the grid of Light Cycle Duel."""

from game.core.rules import Move, opponent
from game.core.transcript import Reply, Transcript
from game.core.walking import Walkers
from game.core.words import _
from game.variants.light_cycle.rules import LightCycleRules


class LightCycleTranscript(Transcript[LightCycleRules]):
    def grid(self, position: Walkers) -> str:
        def letter(cell: int) -> str:
            if position.blocked >> cell & 1:
                return self.ink("#", None)
            if cell == position.one:
                return self.ink("1", 1)
            return self.ink("2", 2) if cell == position.two else "."

        return "\n".join(" ".join(map(letter, row)) for row in self.rules.grid.rows())

    def turn(self, position: Walkers) -> str:
        return self.grid(position) + "\n"

    def prompt(self, position: Walkers, said: tuple[str, ...]) -> str:
        return _(
            "Player {player}'s turn. Enter move direction (up/down/left/right): ",
            player=position.turn,
        )

    def listen(self, position: Walkers, said: tuple[str, ...], line: str) -> Reply:
        return self.judge(position, self.rules.read_move(line))

    def played(self, before: Walkers, move: Move) -> str:
        left = self.rules.grid.cell_text(self.rules.standing(before))
        return "\n".join(
            (
                _("Move executed."),
                _("Cell ({cell}) marked as blocked (#).", cell=left),
                _("Grid updated."),
            )
        )

    def ending(self, position: Walkers) -> str:
        return "\n".join(
            (
                self.turn(position),
                _("Player {player} has no valid moves available.", player=position.turn),
                _("Player {player} wins!", player=opponent(position.turn)),
            )
        )
