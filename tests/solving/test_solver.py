"""What the solver knows for certain, against a search so plain that one can see that it is right."""

from dataclasses import replace
from functools import cache

import pytest

from game import catalogue
from game.core.rules import DRAW, AnyRules, Outcome, Player, Position, opponent
from game.core.variant import Setup
from game.solving.distance import MOST_POSITIONS
from game.solving.solver import Solver
from game.solving.values import Value
from tests.setups import name, random_match
from tests.solving.kernels import reachable

SMALL = [variant.setup(variant.sizes[0]) for variant in catalogue.games().values()]
DRAWN = catalogue.games()["noughts"].setup(3)
# A game in which a side that cannot move is skipped, proven from its rules alone.
SKIPPING = replace(catalogue.games()["apart"], make_kernel=None).setup(3)


@cache
def tried(rules: AnyRules, position: Position) -> tuple[Player | None, int]:
    """Who wins with perfect play, and how many moves are left: everything tried to the end."""
    over = rules.outcome(position)
    if over is not None:
        return over.winner, 0
    ends = [tried(rules, rules.play(position, move)) for move in rules.legal_moves(position)]
    won = [left for winner, left in ends if winner == position.turn]
    if won:
        return position.turn, min(won) + 1
    if any(winner is None for winner, _left in ends):
        return None, 0
    return opponent(position.turn), max(left for _winner, left in ends) + 1


def tried_value(rules: AnyRules, position: Position, player: Player) -> Value:
    winner, _left = tried(rules, position)
    if winner is None:
        return Value.DRAW
    return Value.WIN if winner == player else Value.LOSS


@pytest.mark.parametrize("setup", [*SMALL, DRAWN, SKIPPING], ids=name)
class TestTheSmallestBoards:
    def test_every_move_has_its_value(self, setup: Setup) -> None:
        rules, solver = setup.rules(), Solver(setup)
        for ply in random_match(setup, 1).plies:
            judgement = solver.judge(ply.before)
            for move, value in judgement.values.items():
                assert value == tried_value(rules, rules.play(ply.before, move), ply.player)
            assert judgement.value == tried_value(rules, ply.before, ply.player)
            assert judgement.whole

    def test_the_distance_is_that_of_the_quickest_win_and_the_longest_resistance(self, setup: Setup) -> None:
        rules, solver = setup.rules(), Solver(setup)
        for ply in reversed(random_match(setup, 2).plies):
            winner, left = tried(rules, ply.before)
            assert solver.distance(ply.before) == (None if winner is None else left)


def test_every_position_of_a_game_with_draws_has_its_true_value() -> None:
    """The kernel of a game that has none of its own."""
    rules, kernel = DRAWN.rules(), Solver(DRAWN).kernel
    seen = set()
    for position in reachable(rules):
        outcome = kernel.outcome(position, lambda: False)
        assert outcome.winner == tried(rules, position)[0], rules.text(position)
        assert kernel.wins(position, lambda: False) == (outcome.winner == position.turn)
        seen.add(outcome)
    assert seen == {DRAW, Outcome(1), Outcome(2)}


STARTS = [
    ("apart", {}, Value.LOSS),
    ("crossfire", {}, Value.WIN),
    ("crossfire", {"diagonals": "main"}, Value.WIN),
    ("light_cycle", {}, Value.WIN),
    ("chain", {}, Value.LOSS),
    ("siege", {}, Value.WIN),
]


@pytest.mark.parametrize(("slug", "options", "value"), STARTS)
def test_the_official_boards_have_their_known_values(slug: str, options: dict[str, str], value: int) -> None:
    solver = Solver(catalogue.games()[slug].setup(options=options))
    assert solver.proves_quickly
    assert solver.value(solver.rules.start()) == value


def test_light_cycle_is_won_by_its_only_good_first_move() -> None:
    solver = Solver(catalogue.games()["light_cycle"].setup())
    assert list(map(solver.rules.move_text, solver.judge(solver.rules.start()).at(Value.WIN))) == ["right"]


def test_a_skipped_opponent_does_not_turn_the_value_round() -> None:
    solver = Solver(catalogue.games()["apart"].setup(3))
    assert solver.value(solver.rules.read("O../.X./... 2")) == Value.WIN, "Player 1 can never place again"


def test_what_is_not_proven_before_the_stop_is_unknown() -> None:
    solver = Solver(catalogue.games()["siege"].setup(8))
    start = solver.rules.start()
    assert solver.value(start, lambda: True) == Value.UNKNOWN
    judgement = solver.judge(start, lambda: solver.kernel.nodes > 3000)
    assert judgement.value == Value.UNKNOWN
    assert not judgement.whole


def test_a_distance_that_takes_too_long_to_count_stays_open() -> None:
    solver = Solver(catalogue.games()["apart"].setup())
    assert MOST_POSITIONS < 10**5
    assert solver.distance(solver.rules.start()) is None


def test_a_move_that_is_hard_to_prove_does_not_hold_up_the_others() -> None:
    """On a large board one move is proven soon, and the moves before it not for a long time."""
    solver = Solver(catalogue.games()["light_cycle"].setup(11))
    judgement = solver.judge(solver.rules.start(), lambda: solver.kernel.nodes > 50_000)
    values = {solver.rules.move_text(move): value for move, value in judgement.values.items()}
    assert values == {"up": Value.UNKNOWN, "down": Value.UNKNOWN, "right": Value.WIN}
