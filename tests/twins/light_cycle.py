"""Light Cycle Duel, plainly."""

from tests.twins.rows import moved, other, parse, steps, unparse


def moves_of(text: str, _options: dict[str, str]) -> set[str]:
    rows, turn, _rest = parse(text)
    return set(steps(rows, turn))


def after(text: str, move: str) -> str:
    rows, turn, _rest = parse(text)
    return unparse(moved(rows, turn, steps(rows, turn)[move], "#"), other(turn))
