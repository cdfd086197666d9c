"""Dominoes, plainly."""

from tests.twins.rows import Rows, at, from_one, letter, other, parse, placements, put, unparse


def second(turn: str, row: int, column: int) -> tuple[int, int]:
    return (row + 1, column) if turn == "1" else (row, column + 1)


def has_room(rows: Rows, turn: str, row: int, column: int) -> bool:
    return at(rows, *second(turn, row, column)) == "."


def moves_of(text: str, _options: dict[str, str]) -> set[str]:
    return placements(text, has_room)


def after(text: str, move: str) -> str:
    rows, turn, _rest = parse(text)
    first = from_one(move)
    for cell in (first, second(turn, *first)):
        rows = put(rows, *cell, letter(turn))
    return unparse(rows, other(turn))
