"""Rounds and matches of three and four riders: who crashes into whom, what it is worth, and who wins."""

from dataclasses import replace
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.arena.chance import Chance
from game.arena.events import Crashed, CutOff, NearMiss, Turned, events
from game.arena.field import EVERY_DIRECTION, SIZES, Direction, frame, inside
from game.arena.maps import MAPS, is_connected, walls_of
from game.arena.match import PAIRINGS, Arena, Match
from game.arena.round import Round
from game.arena.starts import kept_free, possible_starts, starts_of_round
from game.arena.state import Crash, Crashes, State, Teams, after_tick, each_alone
from game.core.grid import cells_in
from game.core.rules import Outcome
from tests.arena.states import D, L, R, U, drawn

LARGE = SIZES["large"]
TEAMS: Teams = ((1, 2), (3, 4))
RIDES, HEAD_ON, SWAP, TRAIL, WALL = None, Crash.HEAD_ON, Crash.SWAP, Crash.OTHER_TRAIL, Crash.WALL

# The riders, where they head, and what each of them crashes into in the first tick.
CRASHES: dict[str, tuple[str, tuple[Direction, ...], Crashes]] = {
    "three meet on one cell": (".1.\n2.3", (D, R, L), (HEAD_ON,) * 3),
    "four meet on one cell": (".1.\n2.3\n.4.", (D, R, L, U), (HEAD_ON,) * 4),
    "two meet, two ride on": ("1.2..\n.....\n3...4", (R, L, R, L), (HEAD_ON, HEAD_ON, RIDES, RIDES)),
    "two and two meet": ("1.2\n...\n3.4", (R, L, R, L), (HEAD_ON,) * 4),
    "two swap, one rides on": ("12.\n...\n3..", (R, L, R), (SWAP, SWAP, RIDES)),
    "two swap, and a third enters the same cell": ("123", (R, L, L), (HEAD_ON, SWAP, HEAD_ON)),
    "four follow each other around": ("12\n34", (R, D, U, L), (TRAIL,) * 4),
    "two follow a third who rides on": ("123.", (R, R, R), (TRAIL, TRAIL, RIDES)),
    "one hits a wall, one a trail": ("12.\n...\n3..", (R, R, L), (TRAIL, RIDES, WALL)),
    "all hit walls": ("1.2\n...\n3.4", (U, R, L, D), (WALL,) * 4),
}


@pytest.mark.parametrize("name", CRASHES)
def test_what_each_rider_crashes_into(name: str) -> None:
    rows, headings, crashes = CRASHES[name]
    assert after_tick(drawn(rows, *headings)).crashes == crashes


def permuted(state: State, order: tuple[int, ...]) -> State:
    """The state in which rider `order[0]` has number 1, and so on."""

    def of(values: tuple[object, ...]) -> tuple[object, ...]:
        return tuple(values[rider - 1] for rider in order)

    fields = {name: of(getattr(state, name)) for name in ("trails", "cells", "headings", "crashes")}
    return replace(state, **fields)


@pytest.mark.parametrize("name", CRASHES)
def test_the_order_of_the_riders_does_not_matter(name: str) -> None:
    rows, headings, _crashes = CRASHES[name]
    state = drawn(rows, *headings)
    after = after_tick(state)
    for order in permutations(state.riders):
        other = after_tick(permuted(state, order))
        assert other == permuted(after, order)
        assert other.points == tuple(after.points[rider - 1] for rider in order)


def ridden_at_random(arena: Arena, seed: int, ticks: int = 400) -> Match:
    """A match in which all press anything at any time, also after a crash, up to a number of ticks."""
    match, chance = Match.begin(arena), Chance(seed)
    for _tick in range(ticks):
        if match.round.over:
            if match.winner is not None:
                break
            match = match.next_round()
        for rider in match.state.riders:
            if not chance.below(4):
                match = match.press(rider, EVERY_DIRECTION[chance.below(4)])
        match = match.after_tick()
    return match


