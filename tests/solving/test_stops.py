"""A search that should stop, stops: counted in positions, so that the test needs no clock."""

import pytest

from game import catalogue
from game.core.stop import at_once
from game.core.variant import Setup
from game.solving.solver import Solver
from game.solving.values import Value
from tests.setups import name

LARGEST = [variant.setup(variant.sizes[-1]) for variant in catalogue.games().values()]
# A kernel asks every few hundred positions at the latest, and nothing may begin after it has been told.
MOST_AFTER = 512


@pytest.mark.parametrize("setup", LARGEST, ids=name)
def test_judging_a_large_board_ends_soon_after_the_stop(setup: Setup) -> None:
    solver = Solver(setup)
    position = solver.rules.start()
    position = solver.rules.play(position, solver.rules.legal_moves(position)[0])
    told: list[int] = []

    def stop() -> bool:
        if solver.kernel.nodes > 3000 and not told:
            told.append(solver.kernel.nodes)
        return bool(told)

    solver.judge(position, stop)
    assert solver.kernel.nodes - (told or [solver.kernel.nodes])[0] <= MOST_AFTER


@pytest.mark.parametrize("setup", LARGEST, ids=name)
def test_at_once_only_what_is_known_already_is_told(setup: Setup) -> None:
    solver = Solver(setup)
    start = solver.rules.start()
    solver.value(start, at_once)
    assert solver.kernel.nodes <= 1
    known = solver.value(start, solver.within(3000))
    examined = solver.kernel.nodes
    assert solver.value(start, at_once) in (known, Value.UNKNOWN)
    assert solver.kernel.nodes <= examined + 1
