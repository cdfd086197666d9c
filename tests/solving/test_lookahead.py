"""Looking ahead prefers a win to a draw, a draw to a loss, a sooner win and a later loss."""

import pytest

from game import catalogue
from game.core.rules import Move
from game.core.stop import Stopped, never
from game.core.variant import Setup
from game.solving.lookahead import DECIDED
from game.solving.solver import Solver
from game.solving.values import Value
from tests.setups import name, random_match
from tests.solving.kernels import longest

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


def best_of(scores: dict[Move, float], moves: list[Move]) -> list[Move]:
    most = max(scores[move] for move in moves)
    return [move for move in moves if scores[move] == most]


@pytest.mark.parametrize("slug", ["apart", "crossfire", "siege"])
@pytest.mark.parametrize("horizon", [1, 2, 3])
def test_the_most_promising_moves_are_those_that_score_best(slug: str, horizon: int) -> None:
    solver, seen = Solver(catalogue.games()[slug].setup()), 0
    for ply in (ply for seed in range(4) for ply in random_match(solver.setup, seed).plies):
        scores = solver.lookahead.scores(ply.before, horizon, never)
        for moves in (list(scores), list(scores)[::2]):
            promising = solver.most_promising(ply.before, moves, horizon, never)
            assert promising == best_of(scores, moves)
            seen += 1 < len(promising) < len(moves)
    assert seen > 3


def test_without_time_it_looks_one_move_ahead() -> None:
    solver = Solver(catalogue.games()["light_cycle"].setup(11))
    start = solver.rules.start()
    moves = solver.rules.legal_moves(start)
    assert solver.most_promising(start, moves, 3, lambda: True) == best_of(solver.promise(start), moves)


@pytest.mark.parametrize("slug", ["apart", "siege"])
def test_a_search_that_is_stopped_answers_with_the_best_move_of_those_it_has_tried(slug: str) -> None:
    """Unless all of these lose: then with the next one. `None` is a search stopped in its first move."""
    solver, stopped = Solver(catalogue.games()[slug].setup()), 0
    lookahead = solver.lookahead
    for ply in random_match(solver.setup, 3).plies[2:]:
        scores = lookahead.scores(ply.before, 3, never)
        moves = list(scores)
        for positions in range(0, 300, 23):
            last = lookahead.nodes + positions
            try:
                move, score = lookahead.best(ply.before, 3, moves, lambda: lookahead.nodes > last)  # noqa: B023
            except Stopped:
                continue
            tried = moves[: moves.index(move) + 1]
            assert (score == scores[move] == max(scores[each] for each in tried)) or (
                max(scores[each] for each in tried[:-1]) < -DECIDED and not lookahead.exact
            )
            stopped += not lookahead.exact and move != max(moves, key=scores.__getitem__)
    assert stopped > 3
