"""What a picture and a sound react to: turns, crashes, near misses, rings of wall, and being cut off."""

from dataclasses import replace

from game.arena.events import Crashed, CutOff, NearMiss, Turned, WallClosedIn, events, touching
from game.arena.field import Direction
from game.arena.state import Crash, State, after_tick
from game.core.rules import Player
from tests.arena.states import D, L, R, U, drawn


def of_a_tick(state: State, one: Direction | None = None, two: Direction | None = None) -> list[object]:
    return list(events(state, after_tick(state, (one, two))))


OPEN = """
    .....
    1....
    .....
    ....2
    """


def test_a_tick_in_the_open_has_no_events() -> None:
    assert of_a_tick(drawn(OPEN, R, L)) == []


def test_a_turn_is_an_event_of_its_rider() -> None:
    assert of_a_tick(drawn(OPEN, R, L), D) == [Turned(1, D)]
    assert of_a_tick(drawn(OPEN, R, L), R, L) == [], "pressing the direction travelled is no turn"


def test_a_crash_says_into_what_and_the_cell_ahead_says_where() -> None:
    state = after_tick(drawn(OPEN, R, R))
    assert list(events(drawn(OPEN, R, R), state)) == [Crashed(2, Crash.WALL)]
    assert state.field.coordinates(state.ahead(2)) == (5, 3)


def test_a_head_on_crash_is_an_event_of_each_rider() -> None:
    assert of_a_tick(drawn("1.2")) == [Crashed(1, Crash.HEAD_ON), Crashed(2, Crash.HEAD_ON)]


def with_trail(state: State, rider: Player, column: int, row: int) -> State:
    """The state with another cell in a rider's trail."""
    trails = list(state.trails)
    trails[rider - 1] |= 1 << state.field.cell(column, row)
    return replace(state, trails=(trails[0], trails[1]))


def test_a_turn_in_front_of_the_other_trail_at_the_last_moment_is_a_near_miss() -> None:
    near = with_trail(drawn(OPEN, R, L), 2, 1, 1)
    assert of_a_tick(near, U) == [Turned(1, U), NearMiss(1)]


def test_a_turn_in_front_of_the_own_trail_or_of_a_wall_is_no_near_miss() -> None:
    assert of_a_tick(with_trail(drawn(OPEN, R, L), 1, 1, 1), U) == [Turned(1, U)]
    assert of_a_tick(drawn(OPEN, L, L), U) == [Turned(1, U)]


def test_riding_past_each_other_is_a_near_miss_of_both_once() -> None:
    before = drawn("1..\n..2\n...", R, L)
    after = after_tick(before)
    assert events(before, after) == [NearMiss(1), NearMiss(2)]
    assert not any(isinstance(event, NearMiss) for event in events(after, after_tick(after)))


def test_the_wall_closes_in_ring_by_ring() -> None:
    state = replace(drawn(OPEN, R, L), ring_ticks=2, cells=(16, 18), trails=(1 << 16, 1 << 18))
    assert (state.rings, state.ticks_until_ring) == (0, 2)
    first = after_tick(replace(state, headings=(D, D)))
    assert (first.rings, first.ticks_until_ring) == (0, 1)
    second = after_tick(first)
    assert (second.rings, second.ticks_until_ring) == (1, 2)
    assert WallClosedIn(1) in events(first, second)
    assert drawn(OPEN).ticks_until_ring is None


def test_being_cut_off_is_told_once() -> None:
    before = drawn("1.#.\n.2..\n..#.\n..#.", D, R)
    assert not before.cut_off
    after = after_tick(before)
    assert CutOff() in events(before, after)
    assert CutOff() not in events(after, after_tick(after))


def test_sparks_fly_where_a_wall_or_a_trail_is_beside_a_rider() -> None:
    assert touching(drawn(OPEN, R, L), 1) == []
    assert touching(drawn(OPEN, R, L), 2) == [D]
    assert touching(drawn("1.\n#2", R, U), 1) == [U, D]
    assert touching(with_trail(drawn(OPEN, R, L), 2, 0, 2), 1) == [D]
