"""The words and the grid of Light Cycle Duel."""

from game.core.grid import DIRECTIONS, NotationError, quoted
from game.core.rules import Move, opponent
from game.core.transcript import Reply, Transcript
from game.core.walking import Walkers
from game.core.words import _
from game.variants.light_cycle.rules import LightCycleRules

# The first letters of the directions, and w a s d as on the keyboard; d would mean both down and right.
LETTERS = {"u": "up", "w": "up", "s": "down", "l": "left", "a": "left", "r": "right"}


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
        if line == "d":
            raise NotationError(_("d could mean down or right: type s or r."))
        word = LETTERS.get(line, line)
        if word not in DIRECTIONS:
            raise NotationError(
                _(
                    "{text} is not a direction: type up, down, left or right, or u, s, l or r for short.",
                    text=quoted(line),
                )
            )
        return self.judge(position, self.rules.read_move(word))

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
