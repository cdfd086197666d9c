"""What the kernel of Apart says, against trying everything."""

from functools import cache

import pytest

from game.core.placing import Markers
from game.core.rules import opponent
from game.core.stop import Stopped, never
from tests.solving.kernels import after, dice, kernel_of, random_positions, random_text, reachable


@cache
def near(size: int) -> list[int]:
    """The cells around each cell, and itself."""
    places = [divmod(cell, size) for cell in range(size * size)]
    return [
        sum(
            1 << other
            for other, (down, right) in enumerate(places)
            if abs(down - row) <= 1 and abs(right - column) <= 1
        )
        for row, column in places
    ]


@cache
def last_to_place(size: int, x: int, o: int, turn: int, last: int) -> int:
    """The winner, by trying every move to the end; `last` is who placed last."""
    for player in (turn, opponent(turn)):
        own = x if player == 1 else o
        cells = [c for c, close in enumerate(near(size)) if not (x | o) >> c & 1 and not own & close]
        if cells:
            ends = (
                last_to_place(size, x | 1 << c, o, 2, 1)
                if player == 1
                else last_to_place(size, x, o | 1 << c, 1, 2)
                for c in cells
            )
            return player if player in ends else opponent(player)
    return last


def wins_by_trying(size: int, position: Markers) -> bool:
    x, o, turn = position
    return last_to_place(size, x, o, turn, opponent(turn)) == turn


@pytest.mark.parametrize("size", [3, 4])
def test_every_position_that_play_can_reach_has_its_true_value(size: int) -> None:
    rules, kernel = kernel_of("apart", size)
    for position in reachable(rules):
        assert kernel.wins(position, never) == wins_by_trying(size, position), rules.text(position)


@pytest.mark.parametrize(("size", "from_ply"), [(5, 3), (6, 9)])
def test_positions_of_random_games_have_their_true_value(size: int, from_ply: int) -> None:
    rules, kernel = kernel_of("apart", size)
    for position in random_positions("apart", size, games=250, from_ply=from_ply):
        assert kernel.wins(position, never) == wins_by_trying(size, position), rules.text(position)


def test_a_new_kernel_gives_any_position_its_true_value() -> None:
    for position in random_positions("apart", 5, games=20, from_ply=3):
        rules, kernel = kernel_of("apart", 5)
        assert kernel.wins(position, never) == wins_by_trying(5, position), rules.text(position)


@pytest.mark.parametrize("size", [3, 4, 5])
def test_boards_that_no_play_can_reach_have_their_true_value(size: int) -> None:
    """Some of them skip the side to move when they are read, some are over, some hold tokens that touch."""
    chance = dice(size)
    rules, kernel = kernel_of("apart", size)
    skipped = 0
    for _board in range(600):
        text = random_text(size, chance, least=size - 3)
        position = rules.read(text)
        skipped += position.turn != int(text[-1])
        assert kernel.wins(position, never) == wins_by_trying(size, position), text
    assert skipped > 20


def test_a_side_that_is_skipped_does_not_change_who_wins() -> None:
    rules, kernel = kernel_of("apart", 3)
    position = rules.read("O../.X./... 1")
    assert position.turn == 2
    assert kernel.wins(position, never), "Player 1 can never place again, and Player 2 still can"
    stuck = rules.seen_by(position, 1)
    assert not kernel.wins(stuck, never)


@pytest.mark.parametrize(("size", "value"), [(3, False), (4, False), (5, False), (6, False), (8, False)])
def test_the_start_has_its_known_value(size: int, value: bool) -> None:
    rules, kernel = kernel_of("apart", size)
    assert kernel.wins(rules.start(), never) == value
    if size % 2 == 0:
        assert kernel.nodes == 0, "by mirroring, without a search"


def test_a_kernel_stops_when_told_and_goes_on_later() -> None:
    rules, kernel = kernel_of("apart", 6)
    position = rules.play(rules.start(), 2)
    for asked in range(3):
        before = kernel.nodes
        with pytest.raises(Stopped):
            kernel.wins(position, after(asked))
        assert kernel.nodes - before <= 256 * (asked + 1)
    assert kernel.wins(position, never), "the second player mirrors"
    for position in random_positions("apart", 6, games=10, from_ply=9):
        assert kernel.wins(position, never) == wins_by_trying(6, position), rules.text(position)
