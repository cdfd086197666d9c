"""States of a round, drawn as text."""

from game.arena.field import DIRECTION_NAMES, Direction, Field
from game.arena.state import State, Teams, start_of_round
from game.core.grid import DOWN, LEFT, RIGHT, UP

U, D, L, R = UP, DOWN, LEFT, RIGHT


def drawn(rows: str, *headings: Direction, teams: Teams = ()) -> State:
    """A state from rows of `.`, `#` for walls, and `1` to `4` for the riders, who head this way.

    Without headings, rider 1 rides to the right and rider 2 to the left.
    """
    lines = [row.strip() for row in rows.strip().splitlines()]
    field = Field(len(lines[0]), len(lines))
    signs = {field.cell(at, row): sign for row, line in enumerate(lines) for at, sign in enumerate(line)}
    cells = {sign: cell for cell, sign in signs.items() if sign.isdigit()}
    walls = sum(1 << cell for cell, sign in signs.items() if sign == "#")
    return start_of_round(
        field, walls, tuple(cells[sign] for sign in sorted(cells)), headings or (R, L), teams=teams
    )


def direction(name: str) -> Direction:
    return DIRECTION_NAMES.index(name)
