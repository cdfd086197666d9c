"""A set: two or four legs, and holding out where they are shared."""

from dataclasses import replace
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.evening.legs import Leg
from game.evening.sets import Set, Target, tally
from tests.evenings import LEG_ENDS, mirrored_player, mirrored_set, played_out

TWO, FOUR = Set("siege", 1), Set("crossfire", 2, 4)
SETS = st.builds(
    Set,
    game=st.just("siege"),
    first=st.sampled_from((1, 2)),
    length=st.sampled_from((2, 4)),
    ahead=st.sampled_from((None, 1, 2)),
)
ENDS = st.lists(LEG_ENDS, min_size=4, max_size=4)


def test_who_begins_takes_turns() -> None:
    assert TWO.starter == 1
    assert played_out(TWO, (1, 9)).starter == 2
    assert [played_out(FOUR, *[(2, 9), (1, 9), (1, 9)][:legs]).starter for legs in range(4)] == [2, 1, 2, 1]
    with pytest.raises(ValueError, match="the other player begins"):
        TWO.with_leg(Leg(2, 1, 9))


@pytest.mark.parametrize(
    ("ends", "winner"),
    [
        ([(1, 9), (1, 30)], 1),
        ([(2, 9), (2, 30)], 2),
        ([(1, 13), (2, 14)], 1),
        ([(1, 13), (2, 12)], 2),
        ([(1, 13), (2, 13)], None),
        ([(None, 9), (2, 30)], 2),
        ([(None, 9), (None, 3)], None),
    ],
)
def test_a_set_of_two_legs(ends: list[tuple[int | None, int]], winner: int | None) -> None:
    ended = played_out(TWO, *ends)
    assert (len(ended.legs), ended.over, ended.winner) == (2, True, winner)


def test_three_of_four_legs_take_a_set() -> None:
    assert played_out(FOUR, (1, 5), (1, 5)).over is False
    ended = played_out(FOUR, (1, 5), (1, 5), (1, 5), (2, 1))
    assert (len(ended.legs), ended.winner, ended.held_out) == (3, 1, False)


def test_two_of_four_legs_each_are_decided_by_all_won_legs_together() -> None:
    ended = played_out(FOUR, (1, 5), (2, 4), (2, 9), (1, 7))
    assert (ended.over, ended.winner, ended.held_out) == (True, 1, True)


def test_moves_are_compared_only_where_both_have_won_equally_often() -> None:
    """With a point from the start and a draw, points can be level where wins are not."""
    ended = played_out(replace(FOUR, ahead=1), (None, 9), (1, 30), (2, 3), (2, 3))
    assert (ended.halves(1), ended.halves(2)) == (5, 5)
    assert (ended.over, ended.winner, ended.held_out) == (True, None, False)


@pytest.mark.parametrize(
    ("ends", "moves"),
    [
        ([(1, 9), (2, 9)], 9),
        ([(None, 9), (None, 9)], None),
        ([(1, 9), (2, 8)], None),
        ([(1, 9), (1, 9)], None),
    ],
)
def test_a_set_is_halved_by_equal_moves_only_if_both_have_won(
    ends: list[tuple[int | None, int]], moves: int | None
) -> None:
    assert played_out(TWO, *ends).equal_moves == moves


@given(SETS, ENDS, st.integers(0, 3), st.sampled_from((1, 2)))
def test_how_long_a_leg_was_counts_where_it_can_change_the_result(
    begun: Set, ends: list[tuple[int | None, int]], number: int, winner: int
) -> None:
    before = played_out(begun, *ends[:number])
    if before.over:
        return
    short, long = (replace(before, legs=(*before.legs, Leg(1, winner, moves))) for moves in (0, 10_000))
    left = begun.length - len(short.legs)
    ways = product([Leg(1, won, moves) for won in (1, 2, None) for moves in (0, 1000)], repeat=left)
    differs = any(
        len({replace(one, legs=(*one.legs, *way)).winner for one in (short, long)}) > 1 for way in ways
    )
    assert short.moves_count == differs


def test_no_leg_is_played_that_cannot_change_the_result() -> None:
    """Player 2 would win two legs in 16 moves at best, and Player 1 needs 12."""
    ended = played_out(FOUR, (1, 5), (2, 16), (1, 7))
    assert (ended.over, ended.winner) == (True, 1)
    assert played_out(FOUR, (1, 5), (2, 12), (1, 7)).over is False


def test_a_set_is_not_gone_on_with() -> None:
    with pytest.raises(ValueError, match="the set is over"):
        played_out(TWO, (1, 9), (1, 9)).with_leg(Leg(1, 1, 9))


@given(SETS, ENDS)
def test_the_order_of_legs_does_not_matter(begun: Set, ends: list[tuple[int | None, int]]) -> None:
    played = ends[: begun.length]
    results = set()
    for order in permutations(played):
        legs = tuple(Leg(1, winner, moves) for winner, moves in order)
        ended = Set(begun.game, begun.first, begun.length, legs, begun.ahead)
        results.add((ended.over, ended.winner, ended.held_out))
    assert len(results) == 1


@given(SETS, ENDS, ENDS)
def test_legs_that_are_left_out_would_have_changed_nothing(
    begun: Set, ends: list[tuple[int | None, int]], others: list[tuple[int | None, int]]
) -> None:
    ended = played_out(begun, *ends)
    assert ended.over
    left = ended.length - len(ended.legs)
    legs = (*ended.legs, *(Leg(1, winner, moves) for winner, moves in others[:left]))
    assert Set(ended.game, ended.first, ended.length, legs, ended.ahead).winner == ended.winner


@given(SETS, ENDS)
def test_a_set_is_the_same_for_both_players(begun: Set, ends: list[tuple[int | None, int]]) -> None:
    for legs in range(begun.length + 1):
        one = played_out(begun, *ends[:legs])
        other = mirrored_set(one)
        assert other.over == one.over
        assert other.winner == mirrored_player(one.winner)
        assert other.halves(1) == one.halves(2)
        told = one.target
        assert other.target == (told and Target(3 - told.player, told.moves))


class TestHoldOut:
    def test_the_winner_of_the_first_leg_has_to_last_longer_than_that(self) -> None:
        begun = played_out(TWO, (1, 13))
        assert begun.target == Target(1, 13)

    def test_there_is_none_before_the_last_leg(self) -> None:
        assert TWO.target is None
        assert played_out(FOUR, (1, 5)).target is None
        assert played_out(FOUR, (1, 5), (2, 4)).target is None
        assert played_out(TWO, (1, 13), (1, 13)).target is None

    def test_in_four_legs_it_is_what_is_missing_from_the_others(self) -> None:
        assert played_out(FOUR, (1, 5), (2, 4), (1, 7)).target == Target(1, 8)

    def test_after_a_draw_nobody_can_hold_out(self) -> None:
        assert played_out(TWO, (None, 13)).target is None

    @given(SETS, ENDS)
    def test_it_is_exactly_what_decides(self, begun: Set, ends: list[tuple[int | None, int]]) -> None:
        for legs in range(begun.length):
            before = played_out(begun, *ends[:legs])
            if (wanted := before.target) is None:
                continue
            loser, enough = wanted.player, wanted.moves
            results = [played_out(before, (3 - loser, enough + more)).winner for more in (-1, 0, 1)]
            assert results == [3 - loser, None, loser]


def test_a_set_that_is_halved_gives_half_a_point_each() -> None:
    halved, taken = played_out(TWO, (1, 9), (2, 9)), played_out(TWO, (2, 9), (2, 9))
    assert tally([halved, taken, taken, TWO]) == (1, 5)
