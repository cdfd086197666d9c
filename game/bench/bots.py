"""Benchmark of the levels: a round robin of all levels and a random mover, in every game."""

import random
import time
from collections.abc import Callable, Iterator
from itertools import combinations

from game.bench.boards import board_name, official_boards
from game.bots.levels import LEVELS, choose
from game.core.rules import Move, Player, Position, opponent
from game.core.variant import Setup
from game.solving.solver import Solver

RANDOM = "random"
PLAYERS = (RANDOM, *LEVELS)

# Chooses a move; the number distinguishes the games of a pair.
Mover = Callable[[Position, int], Move]


def run(games: int, slug: str | None) -> int:
    """Print the share of games that the stronger player of every pair won."""
    print(f"{games} games per pair, half of them with each side first; the share that the second name won")
    for setup in official_boards():
        if slug in (None, setup.variant.slug):
            _round_robin(setup, games)
    return 0


def _round_robin(setup: Setup, games: int) -> None:
    began = time.perf_counter()
    solver = Solver(setup)
    movers = {name: _mover(name, solver) for name in PLAYERS}
    print(f"\n{board_name(setup)}")
    for weaker, stronger in combinations(PLAYERS, 2):
        won = sum(_games_won(solver, movers[weaker], movers[stronger], games))
        step = "  one level apart" if PLAYERS.index(stronger) == PLAYERS.index(weaker) + 1 else ""
        print(f"  {weaker:8} {stronger:8} {won / games:7.1%}{step}", flush=True)
    print(f"  {time.perf_counter() - began:.0f} s")


def _mover(name: str, solver: Solver) -> Mover:
    if name == RANDOM:
        return lambda position, number: _random_move(solver, position, number)
    return lambda position, number: choose(LEVELS[name], solver, position, number)


def _random_move(solver: Solver, position: Position, number: int) -> Move:
    chance = random.Random(f"{number} {solver.rules.text(position)}")  # noqa: S311 - not for secrets
    return chance.choice(solver.rules.legal_moves(position))


def _games_won(solver: Solver, weaker: Mover, stronger: Mover, games: int) -> Iterator[bool]:
    """For each game, whether the stronger player won; it is Player 1 in every other game."""
    for number in range(games):
        side = 1 if number % 2 == 0 else 2
        yield _winner(solver, {side: stronger, opponent(side): weaker}, number) == side


def _winner(solver: Solver, movers: dict[Player, Mover], number: int) -> Player | None:
    rules = solver.rules
    position = rules.start()
    while (outcome := rules.outcome(position)) is None:
        position = rules.play(position, movers[position.turn](position, number))
    return outcome.winner
