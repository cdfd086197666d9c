"""Grid Lock: Chain. Every move is next to the move before it."""

from typing import NamedTuple

from game.core.grid import NotationError
from game.core.placing import PlacingRules
from game.core.rules import NUMBERS, Move, Names, Player
from game.core.words import _, later, plural

NO_CELL = "-"


class Path(NamedTuple):
    """The markers of each player, whose turn it is, and the cell claimed last (None at the start)."""

    one: int
    two: int
    turn: Player
    last: int | None


class ChainRules(PlacingRules[Path]):
    def start(self, first: Player = 1) -> Path:
        return Path(0, 0, first, None)

    def seen_by(self, position: Path, player: Player) -> Path:
        return position._replace(turn=player)

    def open_cells(self, position: Path) -> int:
        near = self.grid.board if position.last is None else self.grid.beside[position.last]
        return near & ~(position.one | position.two)

    def play(self, position: Path, move: Move) -> Path:
        one, two, turn, _last = position
        return Path(one | 1 << move, two, 2, move) if turn == 1 else Path(one, two | 1 << move, 1, move)

    def room(self, position: Path, player: Player) -> int:
        """Both go the same way on."""
        near = self.open_cells(position)
        return (near | self.grid.reached(near, self.grid.board & ~(position.one | position.two))).bit_count()

    def rule_broken(self, position: Path, cell: int) -> str:
        assert position.last is not None, "before the first move every empty cell is open"
        return _("Not next to the last move at {last}.", last=self.grid.cell_text(position.last))

    def breaking(self, position: Path, cell: int) -> tuple[int, ...]:
        assert position.last is not None, "before the first move every empty cell is open"
        return (position.last,)

    def left_words(self, count: int) -> str:
        return plural("way on", "ways on", count)

    def why_over(self, position: Path, names: Names = NUMBERS) -> str:
        loser = position.turn
        return names.told(
            loser,
            _("{loser} has no empty cell next to the last move.", loser=names.of(loser)),
            _("You have no empty cell next to the last move."),
            _("Your opponent has no empty cell next to the last move."),
        )

    def text(self, position: Path) -> str:
        last = NO_CELL if position.last is None else self.grid.cell_text(position.last)
        return f"{super().text(position)} {last}"

    def read(self, text: str) -> Path:
        board, turn, rest = self._read_fields(text, (later("the last cell (- before the first move)"),))
        one, two = board[self.marker(1)], board[self.marker(2)]
        last = None if rest[0] == NO_CELL else self.grid.read_cell(rest[0])
        if last is None and one | two:
            raise NotationError(_("The last cell is missing: markers are on the board."))
        if last is not None and not (one | two) >> last & 1:
            raise NotationError(_("The last cell {cell} holds no marker.", cell=rest[0]))
        return Path(one, two, turn, last)
