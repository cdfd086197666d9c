"""Queens, plainly."""

from tests.twins.rows import AROUND, at, find, from_one, moved, other, parse, unparse


def moves_of(text: str, _options: dict[str, str]) -> set[str]:
    rows, turn, _rest = parse(text)
    found = set()
    for down, right in AROUND:
        row, column = find(rows, turn)
        while at(rows, row + down, column + right) == ".":
            row, column = row + down, column + right
            found.add(f"{row + 1},{column + 1}")
    return found


def after(text: str, move: str) -> str:
    rows, turn, _rest = parse(text)
    return unparse(moved(rows, turn, from_one(move), "#"), other(turn))
