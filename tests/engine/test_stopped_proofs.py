"""A move that is wanted before the proof is finished: counted in positions, so that no test needs a clock."""

from threading import Event

import pytest

from game import catalogue
from game.bots.levels import LEVELS, STRONGEST
from game.core.rules import Move
from game.core.stop import at_once
from game.engine.limits import Limits
from game.engine.thinking import Situation, answer_go
from game.solving.solver import Solver
from game.solving.values import Value

SIEGE = catalogue.games()["siege"].setup()
# Won positions of Siege in which the move that leaves the opponent the fewest moves loses.
TRAPS = (
    ".1.../#..../...../....#/...2. 1",
    ".#.../1..../...../....2/...#. 1",
    "#1.../...../...../...../...2# 1",
    "#..../#1.../...../...2./..##. 1",
    ".1.../.#.../...../...#./...2. 1",
    "#.1../..#../...../...#./...2. 2",
    "..#../1###./...#2/...../..... 2",
)
# A proof takes a few thousand positions.
BUDGETS = (0, 300, 1000, 3000)


class Enough(Event):
    """It is set when a solver has examined so many positions."""

    def __init__(self, solver: Solver, positions: int) -> None:
        super().__init__()
        self._solver, self._positions = solver, positions

    def is_set(self) -> bool:
        return self._solver.nodes >= self._positions


def answer(solver: Solver, text: str, positions: int) -> Move:
    """The engine's move, if it is stopped after so many positions."""
    said: list[str] = []
    situation = Situation(solver, solver.rules.read(text), LEVELS[STRONGEST])
    answer_go(situation, Limits(), said.append, Enough(solver, positions))
    return solver.rules.read_move(said[-1].removeprefix("bestmove "))


def test_a_proof_that_is_stopped_early_seldom_costs_the_win() -> None:
    judge = Solver(SIEGE)
    lost = [
        sum(
            judge.value_of(judge.rules.read(text), answer(Solver(SIEGE), text, positions)) == Value.LOSS
            for text in TRAPS
        )
        for positions in BUDGETS
    ]
    assert lost == sorted(lost, reverse=True)
    assert lost[0] <= 3, "at a glance"
    assert lost[-1] == 0


@pytest.mark.parametrize("positions", BUDGETS)
@pytest.mark.parametrize("text", TRAPS)
def test_a_move_that_is_known_to_lose_is_not_the_answer(text: str, positions: int) -> None:
    solver = Solver(SIEGE)
    move = answer(solver, text, positions)
    assert solver.value_of(solver.rules.read(text), move, at_once) != Value.LOSS
