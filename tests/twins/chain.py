"""Grid Lock: Chain, plainly. A position ends with the last cell."""

from tests.twins.rows import STEPS, from_one, parse, placed, placements


def moves_of(text: str, _options: dict[str, str]) -> set[str]:
    _rows, _turn, last = parse(text)
    if last == "-":
        return placements(text, lambda *_where: True)
    last_row, last_column = from_one(last)
    return placements(
        text,
        lambda _rows, _turn, row, column: (row - last_row, column - last_column) in STEPS.values(),
    )


def after(text: str, move: str) -> str:
    return f"{placed(text, move)} {move}"
