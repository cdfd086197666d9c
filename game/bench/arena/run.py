"""Prints the bars of the Arena's bots, and whether they are cleared."""

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from statistics import stdev

from game.arena.bots.budget import Budget
from game.arena.bots.levels import LEVELS, directions
from game.arena.state import State
from game.bench.arena.boards import opened, small_maps, standard_map
from game.bench.arena.games import MakeRider, scores
from game.bench.arena.late import answers_in_time
from game.bench.arena.riders import LevelRider, Tally, comparer, hugger
from game.bench.arena.rooms import MOST_EXACT, MakeBudget, shares

# The nodes of a room that is filled, if no other number is given: what takes about 60 ms.
ROOM_NODES = 1400
ROOMS = 200
Starts = Callable[[int], Iterator[State]]
# How often each question is asked again.
REPEATS, REPEATED_NODES = 3, 50


def run(games: int, nodes: int | None, answers: int) -> int:
    """Print every bar. A number of nodes replaces the time that the levels have."""
    limit = f"at most {nodes} nodes a move" if nodes else "60 and 15 ms of processor time"
    print(f"{games} games a bar, each opening from both seats; a draw counts half; ± 95 %; {limit}")
    _against("a wall hugger", "0.97 or more", games, nodes, lambda: hugger, _small_starts)
    _against("territory one round deep", "0.80 or more", games, nodes, lambda: comparer, _small_starts)
    names = list(LEVELS)
    for lower, higher in pairwise(names):
        _ladder(lower, higher, games, nodes)
    _rooms(nodes)
    _same_answers()
    if answers:
        _in_time(answers)
    return 0


def _small_starts(count: int) -> Iterator[State]:
    starts = list(small_maps().values())
    return (opened(starts[at % len(starts)], at // len(starts)) for at in range(count))


def _standard_starts(count: int) -> Iterator[State]:
    return (opened(standard_map(at), at) for at in range(count))


def _against(
    name: str,
    bar: str,
    games: int,
    nodes: int | None,
    other: MakeRider,
    starts: Callable[[int], Iterator[State]],
) -> None:
    tally = Tally()
    results = scores(starts(games // 2), lambda: LevelRider("master", nodes, tally), other)
    _print(f"master against {name}", bar, list(results), tally)


def _ladder(lower: str, higher: str, games: int, nodes: int | None) -> None:
    tally, unused = Tally(), Tally()
    results = scores(
        _standard_starts(games // 2),
        lambda: LevelRider(higher, nodes, tally),
        lambda: LevelRider(lower, nodes, unused),
    )
    _print(f"{higher} against {lower}", "0.62 to 0.80", list(results), tally)


def _print(name: str, bar: str, results: list[float], tally: Tally) -> None:
    score, draws = sum(results) / len(results), results.count(0.5)
    rate = f"{tally.nodes / tally.seconds:,.0f} evaluations/s" if tally.nodes else ""
    share = f"{score:6.3f} ± {interval(results):.3f}"
    print(f"{name:42} {share}  ({bar})  {len(results)} games, {draws} drawn  {rate}", flush=True)


def interval(results: Sequence[float]) -> float:
    """Half the width of the 95 % interval of a score. Both games of an opening count as one result."""
    openings = [sum(pair) / 2 for pair in zip(results[::2], results[1::2], strict=True)]
    return 1.96 * stdev(openings) / len(openings) ** 0.5 if len(openings) > 1 else 1.0


def _rooms(nodes: int | None) -> None:
    began = time.process_time()
    ridden = list(shares(ROOMS, MakeBudget(nodes or ROOM_NODES)))
    exact = [share.exact for share in ridden if share.exact is not None]
    share, seconds = sum(each.of_the_bar for each in ridden) / ROOMS, time.process_time() - began
    name = "alone in rooms of 20 to 40 cells"
    print(f"{name:42} {share:6.3f}  (0.97 or more)  {ROOMS} rooms, {seconds:.0f} s", flush=True)
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


def _in_time(count: int) -> None:
    answers = answers_in_time(count)
    print(f"{'later than the tick':42} {answers.late:6}  (0)  of {answers.asked:,} answers in real time")
    print(f"{'illegal':42} {answers.illegal:6}  (0)")
