"""How the levels play: legally, to the end, the same for the same seed, and each as well as it promises."""

import random
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import pairwise, product

import pytest

from game import catalogue
from game.bench.boards import official_boards
from game.bench.model_people import Table
from game.bots.levels import ALWAYS_SEES, LEVELS, STRONGEST, Way, candidates, choose, way_of
from game.core.match import Match
from game.core.rules import Position
from game.core.variant import Setup, Skill, skills
from game.solving.solver import Solver
from game.solving.tactics import lets_opponent_win_at_once, wins_at_once
from game.solving.values import Value
from tests.setups import PROVEN, QUICK, name, random_match

OFFICIAL = list(official_boards())
LARGEST = [variant.setup(variant.sizes[-1]) for variant in catalogue.games().values()]


@cache
def solver_of(setup: Setup) -> Solver:
    """Proofs are kept from test to test: they do not change what a level does."""
    return Solver(setup)


def played(setup: Setup, one: str, two: str, seed: int) -> Match:
    """A whole game; the match itself refuses what is illegal."""
    match, solver = Match(setup, first=1 + seed % 2), solver_of(setup)
    while not match.over:
        level = LEVELS[one if match.position.turn == 1 else two]
        match.play(choose(level, solver, match.position, seed))
    return match


@pytest.mark.parametrize(("one", "two"), [("rookie", "perfect"), ("keen", "casual"), ("expert", "sharp")])
@pytest.mark.parametrize("setup", QUICK, ids=name)
def test_every_level_plays_legally_to_the_end(setup: Setup, one: str, two: str) -> None:
    assert played(setup, one, two, seed=1).over


@pytest.mark.parametrize("level", ["rookie", "sharp", STRONGEST])
@pytest.mark.parametrize("setup", LARGEST, ids=name)
def test_on_the_largest_boards_the_first_moves_are_legal_even_without_time(setup: Setup, level: str) -> None:
    match, solver = Match(setup), Solver(setup)
    for _ply in range(4):
        match.play(choose(LEVELS[level], solver, match.position, 7, lambda: True))


@pytest.mark.parametrize("level", ["casual", STRONGEST])
@pytest.mark.parametrize("setup", PROVEN, ids=name)
def test_the_same_seed_gives_the_same_move_whatever_was_asked_before(setup: Setup, level: str) -> None:
    for ply in played(setup, level, level, 1).plies[:: 3 if setup.size < 5 else 8]:
        for solver in (Solver(setup), solver_of(setup)):
            assert choose(LEVELS[level], solver, ply.before, 1) == ply.move


def test_other_seeds_give_other_games() -> None:
    games = {
        tuple(ply.move for ply in played(PROVEN[0], "casual", "casual", seed).plies) for seed in range(5)
    }
    assert len(games) > 1


def positions(setup: Setup, seed: int) -> list[Position]:
    return [ply.before for ply in random_match(setup, seed).plies]


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_takes_a_win_that_is_one_move_away(level: str) -> None:
    seen = 0
    for setup in PROVEN:
        solver = solver_of(setup)
        for position in late_positions(setup):
            if any(wins_at_once(solver.rules, position, move) for move in solver.rules.legal_moves(position)):
                seen += 1
                assert wins_at_once(solver.rules, position, choose(LEVELS[level], solver, position, 1))
    assert seen > 50


@pytest.mark.parametrize("setup", OFFICIAL, ids=name)
def test_no_level_above_rookie_steps_into_a_loss_in_one_even_when_it_slips(setup: Setup) -> None:
    solver, seen = solver_of(setup), 0
    for position in late_positions(setup, games=80):
        if seen == 20:
            break
        moves = solver.rules.legal_moves(position)
        safe = [move for move in moves if not lets_opponent_win_at_once(solver.rules, position, move)]
        if not safe or len(safe) == len(moves):
            continue
        seen += 1
        for level, way in product([level for level in LEVELS.values() if level.name != "rookie"], Way):
            for move in candidates(level, way, solver, position):
                assert move in safe or wins_at_once(solver.rules, position, move)
    assert seen == 20 or setup.size < 4


