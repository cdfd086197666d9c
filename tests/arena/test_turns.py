"""Presses wait for their tick: two at most, and each leads to the side of the one before."""

import pytest

from game.arena.field import Direction
from game.arena.round import Queue, Round, press, take
from tests.arena.states import D, L, R, U, drawn


@pytest.mark.parametrize(
    ("presses", "queue"),
    [
        ([], ()),
        ([U], (U,)),
        ([R], ()),  # straight on
        ([L], ()),  # back
        ([U, U], (U,)),
        ([U, D], (U,)),
        ([U, L], (U, L)),
        ([U, R], (U, R)),
        ([U, L, R], (U, R)),  # a third press replaces the second
        ([U, L, R, L], (U, L)),
        ([U, L, L], (U, L)),
        ([U, L, D], (U, L)),  # after the turn up, down would be back
        ([U, L, U], (U, L)),
    ],
)
def test_presses_of_a_rider_that_rides_to_the_right(presses: list[Direction], queue: Queue) -> None:
    waiting: Queue = ()
    for direction in presses:
        waiting = press(waiting, R, direction)
    assert waiting == queue


def test_one_turn_is_taken_a_tick() -> None:
    assert take((U, L), R) == (U, (L,))
    assert take((L,), U) == (L, ())
    assert take((), L) == (None, ())


def test_a_turn_is_checked_against_the_direction_that_is_really_travelled() -> None:
    assert take((U,), D) == (None, ())


FIELD = """
    .....
    .....
    1....
    ....2
    """


def test_two_turns_in_one_tick_are_both_ridden_one_after_the_other() -> None:
    ridden = Round.at(drawn(FIELD, R, U)).press(1, U).press(1, R).after_tick().after_tick()
    assert ridden.paths[0] == tuple(ridden.state.field.cell(*at) for at in [(0, 2), (0, 1), (1, 1)])
    assert ridden.taken[0] == ((1, U), (2, R))


def test_presses_of_one_rider_do_not_touch_those_of_the_other() -> None:
    ridden = Round.at(drawn(FIELD, R, U)).press(1, U).press(2, L).press(1, R)
    assert ridden.queues == ((U, R), (L,))
    assert ridden.after_tick().state.headings == (U, L)


def test_a_press_before_the_first_tick_is_kept() -> None:
    ridden = Round.at(drawn(FIELD, R, U)).press(1, D)
    assert ridden.after_tick().state.headings[0] == D
