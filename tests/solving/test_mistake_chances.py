"""How likely a careful winner goes wrong, against working it out to the end of the game."""

from functools import cache

import pytest

from game import catalogue
from game.core.rules import AnyRules, Position
from game.solving.solver import Solver
from game.solving.tactics import sensible_moves
from game.solving.values import Value
from tests.setups import random_match
from tests.solving.kernels import longest


class WorkedOut:
    """Chances of one board, moves tried to the end."""

    def __init__(self, solver: Solver) -> None:
        self._solver = solver
        self._rules: AnyRules = solver.rules
        self.best = cache(self._best)

    def after(self, position: Position, move: int) -> float:
        """The share of the winner's sensible replies that are wrong, at once or after the next moves."""
        reply_to = self._rules.play(position, move)
        if reply_to.turn == position.turn:
            return self.best(reply_to)
        replies = sensible_moves(self._rules, reply_to)
        wrong = [self._wrong(reply_to, reply) for reply in replies]
        return sum(wrong) / len(wrong) if wrong else 0.0

    def _wrong(self, position: Position, reply: int) -> float:
        if self._solver.value_of(position, reply) != Value.WIN:
            return 1.0
        after = self._rules.play(position, reply)
        return 0.0 if after.turn == position.turn else self.best(after)

    def _best(self, position: Position) -> float:
        return max((self.after(position, move) for move in self._rules.legal_moves(position)), default=0.0)


# Farther than that they are not worked out.
FAR = 9


@pytest.mark.parametrize("slug", ["chain", "light_cycle", "crossfire", "noughts"])
def test_the_chances_are_shares_of_the_winners_sensible_replies(slug: str) -> None:
    solver = Solver(catalogue.games()[slug].setup())
    worked_out, uncertain = WorkedOut(solver), 0
    for seed in range(30):
        for ply in random_match(solver.setup, seed).plies[-FAR:]:
            if solver.value(ply.before) != Value.LOSS or longest(solver.rules, ply.before, FAR) > FAR:
                continue
            chances = solver.mistake_chances(ply.before)
            expected = {move: worked_out.after(ply.before, move) for move in chances}
            assert chances == pytest.approx(expected)
            uncertain += any(0 < chance < 1 for chance in chances.values())
    assert uncertain > 1
