"""GridLock: Apart, plainly."""

from tests.twins.rows import AROUND, Rows, at, letter, other, parse, placed, placements, unparse


def touches_no_own(rows: Rows, turn: str, row: int, column: int) -> bool:
    return all(at(rows, row + down, column + right) != letter(turn) for down, right in AROUND)


def moves_of(text: str, _options: dict[str, str]) -> set[str]:
    return placements(text, touches_no_own)


def after(text: str, move: str) -> str:
    answer = placed(text, move)
    rows, turn, _rest = parse(answer)
    again = unparse(rows, other(turn))
    return again if not moves_of(answer, {}) and moves_of(again, {}) else answer