@pytest.mark.parametrize("setup", OFFICIAL, ids=name)
def test_each_game_says_how_well_the_levels_below_perfect_play(setup: Setup) -> None:
    assert len(setup.skills) == len(LEVELS) - 1
    skills_of = [level.skill(setup) for level in LEVELS.values()]
    assert skills_of[-1] == ALWAYS_SEES
    assert skills_of[0].insight == 0, "a beginner does not see the end"
    for skill in skills_of:
        assert 0 <= skill.blunders + skill.slips + skill.insight <= 1 + 1e-9


def test_the_levels_that_earlier_versions_have_kept_are_still_there() -> None:
    """Saved games, past games and choices name a level: the four of old have kept their names and order."""
    old = ["rookie", "casual", "sharp", "perfect"]
    assert [level for level in LEVELS if level in old] == old


def test_only_perfect_proves_large_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    solver = Solver(catalogue.games()["siege"].setup(8))
    monkeypatch.setattr(solver, "judge", None)
    for level in LEVELS.values():
        for way in Way:
            if level.name != STRONGEST:
                assert candidates(level, way, solver, solver.rules.start(), lambda: True)


def test_a_game_can_have_other_skills_with_an_option() -> None:
    crossfire = catalogue.games()["crossfire"]
    assert crossfire.setup(options={"diagonals": "main"}).skills != crossfire.setup().skills


@pytest.mark.parametrize("shares", [(0.5, 0.4, 0.2), (-0.1, 0.0, 0.0)])
def test_shares_that_make_no_whole_are_no_skill(shares: tuple[float, float, float]) -> None:
    with pytest.raises(ValueError, match="not shares of a whole"):
        Skill(*shares)


def test_a_level_slips_and_sees_as_often_as_its_skill_says() -> None:
    chance = random.Random(1)  # noqa: S311 - not for secrets
    ways = Counter(way_of(Skill(0.1, 0.2, 0.3), chance) for _move in range(4000))
    shares = {way: round(ways[way] / 4000, 1) for way in Way}
    assert shares == {Way.BLUNDER: 0.1, Way.SLIP: 0.2, Way.LOOK: 0.4, Way.SEE: 0.3}


@pytest.mark.parametrize("slug", ["chain", "light_cycle"])
def test_every_level_beats_the_one_below_it_in_the_long_run(slug: str) -> None:
    table = Table(catalogue.games()[slug].setup(), "the long run")
    for lower, higher in pairwise(LEVELS.values()):
        assert table.share(table.seat(higher), table.seat(lower), range(400)) > 0.54


def late_positions(setup: Setup, games: int = 12) -> list[Position]:
    return [position for seed in range(games) for position in positions(setup, seed)[-4:]]


@pytest.mark.parametrize("setup", PROVEN, ids=name)
def test_perfect_never_gives_a_win_or_a_draw_away(setup: Setup) -> None:
    solver, seen = solver_of(setup), 0
    for seed in range(3):
        for position in positions(setup, seed):
            judgement = solver.judge(position)
            if judgement.value != Value.LOSS:
                seen += 1
                move = choose(LEVELS[STRONGEST], solver, position, seed)
                assert judgement.values[move] == judgement.value
    assert seen > 5


def test_perfect_does_not_lose_a_game_that_can_be_drawn(noughts: Setup) -> None:
    for seed in range(8):
        assert played(noughts, STRONGEST, "casual", seed).winner != 2
        assert played(noughts, "casual", STRONGEST, seed).winner != 1


def test_a_level_that_blunders_gives_a_draw_away_too(noughts: Setup) -> None:
    """After a corner only the centre draws."""
    blundering = replace(noughts.variant, skills=skills(*[(1, 0, 0)] * 5)).setup()
    solver = Solver(blundering)
    position = solver.rules.read("X../.../... 2")
    for seed in range(5):
        move = choose(LEVELS["casual"], solver, position, seed)
        assert solver.value_of(position, move) == Value.LOSS


