"""How hard a puzzle is, as a rating on the scale of the players' ratings."""

from dataclasses import astuple, dataclass, replace
from math import log2

from game.core.match import Match
from game.core.rules import Move
from game.core.stop import never
from game.puzzles.proof import Proof
from game.puzzles.puzzle import Puzzle
from game.solving.distance import Distances
from game.solving.solver import Solver

# Up to how many positions are examined to find out how far a player has to see, and what is assumed if that
# is not enough, in moves of either player.
SIGHT_POSITIONS = 1000
FAR = 24


@dataclass(frozen=True)
class Difficulty:
    """What makes a puzzle hard. Each field grows with it."""

    choices: float  # the logarithm of the number of moves that do not lose at once, to the base 2
    later_moves: float  # how many more moves are to be found after the first
    sight: float  # how many moves ahead, of either player, show that the right move is the right one
    ugliness: float  # how badly the right move looks by the estimate, from 0 (best) to 1 (worst)


# The rating of a puzzle without any difficulty, and what each difficulty adds: first as guessed, then as
# calibrated with solvers of graded sight, see `bench puzzles`.
BASE = 600.0
PRIOR = Difficulty(choices=150.0, later_moves=220.0, sight=30.0, ugliness=250.0)
WEIGHTS = Difficulty(choices=140.0, later_moves=100.0, sight=5.0, ugliness=1000.0)


def rated(solver: Solver, proof: Proof) -> Puzzle:
    """The puzzle of a proof, with its rating."""
    return replace(proof.puzzle, rating=round(rating(difficulty(solver, proof))))


def rating(each: Difficulty, weights: Difficulty = WEIGHTS) -> float:
    amounts: tuple[float, ...] = astuple(each)
    factors: tuple[float, ...] = astuple(weights)
    return BASE + sum(amount * factor for amount, factor in zip(amounts, factors, strict=True))


def difficulty(solver: Solver, proof: Proof) -> Difficulty:
    match = proof.puzzle.match()
    return Difficulty(
        choices=log2(len(proof.wrong) + 1),
        later_moves=proof.length - 1,
        sight=_sight(solver, match, proof),
        ugliness=_ugliness(solver, match, proof),
    )


def _sight(solver: Solver, match: Match, proof: Proof) -> int:
    """How many moves ahead either the right move has won or every wrong move has lost."""
    distances = Distances(solver.kernel, SIGHT_POSITIONS)

    def ahead(move: Move) -> int:
        left = distances.of(match.rules.play(match.position, move), never)
        return FAR if left is None else min(FAR, left)

    return min(ahead(proof.puzzle.solution[0]), max(ahead(move) for move in proof.wrong))


def _ugliness(solver: Solver, match: Match, proof: Proof) -> float:
    """The share of the wrong moves that look better than the right one; half of those that look as good."""
    promise = solver.promise(match.position)
    right = promise[proof.puzzle.solution[0]]
    better = sum(promise[move] > right for move in proof.wrong)
    same = sum(promise[move] == right for move in proof.wrong)
    return (better + same / 2) / len(proof.wrong)
