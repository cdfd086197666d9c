"""An evening: who picks what, and a finale before which nothing is decided."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given

from game.core.rules import PLAYERS, opponent
from game.evening.evening import LONG, SHORT, Evening, Over, Picking, Plan, Playing, Riding
from game.evening.forms import begin
from game.evening.legs import Leg
from game.evening.picks import bots_pick
from tests.evenings import (
    GAMES,
    evenings,
    mirrored,
    mirrored_player,
    plan,
    step,
    to_the_end,
    with_set,
    won_round,
)


def after(*winners: int | None, sets: int = LONG, arena: bool = True) -> Evening:
    """The evening after sets that these players have taken."""
    evening = begin(plan(sets, arena=arena))
    for winner in winners:
        evening = with_set(evening, winner)
    return evening


def picker(evening: Evening) -> int:
    assert isinstance(evening.phase, Picking)
    return evening.phase.picker


class TestTheSets:
    def test_an_evening_begins_with_siege_and_side_1(self) -> None:
        phase = begin(Plan.of(GAMES.values(), arena=True)).phase
        assert isinstance(phase, Playing)
        assert (phase.set.game, phase.leg, phase.starter) == ("siege", 1, 1)

    def test_all_games_are_on_offer_with_as_many_legs_as_they_say(self) -> None:
        offers = Plan.of(GAMES.values(), arena=True).offers
        assert [offer.game for offer in offers] == ["siege", *(game for game in GAMES if game != "siege")]
        assert {offer.game for offer in offers if offer.legs == 4} == {"crossfire"}
        assert all(offer.legs in (2, 4) for offer in offers)

    def test_the_other_player_begins_the_second_leg(self) -> None:
        phase = step(begin(plan()), 1, 9).phase
        assert isinstance(phase, Playing)
        assert (phase.leg, phase.starter) == (2, 2)

    def test_whoever_trails_picks(self) -> None:
        assert picker(after(1)) == 2
        assert picker(after(2)) == 1
        assert picker(after(1, 1)) == 2
        assert picker(after(1, None)) == 2

    def test_at_a_level_score_whoever_picked_longer_ago_picks(self) -> None:
        assert picker(after(None)) == 2  # who did not begin
        assert picker(after(None, None)) == 1
        assert picker(after(None, None, None)) == 2
        assert picker(after(1, 2)) == 1
        assert picker(after(2, 1)) == 2
        assert picker(after(1, 1, 2, 2)) == 1
        assert after(1, 1, 2, 2).pickers == (2, 2, 2, 1)

    def test_whoever_picks_says_who_begins(self) -> None:
        for first in PLAYERS:
            phase = after(1).with_pick("chain", first).phase
            assert isinstance(phase, Playing)
            assert (phase.set.game, phase.starter) == ("chain", first)

    def test_each_game_comes_once_until_all_were_played(self) -> None:
        evening = after(1)
        seen = ["siege"]
        while isinstance(phase := evening.phase, Picking) and len(seen) < LONG:
            assert set(phase.games) == {offer.game for offer in evening.plan.offers} - set(seen)
            seen.append(phase.games[-1])
            evening = with_set(evening, 1, phase.games[-1])
        again = replace(evening, plan=replace(evening.plan, arena=False)).phase
        assert isinstance(again, Picking)
        assert len(again.games) == 5

    def test_what_does_not_come_next_is_refused(self) -> None:
        with pytest.raises(ValueError, match="cannot be picked"):
            after().with_pick("chain", 1)
        with pytest.raises(ValueError, match="cannot be picked"):
            after(1).with_pick("siege", 1)
        with pytest.raises(ValueError, match="no such round"):
            after(1).with_round((1, 0))
        with pytest.raises(ValueError, match="the set is over"):
            after(1).with_leg(Leg(1, 1, 9))

    def test_crossfire_has_four_legs(self) -> None:
        phase = after(1).with_pick("crossfire", 1).phase
        assert isinstance(phase, Playing)
        assert phase.set.length == 4


class TestTheArena:
    @pytest.mark.parametrize(
        ("winners", "sets", "points"),
        [((1, 1, 1, 1, 1), LONG, (1, 0)), ((2, 2, 1), SHORT, (0, 1)), ((1, 2, None), SHORT, (0, 0))],
    )
    def test_whoever_leads_starts_one_round_up(
        self, winners: tuple[int | None, ...], sets: int, points: tuple[int, int]
    ) -> None:
        assert after(*winners, sets=sets).phase == Riding(points, (1, 2), 3)

    def test_the_first_to_three_wins_the_evening(self) -> None:
        evening = after(1, 1, 1, 1, 1)
        for _round in range(2):
            evening = evening.with_round((0, 1))
        assert evening.phase == Riding((1, 2), (1, 2), 3)
        assert evening.with_round((0, 1)).phase == Over(2)
        assert evening.with_round((1, 0)).with_round((1, 0)).phase == Over(1)


class TestTheLastSet:
    def test_it_can_take_the_place_of_an_arena_that_has_not_begun(self) -> None:
        evening = after(1, 1, 2, sets=SHORT)
        assert picker(evening.without_arena()) == 2
        with pytest.raises(ValueError, match="has begun"):
            evening.with_round((1, 0)).without_arena()

    def test_whoever_trails_picks_it_and_whoever_leads_has_a_point(self) -> None:
        evening = after(1, 1, 1, arena=False, sets=SHORT)
        assert picker(evening) == 2
        phase = evening.with_pick("chain", 2).phase
        assert isinstance(phase, Playing)
        assert (phase.set.length, phase.set.ahead, phase.set.halves(1)) == (4, 1, 2)

    def test_the_first_to_three_wins_the_evening(self) -> None:
        evening = after(1, 1, 1, arena=False, sets=SHORT).with_pick("chain", 2)
        assert step(step(evening, 1, 9), 1, 9).phase == Over(1)
        assert step(step(step(evening, 2, 9), 2, 9), 2, 9).phase == Over(2)
        level = step(step(step(evening, 1, 9), 2, 9), 2, 9)
        assert isinstance(level.phase, Playing)
        assert step(level, 2, 99).phase == Over(2)

    def test_from_a_level_score_holding_out_decides_or_the_evening_is_shared(self) -> None:
        evening = after(1, None, 2, arena=False, sets=SHORT).with_pick("chain", 2)
        for winner in (1, 2, 1):
            evening = step(evening, winner, 9)
        assert [step(evening, 2, moves).phase for moves in (8, 9, 10)] == [Over(2), Over(None), Over(1)]

    def test_it_counts_for_nothing_but_the_evening(self) -> None:
        evening = after(1, 1, 2, arena=False, sets=SHORT).with_pick("chain", 2)
        assert step(step(evening, 1, 9), 1, 9).halves == (4, 2)


@given(evenings())
def test_nobody_has_won_before_the_finale_and_both_still_can(evening: Evening) -> None:
    if evening.rounds or evening.last_set is not None:
        return
    for winner in PLAYERS:
        assert to_the_end(evening, winner).phase == Over(winner)


@given(evenings())
def test_an_evening_is_the_same_for_both_players(evening: Evening) -> None:
    """So that equal players have equal chances."""
    other = mirrored(evening)
    assert other.halves == tuple(reversed(evening.halves))
    match evening.phase, other.phase:
        case Picking(one, games), Picking(two, others):
            assert (one, games) == (opponent(two), others)
        case Playing(_one, leg, starter), Playing(_two, other_leg, other_starter):
            assert (leg, starter) == (other_leg, opponent(other_starter))
        case Riding(points), Riding(others):
            assert points == tuple(reversed(others))
        case Over(winner), Over(other_winner):
            assert winner == mirrored_player(other_winner)
        case phases:
            raise AssertionError(phases)


def chance(evening: Evening) -> Fraction:
    """How likely Player 1 wins if both win every leg and round equally likely, quickly or slowly."""
    match evening.phase:
        case Over(winner):
            return Fraction(1, 2) if winner is None else Fraction(winner == 1)
        case Riding():
            return sum(chance(evening.with_round(won_round(winner))) for winner in PLAYERS) * Fraction(1, 2)
        case Playing(starter=starter):
            ends = [Leg(starter, winner, moves) for winner in PLAYERS for moves in (5, 9)]
            return sum(chance(evening.with_leg(leg)) for leg in ends) * Fraction(1, len(ends))
        case Picking(games=games):
            return chance(evening.with_pick(games[0], 1))


@pytest.mark.parametrize("arena", [True, False], ids=["Arena", "last set"])
def test_equal_players_have_exactly_equal_chances(arena: bool) -> None:
    """At a level score; the point of whoever leads is worth the same to both, and in both finales."""
    level, one, two = (
        chance(after(*winners, sets=SHORT, arena=arena)) for winners in ((1, 2, None), (1, 1, 1), (2, 2, 2))
    )
    assert level == Fraction(1, 2)
    assert one == 1 - two == Fraction(11, 16)


@given(evenings())
def test_every_evening_ends(evening: Evening) -> None:
    legs = [leg for each in to_the_end(evening, 1).sets for leg in each.legs]
    assert len(legs) <= 4 * (LONG + 1)


class TestABotThatPicks:
    def pick(self, evening: Evening, seed: int = 3) -> tuple[str, int]:
        assert isinstance(evening.phase, Picking)
        return bots_pick(evening, evening.phase, seed)

    def test_it_picks_by_its_seed(self) -> None:
        evening = after(1)
        assert self.pick(evening) == self.pick(evening)
        assert len({self.pick(evening, seed) for seed in range(40)}) == 4 * 2

    def test_it_picks_the_game_that_it_did_best_in(self) -> None:
        evening = begin(plan(arena=False))
        for winner, game in ((1, None), (1, "chain"), (1, "apart"), (2, "crossfire"), (1, "light_cycle")):
            evening = with_set(evening, winner, game)
        assert picker(evening) == 2
        assert {self.pick(evening, seed)[0] for seed in range(20)} == {"crossfire"}
