"""The eight ways to turn and reflect a square board, on bitboards; and which positions are alike then.

`likeness` uses only the text of a position, so that it works for every game: the rows, the side to move, and
perhaps more fields, which may be cells. Positions are alike with the colours exchanged, too.
"""

from collections.abc import Sequence
from contextlib import suppress

from game.core.grid import NotationError
from game.core.rules import AnyRules, Move, Player, Position, opponent

# Whether rows and columns are swapped, and then whether rows and columns are counted from the other end.
# The first way changes nothing; the last two are the quarter turns.
WAYS = (
    (False, False, False),
    (False, True, True),
    (False, True, False),
    (False, False, True),
    (True, False, False),
    (True, True, True),
    (True, True, False),
    (True, False, True),
)
# The numbers in WAYS of those that swap cells in pairs.
PAIRINGS = range(1, 6)


def moved(way: int, cell: int, size: int) -> int:
    """The cell to which a way moves a cell."""
    swapped, from_bottom, from_right = WAYS[way]
    row, column = divmod(cell, size)
    if swapped:
        row, column = column, row
    row = size - 1 - row if from_bottom else row
    column = size - 1 - column if from_right else column
    return row * size + column


class Symmetry:
    """All eight images of a bitboard at once, side by side in one number: slot 0 holds the board itself.

    | slot 7 | ... | slot 1 | slot 0 |      each slot: one bit per cell, and as many zeros above them

    For each row, a table holds the images of every possible content, so that finding a board's images takes
    one look-up per row. The zeros leave room for a second board.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self.cells = size * size
        self.slots = range(0, 8 * 2 * self.cells, 2 * self.cells)
        self._slot = (1 << 2 * self.cells) - 1
        self._rows = [(start, self._images_of_row(start)) for start in range(0, self.cells, size)]

    def cell(self, way: int, cell: int) -> int:
        return moved(way, cell, self.size)

    def _images_of_row(self, start: int) -> list[int]:
        """The images of every possible content of the row that starts at a cell, by content."""
        images = [0]
        for cell in range(start, start + self.size):
            single = sum(1 << slot + self.cell(way, cell) for way, slot in enumerate(self.slots))
            images += [image | single for image in images]
        return images

    def images(self, board: int) -> int:
        full = (1 << self.size) - 1
        images = 0
        for start, of_row in self._rows:
            images |= of_row[board >> start & full]
        return images

    def pairs(self, upper: int, lower: int) -> list[int]:
        """The eight images of two boards side by side, each as one number, from the images of both."""
        both = upper << self.cells | lower
        return [both >> slot & self._slot for slot in self.slots]


# Positions that are alike: turned, reflected, or with the colours exchanged


def likeness(rules: AnyRules, position: Position) -> str:
    """A text that is the same for all positions that are alike, and for no others."""
    seen = _seen(rules, position)
    return min(_image(rules, way, *seen) for way in range(len(WAYS)))


def exchanged(rules: AnyRules, moves: Sequence[Move], first: Player) -> tuple[Move, ...]:
    """The same opening, begun by the other player: after each move, the players have exchanged everything.

    Where their places or their moves differ, the board is turned or reflected. Raises ValueError for a game
    in which that does not make them equal.
    """
    for way in range(len(WAYS)):
        found = _exchanged(rules, moves, first, way)
        if found is not None:
            return found
    raise ValueError("the players cannot exchange everything")


def _exchanged(rules: AnyRules, moves: Sequence[Move], first: Player, way: int) -> tuple[Move, ...] | None:
    ours, theirs = rules.start(first), rules.start(opponent(first))
    found: list[Move] = []
    for move in moves:
        if not _are_exchanged(rules, way, ours, theirs):
            return None
        ours = rules.play(ours, move)
        after = {reply: rules.play(theirs, reply) for reply in rules.legal_moves(theirs)}
        same = [reply for reply in after if _are_exchanged(rules, way, ours, after[reply])]
        if not same:
            return None
        found.append(same[0])
        theirs = after[same[0]]
    return tuple(found)


def _are_exchanged(rules: AnyRules, way: int, ours: Position, theirs: Position) -> bool:
    """Whether one way of turning or reflecting the board shows one player what the other one sees."""
    image = _image(rules, way, *_seen(rules, ours))
    return ours.turn == opponent(theirs.turn) and image == _image(rules, 0, *_seen(rules, theirs))


def _seen(rules: AnyRules, position: Position) -> tuple[str, list[str]]:
    """The cells and the other fields of a position, as if Player 1 were on turn."""
    board, turn, *more = rules.text(position).split()
    if turn == "2":
        board = board.translate(str.maketrans(_players(rules), _players(rules)[::-1]))
    return board.replace("/", ""), more


def _players(rules: AnyRules) -> str:
    """The symbols of Player 1 and Player 2, which come last."""
    return rules.symbols[-2:]


def _image(rules: AnyRules, way: int, cells: str, more: list[str]) -> str:
    """The position as one way of turning or reflecting the board shows it."""
    image = [""] * len(cells)
    for cell, symbol in enumerate(cells):
        image[moved(way, cell, rules.size)] = symbol
    return " ".join(["".join(image), *(_field(rules, way, field) for field in more)])


def _field(rules: AnyRules, way: int, field: str) -> str:
    with suppress(NotationError):
        return rules.grid.cell_text(moved(way, rules.grid.read_cell(field), rules.size))
    return field