def arena_of(teams: Teams, **others: object) -> Arena:
    return Arena(size="large", points_to_win=8, teams=teams, **others)  # type: ignore[arg-type]


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 10**6), order=st.permutations((1, 2, 3, 4)))
def test_a_whole_round_does_not_depend_on_who_has_which_number(seed: int, order: list[int]) -> None:
    ridden = ridden_at_random(arena_of(each_alone(4), seed=seed), seed, 60).round
    taken = [dict(ridden.taken[rider - 1]) for rider in order]
    state = permuted(ridden.start, tuple(order))
    for tick in range(1, ridden.state.tick + 1):
        state = after_tick(state, tuple(turns.get(tick) for turns in taken))
    assert state == permuted(ridden.state, tuple(order))


class TestRidingOn:
    def test_a_crashed_rider_stays_and_its_trail_is_a_wall(self) -> None:
        state = after_tick(drawn("1....\n.....\n2...3", U, R, L))
        assert (state.riding, state.over) == ((2, 3), False)
        for turns in [(R, U, U), (None, None, None), (None, L, None)]:
            assert not state.over
            state = after_tick(state, turns)
        assert state.cells[0] == state.field.cell(0, 0)
        assert state.headings[0] == U, "it turns no more"
        assert (state.crashes, state.struck(2)) == ((WALL, TRAIL, WALL), (1,))

    def test_presses_of_a_crashed_rider_are_dropped(self) -> None:
        ridden = Round.at(drawn("1...\n....\n2..3", U, R, L)).after_tick().press(1, R)
        assert ridden.queues[0] == ()

    def test_a_turn_that_waited_at_the_crash_is_never_taken(self) -> None:
        ridden = Round.at(drawn("1...\n....\n2...\n...3", R, R, L)).press(1, U).press(1, L)
        assert ridden.after_tick().after_tick().taken[0] == ((1, U),)

    def test_the_tick_of_a_crash_is_known_from_then_on(self) -> None:
        state, seen = drawn("1.....\n......\n2....3\n......", U, R, L), []
        for _tick in range(3):
            state = after_tick(state)
            seen.append([state.crash_tick(rider) for rider in state.riders])
        assert seen == [[1, None, None], [1, None, None], [1, 3, 3]]

    def test_whom_a_rider_crashed_into(self) -> None:
        def struck(name: str) -> list[tuple[int, ...]]:
            rows, headings, _crashes = CRASHES[name]
            state = after_tick(drawn(rows, *headings))
            return [state.struck(rider) for rider in state.riders]

        assert struck("three meet on one cell") == [(2, 3), (1, 3), (1, 2)]
        assert struck("two and two meet") == [(2,), (1,), (4,), (3,)]
        assert struck("two swap, and a third enters the same cell") == [(3,), (1,), (1,)]
        assert struck("two follow a third who rides on") == [(2,), (3,), ()]
        assert struck("one hits a wall, one a trail") == [(2,), (), ()]

    def test_who_meets_head_on_later_on_the_same_cell_is_another_matter(self) -> None:
        state = after_tick(drawn(".....\n1.2..\n.....\n.3..4", R, L, U, L))
        assert state.crashes[:2] == (HEAD_ON, HEAD_ON)
        state = after_tick(state)
        assert state.cells[2] == state.ahead(1), "the cell on which they met is free"
        assert state.struck(1) == (2,)


