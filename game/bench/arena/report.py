"""Measures the Arena's bots, and prints whether they clear their bars."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from statistics import stdev
from typing import TypeVar

from game.arena.bots.budget import Budget
from game.arena.bots.rider_levels import LEVELS, directions
from game.arena.bots.view import View, as_seen
from game.arena.maps import MAPS
from game.arena.match import Arena, Match
from game.arena.state import State
from game.bench.arena.bars import BARS, Bar, Opening, play_opening, small_maps
from game.bench.arena.many_riders import COMPANIES, ride_match, told
from game.bench.arena.riders import Tally
from game.bench.arena.rooms import MOST_EXACT, rooms, share
from game.bots.riders import LevelRider
from game.core.rules import PLAYERS

ROOMS = 200
# How often each question is asked again.
REPEATS, REPEATED_NODES = 3, 50
T = TypeVar("T")
V = TypeVar("V")


class Workers:
    """A number of processes; where one is enough, this process does the work itself."""

    def __init__(self, count: int) -> None:
        self._pool = ProcessPoolExecutor(count, get_context("spawn")) if count > 1 else None

    def each(self, do: Callable[[T], V], things: Iterable[T]) -> Iterator[V]:
        """Do something with each of many things; the results in the order of the things."""
        return map(do, things) if self._pool is None else self._pool.map(do, things)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


def run(games: int, nodes: int | None, answers: int, at_once: int, matches: int) -> int:
    """Print every bar, playing this many games at once, and matches of three and four.

    A number of nodes replaces the levels' time.
    """
    limit = f"at most {nodes} nodes a move" if nodes else "60 and 15 ms of processor time"
    print(f"{games} games a bar, {at_once} at once, each opening from both seats; a draw counts half; ± 95 %")
    print(limit)
    began, tally = time.monotonic(), Tally()
    with closing(Workers(at_once)) as workers:
        for bar in BARS:
            tally += _bar(bar, list(workers.each(partial(play_opening, bar, nodes), range(games // 2))))
        _rooms(workers, nodes)
        for company in COMPANIES if matches else ():
            print(told(company, list(workers.each(partial(ride_match, company, nodes), range(matches)))))
    _same_answers()
    _in_time(tally, answers)
    print(f"{time.monotonic() - began:,.0f} s in all")
    return 0


def _bar(bar: Bar, openings: Sequence[Opening]) -> Tally:
    """Print a bar; what all answers in it took."""
    results = [result for opening in openings for result in opening.scores]
    first, second = (
        sum((tally for tally in tallies), Tally())
        for tallies in ([opening.first for opening in openings], [opening.second for opening in openings])
    )
    score, draws = sum(results) / len(results), results.count(0.5)
    rate = f"{first.nodes / first.seconds:,.0f} evaluations/s" if first.nodes else ""
    shown = f"{score:6.3f} ± {interval(results):.3f}"
    print(f"{bar.title:42} {shown}  ({bar.wanted})  {len(results)} games, {draws} drawn  {rate}", flush=True)
    return first + second


def interval(results: Sequence[float]) -> float:
    """Half the width of the 95 % interval of a score. Both games of an opening count as one result."""
    openings = [sum(pair) / 2 for pair in zip(results[::2], results[1::2], strict=True)]
    return 1.96 * stdev(openings) / len(openings) ** 0.5 if len(openings) > 1 else 1.0


def _rooms(workers: Workers, nodes: int | None) -> None:
    ridden = list(workers.each(partial(share, nodes), list(rooms(ROOMS))))
    exact = [share.exact for share in ridden if share.exact is not None]
    mean = sum(share.of_the_bar for share in ridden) / ROOMS
    print(f"{'alone in rooms of 20 to 40 cells':42} {mean:6.3f}  (0.97 or more)  {ROOMS} rooms", flush=True)
    name = "the same by the longest path itself"
    print(
        f"{name:42} {sum(exact) / len(exact):6.3f}  {len(exact)} rooms of up to {MOST_EXACT} cells",
        flush=True,
    )


def _same_answers() -> None:
    """Each level is asked the same questions again and again."""
    different = sum(
        len({_last(name, start, seed) for _repeat in range(REPEATS)}) > 1
        for name in LEVELS
        for seed, start in enumerate(small_maps().values())
    )
    print(f"{'same question, other answer':42} {different:6}  (0)")


def _last(name: str, start: State, seed: int) -> int:
    *_worse, best = directions(LEVELS[name], start, 1, seed, Budget(REPEATED_NODES))
    return best


def _in_time(bars: Tally, count: int) -> None:
    """The answers in the bars, by processor time, and those of bot processes, by the clock."""
    clock = answers_in_time(count)
    asked = f"of {bars.answers:,} answers in the bars and {clock.asked:,} in real time"
    print(f"{'later than the tick':42} {bars.late + clock.late:6}  (0)  {asked}")
    print(f"{'illegal':42} {bars.illegal + clock.illegal:6}  (0)")


# Answers in real time

# Who rides: the levels that think.
RIDERS = {1: "master", 2: "sharp"}


@dataclass
class Answers:
    """How many answers were asked for, came late, and led straight into a wall or a trail."""

    asked: int = 0
    late: int = 0
    illegal: int = 0


def answers_in_time(count: int) -> Answers:
    """Ride matches of single rounds in real time at the standard speed."""
    riders = {player: LevelRider(player, RIDERS[player], seed=0) for player in PLAYERS}
    answers, seed, names = Answers(), 0, list(MAPS)
    try:
        while answers.asked < count:
            match = Match.begin(Arena(names[seed % len(names)], points_to_win=1, seed=seed))
            seed += 1
            _warm_up(riders)
            states: list[State] = []
            while not match.round.over and answers.asked < count:
                states.append(match.state)
                match = _tick(riders, match, answers, states)
        answers.late = sum(rider.lapses.late for rider in riders.values())
    finally:
        for rider in riders.values():
            rider.close()
    return answers


def _warm_up(riders: dict[int, LevelRider]) -> None:
    """Before the first round, the processes have the time of the count 3, 2, 1 to start."""
    if all(rider.process_id is None for rider in riders.values()):
        for rider in riders.values():
            rider.start()
        time.sleep(3)


def _tick(riders: dict[int, LevelRider], match: Match, answers: Answers, states: list[State]) -> Match:
    """Ask, wait for as long as the tick lasts, and ride."""
    milliseconds = match.tick_milliseconds
    end = time.monotonic() + milliseconds / 1000
    for rider in riders.values():
        rider.ask(match.state, milliseconds)
    time.sleep(max(0.0, end - time.monotonic()))
    for player, rider in riders.items():
        answers.asked += 1
        direction = rider.turn()
        choices = View.of(as_seen(states, player, LEVELS[RIDERS[player]].delay), player).choices()
        if direction is not None:
            answers.illegal += bool(choices) and direction not in choices
            match = match.press(player, direction)
    return match.after_tick()
