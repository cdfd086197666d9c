"""Fair starts: the player on turn wins, with few enough of their moves, and the seed decides which it is."""

import itertools

import pytest

from game import catalogue
from game.bots import fair_starts
from game.bots.fair_starts import draw
from game.bots.questions import AskFairStart, GameSoFar
from game.bots.starts import FairStart
from game.bots.thinker import Thinker
from game.bots.worker import answer_without_proof
from game.core.match import Match
from game.core.variant import Setup, Variant
from game.run.course import LOOPS, OVERTIME, Loop, games_of_a_run
from game.solving.solver import Solver
from game.solving.symmetry import likeness
from game.solving.tactics import wins_at_once
from game.solving.values import Value
from tests.setups import PROVEN, THE_FIVE, name

GAMES = [catalogue.games()[slug] for slug in games_of_a_run(catalogue.games())]
# The boards of a run in its first loop and in the later ones, and how narrow the starts are there.
FIRST = [(variant.setup(), LOOPS[:1]) for variant in GAMES]
LATER = [
    (variant.setup(size), (*LOOPS[1:3], OVERTIME))
    for variant in GAMES
    for size in variant.stage_sizes or (variant.size,)
]


@pytest.mark.parametrize(
    ("setup", "loops"), [*FIRST, *LATER], ids=lambda part: name(part) if isinstance(part, Setup) else ""
)
def test_every_opening_is_won_narrowly_and_none_comes_twice(setup: Setup, loops: tuple[Loop, ...]) -> None:
    """Further games may have too few narrow openings."""
    solver, starts = Solver(setup), list[FairStart]()
    for loop, seed in itertools.product(loops, "123"):
        start = draw(solver, loop.share, seed, starts)
        assert start is not None
        starts.append(start)
        position = start.match(setup).position
        judgement = solver.judge(position)
        assert judgement.value == Value.WIN
        assert not any(wins_at_once(solver.rules, position, move) for move in judgement.values)
        winning = len(judgement.at(Value.WIN)) / len(judgement.values)
        assert winning <= loop.share or setup.variant.slug not in THE_FIVE
    alike = len(starts) - len({likeness(solver.rules, start.match(setup).position) for start in starts})
    assert not alike or setup.variant.slug not in THE_FIVE


@pytest.mark.parametrize("variant", GAMES, ids=lambda variant: variant.slug)
def test_an_opening_is_short(variant: Variant) -> None:
    for size, most in ((variant.size, 4), *((size, 8) for size in variant.stage_sizes)):
        solver = Solver(variant.setup(size))
        starts = [draw(solver, share, "1") for share in (1.0, 1 / 3)]
        assert all(start and len(start.moves) <= most for start in starts)


def test_a_start_comes_again_only_where_there_is_no_other() -> None:
    solver = Solver(catalogue.games()["chain"].setup(3))
    starts, seen = list[FairStart](), list[str]()
    while len(seen) == len(set(seen)):
        start = draw(solver, 1.0, "1", starts)
        assert start is not None
        starts.append(start)
        seen.append(likeness(solver.rules, start.match(solver.setup).position))
    assert starts[-1] == starts[0], "what comes then is what the seed gives"
    assert len(starts) > 5


@pytest.mark.parametrize("setup", PROVEN, ids=name)
def test_every_game_has_a_start_that_is_won(setup: Setup) -> None:
    solver = Solver(setup)
    start = draw(solver, 1.0, "7")
    assert start is not None
    assert solver.value(start.match(setup).position) == Value.WIN


def test_the_same_seed_gives_the_same_start_whatever_was_proven_before() -> None:
    setup = catalogue.games()["crossfire"].setup()
    experienced = Solver(setup)
    experienced.judge(setup.rules().start())
    starts = [draw(experienced, 3 / 4, str(seed)) for seed in range(8)]
    assert starts == [draw(Solver(setup), 3 / 4, str(seed)) for seed in range(8)]
    assert len(set(starts)) > 4


def test_the_start_stays_the_same_over_versions() -> None:
    setup = catalogue.games()["light_cycle"].setup()
    start = draw(Solver(setup), 3 / 4, "20261119 0 0")
    assert start is not None
    assert [start.first, *map(setup.rules().move_text, start.moves)] == [1, "up", "left", "up"]


def test_without_a_bot_process_a_game_begins_at_its_start() -> None:
    game = GameSoFar.of(Match(catalogue.games()["chain"].setup()))
    assert answer_without_proof(AskFairStart(game, 1.0, "1")) == FairStart(1)


def test_a_game_without_a_fair_start_begins_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_starts, "draw", lambda *_args: None)
    setup = catalogue.games()["chain"].setup()
    start = Thinker(by_the_clock=False).answer(AskFairStart(GameSoFar.of(Match(setup, 2)), 1.0, "1"))
    assert start == FairStart(2)
    assert not start.proven