@pytest.mark.parametrize("setup", PROVEN, ids=name)
def test_perfect_leaves_the_winner_most_ways_to_go_wrong(setup: Setup) -> None:
    """In a lost position there is no move after which a careful winner is likelier to err."""
    solver, seen = solver_of(setup), 0
    for position in [position for seed in range(3, 7) for position in positions(setup, seed)[-8:]]:
        if solver.value(position) == Value.LOSS:
            seen += 1
            chances = solver.mistake_chances(position)
            assert chances[choose(LEVELS[STRONGEST], solver, position, 1)] == max(chances.values())
    assert seen > 0


def test_perfect_wins_as_soon_as_it_can() -> None:
    seen = 0
    for setup in PROVEN:
        solver = solver_of(setup)
        for position in (position for seed in range(8) for position in positions(setup, seed)[-6:]):
            judgement = solver.judge(position)
            if judgement.value != Value.WIN or solver.distance(position) is None:
                continue
            after = {move: solver.rules.play(position, move) for move in judgement.at(Value.WIN)}
            left = {move: solver.distance(place) for move, place in after.items()}
            counted = {moves for moves in left.values() if moves is not None}
            if len(counted) > 1:
                seen += 1
                assert left[choose(LEVELS[STRONGEST], solver, position, 1)] == min(counted)
    assert seen > 20


def test_where_every_move_loses_perfect_resists_longest() -> None:
    seen = 0
    for setup in PROVEN:
        solver = solver_of(setup)
        for position in (position for seed in range(8) for position in positions(setup, seed)[-5:]):
            if solver.value(position) != Value.LOSS or solver.distance(position) is None:
                continue
            chances = solver.mistake_chances(position)
            left = {move: solver.distance(solver.rules.play(position, move)) or 0 for move in chances}
            if max(chances.values()) == 0 and len(set(left.values())) > 1:
                seen += 1
                assert left[choose(LEVELS[STRONGEST], solver, position, 1)] == max(left.values())
    assert seen > 3


def test_of_moves_that_look_equally_good_perfect_keeps_the_board_open() -> None:
    """In a corner, a block takes the least from the board."""
    solver = Solver(catalogue.games()["siege"].setup(6))
    after = solver.rules.play(solver.rules.start(), solver.rules.read_move("right:1,0"))
    best = candidates(LEVELS[STRONGEST], Way.SEE, solver, after)
    assert {solver.rules.move_text(move) for move in best} == {"up:5,5", "left:5,5"}


@pytest.mark.parametrize("level", ["casual", "sharp", STRONGEST])
def test_on_larger_boards_too_the_levels_avoid_a_visible_loss(level: str) -> None:
    setup = catalogue.games()["chain"].setup(6)
    solver, seen = solver_of(setup), 0
    for position in late_positions(setup):
        moves = solver.rules.legal_moves(position)
        safe = [move for move in moves if not lets_opponent_win_at_once(solver.rules, position, move)]
        if safe and len(safe) < len(moves):
            seen += 1
            move = choose(LEVELS[level], solver, position, 1, lambda: False, lambda: False)
            assert move in safe or wins_at_once(solver.rules, position, move)
    assert seen > 3


def test_a_game_without_a_kernel_of_its_own_is_not_thought_about_for_ever() -> None:
    bare = replace(catalogue.games()["siege"], make_kernel=None, provable_sizes=range(0)).setup()
    solver = Solver(bare)
    move = choose(LEVELS[STRONGEST], solver, solver.rules.start(), 1, lambda: solver.kernel.nodes > 2000)
    assert move in solver.rules.legal_moves(solver.rules.start())


def test_an_unproven_position_is_played_by_looks() -> None:
    setup = catalogue.games()["siege"].setup(8)
    solver = Solver(setup)
    start = solver.rules.start()
    move = choose(LEVELS[STRONGEST], solver, start, 1, lambda: solver.kernel.nodes > 3000)
    assert solver.judge(start, lambda: True).values[move] == Value.UNKNOWN
    assert move in solver.rules.legal_moves(start)
