"""Noughts and Crosses, plainly."""

from tests.twins.rows import Rows, other, parse, placed, placements


def has_line(rows: Rows) -> bool:
    """Whether a player has filled a line."""
    size = range(len(rows))
    falling, rising = [rows[n][n] for n in size], [rows[n][-1 - n] for n in size]
    lines = [*rows, *zip(*rows, strict=True), falling, rising]
    return any(set(line) in ({"X"}, {"O"}) for line in lines)


def moves_of(text: str, _options: dict[str, str]) -> set[str]:
    rows, _turn, _rest = parse(text)
    return set() if has_line(rows) else placements(text, lambda *_where: True)


def result(text: str) -> str:
    rows, turn, _rest = parse(text)
    return other(turn) if has_line(rows) else "="


after = placed
