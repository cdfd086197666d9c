"""Which positions are alike: turned, reflected, or with the colours exchanged.

Only the text of a position is used, so that this works for every game: the rows, the side to move, and
perhaps more fields, which may be cells.
"""

from contextlib import suppress

from game.core.grid import NotationError
from game.core.rules import AnyRules, Position
from game.solving.symmetry import WAYS, moved


def likeness(rules: AnyRules, position: Position) -> str:
    """A text that is the same for all positions that are alike, and for no others."""
    board, turn, *more = rules.text(position).split()
    if turn == "2":
        board = board.translate(str.maketrans(_players(rules), _players(rules)[::-1]))
    cells = board.replace("/", "")
    return min(_image(rules, way, cells, more) for way in range(len(WAYS)))


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
