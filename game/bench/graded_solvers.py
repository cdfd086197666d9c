"""Solvers that look ever further ahead: how likely each is to solve a puzzle, without any proof.

One chooses at random among the moves that do not lose at once. The others look a number of moves ahead, and
choose at random among the moves that look best then.
"""

from contextlib import suppress
from math import exp, log, prod

from game.core.rules import Move, Position
from game.core.stop import Stop, Stopped
from game.puzzles.puzzle import Puzzle
from game.solving.solver import Solver
from game.solving.tactics import sensible_moves

DEPTHS = (1, 2, 3, 4, 6)
# Where more positions than this would have to be examined, a solver keeps to what it saw before.
MOST_POSITIONS = 40_000
# No chance is surely 0 or 1.
LEAST_CHANCE = 0.02
# How Elo ratings spread, and how often to improve the fit.
SPREAD = 400 / log(10)
ROUNDS = 200


def chances(solver: Solver, puzzle: Puzzle) -> tuple[float, ...]:
    """The chance that each solver finds all the moves of a puzzle, the weakest solver first."""
    asked = [ply for ply in puzzle.solved() if ply.player == puzzle.player]
    found = [_chances_of(solver, ply.before, ply.move) for ply in asked]
    return tuple(max(LEAST_CHANCE, min(1 - LEAST_CHANCE, prod(each))) for each in zip(*found, strict=True))


def _chances_of(solver: Solver, position: Position, right: Move) -> list[float]:
    """The chance of each solver to find one move."""
    sensible = sensible_moves(solver.rules, position)
    found = [1 / len(sensible)]
    best = sensible
    stop: Stop = solver.within(MOST_POSITIONS)
    for depth in DEPTHS:
        with suppress(Stopped):
            promise = solver.lookahead.scores(position, depth, stop)
            best = [move for move in promise if promise[move] == max(promise.values())]
        found.append(1 / len(best) if right in best else 0.0)
    return found


def fitted(results: list[tuple[float, ...]]) -> list[float]:
    """The difficulty of each puzzle in Elo that explains the results best, with a mean of 0.

    The abilities of the solvers are fitted together with them.
    """
    difficulties = [0.0] * len(results)
    abilities = [0.0] * len(results[0])
    for _round in range(ROUNDS):
        for number, result in enumerate(results):
            expected = [_expected(ability, difficulties[number]) for ability in abilities]
            difficulties[number] -= _step(result, expected)
        mean = sum(difficulties) / len(difficulties)
        difficulties = [each - mean for each in difficulties]
        for number, ability in enumerate(abilities):
            expected = [_expected(ability, each) for each in difficulties]
            abilities[number] += _step([result[number] for result in results], expected)
    return difficulties


def _expected(ability: float, difficulty: float) -> float:
    return 1 / (1 + exp((difficulty - ability) / SPREAD))


def _step(actual: tuple[float, ...] | list[float], expected: list[float]) -> float:
    """One step of Newton's method towards the rating that explains the results."""
    slope = sum(each * (1 - each) for each in expected) / SPREAD
    return max(-100.0, min(100.0, (sum(actual) - sum(expected)) / max(slope, 1e-9)))


def rank_correlation(one: list[float], two: list[float]) -> float:
    """Spearman's rank correlation."""
    return _correlation(_ranks(one), _ranks(two))


def _ranks(values: list[float]) -> list[float]:
    """The rank of each value; equal values share the mean of their ranks."""
    ordered = sorted(values)
    first = {value: ordered.index(value) for value in set(values)}
    return [first[value] + (ordered.count(value) - 1) / 2 for value in values]


def _correlation(one: list[float], two: list[float]) -> float:
    mean_one, mean_two = sum(one) / len(one), sum(two) / len(two)
    pairs = [(a - mean_one, b - mean_two) for a, b in zip(one, two, strict=True)]
    spread: float = (sum(a * a for a, _b in pairs) * sum(b * b for _a, b in pairs)) ** 0.5
    return sum(a * b for a, b in pairs) / spread if spread else 0.0
