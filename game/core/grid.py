"""Bitboard geometry: cells, neighbours and lines of a square board, and cells and boards as text."""

import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import takewhile

from game.core.words import _, printable

EMPTY = "."
UP, DOWN, LEFT, RIGHT = range(4)
DIRECTIONS = ("up", "down", "left", "right")
# One step in each direction: columns to the right, rows down.
HEADINGS = ((0, -1), (0, 1), (-1, 0), (1, 0))
# The eight directions of a queen: the four above, then the diagonals from the top left.
EIGHT_HEADINGS = (*HEADINGS, (-1, -1), (1, -1), (-1, 1), (1, 1))


class NotationError(ValueError):
    """A text that is not a move or a position; the message tells a person why."""


def quoted(text: str) -> str:
    """A text from outside in quotes, for a message: short, on one line, and harmless to a terminal."""
    return f"'{printable(text, longest=24)}'"


def cells_in(mask: int) -> list[int]:
    """The cells of a bitboard, from the top left."""
    cells = []
    while mask:
        lowest = mask & -mask
        cells.append(lowest.bit_length() - 1)
        mask ^= lowest
    return cells


class Grid:
    """A square board of `size` rows. A set of cells is an int: bit `row * size + column`, row 0 at the top.

        size 3:   0 1 2
                  3 4 5
                  6 7 8

    Internally, rows and columns count from 0; in text they count from `origin`.
    """

    def __init__(self, size: int, origin: int = 1) -> None:
        self.size = size
        self.origin = origin
        self.cells = size * size
        self.board = (1 << self.cells) - 1
        self.exits = [self._exits(cell) for cell in range(self.cells)]
        self.beside = [sum(1 << cell for _direction, cell in exits) for exits in self.exits]
        self.around = [self._around(cell) for cell in range(self.cells)]
        self._left_edge = sum(1 << row * size for row in range(size))
        self._right_edge = self._left_edge << size - 1

    def rows(self) -> list[range]:
        """The cells of each row, from the top."""
        return [range(start, start + self.size) for start in range(0, self.cells, self.size)]

    def cell(self, row: int, column: int) -> int:
        return row * self.size + column

    def coordinates(self, cell: int) -> tuple[int, int]:
        """The row and the column of a cell."""
        return divmod(cell, self.size)

    def holds(self, row: int, column: int) -> bool:
        return 0 <= row < self.size and 0 <= column < self.size

    def _exits(self, cell: int) -> list[tuple[int, int]]:
        """(direction, cell) for each of the four steps that stay on the board."""
        row, column = self.coordinates(cell)
        return [
            (direction, self.cell(row + down, column + right))
            for direction, (right, down) in enumerate(HEADINGS)
            if self.holds(row + down, column + right)
        ]

    def _around(self, cell: int) -> int:
        """The eight neighbours of a cell."""
        row, column = self.coordinates(cell)
        return sum(
            1 << self.cell(near_row, near_column)
            for near_row in range(row - 1, row + 2)
            for near_column in range(column - 1, column + 2)
            if self.holds(near_row, near_column) and (near_row, near_column) != (row, column)
        )

    @cached_property
    def rays(self) -> list[list[list[int]]]:
        """For each cell, eight lists: the cells of each of EIGHT_HEADINGS, from the nearest to the edge."""
        return [[self._ray(cell, *heading) for heading in EIGHT_HEADINGS] for cell in range(self.cells)]

    def _ray(self, cell: int, right: int, down: int) -> list[int]:
        row, column = self.coordinates(cell)
        steps = ((row + step * down, column + step * right) for step in range(1, self.size))
        return [self.cell(*step) for step in takewhile(lambda step: self.holds(*step), steps)]

    def nearest(self, cells: int, origin: int, direction: int) -> int | None:
        """The cell to which a cursor on `origin` goes in a direction; None if no cell lies that way.

        Cells straight ahead are preferred: each cell to the side counts as two ahead.
        """
        row, column = self.coordinates(origin)
        right, down = HEADINGS[direction]
        found: list[tuple[int, int, int]] = []
        for cell in cells_in(cells):
            near_row, near_column = self.coordinates(cell)
            ahead = (near_row - row) * down + (near_column - column) * right
            aside = abs((near_row - row) * right) + abs((near_column - column) * down)
            if ahead > 0:
                found.append((ahead + 2 * aside, aside, cell))
        return min(found)[-1] if found else None

    def spread(self, mask: int) -> int:
        """The cells of `mask` and all their eight neighbours."""
        wide = mask | (mask & ~self._right_edge) << 1 | (mask & ~self._left_edge) >> 1
        return (wide | wide << self.size | wide >> self.size) & self.board

    def stepped(self, mask: int) -> int:
        """All cells one step up, down, left or right of a cell in `mask`."""
        sideways = (mask & ~self._right_edge) << 1 | (mask & ~self._left_edge) >> 1
        return (sideways | mask << self.size | mask >> self.size) & self.board

    def reached(self, start: int, free: int) -> int:
        """All free cells to which steps up, down, left and right over free cells lead from these cells."""
        found = front = self.stepped(start) & free
        while front:
            front = self.stepped(front) & free & ~found
            found |= front
        return found

    def _line(self, cells: Iterable[tuple[int, int]]) -> int:
        return sum(1 << self.cell(row, column) for row, column in cells)

    def row_of(self, cell: int) -> int:
        """All cells in the row of `cell`."""
        row, _column = self.coordinates(cell)
        return self._line((row, column) for column in range(self.size))

    def column_of(self, cell: int) -> int:
        """All cells in the column of `cell`."""
        _row, column = self.coordinates(cell)
        return self._line((row, column) for row in range(self.size))

    def falling_of(self, cell: int) -> int:
        """All cells on the diagonal through `cell` that falls to the right."""
        row, column = self.coordinates(cell)
        steps = ((down, down - row + column) for down in range(self.size))
        return self._line(step for step in steps if self.holds(*step))

    def rising_of(self, cell: int) -> int:
        """All cells on the diagonal through `cell` that rises to the right."""
        row, column = self.coordinates(cell)
        steps = ((down, row + column - down) for down in range(self.size))
        return self._line(step for step in steps if self.holds(*step))

    def cell_text(self, cell: int) -> str:
        """`row,column`, as every front end writes a cell."""
        row, column = self.coordinates(cell)
        return f"{row + self.origin},{column + self.origin}"

    def read_cell(self, text: str) -> int:
        """The cell that `row,column` names."""
        match = re.fullmatch(r"(0|[1-9][0-9]?),(0|[1-9][0-9]?)", text)
        if match is None:
            example = self.cell_text(self.cells // 2)
            raise NotationError(
                _(
                    "{text} is not a cell: write row,column, for example {example}.",
                    text=quoted(text),
                    example=example,
                )
            )
        return self.cell_at(int(match[1]), int(match[2]))

    def cell_at(self, row: int, column: int) -> int:
        """The cell in a row and a column counted from `origin`."""
        last = self.size - 1 + self.origin
        if not self.origin <= row <= last:
            raise NotationError(
                _(
                    "Row {row} is off the board: rows go from {first} to {last}.",
                    row=row,
                    first=self.origin,
                    last=last,
                )
            )
        if not self.origin <= column <= last:
            raise NotationError(
                _(
                    "Column {column} is off the board: columns go from {first} to {last}.",
                    column=column,
                    first=self.origin,
                    last=last,
                )
            )
        return self.cell(row - self.origin, column - self.origin)

    def board_text(self, symbols: Mapping[str, int]) -> str:
        """The rows from the top, joined by `/`; `symbols` says which cells hold which symbol."""
        cells = [EMPTY] * self.cells
        for symbol, mask in symbols.items():
            for cell in cells_in(mask):
                cells[cell] = symbol
        return "/".join("".join(cells[cell] for cell in row) for row in self.rows())

    def read_board(self, text: str, symbols: str) -> dict[str, int]:
        """For each symbol, the cells that hold it on a board written by `board_text`."""
        rows = text.split("/")
        if len(rows) != self.size:
            raise NotationError(_("The board needs {size} rows, not {rows}.", rows=len(rows), size=self.size))
        masks = dict.fromkeys(symbols, 0)
        for row, cells in enumerate(rows):
            if len(cells) != self.size:
                raise NotationError(
                    _(
                        "Row {row} of the board needs {size} cells, not {cells}.",
                        row=row + self.origin,
                        cells=len(cells),
                        size=self.size,
                    )
                )
            for column, symbol in enumerate(cells):
                if symbol in masks:
                    masks[symbol] |= 1 << self.cell(row, column)
                elif symbol != EMPTY:
                    raise NotationError(
                        _(
                            "{symbol} does not belong on the board: use {symbols}.",
                            symbol=quoted(symbol),
                            symbols=" ".join(EMPTY + symbols),
                        )
                    )
        return masks
