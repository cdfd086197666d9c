"""The rules shared by games in which each player walks one marker and cells become blocked for good."""

from typing import NamedTuple

from game.core.grid import NotationError
from game.core.rules import Player, Rules
from game.core.words import _


class Walkers(NamedTuple):
    """The cell of each player's marker, the bitboard of blocked cells, and whose turn it is."""

    one: int
    two: int
    blocked: int
    turn: Player


class WalkingRules(Rules[Walkers]):
    """A game defines its moves itself: a step, a slide, or anything else."""

    symbols = "#12"
    badges = ("1", "2")

    def seen_by(self, position: Walkers, player: Player) -> Walkers:
        return position._replace(turn=player)

    def standing(self, position: Walkers) -> int:
        """The cell of the player on turn."""
        return position.one if position.turn == 1 else position.two

    def taken(self, position: Walkers) -> int:
        """All cells that are blocked or hold a marker."""
        return position.blocked | 1 << position.one | 1 << position.two

    def text(self, position: Walkers) -> str:
        board = {"#": position.blocked, "1": 1 << position.one, "2": 1 << position.two}
        return f"{self.grid.board_text(board)} {position.turn}"

    def read(self, text: str) -> Walkers:
        board, turn, _rest = self._read_fields(text, ())
        cells = []
        for player in "12":
            if board[player].bit_count() != 1:
                raise NotationError(
                    _(
                        "Player {player} stands on {count} cells instead of one.",
                        player=player,
                        count=board[player].bit_count(),
                    )
                )
            cells.append(board[player].bit_length() - 1)
        return Walkers(cells[0], cells[1], board["#"], turn)
