"""A game between two riders of the benchmark."""

from game.arena.state import State, after_tick
from game.bench.arena.riders import Rider
from game.core.rules import opponent


def score(state: State, one: Rider, two: Rider, seed: int) -> float:
    """1 if rider 1 wins, 0 if rider 2 does; a draw counts half."""
    while state.outcome is None:
        state = after_tick(state, (one(state, 1, seed), two(state, 2, seed)))
    winner = state.outcome.winner
    return {None: 0.5, 1: 1.0, opponent(1): 0.0}[winner]
