"""A second implementation of Sample Game for the tests: plain, and on text.

The tests play random games and compare both. Write it from the text of the game and not from rules.py, and
import nothing from the product. Or remove this file and give the reason in cases.txt: `no twin | the reason`.
The folder tests/twins has more examples.
"""

MARKERS = {"1": "X", "2": "O"}


def moves_of(text: str, _options: dict[str, str]) -> set[str]:
    """All legal moves."""
    board, _turn = text.split()
    rows = board.split("/")
    return {
        f"{row + 1},{column + 1}"
        for row, line in enumerate(rows)
        for column in range(len(line))
        if is_free(rows, row, column)
    }


def is_free(rows: list[str], row: int, column: int) -> bool:
    cross = [(row, column), (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    size = range(len(rows))
    return all(rows[down][right] == "." for down, right in cross if down in size and right in size)


def after(text: str, move: str) -> str:
    """The position after a legal move."""
    board, turn = text.split()
    rows = [list(line) for line in board.split("/")]
    row, column = map(int, move.split(","))
    rows[row - 1][column - 1] = MARKERS[turn]
    return "/".join(map("".join, rows)) + (" 2" if turn == "1" else " 1")