class TestPoints:
    def test_a_crash_is_a_point_for_everybody_who_rides_on(self) -> None:
        state = drawn("1...\n....\n2..3\n....", U, R, L)
        assert state.points == (0, 0, 0)
        state = after_tick(state)
        assert (state.points, state.outcome) == ((0, 1, 1), None)
        state = after_tick(state, (None, D, U))
        state = after_tick(state, (None, D, None))
        assert (state.points, state.outcome) == ((0, 1, 2), Outcome(3))

    def test_crashes_in_one_tick_are_worth_nothing_for_each_other(self) -> None:
        state = after_tick(drawn("1.2..\n.....\n3...4", R, L, R, L))
        assert (state.points, state.over) == ((0, 0, 2, 2), False)
        state = after_tick(state)
        assert (state.points, state.outcome) == ((0, 0, 2, 2), Outcome(None)), "the last two met"

    def test_of_two_whoever_wins_the_round_has_the_point(self) -> None:
        assert after_tick(drawn("12.", R, R)).points == (0, 1)
        assert after_tick(drawn("12")).points == (0, 0)

    def test_a_team_scores_as_long_as_one_of_it_rides(self) -> None:
        state = after_tick(drawn("1....\n2....\n.....\n3...4", U, R, R, L, teams=TEAMS))
        assert (state.points, state.over) == ((0, 1), False)
        state = after_tick(state)
        assert state.riding == (2,)
        assert (state.points, state.outcome) == ((2, 1), Outcome(1)), "rider 1 scores what rider 2 wins"

    def test_partners_score_nothing_when_they_crash_into_each_other(self) -> None:
        state = after_tick(drawn("1.2\n...\n3.4", R, L, D, D, teams=TEAMS))
        assert (state.points, state.outcome) == ((0, 0), Outcome(None))
        state = after_tick(drawn("1.2\n...\n3.4\n...", R, L, D, D, teams=TEAMS))
        assert (state.points, state.outcome) == ((0, 2), Outcome(2))

    def test_the_round_is_over_when_only_one_team_rides(self) -> None:
        state = after_tick(drawn("1....\n2....\n.....\n3...4", R, R, L, R, teams=TEAMS))
        assert (state.riding, state.over, state.outcome) == ((1, 2), True, Outcome(1))


class TestEvents:
    def test_a_crash_is_told_once(self) -> None:
        before = drawn("1....\n.....\n2...3\n.....", U, R, L)
        after = after_tick(before)
        assert events(before, after) == [Crashed(1, WALL)]
        assert Crashed(1, WALL) not in events(after, after_tick(after))

    def test_riding_past_one_of_several_is_a_near_miss_of_both(self) -> None:
        before = drawn("1..\n..2\n...\n3..", R, L, R)
        assert events(before, after_tick(before)) == [NearMiss(1), NearMiss(2)]

    def test_turning_away_from_anybodys_trail_is_a_near_miss(self) -> None:
        before = after_tick(drawn("3...\n....\n1...\n...2", R, U, D))
        assert events(before, after_tick(before, (None, None, R))) == [Turned(3, R), NearMiss(3)]

    def test_cut_off_are_riders_of_whom_no_two_can_reach_each_other(self) -> None:
        assert not drawn("1#2.\n.#.3", D, D, D).cut_off, "2 and 3 can"
        assert drawn("1#2#3\n.#.#.", D, D, D).cut_off

    def test_after_a_crash_the_others_may_be_cut_off(self) -> None:
        before = drawn("1.#2.\n..#..\n..#..\n..#3.", D, D, D)
        crashed = after_tick(before)
        after = after_tick(crashed)
        assert [before.cut_off, crashed.cut_off, after.cut_off] == [False, False, True]
        assert events(crashed, after) == [CutOff()]


