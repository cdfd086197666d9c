"""One tick: both riders move at the same moment, and this is what they crash into."""

import pickle

import pytest

from game.arena.field import Direction
from game.arena.state import Crash, State, Turns, after_tick
from game.core.rules import Outcome
from tests.arena.states import D, L, R, U, drawn


def test_both_ride_one_cell_straight_on() -> None:
    state = drawn("1..2")
    after = after_tick(state)
    assert [after.field.coordinates(cell) for cell in after.cells] == [(1, 0), (2, 0)]
    assert (after.tick, after.over, after.outcome) == (1, False, None)


class TestTension:
    """How near the end of a round is: how much of the field two riders still share."""

    def test_grows_as_the_field_gets_narrow(self) -> None:
        wide = drawn("1....2")
        narrow = drawn("#1..2#")
        assert wide.tension == pytest.approx(1 - (4 / 6) ** 2)
        assert narrow.tension == pytest.approx(1 - (2 / 6) ** 2)

    def test_is_greatest_once_the_riders_are_cut_off(self) -> None:
        assert drawn("1..#.2").tension == 1
        assert drawn("1..#2.3", R, L, L).tension < 1, "riders 2 and 3 are not"

    def test_is_greatest_after_a_crash_of_all_but_one(self) -> None:
        assert after_tick(drawn("1#....2")).tension == 1


def test_who_swaps_cells_with_the_other_crashes_and_so_does_the_other() -> None:
    after = after_tick(drawn(".12."))
    assert after.crashes == (Crash.SWAP, Crash.SWAP)
    assert after.outcome == Outcome(None)


def test_who_enters_the_same_cell_as_the_other_crashes_and_so_does_the_other() -> None:
    after = after_tick(drawn("1.2"))
    assert after.crashes == (Crash.HEAD_ON, Crash.HEAD_ON)
    assert after.outcome == Outcome(None)


def test_who_rides_into_the_cell_that_the_other_just_left_crashes_alone() -> None:
    after = after_tick(drawn("12.", R, R))
    assert after.crashes == (Crash.OTHER_TRAIL, None)
    assert after.outcome == Outcome(2)


def test_who_rides_into_the_side_of_a_trail_crashes_alone() -> None:
    state = drawn(
        """
        .2...
        1....
        """,
        R,
        R,
    )
    assert after_tick(after_tick(state), (U, None)).crashes == (Crash.OTHER_TRAIL, None)


@pytest.mark.parametrize(("heading", "turn"), [(R, None), (L, U), (D, L)])
def test_the_wall_around_the_field_is_closed(heading: Direction, turn: Direction | None) -> None:
    state = drawn(
        """
        1..
        ..2
        """,
        heading,
        U,
    )
    first = after_tick(state, (U if turn is None else turn, None))
    assert first.crashes[0] is Crash.WALL


def test_a_wall_on_the_map_ends_a_ride() -> None:
    assert after_tick(drawn("1#.2", R, R)).crashes == (Crash.WALL, Crash.WALL)


def test_ones_own_trail_ends_a_ride() -> None:
    state = drawn(
        """
        ......
        .1....
        ......
        .....2
        """,
        R,
        L,
    )
    ride: list[Turns] = [(None, None), (U, None), (L, None), (D, None)]
    for turns in ride:
        state = after_tick(state, turns)
    assert state.crashes == (Crash.OWN_TRAIL, None)


def test_nobody_turns_back() -> None:
    state = drawn("..1...2.")
    after = after_tick(state, (L, R))
    assert after.headings == state.headings
    assert [after.field.coordinates(cell)[0] for cell in after.cells] == [3, 5]


def test_who_crashed_stays_on_the_cell_it_reached_last() -> None:
    state = drawn("12.", R, R)
    after = after_tick(state)
    assert after.cells[0] == state.cells[0]
    assert after.trails[0] == state.trails[0]


def test_a_state_is_a_value() -> None:
    state, same = drawn("1..2"), drawn("1..2")
    assert state == same
    assert hash(state) == hash(same)
    assert pickle.loads(pickle.dumps(after_tick(state))) == after_tick(same)
    assert state == same, "a tick changes nothing"


class TestCutOff:
    def test_riders_with_a_way_to_each_other_are_not_cut_off(self) -> None:
        assert not drawn("1..2").cut_off
        assert not drawn("12").cut_off

    def test_riders_with_a_wall_between_them_are(self) -> None:
        walled = """
        1#.
        .#2
        """
        assert drawn(walled).cut_off

    def test_a_trail_cuts_off_as_well(self) -> None:
        state: State = drawn(
            """
            .1.
            ...
            ..2
            """,
            D,
            U,
        )
        state = after_tick(state)
        assert not state.cut_off
        assert after_tick(state, (None, None)).cut_off
