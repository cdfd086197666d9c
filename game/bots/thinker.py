"""Answers the questions that a bot can be asked, in this process or in the bot process."""

import time

from game.bots import fair_starts
from game.bots.advice import hint, review
from game.bots.levels import LEVELS, choose
from game.bots.questions import (
    Answer,
    AskFairStart,
    AskHint,
    AskMove,
    AskPuzzles,
    AskReview,
    AskValue,
    Ponder,
    Question,
)
from game.bots.starts import FairStart
from game.core.match import Match
from game.core.stop import Stop, never
from game.core.variant import Setup
from game.puzzles.yours import found_in
from game.solving.solver import Solver

# How long an answer may take if it is not proven quickly.
SECONDS = 1.0
# How much of that may go into proofs when a move or a hint is wanted.
PROOF_SECONDS = 0.6
# How long to ponder, when no answer is awaited.
PONDER_SECONDS = 20.0
# How long a review may take: people wait for it at the end of a game.
REVIEW_SECONDS = 1.8


def after(seconds: float, stop: Stop) -> Stop:
    """`stop`, and a stop after this many seconds."""
    end = time.monotonic() + seconds
    return lambda: stop() or time.monotonic() >= end


class Thinker:
    """Answers questions, and keeps its proofs as long as they are about the same board.

    On boards that are not proven quickly, it thinks for a number of seconds; without `by_the_clock`, for a
    number of positions, so that the same question always has the same answer.
    """

    def __init__(self, *, by_the_clock: bool = True) -> None:
        self._by_the_clock = by_the_clock
        self._solver: Solver | None = None

    def answer(self, question: Question, stop: Stop = never) -> Answer:
        """The answer; when stopped, the best one known by then."""
        match = question.game.match()
        solver = self.solver_for(match.setup)
        position = match.position
        match question:
            case AskMove(level=level, seed=seed):
                give_up = self._limit(solver, stop, PROOF_SECONDS)
                return choose(LEVELS[level], solver, position, seed, self._limit(solver, stop), give_up)
            case AskHint():
                give_up = self._limit(solver, stop, PROOF_SECONDS)
                return hint(solver, position, self._limit(solver, stop), give_up)
            case AskValue():
                return solver.value(position, self._limit(solver, stop, PONDER_SECONDS))
            case AskReview():
                return review(solver, match.plies, self._limit(solver, stop, REVIEW_SECONDS))
            case AskPuzzles(numbers=numbers):
                stop = self._limit(solver, stop, REVIEW_SECONDS)
                return tuple(puzzle.text for puzzle in found_in(solver, match, numbers, stop))
            case AskFairStart(share=share, seed=seed, unlike=unlike):
                start = fair_starts.draw(solver, share, seed, unlike)
                return start or FairStart(match.first, proven=False)
            case Ponder():
                self._ponder(solver, match, after(PONDER_SECONDS, stop))
        return None

    def solver_for(self, setup: Setup) -> Solver:
        if self._solver is None or self._solver.setup != setup:
            self._solver = Solver(setup)
        return self._solver

    def _limit(self, solver: Solver, stop: Stop, seconds: float = SECONDS) -> Stop:
        """A limit in seconds, or in positions where the answer must not depend on the machine's speed."""
        if self._by_the_clock and not solver.proves_quickly:
            return after(seconds, stop)
        return solver.limit(stop)

    def _ponder(self, solver: Solver, match: Match, stop: Stop) -> None:
        """Judge this position, and then the position after each move."""
        solver.judge(match.position, stop)
        for move in solver.rules.legal_moves(match.position):
            if stop():
                return
            solver.judge(solver.rules.play(match.position, move), stop)
