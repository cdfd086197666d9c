"""How the bots think: territory, chambers, mixed strategies, filling a room, and what the levels see."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.arena.bots.budget import Budget
from game.arena.bots.chambers import narrow_cells
from game.arena.bots.fill import Fill
from game.arena.bots.ground import ground_of
from game.arena.bots.rider_levels import LEVELS, Level, directions
from game.arena.bots.search import Search, best_mix, choose, preferred, value_of_draw
from game.arena.bots.simple import compare, hug
from game.arena.bots.territory import estimate, room, split
from game.arena.bots.view import View, as_seen
from game.arena.chance import Chance
from game.arena.field import EVERY_DIRECTION, Direction, is_turn
from game.arena.match import Arena, Match
from game.arena.state import Crash, State, Teams, after_tick, each_alone
from game.core.grid import cells_in
from game.core.stop import never
from tests.arena.states import D, L, R, U, drawn

THINKING = [level for level in LEVELS.values() if level.milliseconds]
every_level = pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)


def answer(name: str, state: State, rider: int = 1, seed: int = 0, nodes: int = 60) -> Direction:
    """What a level answers within a number of nodes."""
    found = list(directions(LEVELS[name], state, rider, seed, Budget(nodes)))
    assert all(each in EVERY_DIRECTION for each in found)
    return found[-1]


def places(state: State, cells: int) -> set[tuple[int, int]]:
    return {state.field.coordinates(cell) for cell in cells_in(cells)}


class TestTerritory:
    def test_belongs_to_who_reaches_it_first(self) -> None:
        state = drawn("1....2")
        view = View.of(state, 1)
        own, other, both = split(view.ground, view.free, view.own, view.other)
        assert places(state, own) == {(1, 0), (2, 0)}
        assert places(state, other) == {(3, 0), (4, 0)}
        assert both == 0

    def test_belongs_to_nobody_if_both_reach_it_at_the_same_time(self) -> None:
        state = drawn("1...2")
        view = View.of(state, 1)
        assert places(state, split(view.ground, view.free, view.own, view.other)[2]) == {(2, 0)}

    def test_is_worth_as_much_for_both_in_point_symmetry(self) -> None:
        view = View.of(Match.begin(Arena("pillars", seed=5)).state, 1)
        assert estimate(view.ground, view.free, view.own, view.other) == 0

    def test_a_rider_with_more_room_of_its_own_stands_better(self) -> None:
        state = drawn(
            """
            1..#2
            ...#.
            ...#.
            """
        )
        view = View.of(state, 1)
        assert estimate(view.ground, view.free, view.own, view.other) > 0.7
        view = View.of(state, 2)
        assert estimate(view.ground, view.free, view.own, view.other) < -0.7


class TestChambers:
    def test_of_two_only_one_is_ridden(self) -> None:
        state = drawn(
            """
            ...#...
            ...1...
            ...#..2
            """,
            U,
            U,
        )
        ground = ground_of(state.field)
        left = sum(1 << state.field.cell(column, row) for column in range(3) for row in range(3))
        right = sum(1 << state.field.cell(column, row) for column in range(4, 7) for row in range(3))
        assert room(ground, left | right, 1 << state.cells[0]) == 8, (
            "it begins on the colour that has four cells"
        )

    def test_cells_of_one_colour_cannot_be_ridden_without_those_of_the_other(self) -> None:
        state = drawn(
            """
            1.#
            #.2
            """
        )
        ground = ground_of(state.field)
        cells = sum(1 << state.field.cell(*at) for at in [(1, 0), (1, 1)])
        assert ground.most_cells(cells, 1 << state.cells[0]) == 2
        assert ground.most_cells(1 << state.field.cell(1, 0), 1 << state.cells[0]) == 1
        assert ground.most_cells(1 << state.field.cell(1, 1), 1 << state.cells[0]) == 0

    @settings(max_examples=60, deadline=None)
    @given(st.integers(0, 2**42 - 1))
    def test_every_articulation_point_is_narrow_and_no_path_is_longer_than_the_room(
        self, pattern: int
    ) -> None:
        """Against a plain search of all paths and all cells."""
        state = drawn("1" + "." * 5 + "2\n" + "\n".join(["." * 7] * 5))
        ground, head = ground_of(state.field), 1 << state.cells[0]
        cells = ground.reached(
            head, sum((pattern >> at & 1) << cell for at, cell in enumerate(cells_in(state.free)))
        )
        cells = sum(1 << cell for cell in cells_in(cells)[:14])
        cells = ground.reached(head, cells)
        narrow, forks = narrow_cells(cells | head, ground.stride)
        for cell in (1 << at for at in cells_in(cells)):
            cut = ground.reached(head, cells & ~cell) != cells & ~cell
            assert not cut or cell & narrow
        assert forks & ~narrow == 0
        assert longest(state.field.stride, cells, head) <= room(ground, cells, head)


def longest(stride: int, cells: int, head: int) -> int:
    """The cells of the longest path, by trying all."""
    steps = (head << 1, head >> 1, head << stride, head >> stride)
    return max((1 + longest(stride, cells & ~step, step) for step in steps if step & cells), default=0)


class TestMixing:
    def test_a_best_row_is_always_chosen(self) -> None:
        assert best_mix([[3, 1], [2, 0]]) == [1, 0]
        assert best_mix([[0.5]]) == [1]

    def test_two_choices_that_can_be_guessed_are_mixed(self) -> None:
        assert best_mix([[1, -1], [-1, 1]]) == [0.5, 0.5]
        assert best_mix([[3, 0], [0, 1]]) == pytest.approx([0.25, 0.75])

    def test_three_choices_that_can_be_guessed_are_mixed(self) -> None:
        assert best_mix([[0, -1, 1], [1, 0, -1], [-1, 1, 0]]) == pytest.approx([1 / 3] * 3)

    @given(st.lists(st.lists(st.floats(-1, 1), min_size=3, max_size=3), min_size=1, max_size=3))
    def test_no_reply_does_better_than_against_any_single_choice(self, matrix: list[list[float]]) -> None:
        mix = best_mix(matrix)
        assert sum(mix) == pytest.approx(1)
        worst = min(sum(share * row[at] for share, row in zip(mix, matrix, strict=True)) for at in range(3))
        assert worst >= max(min(row) for row in matrix) - 1e-6

    def test_luck_decides_as_often_as_the_mix_says(self) -> None:
        mix = {U: 0.25, R: 0.75}
        chosen = [choose(mix, at / 100) for at in range(100)]
        assert chosen.count(U) == 25

    def test_a_choice_that_is_hardly_ever_right_is_never_made(self) -> None:
        assert {choose({U: 0.01, R: 0.99}, at / 100) for at in range(100)} == {R}


class TestAhead:
    def test_a_win_is_seen_and_taken(self) -> None:
        """The other rider has one way on: to block it is to win."""
        state = drawn(
            """
            #####2#
            ..1....
            ######.
            """,
            R,
            D,
        )
        mixes = list(Search(View.of(state, 1), Budget(200)).mixes([R]))
        assert mixes[-1] == {R: 1.0}

    def test_a_trap_is_seen(self) -> None:
        """Straight on leads into a dead end; both turns lead into the open."""
        state = drawn(
            """
            ..........
            ..........
            .1........
            #.########
            #.########
            #.######2.
            """,
            D,
            R,
        )
        assert all(answer(level.name, state) in (L, R) for level in THINKING)

    def test_a_wall_that_closes_in_is_seen(self) -> None:
        match = Match.begin(Arena(size="small"))
        state = replace(match.state, ring_ticks=8, tick=6)
        edge = replace(state, cells=(state.field.cell(15, 1), state.cells[1]), headings=(R, L))
        assert all(answer(level.name, edge) == D for level in THINKING)


def plain_value(view: View, free: int, own: int, other: int, depth: int, ticks: int = 1) -> float:
    """The worth of a position when the other rider answers each move, by trying everything to a depth."""
    if not depth:
        return estimate(view.ground, free, own, other)
    steps, replies = ([step for step in view.steps(head) if step & free] for head in (own, other))
    if not steps or not replies:
        return float(bool(steps)) - bool(replies)
    return max(
        min(
            value_of_draw(ticks + 1)
            if step == reply
            else plain_value(view, free ^ step ^ reply, step, reply, depth - 1, ticks + 1)
            for reply in replies
        )
        for step in steps
    )


@pytest.mark.parametrize("seed", range(20))
def test_pruning_does_not_change_what_the_search_finds(seed: int) -> None:
    """Far from each other, riders choose what a plain search of everything finds best."""
    chance = Chance(seed)
    rows = ["".join("...#"[chance.below(4)] for _column in range(11)) for _row in range(7)]
    rows[3] = "1." + rows[3][2:9] + ".2"
    view = View.of(drawn("\n".join(rows)), 1)
    choices = view.choices()
    for depth, mix in zip(range(4), Search(view, Budget()).mixes(choices), strict=False):
        worth = {
            direction: min(
                plain_value(view, view.free ^ step ^ reply, step, reply, depth)
                for reply in view.steps(view.other)
                if reply & view.free
            )
            for direction in choices
            for step in [view.steps(view.own)[direction]]
        }
        chosen = [direction for direction, share in mix.items() if share]
        assert [worth[direction] for direction in chosen] == [pytest.approx(max(worth.values()), abs=0.01)]


class TestGuessing:
    def test_a_sure_step_is_taken_rather_than_a_guess_that_promises_little_more(self) -> None:
        assert preferred([[0.41, -0.28], [0.4, 0.69], [-0.28, -0.41]]) == [0, 1, 0]

    def test_where_much_is_at_stake_the_steps_are_mixed(self) -> None:
        assert preferred([[0.9, -0.9], [-0.9, 0.9]]) == pytest.approx([0.5, 0.5])

    def test_of_two_steps_that_are_sure_the_one_with_more_hope_is_taken(self) -> None:
        assert preferred([[-0.2, -0.2], [-0.2, 0.5]]) == [0, 1]

    def test_a_crash_of_both_is_worse_the_nearer_it_is_and_always_better_than_a_loss(self) -> None:
        values = [value_of_draw(ticks) for ticks in range(1, 20)]
        assert values == sorted(values)
        assert -0.9 < values[0] < values[4] < values[-1] == 0


class TestAlone:
    def test_the_whole_room_is_ridden(self) -> None:
        state = drawn(
            """
            1...#..............2
            ....#...............
            ....#...............
            """,
            R,
            L,
        )
        ridden = 0
        while View.of(state, 1).choices():
            *_worse, best = Fill(View.of(state, 1), Budget(400)).directions()
            state = after_tick(state, (best, None))
            ridden += 1
        assert ridden == 11

    def test_a_hugger_keeps_to_the_wall(self) -> None:
        state = drawn(
            """
            .....
            1....
            .....
            #...2
            """,
            R,
            U,
        )
        view = View.of(after_tick(state, (U, None)), 1)
        assert hug(view, view.choices()) == R

    def test_a_hugger_goes_where_there_is_most_room(self) -> None:
        state = drawn(
            """
            .#....
            .1...2
            .#....
            """,
            R,
            U,
        )
        view = View.of(state, 1)
        assert hug(view, view.choices()) == R


class TestLevels:
    @every_level
    def test_same_question_same_seed_same_nodes_same_answer(self, level: object) -> None:
        name = level.name  # type: ignore[attr-defined]
        state = Match.begin(Arena("scatter", "small", seed=4)).state
        for _tick in range(12):
            asked = {answer(name, state, 1, seed=9, nodes=40) for _time in range(3)}
            assert len(asked) == 1
            state = after_tick(state, (asked.pop(), answer("rookie", state, 2)))

    def test_hardly_any_two_rounds_of_rookies_begin_alike(self) -> None:
        openings = set()
        for seed in range(20):
            state = Match.begin(Arena()).state
            for _tick in range(10):
                one, two = (answer("rookie", state, rider, seed) for rider in (1, 2))
                state = after_tick(state, (one, two))
            openings.add(state.trails)
        assert len(openings) >= 12

    @every_level
    def test_nobody_crashes_who_can_avoid_it(self, level: object) -> None:
        name = level.name  # type: ignore[attr-defined]
        state = Match.begin(Arena("rooms", "small", seed=2)).state
        while not state.over and state.tick < 60:
            found = answer(name, state, nodes=10)
            choices = View.of(state, 1).choices()
            assert found in (choices or [state.headings[0]])
            assert found == state.headings[0] or is_turn(state.headings[0], found)
            state = after_tick(state, (found, answer("casual", state, 2)))

    def test_sharp_thinks_no_further_with_any_amount_of_time(self) -> None:
        sharp, state = LEVELS["sharp"], Match.begin(Arena(size="small")).state
        budget = sharp.budget(never)
        found = list(directions(sharp, state, 1, 0, budget))
        assert found
        assert budget.nodes == sharp.nodes

    def test_who_has_no_way_out_rides_straight_on(self) -> None:
        boxed = drawn(
            """
            #.2
            1#.
            #..
            """,
            U,
            L,
        )
        assert [answer(name, boxed) for name in LEVELS] == [U] * 4

    def test_without_any_time_the_first_idea_counts(self) -> None:
        state = Match.begin(Arena(seed=1)).state
        alone = drawn("1..#..2\n...#...")
        for level in THINKING:
            assert answer(level.name, state, nodes=0) in EVERY_DIRECTION
            assert answer(level.name, alone, nodes=0) in (R, D)


class TestSight:
    def states(self) -> list[State]:
        """Rider 2 rides to the left and turns up in the last tick."""
        states = [drawn("\n".join(["." * 9] * 3 + ["1......2."]), U, L)]
        for turn in (None, None, U):
            states.append(after_tick(states[-1], (None, turn)))
        return states

    def test_at_once_everything_is_seen(self) -> None:
        states = self.states()
        assert as_seen(states, 1, 0) == states[-1]

    def test_late_the_other_rider_seems_to_ride_straight_on(self) -> None:
        states = self.states()
        seen = as_seen(states, 1, 1)
        assert seen.field.coordinates(seen.cells[1]) == (4, 3)
        assert seen.headings[1] == L
        assert seen.cells[0] == states[-1].cells[0], "the own cell is known"
        assert seen.trails[1].bit_count() == states[-1].trails[1].bit_count()

    def test_later_than_the_round_is_as_late_as_the_start(self) -> None:
        states = self.states()
        assert as_seen(states, 1, 3) == as_seen(states, 1, 99)

    def test_nobody_is_thought_to_ride_into_a_wall(self) -> None:
        start = drawn("1..#2.", R, L)
        assert as_seen([start, replace(start, tick=1)], 1, 1).cells[1] == start.cells[1]

    def test_one_round_of_territory_prefers_the_larger_side(self) -> None:
        state = drawn(
            """
            .........
            .........
            ..1......
            .......2.
            """,
            U,
            U,
        )
        leads = compare(View.of(state, 1))
        assert leads[R] > leads[L]


class TestSeveral:
    ROUND_A_WALL = """
        ...#....
        1..#...2
        ...#....
        ......3.
        ......4.
        """

    def other(self, state: State, rider: int) -> int:
        """Whom a rider has its eye on."""
        view = View.of(state, rider)
        return next(each for each in state.riders if view.other == 1 << state.cells[each - 1])

    def test_a_rider_has_its_eye_on_whoever_is_nearest_by_free_cells(self) -> None:
        state = drawn(self.ROUND_A_WALL, R, L, L, L)
        assert [self.other(state, rider) for rider in state.riders] == [3, 3, 4, 3]

    def test_nobody_has_an_eye_on_who_has_crashed(self) -> None:
        state = after_tick(drawn(self.ROUND_A_WALL, R, L, D, R))
        assert state.riding == (1, 2, 4)
        assert self.other(state, 2) == 4

    def test_nobody_aims_at_a_partner(self) -> None:
        state = drawn(self.ROUND_A_WALL, R, L, L, L, teams=((1, 2), (3, 4)))
        assert [self.other(state, rider) for rider in state.riders] == [3, 3, 2, 2]

    def test_who_can_reach_nobody_has_its_eye_on_somebody_all_the_same(self) -> None:
        state = drawn("1#2\n.#.\n.#3", D, D, U)
        assert View.of(state, 1).other == 1 << state.cells[1]

    @every_level
    def test_a_cell_that_a_third_rider_may_enter_is_left_to_it(self, level: Level) -> None:
        state = drawn(
            """
            .......
            .......
            1.3....
            .......
            2......
            """,
            R,
            U,
            U,
        )
        assert View.of(state, 1).other == 1 << state.cells[1]
        assert answer(level.name, state) != R

    def test_it_is_entered_where_there_is_no_other_way(self) -> None:
        state = drawn("###\n1.3\n###", R, L, L)
        assert View.of(replace(state, teams=((1, 3), (2,))), 1).choices() == [R]

    @every_level
    def test_late_all_others_seem_to_ride_straight_on(self, level: Level) -> None:
        states = [drawn("......\n1.....\n......\n2.....\n......\n3.....", R, R, R)]
        for turns in [(None, None, None), (None, U, D)]:
            states.append(after_tick(states[-1], turns))
        seen, late = as_seen(states, 1, level.delay), level.delay > 0
        assert seen.headings == (R, R if late else U, states[-1].headings[2])
        assert seen.crashes == states[-1].crashes

    @pytest.mark.parametrize("teams", [each_alone(3), each_alone(4), ((1, 2), (3, 4))])
    def test_nobody_rides_into_a_wall_or_a_trail_while_there_is_a_way(self, teams: Teams) -> None:
        match = Match.begin(Arena("pillars", "large", seed=4, teams=teams))
        while not match.round.over:
            before = match.state
            for rider in before.riding:
                match = match.press(rider, answer("casual", before, rider))
            match = match.after_tick()
            for rider in set(before.riding) - set(match.state.riding):
                head_on = match.state.crashes[rider - 1] is Crash.HEAD_ON
                assert head_on or not View.of(before, rider).choices()
