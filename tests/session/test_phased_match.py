"""What follows what in a match of the Arena, with time that is passed in by hand."""

from dataclasses import replace

from game.arena.field import Field
from game.arena.match import Arena, Match
from game.arena.record import read, write
from game.core.grid import DOWN, LEFT, RIGHT, UP
from game.session.phased_match import (
    COUNT_FROM,
    COUNT_SECONDS,
    FALL_SECONDS,
    IGNORING_SECONDS,
    REPLAY_TICKS,
    RESULT_SECONDS,
    Phase,
    PhasedMatch,
)
from game.session.timed_match import LiveMatch, RecordedMatch
from tests.rounds import without_presses

TICK = 0.085
ONE_ROUND = Arena(size="small", points_to_win=1)
# Straight on, both would hit the walls together: Player 1 turns into its own wall before.
SPIRAL = [(1, UP), (1, LEFT), (1, DOWN)]


def phased(arena: Arena = ONE_ROUND) -> PhasedMatch:
    return PhasedMatch(LiveMatch(Match.begin(arena), {}))


def until(phased: PhasedMatch, phase: Phase, seconds: float = 0.02) -> PhasedMatch:
    for _step in range(10_000):
        if phased.phase is phase:
            return phased
        phased.advance(seconds)
    raise AssertionError(f"{phase} never comes")


def crash_of_player_1(phased: PhasedMatch) -> PhasedMatch:
    """Player 1 turns back into its own wall, tick after tick."""
    until(phased, Phase.RIDE)
    for rider, turn in SPIRAL:
        phased.advance(TICK)
        phased.press(rider, turn)
    return until(phased, Phase.FALL, TICK)


class TestTheReplay:
    def test_it_shows_the_last_ticks_in_turn_and_the_crash_when_it_says(self) -> None:
        replay = crash_of_player_1(phased()).replay
        shown = [replay.at(replay.seconds * share / 50) for share in range(51)]
        ticks = [ridden.state.tick + progress for ridden, progress in shown]
        assert ticks == sorted(ticks)
        assert shown[0] == (replay.moments[0], 0.0)
        assert shown[-1][0] == replay.moments[-1]
        assert replay.at(replay.crash_at)[0].over
        assert replay.fall_at(0.0) < 0 == replay.fall_at(replay.crash_at)


class TestTheCount:
    def test_counts_from_three_to_one_and_then_the_ride_begins(self) -> None:
        ride, seen = phased(), []
        while ride.phase is Phase.COUNT:
            seen.append(ride.count)
            ride.advance(0.1)
        assert sorted(set(seen), reverse=True) == [3, 2, 1]
        assert ride.phase is Phase.RIDE

    def test_keeps_a_press(self) -> None:
        ride = phased()
        ride.press(1, UP)
        until(ride, Phase.RIDE).advance(TICK)
        assert ride.match.state.headings[0] == UP

    def test_nobody_moves_while_it_lasts(self) -> None:
        ride = phased()
        ride.advance(COUNT_FROM * COUNT_SECONDS - 0.01)
        assert ride.match.state.tick == 0

    def test_comes_again_after_an_interruption_and_the_ride_goes_on_from_there(self) -> None:
        ride = until(phased(), Phase.RIDE)
        ride.advance(3 * TICK / 2)
        before = ride.match.state
        ride.count_again()
        assert ride.count == COUNT_FROM
        ride.press(2, DOWN)
        ride.advance(COUNT_FROM * COUNT_SECONDS / 2)
        assert ride.match.state == before
        until(ride, Phase.RIDE).advance(TICK)
        assert ride.match.state.headings[1] == DOWN


class TestTurns:
    def riding(self) -> PhasedMatch:
        return until(phased(), Phase.RIDE)

    def test_two_presses_before_a_tick_ride_both(self) -> None:
        ride = self.riding()
        ride.press(1, UP)
        ride.press(1, LEFT)
        ride.advance(TICK)
        assert ride.match.state.headings[0] == UP
        ride.advance(TICK)
        assert ride.match.state.headings[0] == LEFT

    def test_a_third_press_takes_the_place_of_the_second(self) -> None:
        ride = self.riding()
        for turn in (UP, LEFT, RIGHT):
            ride.press(1, turn)
        ride.advance(TICK)
        ride.advance(TICK)
        assert ride.match.state.headings[0] == RIGHT

    def test_a_press_back_is_not_a_turn(self) -> None:
        ride = self.riding()
        ride.press(1, LEFT)
        ride.advance(TICK)
        assert ride.match.state.headings[0] == RIGHT

    def test_a_stall_rides_two_ticks_and_drops_the_rest(self) -> None:
        ride = self.riding()
        ride.advance(5 * TICK)
        assert ride.match.state.tick == 2
        assert ride.progress == 0