def corners(riders: int, number: int) -> list[tuple[bool, bool]]:
    """For each rider, whether it starts on the right, and whether it starts low."""
    starts = starts_of_round(LARGE, riders, 3, number)
    places = [LARGE.coordinates(cell) for cell, _heading in starts]
    return [(column > LARGE.width // 2, row > LARGE.height // 2) for column, row in places]


class TestStarts:
    def test_four_start_in_point_symmetry_but_not_as_reflections(self) -> None:
        for number in range(40):
            starts = starts_of_round(LARGE, 4, 7, number)
            places = {LARGE.coordinates(cell) for cell, _heading in starts}
            assert {(60 - column, 34 - row) for column, row in places} == places
            assert len({row for _column, row in places}) == 4
            for cell, heading in starts:
                assert heading == (R if LARGE.coordinates(cell)[0] < 30 else L)

    @pytest.mark.parametrize("riders", [3, 4])
    def test_everybody_starts_everywhere_and_beside_everybody(self, riders: int) -> None:
        places: list[set[tuple[bool, bool]]] = [set() for _rider in range(riders)]
        below: set[frozenset[int]] = set()
        for number in range(12):
            starts = corners(riders, number)
            for at, corner in enumerate(starts):
                places[at].add(corner)
                below |= {frozenset((at, other)) for other in range(at) if starts[other][0] == corner[0]}
        assert all(len(of_rider) == 4 for of_rider in places)
        assert len(below) == riders * (riders - 1) // 2

    def test_every_corner_stays_free_of_three(self) -> None:
        """In twelve rounds each of three riders has the same places beside the others."""
        across: list[int] = [0, 0, 0]
        for number in range(12):
            starts = corners(3, number)
            for at, (right, low) in enumerate(starts):
                across[at] += (not right, not low) not in starts
        assert across == [4, 4, 4]

    @pytest.mark.parametrize("name", MAPS)
    def test_starts_are_far_from_walls_on_every_map(self, name: str) -> None:
        walls = walls_of(name, LARGE, 5, 4)
        assert walls_of(name, LARGE, 5, 3) == walls
        assert is_connected(LARGE, inside(LARGE) & ~walls)
        places = [LARGE.coordinates(cell) for cell in cells_in(walls | frame(LARGE))]
        for cell, heading in possible_starts(LARGE, 4):
            column, row = LARGE.coordinates(cell)
            assert min(abs(x - column) + abs(y - row) for x, y in places) >= 3
            for _cell in range(6):
                cell = LARGE.step(cell, heading)
                assert not walls >> cell & 1

    def test_scatter_keeps_the_starts_free(self) -> None:
        for seed in range(5):
            assert not walls_of("scatter", LARGE, seed, 4) & kept_free(LARGE, 4, 4, 8)

    def test_the_maps_of_two_keep_their_own_starts_free_only(self) -> None:
        assert walls_of("pillars", LARGE, 0, 2) != walls_of("pillars", LARGE, 0, 4)


class TestMatches:
    def test_rounds_are_never_ridden_again(self) -> None:
        match = Match.begin(arena_of(each_alone(4), seed=1))
        match = replace(match, round=Round.at(drawn(".1.\n2.3\n.4.", D, R, L, U))).after_tick()
        assert (match.outcomes, match.scores) == ((Outcome(None),), (0, 0, 0, 0))
        match = match.next_round()
        assert (match.round_number, match.ridden_again, match.draws, match.state.ring_ticks) == (
            2,
            False,
            0,
            0,
        )

    def with_points(self, *head_start: int, rows: str, headings: tuple[Direction, ...]) -> Match:
        """A match that stands like this, after a tick."""
        arena = arena_of(each_alone(len(head_start)), head_start=head_start)
        match = Match(arena, Round.at(drawn(rows, *headings)))
        return match.after_tick()

    def test_whoever_has_most_of_enough_points_wins(self) -> None:
        rows, headings = "1.2\n...\n3..", (R, L, R)
        match = self.with_points(7, 7, 7, rows=rows, headings=headings)
        assert (match.scores, match.winner) == ((7, 7, 9), 3)
        assert self.with_points(7, 7, 5, rows=rows, headings=headings).winner is None

    def test_two_who_have_enough_and_are_level_ride_another_round(self) -> None:
        match = self.with_points(7, 7, 0, rows="1..2\n....\n3...", headings=(R, L, L)).after_tick()
        assert (match.scores, match.round.over, match.winner) == ((8, 8, 0), True, None)
        assert match.next_round().round_number == 2

    def test_nobody_wins_in_the_middle_of_a_round(self) -> None:
        match = self.with_points(7, 0, 0, rows="1..\n2..\n3..", headings=(R, L, R))
        assert (match.scores, match.winner, match.round.over) == ((8, 0, 1), None, False)

    @pytest.mark.parametrize("teams", PAIRINGS)
    def test_teams_share_their_points(self, teams: Teams) -> None:
        arena = arena_of(teams, head_start=(0, 3))
        match = Match(arena, Round.at(drawn("1..\n2..\n3..\n4..", R, R, R, L, teams=teams))).after_tick()
        mine = 1 if 4 in teams[0] else 0
        assert match.score(mine + 1) == match.arena.head_start[mine] + 1
        assert match.score(2 - mine) == match.arena.head_start[1 - mine]

    @pytest.mark.parametrize("teams", [each_alone(3), each_alone(4), TEAMS])
    def test_a_match_ends(self, teams: Teams) -> None:
        match = ridden_at_random(arena_of(teams, seed=2), 5, 3000)
        assert match.winner is not None
        assert match.score(match.winner) == max(match.scores) >= 8
