"""What the kernel of Crossfire says, against trying everything."""

from functools import cache

import pytest

from game.core.placing import Markers
from game.core.stop import Stopped, never
from tests.solving.kernels import after, dice, kernel_of, random_positions, random_text, reachable

READINGS = ("all", "main")
both = pytest.mark.parametrize("diagonals", READINGS)


def shoots(size: int, diagonals: str, one: int, other: int) -> bool:
    """Whether markers on these cells are in each other's fire."""
    (row, column), (down, right) = divmod(one, size), divmod(other, size)
    falling, rising = row - column == down - right, row + column == down + right
    if diagonals == "main":
        falling, rising = falling and row == column, rising and row + column == size - 1
    return row == down or column == right or falling or rising


@cache
def lines(size: int, diagonals: str) -> list[int]:
    cells = range(size * size)
    return [sum(1 << other for other in cells if shoots(size, diagonals, one, other)) for one in cells]


@cache
def tried(size: int, diagonals: str, mine: int, theirs: int) -> bool:
    """Try every move to the end; each player's markers are a set of bits."""
    for cell, line in enumerate(lines(size, diagonals)):
        is_open = not (mine | theirs) >> cell & 1 and not line & theirs
        if is_open and not tried(size, diagonals, theirs, mine | 1 << cell):
            return True
    return False


def wins_by_trying(size: int, diagonals: str, position: Markers) -> bool:
    x, o, turn = position
    return tried(size, diagonals, x, o) if turn == 1 else tried(size, diagonals, o, x)


@both
@pytest.mark.parametrize("size", [3, 4, 5])
def test_every_position_that_play_can_reach_has_its_true_value(size: int, diagonals: str) -> None:
    rules, kernel = kernel_of("crossfire", size, diagonals=diagonals)
    for position in reachable(rules):
        assert kernel.wins(position, never) == wins_by_trying(size, diagonals, position), rules.text(position)


@both
@pytest.mark.parametrize("size", [5, 6])
def test_a_new_kernel_gives_any_position_its_true_value(size: int, diagonals: str) -> None:
    for position in random_positions("crossfire", size, games=25, from_ply=2, diagonals=diagonals):
        rules, kernel = kernel_of("crossfire", size, diagonals=diagonals)
        assert kernel.wins(position, never) == wins_by_trying(size, diagonals, position), rules.text(position)


@both
@pytest.mark.parametrize("size", [4, 5, 6])
def test_boards_that_no_play_can_reach_have_their_true_value(size: int, diagonals: str) -> None:
    chance = dice(size)
    rules, kernel = kernel_of("crossfire", size, diagonals=diagonals)
    for _board in range(300):
        position = rules.read(random_text(size, chance, least=size - 2))
        assert kernel.wins(position, never) == wins_by_trying(size, diagonals, position), rules.text(position)


@both
@pytest.mark.parametrize("size", [3, 5, 7, 9])
def test_the_centre_of_an_odd_board_wins_at_once(size: int, diagonals: str) -> None:
    rules, kernel = kernel_of("crossfire", size, diagonals=diagonals)
    assert not kernel.wins(rules.play(rules.start(), size * size // 2), never)
    assert kernel.nodes == 0, "by mirroring, without a search"


@pytest.mark.parametrize(
    ("size", "diagonals", "value"),
    [(5, "all", True), (5, "main", True), (6, "all", True), (6, "main", True), (7, "all", True)],
)
def test_the_start_has_its_known_value(size: int, diagonals: str, value: bool) -> None:
    rules, kernel = kernel_of("crossfire", size, diagonals=diagonals)
    assert kernel.wins(rules.start(), never) == value


def test_a_kernel_stops_when_told_and_goes_on_later() -> None:
    rules, kernel = kernel_of("crossfire", 8)
    for asked in range(4):
        before = kernel.nodes
        with pytest.raises(Stopped):
            kernel.wins(rules.start(), after(asked))
        assert kernel.nodes - before <= 256 * (asked + 1)
    assert kernel.wins(rules.start(), never)
    _rules, fresh = kernel_of("crossfire", 8)
    for position in random_positions("crossfire", 8, games=3, from_ply=3):
        assert kernel.wins(position, never) == fresh.wins(position, never), rules.text(position)
