"""A second implementation of Sample Game for the tests: plain, and on text.

The tests play random games and compare both. Write it from the text of the game and not from rules.py, and
import nothing from the product. Or remove this file and give the reason in cases.txt: `no twin | the reason`.
The folder tests/twins has more examples.
"""


def moves_of(text: str, _options: dict[str, str]) -> set[str]:
    """All legal moves."""
    board, turn = text.split()
    rows = board.split("/")
    row, column = find(rows, turn)
    near = [(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)]
    size = range(len(rows))
    return {
        f"{down + 1},{right + 1}"
        for down, right in near
        if down in size and right in size and rows[down][right] == "."
    }


def find(rows: list[str], turn: str) -> tuple[int, int]:
    """The cell of a player."""
    row = next(row for row, line in enumerate(rows) if turn in line)
    return row, rows[row].index(turn)


def after(text: str, move: str) -> str:
    """The position after a legal move."""
    board, turn = text.split()
    rows = [list(line) for line in board.replace(turn, "#").split("/")]
    row, column = map(int, move.split(","))
    rows[row - 1][column - 1] = turn
    return "/".join(map("".join, rows)) + (" 2" if turn == "1" else " 1")
