"""A search that should stop, stops: counted in positions, so that the test needs no clock."""

import pytest

from game import catalogue
from game.core.variant import Setup
from game.solving.solver import Solver
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
