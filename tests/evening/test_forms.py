"""Evenings of more than two contestants: who comes to the board, the table, the finale."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.rules import PLAYERS, Player
from game.evening.evening import (
    FORMS,
    LONG,
    MOST_RIDERS,
    SHORT,
    Evening,
    Form,
    Over,
    Picking,
    Plan,
    Playing,
    Riding,
    sizes_of,
)
from game.evening.forms import begin
from game.evening.legs import Leg
from tests.evenings import FIVE, WINNERS, with_set

ALONE, TWO = 1, 2
MANY = [(form, count) for count, forms in FORMS.items() for form in forms if count > 2]


def of_many(
    form: Form, sizes: tuple[int, ...], *, sets: int = LONG, arena: bool = True, first: Player = 1
) -> Evening:
    return begin(Plan(FIVE, sets, arena, first, form, sizes))


def stays(count: int = 3, *winners: Player | None, sets: int = LONG, arena: bool = True) -> Evening:
    """An evening in which the winner stays, after sets that these sides have taken."""
    evening = of_many(Form.WINNER_STAYS, (ALONE,) * count, sets=sets, arena=arena)
    for winner in winners:
        evening = with_set(evening, winner)
    return evening


def robin(count: int, winners: dict[tuple[int, int], Player | None], *, arena: bool = True) -> Evening:
    """A round robin after all its sets. Side 1 takes those that are not named."""
    evening = of_many(Form.ROUND_ROBIN, (ALONE,) * count, arena=arena)
    while not evening.in_finale:
        evening = with_set(evening, winners.get(evening.board, 1))
    return evening


class TestWinnerStays:
    def test_whoever_wins_keeps_the_side_and_meets_whoever_has_waited_longest(self) -> None:
        assert (stays(4).board, stays(4).waiting) == ((1, 2), (3, 4))
        assert (stays(4, 1).board, stays(4, 1).waiting) == ((1, 3), (4, 2))
        assert (stays(4, 2).board, stays(4, 2).waiting) == ((3, 2), (4, 1))
        assert (stays(4, 2, 2).board, stays(4, 2, 2).waiting) == ((4, 2), (1, 3))
        assert (stays(4, 2, 1).board, stays(4, 2, 1).waiting) == ((3, 4), (1, 2))

    def test_the_challenger_picks(self) -> None:
        assert [stays(3, *winners).phase.picker for winners in ((1,), (2,), (2, 2), (2, 1))] == [3, 3, 1, 1]  # type: ignore[union-attr]

    def test_a_halved_set_counts_for_nobody_and_the_champion_stays(self) -> None:
        assert (stays(3, None).board, stays(3, None).halves) == ((1, 3), (0, 0, 0))
        assert stays(3, 2, None).board == (1, 2)
        assert stays(3, 2, None).halves == (0, 2, 0)

    def test_every_defence_in_a_row_makes_it_a_step_steeper(self) -> None:
        assert [stays(3, *(2,) * sets).steeper for sets in range(4)] == [(0, 0), (0, 0), (0, 1), (0, 2)]
        assert stays(3, 2, 2, None).steeper == (0, 2)  # who has stayed has defended
        assert stays(3, 2, 2, 1).steeper == (0, 0)
        assert stays(3, 2, 2, 1, 1).steeper == (1, 0)

    @pytest.mark.parametrize(("sets", "to"), [(LONG, 5), (SHORT, 3)])
    def test_without_the_arena_it_ends_with_whoever_is_the_first_to_five(self, sets: int, to: int) -> None:
        assert not stays(3, *(2,) * (to - 1), sets=sets, arena=False).over
        assert stays(3, *(2,) * to, sets=sets, arena=False).phase == Over(2)

    def test_with_the_arena_all_ride(self) -> None:
        assert stays(3, *(1, 2) * 4, 1, sets=SHORT).phase == Riding((2, 0, 0), (1, 2, 3), 8)
        assert stays(4, *(1,) * 5).riders == (1, 2, 3, 4)


class TestRoundRobin:
    @pytest.mark.parametrize("count", [4, 5, 6])
    def test_everybody_meets_everybody_once_and_nobody_waits_long(self, count: int) -> None:
        boards = robin(count, {}).boards
        assert sorted(boards) == list(combinations(range(1, count + 1), 2))
        assert boards[0] == (1, 2)
        for contestant in range(1, count + 1):
            played = [number for number, board in enumerate(boards) if contestant in board]
            assert max(after - before for before, after in pairwise(played)) <= count

    def test_those_who_wait_are_in_the_order_in_which_they_play(self) -> None:
        evening = of_many(Form.ROUND_ROBIN, (ALONE,) * 5)
        assert evening.boards[:4] == ((1, 2), (4, 5), (2, 5), (3, 4))
        assert (evening.board, evening.waiting) == ((1, 2), (4, 5, 3))
        assert with_set(evening, 1).waiting == (2, 3, 1)

    def test_whoever_has_fewer_points_picks_and_of_equals_whoever_picked_longer_ago(self) -> None:
        evening = with_set(of_many(Form.ROUND_ROBIN, (ALONE,) * 4), 1)
        assert (evening.board, evening.pickers) == ((3, 4), (3,))
        evening = with_set(evening, None)
        assert (evening.board, evening.pickers) == ((1, 4), (3, 4))

    def test_a_halved_set_is_half_a_point_for_both(self) -> None:
        assert robin(4, {(1, 2): None, (3, 4): None}).halves == (5, 5, 1, 1)

    def test_of_equal_points_the_set_between_them_counts_then_quick_wins(self) -> None:
        evening = robin(4, {(1, 2): 2, (2, 4): 2})
        assert [(each.contestant, each.halves) for each in evening.table] == [(2, 4), (1, 4), (3, 2), (4, 2)]
        assert (evening.table[0].won, evening.table[0].halved, evening.table[0].lost) == (2, 0, 1)
        circle = robin(4, {(1, 2): 2, (2, 3): 2})
        assert [each.contestant for each in circle.table] == [1, 2, 3, 4]
        number = circle.boards.index((2, 3))
        quick = replace(
            circle.sets[number], legs=tuple(replace(leg, moves=5) for leg in circle.sets[number].legs)
        )
        circle = replace(circle, sets=(*circle.sets[:number], quick, *circle.sets[number + 1 :]))
        assert [each.contestant for each in circle.table] == [3, 1, 2, 4]

    def test_the_first_two_play_a_last_set_and_whoever_stands_better_has_a_point(self) -> None:
        evening = robin(5, {(2, 4): 2, (3, 4): 2}, arena=False)
        assert [each.contestant for each in evening.table[:2]] == [1, 4]
        assert evening.halves[0] > evening.halves[3]
        assert (evening.board, evening.waiting) == ((1, 4), (2, 3, 5))
        phase = evening.phase
        assert isinstance(phase, Picking)
        assert phase.picker == 4
        last = evening.with_pick(phase.games[0], 2)
        assert last.last_set is not None
        assert (last.last_set.ahead, last.board) == (1, (1, 4))
        assert with_set(last, 2).phase == Over(4)
        assert with_set(last, 1).phase == Over(1)

    def test_more_than_four_people_leave_the_arena_to_the_first_two(self) -> None:
        assert robin(5, {}).phase == Riding((1, 0), (1, 2), 3)
        assert robin(4, {}).phase == Riding((3, 2, 1, 0), (1, 2, 3, 4), 12)


class TestTeams:
    def test_they_are_two_and_an_odd_last_person_is_alone(self) -> None:
        assert [sizes_of(people, teams=True) for people in (4, 5, 8)] == [(2, 2), (2, 2, 1), (2, 2, 2, 2)]
        assert sizes_of(5, teams=False) == (1, 1, 1, 1, 1)

    def test_two_teams_play_sets_and_ride_together(self) -> None:
        evening = of_many(Form.SETS, (TWO, TWO), sets=SHORT)
        for _set in range(SHORT):
            evening = with_set(evening, 1)
        assert isinstance(evening.phase, Riding)
        assert (evening.phase.riders, evening.phase.to) == ((1, 2), 8)

    @pytest.mark.parametrize(("last", "to"), [(TWO, 8), (ALONE, 3)])
    def test_of_more_teams_the_first_two_ride_and_one_by_one_against_somebody_alone(
        self, last: int, to: int
    ) -> None:
        evening = of_many(Form.WINNER_STAYS, (TWO, TWO, last), sets=SHORT)
        for winner in (1, 2, 2, 2, 1):
            evening = with_set(evening, winner)
        assert evening.phase == Riding(evening.arena_points, (1, 3), to)


class TestTheFinale:
    def test_points_are_added_to_those_of_whoever_stands_better(self) -> None:
        evening = stays(3, *(1,) * 3, sets=SHORT)
        assert evening.with_round((2, 1, 0)).with_round((0, 0, 0)).arena_points == (
            *(evening.arena_points[0] + 2, 1, 0),
        )

    def test_whoever_has_most_wins_and_equals_ride_on(self) -> None:
        evening = stays(3, *(1,) * 3, sets=SHORT)
        for _round in range(4):
            evening = evening.with_round((0, 2, 0))
        assert evening.phase == Over(2)
        level = stays(3, *(1,) * 3, sets=SHORT)
        level = level.with_round((0, level.arena_points[0], 0)).with_round((8, 8, 0))
        assert isinstance(level.phase, Riding)
        assert level.with_round((1, 0, 2)).phase == Over(1)

    @pytest.mark.parametrize("points", [(1, 0), (1, 0, 0, 0), (-1, 0, 0)])
    def test_a_round_of_others_is_refused(self, points: tuple[int, ...]) -> None:
        with pytest.raises(ValueError, match="no such round"):
            stays(3, *(1,) * 3, sets=SHORT).with_round(points)


@pytest.mark.parametrize(
    ("form", "sizes"),
    [
        (Form.SETS, (1, 1, 1)),
        (Form.WINNER_STAYS, (1, 1)),
        (Form.WINNER_STAYS, (1,) * 5),
        (Form.ROUND_ROBIN, (1, 1, 1)),
        (Form.ROUND_ROBIN, (1,) * 7),
        (Form.WINNER_STAYS, (3, 1, 1)),
        (Form.WINNER_STAYS, (0, 1, 1)),
    ],
)
def test_a_form_that_does_not_suit_so_many_is_refused(form: Form, sizes: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="cannot play like this"):
        Plan(FIVE, form=form, sizes=sizes)


@st.composite
def evenings_of_many(draw: st.DrawFn) -> Evening:
    """An evening of three to six contestants at any moment."""
    form, count = draw(st.sampled_from(MANY))
    sizes = draw(st.sampled_from(((ALONE,) * count, (TWO,) * (count - 1) + (ALONE,), (TWO,) * count)))
    evening = of_many(
        form,
        sizes,
        sets=draw(st.sampled_from((LONG, SHORT))),
        arena=draw(st.booleans()),
        first=draw(st.sampled_from(PLAYERS)),
    )
    steps = st.tuples(WINNERS, st.integers(0, 30), st.integers(0, 4))
    for winner, moves, choice in draw(st.lists(steps, max_size=45)):
        evening = step_of_many(evening, winner, moves, choice)
    return evening


def step_of_many(evening: Evening, winner: Player | None, moves: int, choice: int) -> Evening:
    """The evening after its next step."""
    match evening.phase:
        case Picking(_picker, games):
            return evening.with_pick(games[choice % len(games)], PLAYERS[moves % 2])
        case Playing(_set, _leg, starter):
            return evening.with_leg(Leg(starter, winner, moves))
        case Riding(riders=riders):
            points = [0] * len(riders)
            points[choice % len(riders)] = 2
            points[moves % len(riders)] += 1
            return evening.with_round(tuple(points))
    return evening


@given(evenings_of_many())
def test_everybody_is_at_the_board_or_waits(evening: Evening) -> None:
    assert sorted((*evening.board, *evening.waiting)) == list(evening.plan.contestants)
    assert sorted(each.contestant for each in evening.table) == list(evening.plan.contestants)
    if isinstance(phase := evening.phase, Picking):
        assert phase.picker in evening.board


@given(evenings_of_many())
def test_the_table_adds_up(evening: Evening) -> None:
    over = [each for each in evening.sets[: len(evening.boards)] if each.over]
    halved = sum(each.winner is None for each in over)
    counted = halved if evening.plan.form is Form.ROUND_ROBIN else 0
    assert sum(evening.halves) == 2 * (len(over) - halved + counted)
    assert sum(each.won for each in evening.table) == sum(each.lost for each in evening.table)
    assert sum(each.halved for each in evening.table) == 2 * halved
    halves = [each.halves for each in evening.table]
    assert halves == sorted(halves, reverse=True)
    between = Counter[int]()
    for one, two in combinations(evening.plan.contestants, 2):
        ours, theirs = evening.between(one, two)
        between += Counter({one: ours, two: theirs})
    assert all(between[each] == evening.halves[each - 1] for each in evening.plan.contestants)


def helped(evening: Evening, contestant: int) -> Evening:
    """The evening to its end, if all goes as well as it can for somebody."""
    while not isinstance(phase := evening.phase, Over):
        match phase:
            case Picking(_picker, games):
                evening = evening.with_pick(games[0], 1)
            case Playing(starter=starter):
                mine = evening.board.index(contestant) + 1 if contestant in evening.board else None
                evening = evening.with_leg(Leg(starter, mine or _weaker(evening), 1))
            case Riding(riders=riders):
                first = contestant if contestant in riders else riders[0]
                evening = evening.with_round(tuple(2 * (each == first) for each in riders))
    return evening


def _weaker(evening: Evening) -> Player:
    """The side at the board with fewer points: whoever does not play wants it to win."""
    one, two = (evening.halves[contestant - 1] for contestant in evening.board)
    return 1 if one < two else 2


@given(evenings_of_many())
def test_nobody_has_won_before_the_finale(evening: Evening) -> None:
    """Between sets, whoever plays in it still can; as long as the winner stays at the board, everybody."""
    if evening.rounds or evening.last_set is not None or evening.over:
        return
    if isinstance(evening.phase, Playing) and evening.phase.leg > 1:
        return
    can_win = {each for each in evening.plan.contestants if helped(evening, each).phase == Over(each)}
    if evening.plan.form is Form.WINNER_STAYS and not evening.in_finale:
        assert can_win == set(evening.plan.contestants)
    assert len(can_win) >= 2
    if evening.in_finale:
        assert can_win == set(evening.riders if evening.plan.arena else evening.finalists)


@given(evenings_of_many())
def test_whoever_stands_equally_begins_the_arena_with_equally_many_points(evening: Evening) -> None:
    evening = replace(evening, plan=replace(evening.plan, arena=True))
    riders = list(zip(evening.riders, evening.head_starts, strict=True))
    for (one, ours), (two, theirs) in combinations(riders, 2):
        halves = evening.halves[one - 1], evening.halves[two - 1]
        assert (halves[0] > halves[1]) == (ours > theirs)
        assert (halves[0] == halves[1]) == (ours == theirs)
    assert max(evening.head_starts) < evening.points_to_win


@given(evenings_of_many(), st.data())
def test_the_order_of_legs_does_not_matter_to_the_table(evening: Evening, data: st.DataObject) -> None:
    """Whoever begins: the same legs, won by the same sides, give the same points."""
    current = evening.sets[-1]
    if not current.over or len(current.legs) != current.length or evening.last_set is not None:
        return
    again = type(evening)(evening.plan, (*evening.sets[:-1], type(current)(current.game, current.first)))
    ends = data.draw(st.permutations([(leg.winner, leg.moves) for leg in current.legs]))
    for winner, moves in ends:
        latest = again.sets[-1]
        if not latest.over:
            again = again.with_leg(Leg(latest.starter, winner, moves))
    if len(again.sets[-1].legs) == len(current.legs):
        assert again.halves == evening.halves


def test_everybody_rides_only_where_there_is_room() -> None:
    for form, count in MANY:
        evening = of_many(form, (ALONE,) * count)
        assert len(evening.riders) == (count if count <= MOST_RIDERS else 2)
