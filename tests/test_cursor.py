"""How a cursor moves among the cells that can be played."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.core.controls import hop
from game.core.grid import DOWN, LEFT, RIGHT, UP, Grid, cells_in

DIRECTIONS = {"up": UP, "down": DOWN, "left": LEFT, "right": RIGHT}


def hopped(picture: str, direction: str) -> str:
    """The name of the cell to which the cursor goes from `@`; letters can be played, dots cannot."""
    rows = picture.split()
    grid, letters = Grid(len(rows)), "".join(rows)
    cells = sum(1 << cell for cell, letter in enumerate(letters) if letter not in ".+")
    origin = next(cell for cell, letter in enumerate(letters) if letter in "@+")
    return letters[hop(grid, cells, origin, DIRECTIONS[direction])]


@pytest.mark.parametrize(
    ("picture", "direction", "goal"),
    [
        ("@ab ... ...", "right", "a"),
        ("@.b ... ...", "right", "b"),
        ("@.b .c. ...", "right", "b"),  # straight ahead is preferred
        ("@... .c.. .... ...d", "right", "c"),
        ("@.. ... .c.", "right", "c"),  # far aside, but the only one that way
        ("@c. .d. ...", "down", "d"),
        ("a.. .@. ..b", "up", "a"),
        ("a.. .@. ..b", "left", "a"),
        ("a.. .@. ..b", "right", "b"),
        ("ab@ ... ...", "left", "b"),
        (".a. b@c .d.", "up", "a"),
        (".a. b@c .d.", "down", "d"),
    ],
)
def test_a_direction_goes_to_the_next_cell_to_play(picture: str, direction: str, goal: str) -> None:
    assert hopped(picture, direction) == goal


@pytest.mark.parametrize(
    ("picture", "direction", "goal"),
    [("@.b ... ...", "down", "."), ("... .@. ...", "left", "."), ("@ab ... ...", "up", "@")],
)
def test_where_no_cell_can_be_played_a_direction_goes_one_cell_further_up_to_the_edge(
    picture: str, direction: str, goal: str
) -> None:
    assert hopped(picture, direction) == goal


def test_a_cursor_on_a_dead_cell_comes_back_at_once() -> None:
    assert hopped("a... .... ...+ ....", "left") == "a"


@given(st.integers(2, 10), st.integers(1, 2**100 - 1), st.integers(0, 99))
@example(9, sum(1 << cell for cell in (3, 4, 8, 10, 18, 19, 25, 27, 31, 41, 48, 64, 65, 72, 80)), 19)
def test_directions_lead_from_anywhere_to_every_cell_that_can_be_played(
    size: int, cells: int, origin: int
) -> None:
    grid = Grid(size)
    cells = cells & grid.board or 1
    reached = {origin % grid.cells}
    edge = list(reached)
    while edge:
        here = edge.pop()
        found = {hop(grid, cells, here, direction) for direction in DIRECTIONS.values()} - reached
        reached |= found
        edge += found
    assert set(cells_in(cells)) <= reached
