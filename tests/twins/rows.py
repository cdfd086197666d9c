"""What the plain programs of the games share: boards as rows of letters."""

from collections.abc import Callable, Iterator

Rows = list[list[str]]

STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
AROUND = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right]


def parse(text: str) -> tuple[Rows, str, str]:
    board, turn, *rest = text.split()
    return [list(row) for row in board.split("/")], turn, "".join(rest)


def unparse(rows: Rows, turn: str, rest: str = "") -> str:
    return " ".join(["/".join("".join(row) for row in rows), turn, *([rest] if rest else [])])


def other(turn: str) -> str:
    return "2" if turn == "1" else "1"


def letter(turn: str) -> str:
    return "X" if turn == "1" else "O"


def cells(rows: Rows) -> Iterator[tuple[int, int]]:
    return ((row, column) for row in range(len(rows)) for column in range(len(rows)))


def at(rows: Rows, row: int, column: int) -> str:
    """The letter of a cell, and nothing beyond the edge."""
    return rows[row][column] if 0 <= row < len(rows) and 0 <= column < len(rows) else ""


def put(rows: Rows, row: int, column: int, new: str) -> Rows:
    return [
        [new if (row, column) == (down, right) else old for right, old in enumerate(line)]
        for down, line in enumerate(rows)
    ]


def from_one(move: str) -> tuple[int, int]:
    row, column = move.split(",")
    return int(row) - 1, int(column) - 1


# Games in which markers are placed


def placements(text: str, allowed: Callable[[Rows, str, int, int], bool]) -> set[str]:
    """The empty cells on which the side to move may place a marker."""
    rows, turn, _rest = parse(text)
    return {
        f"{row + 1},{column + 1}"
        for row, column in cells(rows)
        if rows[row][column] == "." and allowed(rows, turn, row, column)
    }


def placed(text: str, move: str) -> str:
    """The board with the marker on it, and the other side to move."""
    rows, turn, _rest = parse(text)
    return unparse(put(rows, *from_one(move), letter(turn)), other(turn))


# Games in which markers walk


def find(rows: Rows, turn: str) -> tuple[int, int]:
    return next((row, column) for row, column in cells(rows) if rows[row][column] == turn)


def steps(rows: Rows, turn: str) -> dict[str, tuple[int, int]]:
    """The free cells to which a player can step, by direction."""
    row, column = find(rows, turn)
    targets = {name: (row + down, column + right) for name, (down, right) in STEPS.items()}
    return {name: target for name, target in targets.items() if at(rows, *target) == "."}


def moved(rows: Rows, turn: str, target: tuple[int, int], left: str) -> Rows:
    """The board after a walk, with `left` on the cell that was left."""
    row, column = find(rows, turn)
    return put(put(rows, row, column, left), *target, turn)
