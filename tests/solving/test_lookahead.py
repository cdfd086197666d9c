"""Looking ahead prefers a win to a draw, a draw to a loss, a sooner win and a later loss."""

import pytest

from game import catalogue
from game.core.variant import Setup
from game.solving.lookahead import DECIDED
from game.solving.solver import Solver
from game.solving.values import Value
from tests.setups import name, random_match
from tests.solving.kernels import longest, never

GAMES = [catalogue.games()[slug].setup() for slug in ("apart", "chain", "light_cycle", "noughts")]
DEPTH = 6


@pytest.mark.parametrize("setup", GAMES, ids=name)
def test_what_it_decides_is_true_and_sooner_wins_promise_more(setup: Setup) -> None:
    solver, decided = Solver(setup), 0
    for ply in (ply for seed in range(8) for ply in random_match(setup, seed).plies[-6:]):
        if longest(solver.rules, ply.before, DEPTH) > DEPTH:
            continue
        scores = solver.lookahead.scores(ply.before, DEPTH, never)
        assert solver.lookahead.exact, "the game ends within reach"
        judgement = solver.judge(ply.before)
        ranks = {}
        for move, score in scores.items():
            left = solver.distance(solver.rules.play(ply.before, move))
            match judgement.values[move]:
                case Value.WIN:
                    assert score > DECIDED
                    assert left is not None
                    ranks[move] = -left
                case Value.LOSS:
                    assert score < -DECIDED
                    assert left is not None
                    ranks[move] = left - 1000
                case Value.DRAW:
                    assert score == 0
                    ranks[move] = -500
            decided += 1
        order = sorted(scores, key=lambda move: (scores[move], ranks[move]))
        assert [ranks[move] for move in order] == sorted(ranks.values())
        assert all(
            (scores[one] == scores[two]) == (ranks[one] == ranks[two]) for one in scores for two in scores
        )
    assert decided > 5


@pytest.mark.parametrize("horizon", [1, 3])
def test_it_looks_no_farther_than_the_horizon_and_at_least_one_move(horizon: int) -> None:
    solver = Solver(catalogue.games()["light_cycle"].setup(11))
    start = solver.rules.start()
    assert solver.promise(start, horizon, never) == solver.lookahead.scores(start, horizon, never)
    assert solver.promise(start, horizon, lambda: True) == solver.lookahead.scores(start, 1, never)
