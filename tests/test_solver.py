"""What the solver proves, against a search so plain that one can see that it is right."""

import pytest

from game.bots.solver import LOSS, UNKNOWN, WIN, Solver
from game.core.rules import AnyRules, Position
from game.core.variant import Setup, discover
from tests.setups import name, random_match

SMALLEST = [variant.setup(variant.sizes[0]) for variant in discover().values()]


def never(_nodes: int) -> bool:
    return False


def value_of(rules: AnyRules, position: Position) -> int:
    """Try everything to the end."""
    wins = LOSS
    for move in rules.legal_moves(position):
        after = rules.play(position, move)
        value = value_of(rules, after)
        wins = max(wins, value if after.turn == position.turn else -value)
    return wins


@pytest.mark.parametrize("setup", SMALLEST, ids=name)
def test_it_agrees_with_trying_everything_on_the_smallest_boards(setup: Setup) -> None:
    rules = setup.rules()
    solver = Solver(rules)
    for seed in range(4):
        for ply in reversed(random_match(setup, seed).plies):
            *_others, proof = solver.think(ply.before, never)
            assert proof.value == value_of(rules, ply.before)
            after = rules.play(ply.before, proof.move)
            kept = value_of(rules, after) * (1 if after.turn == ply.before.turn else -1)
            assert kept == proof.value, "the move it names keeps what it has proven"


@pytest.mark.parametrize(
    ("slug", "value", "move"),
    [("crossfire", WIN, None), ("light_cycle", WIN, "right"), ("chain", LOSS, None)],
)
def test_official_boards(slug: str, value: int, move: str | None) -> None:
    rules = discover()[slug].setup().rules()
    *_others, proof = Solver(rules).think(rules.start(), never)
    assert proof.value == value
    assert move in (None, rules.move_text(proof.move))


def test_a_skipped_opponent_does_not_turn_the_value_round() -> None:
    rules = discover()["apart"].setup(3).rules()
    *_others, proof = Solver(rules).think(rules.read("O../.X./... 2"), never)
    assert proof.value == WIN, "Player 1 can never place again, and Player 2 still can"


def test_it_stops_when_told_and_keeps_what_it_has() -> None:
    rules = discover()["siege"].setup().rules()
    solver = Solver(rules)
    thoughts = list(solver.think(rules.start(), lambda nodes: nodes > 5000))
    assert [thought.depth for thought in thoughts] == [1, 2, 3]
    assert thoughts[-1].value == UNKNOWN
    assert solver.nodes == 5001