class TestACrash:
    def test_whoever_is_left_rides_on_to_the_next_cell_and_stays_there(self) -> None:
        ride = crash_of_player_1(phased(replace(ONE_ROUND, points_to_win=3)))
        seen = []
        while ride.phase is not Phase.COUNT:
            seen.append(ride.progress)
            ride.advance(0.02)
        assert seen == sorted(seen)
        assert (seen[0], seen[-1]) == (0.0, 1.0)

    def test_is_shown_then_shown_again_and_then_the_result(self) -> None:
        ride = crash_of_player_1(phased(replace(ONE_ROUND, points_to_win=3)))
        seen = [ride.phase]
        while ride.phase is not Phase.COUNT:
            ride.advance(0.1)
            if ride.phase is not seen[-1]:
                seen.append(ride.phase)
        assert seen == [Phase.FALL, Phase.REPLAY, Phase.RESULT, Phase.COUNT]
        assert ride.match.score(2) == 1

    def test_the_replay_shows_the_last_ticks_slowly_up_to_the_crash(self) -> None:
        ride = until(crash_of_player_1(phased()), Phase.REPLAY)
        last = ride.match.state.tick
        assert ride.replayed[0].state.tick == max(0, last - REPLAY_TICKS)
        assert ride.replayed_fall < 0
        while ride.replayed_fall < 0:
            before = ride.replayed[0].state.tick
            ride.advance(0.02)
            assert ride.replayed[0].state.tick - before in (0, 1)
        assert ride.replayed[0] == without_presses(ride.match.round)

    def test_a_press_skips_the_replay_and_the_result(self) -> None:
        ride = until(crash_of_player_1(phased(replace(ONE_ROUND, points_to_win=3))), Phase.REPLAY)
        ride.advance(IGNORING_SECONDS)
        assert ride.skip()
        assert ride.phase is Phase.RESULT
        ride.advance(IGNORING_SECONDS)
        assert ride.skip()
        assert ride.phase is Phase.COUNT

    def test_a_press_that_was_meant_for_what_came_before_skips_nothing(self) -> None:
        ride = crash_of_player_1(phased(replace(ONE_ROUND, points_to_win=3)))
        for phase in (Phase.FALL, Phase.REPLAY, Phase.RESULT):
            until(ride, phase)
            for seconds in (0.0, 0.9 * IGNORING_SECONDS):
                ride.advance(seconds)
                assert not ride.skip()
                assert ride.phase is phase

    def test_nothing_is_skipped_of_the_ride(self) -> None:
        assert not until(phased(), Phase.RIDE).skip()

    def test_a_match_that_is_won_has_no_more_rounds(self) -> None:
        ride = until(crash_of_player_1(phased()), Phase.OVER)
        assert ride.match.winner == 2
        ride.advance(RESULT_SECONDS + FALL_SECONDS)
        assert ride.phase is Phase.OVER


def test_a_drawn_round_is_ridden_again_on_a_field_that_closes_in() -> None:
    ride = until(phased(), Phase.FALL)  # both ride straight on, into the walls
    assert ride.match.state.outcome is not None
    assert ride.match.state.outcome.winner is None
    until(ride, Phase.RESULT)
    until(ride, Phase.RIDE)
    assert ride.match.state.ring_ticks == 8
    assert ride.match.outcomes[0].winner is None


class TestOnceMore:
    def ridden(self) -> Match:
        arena = replace(ONE_ROUND, points_to_win=3)
        ride = phased(arena)
        for _round in range(2):
            until(crash_of_player_1(ride), Phase.RESULT)
        until(crash_of_player_1(ride), Phase.OVER)
        return ride.match

    def test_a_match_is_ridden_as_it_was(self) -> None:
        match = self.ridden()
        again = until(PhasedMatch(RecordedMatch(read(write(match)))), Phase.OVER)
        assert again.match.state == match.state
        assert again.match.outcomes == match.outcomes

    def test_presses_change_nothing(self) -> None:
        match = self.ridden()
        again = PhasedMatch(RecordedMatch(match))
        for _step in range(100):
            again.press(1, DOWN)
            again.advance(0.05)
        assert again.match.round.paths[0] == match.before[0].paths[0][: len(again.match.round.paths[0])]

    def test_a_match_that_was_left_ends_where_it_was_left(self) -> None:
        left = Match.begin(ONE_ROUND).after_tick().after_tick()
        again = until(PhasedMatch(RecordedMatch(left)), Phase.OVER)
        assert again.match.state == left.state
        assert not again.match.round.over


def test_the_field_of_a_match_is_that_of_its_arena() -> None:
    assert phased().match.state.field == Field(31, 21)
