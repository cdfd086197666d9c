"""Fair starts: the player on turn wins, with few enough of their moves, and the seed decides which it is."""

import pytest

from game import catalogue
from game.bots import fair_starts
from game.bots.fair_starts import LONGEST, draw
from game.bots.fallback import answer_without_proof
from game.bots.questions import AskFairStart, GameSoFar
from game.bots.starts import FairStart
from game.bots.thinker import Thinker
from game.core.match import Match
from game.core.rules import Position
from game.core.variant import Setup
from game.run.course import games_of_a_run
from game.run.ladder import LOOPS, OVERTIME
from game.solving.solver import Solver
from game.solving.tactics import wins_at_once
from game.solving.values import Value
from tests.setups import PROVEN, THE_FIVE, name

SHARES = sorted({loop.share for loop in (*LOOPS, OVERTIME)})
# The narrowest start of each game that the product began with, where overtime wants them narrower.
NARROWEST = {**dict.fromkeys(THE_FIVE, 0.0), "chain": 2 / 3}


def position_after(setup: Setup, start: FairStart) -> Position:
    return Match.of(setup, start.moves, start.first).position


@pytest.mark.parametrize("slug", games_of_a_run(catalogue.games()))
def test_every_opening_of_a_stage_is_won_for_the_player_and_narrow_enough(slug: str) -> None:
    setup = catalogue.games()[slug].setup()
    solver = Solver(setup)
    for share in SHARES:
        for seed in ("1", "2", "3"):
            start = draw(solver, share, seed)
            assert start is not None
            assert len(start.moves) <= LONGEST
            position = position_after(setup, start)
            judgement = solver.judge(position)
            assert judgement.value == Value.WIN
            assert not any(wins_at_once(solver.rules, position, move) for move in judgement.values)
            winning = len(judgement.at(Value.WIN)) / len(judgement.values)
            assert winning <= max(share, NARROWEST.get(slug, 1.0))


@pytest.mark.parametrize("setup", PROVEN, ids=name)
def test_every_game_has_a_start_that_is_won(setup: Setup) -> None:
    solver = Solver(setup)
    start = draw(solver, 1.0, "7")
    assert start is not None
    assert solver.value(position_after(setup, start)) == Value.WIN


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
