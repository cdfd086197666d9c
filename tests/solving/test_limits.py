"""What a game declares provable is proven in a moment; all else is given up, and always at the same point."""

import itertools
from collections.abc import Iterator
from dataclasses import replace

import pytest

from game import catalogue
from game.bots.advice import hint, review
from game.bots.hints import Certainty
from game.bots.levels import LEVELS, choose
from game.bots.questions import AskHint, AskMove, AskValue, GameSoFar
from game.bots.review import Verdict
from game.bots.thinker import Thinker
from game.core.match import Match
from game.core.variant import Setup, Variant
from game.solving.solver import MOST_POSITIONS, MOST_POSITIONS_ELSEWHERE, Solver, mobility
from game.solving.values import Value
from tests.setups import name, random_match

# A proof may look at a few positions more between two questions whether to stop.
A_FEW = 300
# Nothing that is declared provable may come near the limit.
MOMENT = MOST_POSITIONS // 5


def provable(variant: Variant) -> Iterator[Setup]:
    names = [option.name for option in variant.options]
    for size in variant.provable_sizes:
        for values in itertools.product(*(option.values for option in variant.options)):
            yield variant.setup(size, dict(zip(names, values, strict=True)))


PROVABLE = [setup for variant in catalogue.games().values() for setup in provable(variant)]


@pytest.mark.parametrize("setup", PROVABLE, ids=name)
def test_every_position_of_a_board_declared_provable_is_proven_in_a_moment(setup: Setup) -> None:
    plies = [ply for seed in (1, 2) for ply in random_match(setup, seed).plies]
    for position in [setup.rules().start(), *(ply.before for ply in plies[::3])]:
        solver = Solver(setup)
        assert solver.proves_quickly
        assert solver.judge(position).whole
        assert solver.nodes < MOMENT


@pytest.fixture
def bare() -> Setup:
    """A large board of a game that declares nothing: no kernel, no estimate, nothing provable."""
    siege = catalogue.games()["siege"]
    return replace(siege, make_kernel=None, estimate=None, provable_sizes=range(0)).setup(8)


@pytest.fixture(params=["with a kernel", "without"])
def large(request: pytest.FixtureRequest, bare: Setup) -> Setup:
    return catalogue.games()["siege"].setup(8) if request.param == "with a kernel" else bare


def test_what_is_asked_without_a_limit_is_given_up(large: Setup) -> None:
    solver = Solver(large)
    start = solver.rules.start()
    assert not solver.proves_quickly
    assert solver.value(start) == Value.UNKNOWN
    assert solver.nodes <= MOST_POSITIONS_ELSEWHERE + A_FEW
    asked = solver.nodes
    assert solver.judge(start).value == Value.UNKNOWN
    assert solver.nodes - asked <= MOST_POSITIONS_ELSEWHERE + A_FEW


def test_a_hint_a_move_and_a_review_come_without_a_limit_too(large: Setup) -> None:
    match = Match(large)
    for _ply in range(2):
        match.play(choose(LEVELS["perfect"], Solver(large), match.position, seed=1))
    told = hint(Solver(large), match.position)
    assert told.certainty is Certainty.ESTIMATE
    assert set(told.moves) <= set(match.rules.legal_moves(match.position))
    assert {each.verdict for each in review(Solver(large), match.plies).assessments} == {Verdict.OPEN}


def test_what_is_given_up_is_the_same_every_time(large: Setup) -> None:
    start = large.rules().start()
    assert hint(Solver(large), start) == hint(Solver(large), start)
    assert Solver(large).judge(start) == Solver(large).judge(start)


def test_a_game_can_say_how_a_position_looks_without_a_kernel(bare: Setup) -> None:
    start = bare.rules().start()
    assert Solver(bare).estimate(start) == mobility(bare.rules(), start)
    estimating = replace(bare.variant, estimate=lambda *_position: 0.5).setup(8)
    assert Solver(estimating).estimate(start) == 0.5
    assert set(Solver(estimating).promise(start).values()) == {-0.5}, "it looks good to the opponent, too"


def test_a_thinker_without_a_clock_gives_the_same_answer_every_time() -> None:
    """For pictures: neither time nor the machine matters."""
    start = GameSoFar.of(Match(catalogue.games()["siege"].setup(8)))
    for question in (AskHint(start), AskValue(start), AskMove(start, "perfect", 1)):
        answers = {Thinker(by_the_clock=False).answer(question) for _time in range(2)}
        assert len(answers) == 1
