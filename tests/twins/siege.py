"""GridLock: Siege, plainly. Its cells count from 0."""

from tests.twins.rows import AROUND, at, moved, other, parse, put, steps, unparse


def moves_of(text: str, _options: dict[str, str]) -> set[str]:
    rows, turn, _rest = parse(text)
    found = set()
    for direction, (row, column) in steps(rows, turn).items():
        stepped = moved(rows, turn, (row, column), ".")
        for down, right in AROUND:
            if at(stepped, row + down, column + right) == ".":
                found.add(f"{direction}:{row + down},{column + right}")
    return found


def after(text: str, move: str) -> str:
    rows, turn, _rest = parse(text)
    direction, block = move.split(":")
    row, column = map(int, block.split(","))
    stepped = moved(rows, turn, steps(rows, turn)[direction], ".")
    return unparse(put(stepped, row, column, "#"), other(turn))
