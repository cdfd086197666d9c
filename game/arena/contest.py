"""The protocol of the 2010 contest, as text: a map for each move, and the move as a digit.

A map is a line `WIDTH HEIGHT` and then its rows: `#` for walls and trails, a space for what is free, `1` for
the rider who is asked and `2` for the other. The answer is 1 to 4 for north, east, south and west.
"""

import re
from collections.abc import Sequence

from game.arena.field import Direction, Field, opposite
from game.arena.state import State, start_of_round
from game.core.grid import DOWN, LEFT, RIGHT, UP, quoted
from game.core.rules import Player, opponent
from game.core.words import _

WALL, FREE = "#", " "
# The directions in the order of the answers 1 to 4.
CLOCKWISE = (UP, RIGHT, DOWN, LEFT)
# The widest and highest map, its wall included.
LARGEST = 200


class ContestError(ValueError):
    """A map or an answer that breaks the protocol; the message says how."""


def map_text(state: State, rider: Player) -> str:
    """What a rider is shown, each line with its end. The wall around the field is closed."""
    assert len(state.riders) == 2, "in a contest two ride"
    field, free = state.field, state.free
    signs = [FREE if free >> cell & 1 else WALL for cell in range(field.stride * (field.height + 2))]
    signs[state.cells[rider - 1]] = "1"
    signs[state.cells[opponent(rider) - 1]] = "2"
    rows = ["".join(signs[at : at + field.stride]) for at in range(0, len(signs), field.stride)]
    return "".join(f"{line}\n" for line in (f"{field.stride} {field.height + 2}", *rows))


def read_size(line: str) -> tuple[int, int]:
    """The width and the height in the first line of a map. Raises ContestError."""
    match = re.fullmatch(r"\s*([0-9]{1,3})\s+([0-9]{1,3})\s*", line)
    if match is None or not all(3 <= int(number) <= LARGEST for number in match.groups()):
        raise ContestError(
            _("{line} is not WIDTH HEIGHT, from 3 to {most}.", line=quoted(line.strip()), most=LARGEST)
        )
    return int(match[1]), int(match[2])


def read_map(rows: Sequence[str], width: int) -> State:
    """A map as the state of a round for the rider who is asked, as rider 1. Raises ContestError.

    The field includes the outermost cells, whether or not they are walls. Who rode where is unknown: all
    trails are walls, and each rider heads away from one that is next to it.
    """
    field = Field(width, len(rows))
    walls, cells = 0, {"1": -1, "2": -1}
    for row, line in enumerate(rows):
        signs = line.rstrip("\r\n").ljust(width)
        _check(signs, width)
        for column, sign in enumerate(signs):
            walls |= (sign == WALL) << field.cell(column, row)
            if sign in cells:
                cells[sign] = field.cell(column, row)
    if min(cells.values()) < 0:
        raise ContestError(_("The map must show the riders 1 and 2."))
    one, two = cells["1"], cells["2"]
    return start_of_round(
        field, walls, (one, two), (_heading(field, walls, one), _heading(field, walls, two))
    )


def _check(row: str, width: int) -> None:
    if len(row) != width:
        raise ContestError(_("{row} is not a row of {width} cells.", row=quoted(row), width=width))
    wrong = next((sign for sign in row if sign not in (WALL, FREE, "1", "2")), None)
    if wrong is not None:
        raise ContestError(
            _("{sign} in {row} is not a cell: #, a space, 1 or 2.", sign=quoted(wrong), row=quoted(row))
        )


def _heading(field: Field, walls: int, cell: int) -> Direction:
    """Away from a wall or a trail that is next to a cell."""
    behind = (each for each in CLOCKWISE if walls >> field.step(cell, each) & 1)
    return opposite(next(behind, DOWN))


def answer_text(direction: Direction) -> str:
    return str(CLOCKWISE.index(direction) + 1)


def read_answer(line: str) -> Direction:
    """The direction that an answer names. Raises ContestError."""
    word = line.strip()
    if word not in ("1", "2", "3", "4"):
        raise ContestError(_("{answer} is not a move: 1, 2, 3 or 4.", answer=quoted(word)))
    return CLOCKWISE[int(word) - 1]
