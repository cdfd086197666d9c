"""Answers questions about games, in this process or in another."""

import time

from game.bots.advice import hint, review
from game.bots.levels import LEVELS, choose
from game.bots.questions import Answer, AskHint, AskMove, AskReview, AskValue, Ponder, Question
from game.core.kernel import Stop
from game.core.match import Match
from game.core.variant import Setup
from game.solving.lookahead import never
from game.solving.solver import Solver

# How long an answer may take where it cannot be proven at once.
SECONDS = 1.0
# The part of it that may go into proofs when a move is wanted.
PROOF_SECONDS = 0.6
# How long to think while nobody waits for an answer.
PONDER_SECONDS = 20.0
# A review is told at the end of a game, to people who would like to see it now.
REVIEW_SECONDS = 1.8


def after(seconds: float, stop: Stop) -> Stop:
    """Stops like `stop`, and after so many seconds."""
    end = time.monotonic() + seconds
    return lambda: stop() or time.monotonic() >= end


class Thinker:
    """Answers questions, and keeps what it has proven while they are about the same board.

    Where not everything is proven quickly it thinks for so many seconds, unless it is to give the same answer
    every time: then not `by_the_clock`, but about so many positions.
    """

    def __init__(self, *, by_the_clock: bool = True) -> None:
        self._by_the_clock = by_the_clock
        self._solver: Solver | None = None

    def answer(self, question: Question, stop: Stop = never) -> Answer:
        """The answer; when stopped, as good a one as is known by then."""
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
            case Ponder():
                self._ponder(solver, match, after(PONDER_SECONDS, stop))
        return None

    def solver_for(self, setup: Setup) -> Solver:
        if self._solver is None or self._solver.setup != setup:
            self._solver = Solver(setup)
        return self._solver

    def _limit(self, solver: Solver, stop: Stop, seconds: float = SECONDS) -> Stop:
        """Where everything is proven quickly, the answer is the same however slow the machine."""
        if self._by_the_clock and not solver.proves_quickly:
            return after(seconds, stop)
        return solver.limit(stop)

    def _ponder(self, solver: Solver, match: Match, stop: Stop) -> None:
        """Judge this position, and then what each move leads to."""
        solver.judge(match.position, stop)
        for move in solver.rules.legal_moves(match.position):
            if stop():
                return
            solver.judge(solver.rules.play(match.position, move), stop)
