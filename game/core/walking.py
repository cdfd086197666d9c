"""The rules shared by games in which each player walks one marker, freely or one step at a time."""

from typing import NamedTuple

from game.core.grid import DIRECTIONS, NotationError, quoted
from game.core.rules import Outcome, Player, Rules, opponent
from game.core.words import _, later


class Walkers(NamedTuple):
    """The cell of each player's marker, the bitboard of blocked cells, and whose turn it is."""

    one: int
    two: int
    blocked: int
    turn: Player


class WalkingRules(Rules[Walkers]):
    """Cells become blocked for good. A game defines its moves itself: a step, a slide, or anything else."""

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


# One step at a time

OFF_THE_BOARD = (
    later("Up leads off the board."),
    later("Down leads off the board."),
    later("Left leads off the board."),
    later("Right leads off the board."),
)
STEPS = (later("up"), later("down"), later("left"), later("right"))


class SteppingRules(WalkingRules):
    """A turn begins with a step of the player's marker to one of its four neighbours."""

    def target(self, position: Walkers, direction: int) -> int | None:
        """The cell to which a step leads, or None if it leads off the board."""
        return dict(self.grid.exits[self.standing(position)]).get(direction)

    def stepped_on(self, position: Walkers, direction: int) -> int:
        """The cell that a step concerns: its target, or the marker's own cell if it leads off the board."""
        target = self.target(position, direction)
        return self.standing(position) if target is None else target

    def direction_to(self, position: Walkers, cell: int) -> int | None:
        """The direction of a neighbour of the player on turn, or None for any other cell."""
        exits = self.grid.exits[self.standing(position)]
        return next((direction for direction, target in exits if target == cell), None)

    def outcome(self, position: Walkers) -> Outcome | None:
        # Faster than listing the moves: in these games, one free neighbour means that there is a move.
        free = self.grid.beside[self.standing(position)] & ~self.taken(position)
        return None if free else Outcome(opponent(position.turn))

    def room(self, position: Walkers, player: Player) -> int:
        cell = self.standing(self.seen_by(position, player))
        return self.grid.reached(1 << cell, self.grid.board & ~self.taken(position)).bit_count()

    def step_objection(self, position: Walkers, direction: int) -> str | None:
        """Why the player on turn cannot step that way, as a sentence."""
        target = self.target(position, direction)
        if target is None:
            return _(OFF_THE_BOARD[direction])
        cell = self.grid.cell_text(target)
        if target in (position.one, position.two):
            return _("{cell} holds your opponent.", cell=cell)
        if position.blocked >> target & 1:
            return _("{cell} is blocked.", cell=cell)
        return None

    def step_barred_by(self, position: Walkers, direction: int) -> tuple[int, ...]:
        """The cell because of which the player on turn cannot step that way; none where the board ends."""
        target = self.target(position, direction)
        return () if target is None else (target,)

    def read_direction(self, text: str) -> int:
        if text not in DIRECTIONS:
            raise NotationError(
                _(
                    "{text} is not a direction: use {directions}.",
                    text=quoted(text),
                    directions=", ".join(DIRECTIONS),
                )
            )
        return DIRECTIONS.index(text)
