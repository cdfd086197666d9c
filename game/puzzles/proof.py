"""What makes a position a puzzle, proven by the solver.

1. Exactly one legal move wins.
2. That move does not end the game, and at least three moves do not lose at once.
3. The position arose in play: at least two moves lead there.
4. Some wrong move that does not lose at once is refuted by a single reply, or the solution has two moves.
"""

from dataclasses import dataclass

from game.core.match import Match
from game.core.rules import Move, Player, Position
from game.core.stop import Stop, Stopped, never
from game.puzzles.only_moves import only_winner, solution
from game.puzzles.puzzle import Puzzle
from game.solving.solver import Solver
from game.solving.tactics import safe_moves

# The fewest moves before the position, and the fewest moves there that do not lose at once.
FEWEST_PLIES = 2
FEWEST_SAFE = 3


@dataclass(frozen=True)
class Proof:
    """A position that is a puzzle, with what its difficulty depends on."""

    puzzle: Puzzle  # not rated yet
    length: int  # how many moves are to be found
    wrong: tuple[Move, ...]  # the other moves that do not lose at once


def prove(solver: Solver, match: Match, stop: Stop = never) -> Proof | None:
    """The proof that a match stands at a puzzle; None if it does not, or when stopped."""
    try:
        return _prove(solver, match, stop)
    except Stopped:
        return None


def _prove(solver: Solver, match: Match, stop: Stop) -> Proof | None:
    position, rules = match.position, solver.rules
    if len(match.plies) < FEWEST_PLIES or match.over:
        return None
    safe = safe_moves(rules, position, rules.legal_moves(position))
    right = only_winner(solver, position, stop) if len(safe) >= FEWEST_SAFE else None
    if right is None or rules.outcome(rules.play(position, right)) is not None:
        return None
    moves = solution(solver, position, stop)
    led = tuple(ply.move for ply in match.plies)
    puzzle = Puzzle(match.setup, match.first, led, moves)
    wrong = tuple(move for move in safe if move != right)
    length = puzzle.length
    hard = length > 1 or any(_is_refuted_once(solver, position, move, stop) for move in wrong)
    return Proof(puzzle, length, wrong) if hard else None


def _is_refuted_once(solver: Solver, position: Position, move: Move, stop: Stop) -> bool:
    """Whether exactly one reply to a move wins for the opponent."""
    player: Player = position.turn
    after = solver.rules.play(position, move)
    return after.turn != player and only_winner(solver, after, stop) is not None
