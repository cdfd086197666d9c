"""A match while time passes: ticks that are due, people who press, and bots that answer in between."""

from game.arena.events import Crashed, Turned
from game.arena.field import Direction
from game.arena.match import Arena, Match
from game.arena.state import State, each_alone
from game.bots.process import Failure
from game.bots.riders import Lapses
from game.session.timed_match import LiveMatch
from tests.arena.states import D, U

TICK = 85.0
MATCH = Match.begin(Arena(seed=3))


class Scripted:
    """A bot that turns where it was told to, and remembers what it was asked."""

    def __init__(self, *directions: Direction | None) -> None:
        self.lapses = Lapses()
        self.asked: list[tuple[int, float]] = []
        self._directions = list(directions)
        self.closed = False

    def start(self) -> None: ...

    def ask(self, state: State, milliseconds: float) -> None:
        self.asked.append((state.tick, milliseconds))

    def turn(self) -> Direction | None:
        if self._directions:
            return self._directions.pop(0)
        self.lapses.late += 1
        return None

    def failures(self) -> list[Failure]:
        return [Failure.saying("It fell off.")]

    def close(self) -> None:
        self.closed = True


def test_no_tick_is_ridden_before_its_time_has_passed() -> None:
    ride = LiveMatch(MATCH, {})
    assert ride.pass_time(TICK - 1) == []
    assert (ride.match.state.tick, ride.progress) == (0, (TICK - 1) / TICK)
    ride.pass_time(1)
    assert (ride.match.state.tick, ride.progress) == (1, 0)


def test_a_press_during_the_count_is_ridden_in_the_first_tick() -> None:
    ride = LiveMatch(MATCH, {})
    ride.press(1, U)
    assert ride.pass_time(TICK) == [Turned(1, U)]


def test_after_a_stall_two_ticks_are_ridden() -> None:
    ride = LiveMatch(MATCH, {})
    ride.pass_time(10 * TICK)
    assert (ride.match.state.tick, ride.progress) == (2, 0)


def test_a_bot_is_asked_at_the_start_and_after_each_tick_for_what_is_left_of_it() -> None:
    bot = Scripted(None, U)
    ride = LiveMatch(MATCH, {2: bot})
    assert bot.asked == [(0, TICK)]
    assert ride.pass_time(TICK + 5) == []
    assert bot.asked[1:] == [(1, TICK - 5)]
    assert ride.pass_time(TICK - 5) == [Turned(2, U)]


def test_a_round_that_is_over_stands_still_until_the_next_one() -> None:
    bot = Scripted()
    ride = LiveMatch(MATCH, {2: bot})
    ride.press(1, U)
    happened = []
    for _frame in range(401):
        happened += ride.pass_time(TICK / 2)
    assert [event for event in happened if isinstance(event, Crashed)]
    assert (ride.match.score(2), ride.progress) == (1, 0)
    assert bot.asked[-1][0] == ride.match.state.tick - 1, "nobody is asked once the round is over"
    ride.next_round()
    assert (ride.match.state.tick, ride.progress, bot.asked[-1]) == (0, 0, (0, TICK))


def test_both_rounds_of_a_match_can_be_pressed_in() -> None:
    ride = LiveMatch(MATCH, {})
    ride.press(1, U)
    while not ride.match.round.over:
        ride.pass_time(TICK)
    ride.next_round()
    ride.press(2, D)
    assert ride.pass_time(TICK) == [Turned(2, D)]


def test_late_answers_and_failures_are_told_and_bots_are_closed() -> None:
    bot = Scripted()
    ride = LiveMatch(MATCH, {1: bot})
    ride.pass_time(2 * TICK)
    assert ride.lapses(1).late == 2
    assert [failure.summary for failure in ride.failures()] == ["It fell off."]
    ride.close()
    assert bot.closed


def test_a_bot_that_has_crashed_is_neither_asked_nor_heard_while_others_ride_on() -> None:
    match = Match.begin(Arena(size="large", points_to_win=8, seed=3, teams=each_alone(3)))
    crashing, riding = Scripted(U), Scripted()
    ride = LiveMatch(match, {1: crashing, 2: riding})
    ticks = 0
    while ride.match.state.crash_tick(1) is None:
        ride.pass_time(TICK)
        ticks += 1
    late = crashing.lapses.late
    ride.pass_time(TICK)
    assert not ride.match.round.over
    assert (len(crashing.asked), len(riding.asked)) == (ticks, ticks + 2)
    assert crashing.lapses.late == late


def test_once_only_bots_ride_on_they_ride_twice_as_fast() -> None:
    match = Match.begin(Arena(size="large", points_to_win=8, seed=3, teams=each_alone(3)))
    ride = LiveMatch(match, {2: Scripted(), 3: Scripted()})
    ride.press(1, U)
    while ride.match.state.crash_tick(1) is None:
        assert not ride.only_bots_ride
        ride.pass_time(TICK)
    assert ride.only_bots_ride
    tick = ride.match.state.tick
    ride.pass_time(TICK)
    assert ride.match.state.tick == tick + 2


def test_bots_that_nobody_rides_against_keep_their_pace() -> None:
    match = Match.begin(Arena(size="large", points_to_win=8, seed=3, teams=each_alone(3)))
    ride = LiveMatch(match, {1: Scripted(U), 2: Scripted(), 3: Scripted()})
    while ride.match.state.crash_tick(1) is None:
        ride.pass_time(TICK)
    assert not ride.only_bots_ride
