"""Benchmark of the solver: the value of a position and all its moves, each time with an empty memory.

A proof that takes too many positions is given up, and counted.
"""

import random
import statistics
import time

from game.bench.boards import board_name, official_boards
from game.core.match import Match
from game.core.rules import Position
from game.core.variant import Setup
from game.solving.solver import Solver

ROW = "{:18} {:>10} {:>10} {:>10} {:>10}"


def run(positions: int) -> int:
    """Print the median, the 95th percentile and the worst for every official board."""
    print(
        f"{positions} positions of each board: its start, and others after random moves, any number of them"
    )
    print(ROW.format("board", "start ms", "middle ms", "95 % ms", "worst ms"))
    for setup in official_boards():
        proofs = [_prove(setup, position) for position in _positions(setup, positions)]
        start, *others = (milliseconds for milliseconds, _proven in proofs)
        others.sort()
        middle, most = statistics.median(others), others[int(len(others) * 0.95)]
        figures = (f"{figure:.1f}" for figure in (start, middle, most, max(start, *others)))
        given_up = sum(not proven for _milliseconds, proven in proofs)
        note = f"  {given_up} given up" if given_up else ""
        print(ROW.format(board_name(setup), *figures) + note, flush=True)
    return 0


def _positions(setup: Setup, count: int) -> list[Position]:
    """The start, and positions of random games, with every ply equally likely."""
    chance = random.Random(board_name(setup))  # noqa: S311 - not for secrets
    positions: list[Position] = [Match(setup).position]
    while len(positions) < count:
        match = Match(setup)
        while not match.over:
            match.play(chance.choice(match.rules.legal_moves(match.position)))
        positions.append(chance.choice(match.plies).before)
    return positions


def _prove(setup: Setup, position: Position) -> tuple[float, bool]:
    """The milliseconds that a new solver needs for an answer, and whether it proved everything."""
    began = time.perf_counter()
    judgement = Solver(setup).judge(position)
    return (time.perf_counter() - began) * 1000, judgement.whole
