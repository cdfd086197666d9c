"""A match: seeded starts, drawn rounds with walls that close in, and who has won."""

import pytest

from game.arena.field import SIZES, Field, closed_in, frame, inside
from game.arena.match import Arena, Match, last_ticks, moments
from game.arena.speed import SPEEDS, Pulse, tick_milliseconds
from game.arena.starts import MOST_SHIFT, shift_of_round
from game.arena.state import Crash
from game.core.rules import Outcome
from tests.arena.states import D, U

EMPTY = Arena(seed=3)


def ridden(match: Match) -> Match:
    """The match when its round is over; nobody turns any more."""
    while not match.round.over:
        match = match.after_tick()
    return match


def drawn_round(match: Match) -> Match:
    """A round that both lose in the same tick: they ride in point symmetry."""
    match = ridden(match.press(1, U).press(2, D))
    assert match.outcomes[-1] == Outcome(None)
    return match


def round_won_by_two(match: Match) -> Match:
    """Rider 1 leaves the field at the top while rider 2 rides on."""
    match = ridden(match.press(1, U))
    assert match.outcomes[-1] == Outcome(2)
    return match


def test_the_riders_start_in_point_symmetry_and_face_each_others_side() -> None:
    for seed in range(50):
        state = Match.begin(Arena(seed=seed)).state
        one, two = (state.field.coordinates(cell) for cell in state.cells)
        assert (one[0], two[0]) == (6, 24)
        assert one[1] + two[1] == 16
        assert state.headings == (3, 2)


def test_the_starts_of_rounds_differ_and_follow_from_the_seed() -> None:
    shifts = [shift_of_round(seed, number) for seed in range(20) for number in range(5)]
    assert set(shifts) == set(range(-MOST_SHIFT, MOST_SHIFT + 1))
    assert shifts == [shift_of_round(seed, number) for seed in range(20) for number in range(5)]


def test_a_drawn_round_counts_for_nobody_and_starts_again_where_it_started() -> None:
    match = drawn_round(Match.begin(EMPTY))
    again = match.next_round()
    assert (again.score(1), again.score(2), again.draws) == (0, 0, 1)
    assert again.state.cells == match.round.start.cells


def test_after_a_draw_the_wall_closes_in_every_8_ticks_and_after_a_second_every_5() -> None:
    match = Match.begin(EMPTY)
    ticks = [match.state.ring_ticks]
    for _draw in range(3):
        match = drawn_round(match).next_round()
        ticks.append(match.state.ring_ticks)
    assert ticks == [0, 8, 5, 5]


def test_after_three_draws_in_a_row_the_riders_start_elsewhere_each_time() -> None:
    match = Match.begin(EMPTY)
    starts = [match.state.cells]
    for _draw in range(12):
        match = drawn_round(match).next_round()
        starts.append(match.state.cells)
    assert starts[0] == starts[1] == starts[2]
    assert len(set(starts)) > 4
    assert all(match.state.field.across(one) == two for one, two in starts)


def test_a_round_that_is_won_opens_the_field_again() -> None:
    match = drawn_round(Match.begin(EMPTY)).next_round()
    match = round_won_by_two(match).next_round()
    assert (match.state.ring_ticks, match.draws) == (0, 0)
    assert match.state.cells != match.before[0].start.cells or shift_of_round(3, 0) == shift_of_round(3, 1)


def test_the_wall_closes_in_by_a_ring() -> None:
    match = drawn_round(Match.begin(EMPTY)).next_round()
    closed = []
    for _tick in range(17):
        closed.append((match.state.walls & inside(match.state.field)).bit_count())
        match = match.after_tick()
    ring = 2 * 31 + 2 * 15
    assert closed == [0] * 8 + [ring] * 8 + [ring + 2 * 29 + 2 * 13]


def test_who_is_not_inside_when_the_wall_closes_in_crashes() -> None:
    match = drawn_round(Match.begin(EMPTY)).next_round()
    match = ridden(match.press(1, U))
    assert match.state.crashes[0] is Crash.WALL
    row = match.state.field.coordinates(match.state.cells[0])[1]
    assert 0 < row <= match.state.tick // 8, "it did not get as far as the wall around the field"


@pytest.mark.parametrize("field", [*SIZES.values(), Field(4, 4), Field(5, 3)])
def test_rings_close_the_field_to_its_last_cell(field: Field) -> None:
    assert closed_in(field, 0) == 0
    assert closed_in(field, (min(field.width, field.height) + 1) // 2) == inside(field)
    assert frame(field) & inside(field) == 0
    assert frame(field).bit_count() == 2 * (field.width + field.height) + 4


def test_who_wins_enough_rounds_first_wins_the_match() -> None:
    match = Match.begin(EMPTY)
    for won in range(1, 4):
        match = round_won_by_two(match)
        assert match.score(2) == won
        assert match.winner == (2 if won == 3 else None)
        if match.winner is None:
            match = match.next_round()
    with pytest.raises(AssertionError, match="no more rounds"):
        match.next_round()


def test_who_begins_a_round_up_needs_one_fewer() -> None:
    match = ridden(Match.begin(Arena(seed=3, points_to_win=3, head_start=(0, 1))).press(1, U))
    match = ridden(match.next_round().press(1, U))
    assert (match.score(1), match.score(2), match.winner) == (0, 3, 2)


def test_a_match_is_seen_again_moment_by_moment() -> None:
    match = Match.begin(EMPTY)
    seen = [match]
    for _round in range(2):
        match = match.press(1, U)
        while not match.round.over:
            match = match.after_tick()
            seen.append(match)
        match = match.next_round()
        seen.append(match)
    assert [each.state for each in moments(match)] == [each.state for each in seen]
    assert [each.score(2) for each in moments(match)] == [each.score(2) for each in seen]


def test_the_end_of_a_round_is_seen_again() -> None:
    over = round_won_by_two(Match.begin(EMPTY)).round
    end = last_ticks(over, 3)
    assert [each.state.tick for each in end] == [over.state.tick - 3 + at for at in range(4)]
    assert end[-1] == over


def test_a_path_has_every_cell_in_order() -> None:
    over = round_won_by_two(Match.begin(EMPTY)).round
    one, two = over.paths
    assert len(one) == over.state.tick, "the cell of the crash is not reached"
    assert len(two) == over.state.tick + 1
    for path, trail in zip((one, two), over.state.trails, strict=True):
        assert sum(1 << cell for cell in path) == trail


class TestTime:
    def test_ticks_are_half_as_long_once_the_riders_are_cut_off(self) -> None:
        lengths = [
            (tick_milliseconds(name, cut_off=False), tick_milliseconds(name, cut_off=True)) for name in SPEEDS
        ]
        assert lengths == [(140, 70), (110, 55), (85, 42.5), (65, 32.5), (50, 25)]
        assert Match.begin(EMPTY).tick_milliseconds == 85

    def test_a_tick_is_due_when_its_time_has_passed(self) -> None:
        due, pulse = Pulse().after(84, 85)
        assert (due, pulse.progress(85)) == (0, 84 / 85)
        due, pulse = pulse.after(16, 85)
        assert (due, pulse.waited) == (1, 15)

    def test_after_a_stall_two_ticks_are_made_up_for_and_the_rest_is_dropped(self) -> None:
        assert Pulse().after(200, 50) == (2, Pulse(0))
        assert Pulse(10).after(200, 85) == (2, Pulse(40))
        assert Pulse().after(1e9, 50) == (2, Pulse(0))
