"""Rooks, plainly."""

from tests.twins.rows import Rows, placed, placements


def in_nobodys_reach(rows: Rows, _turn: str, row: int, column: int) -> bool:
    return set(rows[row]) == {"."} and {line[column] for line in rows} == {"."}


def moves_of(text: str, _options: dict[str, str]) -> set[str]:
    return placements(text, in_nobodys_reach)


after = placed
