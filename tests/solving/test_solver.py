"""What the solver knows for certain, against a search so plain that one can see that it is right."""

from functools import cache

import pytest

from game import catalogue
from game.core.rules import AnyRules, Position
from game.core.variant import Setup
from game.solving.distance import MOST_POSITIONS
from game.solving.solver import Solver
from game.solving.values import Value
from tests.setups import name, random_match

SMALLEST = [variant.setup(variant.sizes[0]) for variant in catalogue.games().values()]
OFFICIAL = [variant.setup() for variant in catalogue.games().values()]


@cache
def outcome(rules: AnyRules, position: Position) -> tuple[bool, int]:
    """Whether the player on turn wins, and how many moves are left: everything tried to the end."""
    won, lost = [], []
    for move in rules.legal_moves(position):
        after = rules.play(position, move)
        wins, left = outcome(rules, after)
        (won if wins == (after.turn == position.turn) else lost).append(left + 1)
    return bool(won), min(won) if won else max(lost, default=0)


@pytest.mark.parametrize("setup", SMALLEST, ids=name)
class TestTheSmallestBoards:
    def test_every_move_has_its_value(self, setup: Setup) -> None:
        rules, solver = setup.rules(), Solver(setup)
        for ply in random_match(setup, 1).plies:
            judgement = solver.judge(ply.before)
            for move, value in judgement.values.items():
                after = rules.play(ply.before, move)
                wins = outcome(rules, after)[0] == (after.turn == ply.before.turn)
                assert value == (Value.WIN if wins else Value.LOSS)
            assert judgement.value == (Value.WIN if outcome(rules, ply.before)[0] else Value.LOSS)
            assert judgement.whole

    def test_the_distance_is_that_of_the_quickest_win_and_the_longest_resistance(self, setup: Setup) -> None:
        rules, solver = setup.rules(), Solver(setup)
        for ply in reversed(random_match(setup, 2).plies):
            assert solver.distance(ply.before) == outcome(rules, ply.before)[1]


STARTS = [
    ("apart", {}, Value.LOSS),
    ("crossfire", {}, Value.WIN),
    ("crossfire", {"diagonals": "main"}, Value.WIN),
    ("light_cycle", {}, Value.WIN),
    ("chain", {}, Value.LOSS),
    ("siege", {}, Value.WIN),
]


@pytest.mark.parametrize(("slug", "options", "value"), STARTS)
def test_who_wins_the_official_boards(slug: str, options: dict[str, str], value: int) -> None:
    solver = Solver(catalogue.games()[slug].setup(options=options))
    assert solver.proves_quickly
    assert solver.value(solver.rules.start()) == value


def test_the_only_first_move_that_wins_light_cycle() -> None:
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


def test_no_move_keeps_the_others_waiting() -> None:
    """On a large board one move is proven soon, and the moves before it not for a long time."""
    solver = Solver(catalogue.games()["light_cycle"].setup(11))
    judgement = solver.judge(solver.rules.start(), lambda: solver.kernel.nodes > 50_000)
    values = {solver.rules.move_text(move): value for move, value in judgement.values.items()}
    assert values == {"up": Value.UNKNOWN, "down": Value.UNKNOWN, "right": Value.WIN}
