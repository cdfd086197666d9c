"""The benchmarks run and print their tables. No test judges the figures."""

import os
import random
import re
import shutil
from contextlib import closing
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from game import catalogue
from game.arena.field import inside
from game.arena.state import each_alone
from game.bench import (
    calibrate,
    graded_solvers,
    idle,
    latency,
    levels,
    movetime,
    puzzles,
    rules,
    runs,
    several,
    start,
    tonight,
    uphill,
)
from game.bench import model_people as people
from game.bench import proofs as kept
from game.bench.arena import bars, many_riders
from game.bench.arena import report as arena
from game.bench.arena.bars import opened, small_maps
from game.bench.arena.report import Workers
from game.bench.boards import board_name, official_boards
from game.bench.peers import easyai, openspiel, proofs
from game.bench.peers import report as run
from game.bench.peers.proofs import Measured, Row, Task
from game.bench.real_screen import NoScreen
from game.bots.levels import LEVELS, Bot
from game.core.grid import cells_in
from game.core.rules import PLAYERS, AnyRules, Move, opponent
from game.core.variant import Setup
from game.evening.evening import Form, Offer, Over, Plan
from game.evening.forms import begin
from game.puzzles.pack import Packs, found_packs
from game.solving.solver import Solver
from game.solving.values import Value
from tests.evenings import with_set
from tests.setups import name, random_match


def test_the_rules_are_measured_for_every_game_and_option(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rules, "MIN_SECONDS", 0.0)
    monkeypatch.setattr(rules, "ENOUGH_LEAVES", 100)
    rules.run()
    _head, *rows = capsys.readouterr().out.splitlines()
    measured = [re.split("  +", row)[0] for row in rows]
    assert measured == [*map(board_name, official_boards()), "bare function calls"]
    assert {name.split()[0] for name in measured[:-1]} == set(catalogue.games())
    assert {"crossfire all", "crossfire main"} <= set(measured)


def test_the_wins_that_the_engine_gives_away_are_counted_for_every_official_board(
    capsys: pytest.CaptureFixture[str],
) -> None:
    movetime.run(1)
    _first, _head, *rows = capsys.readouterr().out.splitlines()
    assert [re.split("  +", row)[0] for row in rows] == [*map(board_name, official_boards())]
    assert {count for row in rows for count in re.split("  +", row)[1:]} <= {"0", "1"}


def test_a_list_of_proofs_with_a_wrong_value_is_found_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert kept.run("crossfire") == 0
    (file,) = catalogue.proven_in_advance(catalogue.games()["crossfire"])
    start, proven = kept.board(file).rules().start(), kept.listed(file)
    monkeypatch.setattr(kept, "listed", lambda _file: proven | {start: True})
    assert kept.run("crossfire") == 1
    assert [row.split()[-1] for row in capsys.readouterr().out.splitlines()] == ["wrong", "0", "wrong", "1"]


def test_a_greedy_person_leaves_itself_the_most_moves_and_its_opponent_the_fewest() -> None:
    setup = board("crossfire", 5)
    seats, rules = people.Table(setup, "one"), setup.rules()
    centre = rules.read_move("3,3")
    counts = {
        people.lead(rules, rules.play(rules.start(), move)) for move in rules.legal_moves(rules.start())
    }
    assert people.lead(rules, rules.play(rules.start(), centre)) == min(counts), "seen by the opponent"
    greedy = seats.seat(people.GREEDY)
    assert seats.share(greedy, seats.seat(people.RANDOM), range(40)) > 0.7


def test_the_same_games_have_the_same_results() -> None:
    setup = board("chain", 3)
    tables = [people.Table(setup, "one"), people.Table(setup, "one")]
    for person in people.PEOPLE:
        shares = {each.share(each.seat(person), each.seat(people.HASTY), range(20)) for each in tables}
        assert len(shares) == 1


def test_levels_are_not_tuned_on_the_games_by_which_they_are_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names = []

    def remembered(setup: Setup, name: str, *, openings: bool = False) -> people.Table:
        names.append(name)
        return people.Table(setup, name, openings=openings)

    for module in (levels, calibrate):
        monkeypatch.setattr(module, "Table", remembered)
        monkeypatch.setattr(module, "official_boards", lambda: [board("chain", 3)])
    levels.run(2, None, openings=False)
    calibrate.run(2, 1, None)
    tuned, measured = (people.Table(board("siege", 4), name) for name in names)
    results = [
        [each.share(each.seat(people.HASTY), each.seat(people.RANDOM), range(n, n + 1)) for n in range(40)]
        for each in (tuned, measured)
    ]
    assert results[0] != results[1]


def test_a_pair_plays_only_once_whoever_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    seats = people.Table(board("chain", 4), "one")
    rookie, greedy = seats.seat(LEVELS["rookie"]), seats.seat(people.GREEDY)
    share = seats.share(rookie, greedy, range(30))
    monkeypatch.setattr(seats, "_winner", None)
    assert seats.share(greedy, rookie, range(30)) == 1 - share


def test_after_fair_openings_perfect_wins_once_with_each_side_against_itself() -> None:
    seats = people.Table(board("crossfire", 5), "one", openings=True)
    perfect = seats.seat(LEVELS["perfect"])
    for pair in range(6):
        assert seats.share(perfect, perfect, range(2 * pair, 2 * pair + 2)) == 0.5
    assert len({seats._opening(number) for number in range(12)}) == 6  # noqa: SLF001


@pytest.mark.parametrize("openings", [False, True])
def test_levels_are_measured_against_people_and_the_next_lower_level(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], openings: bool
) -> None:
    monkeypatch.setattr(levels, "official_boards", lambda: [board("chain", 4)])
    levels.run(2, "chain", openings=openings)
    shown = capsys.readouterr().out
    rows = [line.split() for line in shown.splitlines() if line.startswith("  ") and "%" in line]
    measured = [row for row in rows if "beats" not in row]
    assert [row[0] for row in measured] == list(LEVELS)
    assert {len(row) for row in measured} == {1 + len(people.PEOPLE) + 1}
    assert "missed: " in shown, "two games decide nothing"
    assert re.search(r"perfect beats greedy [0-9.]+%, and a player who is always wrong [0-9.]+%", shown)


def test_a_ladder_is_calibrated(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(calibrate, "official_boards", lambda: [board("chain", 3)])
    calibrate.run(2, 1, "chain")
    shown = capsys.readouterr().out
    assert re.findall(r"# (\w+)", shown) == list(LEVELS)[:-1]
    assert 5 <= len(re.findall(r" beats \w+ [0-9.]+%", shown)) <= len(people.targets()) == 7


def test_what_perfect_cannot_do_against_a_person_is_asked_of_no_level() -> None:
    """Whoever begins Crossfire on its official board wins, and the greedy person always finds how."""
    search = calibrate.Calibration(people.Table(board("crossfire", 5), "one"), 40)
    assert [target.other.name for target in search.targets if not target.is_step] == ["rookie"]


def test_climbing_brings_a_ladder_nearer_to_its_targets() -> None:
    search = calibrate.Calibration(people.Table(board("light_cycle", 3), "one"), 20)
    start = next(search.aims())
    assert search.distance(search.climb(start, 2)) < search.distance(start)


def test_the_start_is_compared_with_a_bare_python(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(start, "STARTS", 1)
    start.run()
    assert re.search(r"bare python +\d+ +\d+\nengine +\d+ +\d+\n", capsys.readouterr().out)


def test_runs_are_simulated_for_every_kind_of_player(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    chain = catalogue.games()["chain"]
    monkeypatch.setattr(catalogue, "games", lambda: {chain.slug: chain})
    runs.run(1)
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[2:-1]] == ["0", "50", "70", "85", "95", "100"]
    *_points, stages, cleared, expected = lines[-2].split()
    assert (stages, cleared, expected) == ("4.0", "1", "13,030")


@pytest.fixture
def chain_only(monkeypatch: pytest.MonkeyPatch) -> None:
    chain = catalogue.games()["chain"]
    monkeypatch.setattr(catalogue, "games", lambda: {chain.slug: chain})


def _evenings(shown: str) -> list[list[str]]:
    """The rows of the simulated evenings."""
    return [line.split() for line in shown.splitlines() if re.match(r"\d \+ ", line)]


@pytest.mark.usefixtures("chain_only")
def test_evenings_are_simulated_of_both_lengths_and_with_both_finales(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tonight, "PAIRS", (("rookie", "rookie"),))
    assert tonight.run(2, 1) == 0
    shown = capsys.readouterr().out
    rows = _evenings(shown)
    assert [row[:3] for row in rows] == [
        ["5", "+", "Arena"],
        ["5", "+", "set"],
        ["3", "+", "Arena"],
        ["3", "+", "set"],
    ]
    assert {row[3] for row in rows} == {"0.000"}, "none is decided before its finale"
    assert [row[7] for row in rows] == ["5.0", "6.0", "3.0", "4.0"]
    assert re.search(r"^chain +- +\d+ +[\d.]+ +[01]\.\d+ +[\d.]+–[\d.]+$", shown, re.MULTILINE)


@pytest.mark.usefixtures("chain_only")
def test_evenings_that_are_decided_early_are_found_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As if whoever leads on sets had won the Arena."""
    monkeypatch.setattr(tonight, "PAIRS", (("perfect", "rookie"),))
    monkeypatch.setattr("game.evening.evening.TO_WIN", {2: 1})
    assert tonight.run(1, 1) == 1
    assert float(_evenings(capsys.readouterr().out)[0][3]) > 0


@pytest.mark.usefixtures("chain_only")
@pytest.mark.parametrize(
    ("people", "teams", "kinds"),
    [
        (4, True, ["Teams: 5 sets", "Teams: 3 sets"]),
        (
            8,
            False,
            [
                "Teams: Winner stays, first to 5",
                "Teams: Winner stays, first to 3",
                "Teams: Round robin, 6 sets",
            ],
        ),
    ],
)
def test_no_simulated_evening_of_several_people_is_decided_before_its_finale(
    capsys: pytest.CaptureFixture[str], people: int, teams: bool, kinds: list[str]
) -> None:
    assert several.run(people, 3, 1, teams=teams) == 0
    rows = [re.split(" {2,}", line) for line in capsys.readouterr().out.splitlines() if "   0.000" in line]
    assert [row[0] for row in rows] == [f"{kind}{arena}" for kind in kinds for arena in (", Arena", "")]


@pytest.mark.parametrize(
    ("form", "sizes", "least"),
    [
        (Form.WINNER_STAYS, (1, 1, 1), 0.4),
        (Form.WINNER_STAYS, (1, 1, 1, 1), 0.4),
        (Form.SETS, (2, 2), 0.5),
    ],
    ids=["three", "four", "two teams"],
)
def test_of_equal_riders_the_first_on_sets_wins_about_every_other_finale(
    form: Form, sizes: tuple[int, ...], least: float
) -> None:
    evening = begin(Plan((Offer("chain", 2),), 1, form=form, sizes=sizes))
    while not evening.in_finale:
        evening = with_set(evening, 1)
    chance, won, matches = random.Random(1), 0, 400  # noqa: S311 - simulated
    for _number in range(matches):
        ended = evening
        while not ended.over:
            ended = ended.with_round(tonight.ridden([0] * len(evening.riders), evening, chance))
        won += ended.phase == Over(1)
    assert least < won / matches < 0.64


@pytest.mark.usefixtures("chain_only")
def test_guards_are_measured_at_every_step_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert uphill.run(20, None) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines() if line.startswith("chain")]
    guards = map(str, catalogue.games()["chain"].guards)
    assert [row[1:4] for row in rows] == [
        [gap, legs, count] for gap, legs, count in zip("123", ("80", "60", "40"), guards, strict=True)
    ]
    for row in rows:
        assert float(row[5]) > float(row[4])


def test_a_still_board_is_measured_against_a_person_and_a_bot(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(idle, "WARM_UP_SECONDS", 0.0)
    chain = catalogue.games()["chain"]
    monkeypatch.setattr(catalogue, "games", lambda: {chain.slug: chain})
    idle.run(0.1)
    figures = r" +[\d.]+ +([\d.]+|-)\n"
    assert re.search(f"chain +a person{figures}chain +a bot{figures}$", capsys.readouterr().out)


@pytest.mark.skipif(
    shutil.which("Xvfb") is None and not os.environ.get("CI"), reason="a real window needs Xvfb"
)
def test_a_key_is_seen_in_a_real_window(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    for seconds in ("START_SECONDS", "REST_SECONDS", "WATCH_SECONDS"):
        monkeypatch.setattr(latency, seconds, 0.1)
    loops = [replace(latency.BARE_LOOP, name=name) for name in ("the same loop", "another loop")]
    monkeypatch.setattr(latency, "_cases", lambda: loops)
    assert latency.run(presses=2, only="same") == 0
    _head, *rows = capsys.readouterr().out.splitlines()
    assert [re.split("  +", row)[0] for row in rows] == ["bare loop", "the same loop"]
    assert all(0 < float(row.split()[-2]) <= float(row.split()[-1]) for row in rows)


def test_a_latency_that_is_not_measured_is_asked_for_in_vain(capsys: pytest.CaptureFixture[str]) -> None:
    assert latency.run(presses=1, only="chess") == 1
    assert capsys.readouterr() == ("", "Nothing that is measured has 'chess' in its name.\n")


def test_without_a_screen_the_latency_is_not_measured_and_one_sentence_says_why(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(NoScreen, match=r"^It needs a display, or Xvfb to start one\.$"):
        latency.run(presses=1)


def test_every_bar_of_the_arena_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(arena, "ROOMS", 4)
    assert arena.run(games=2, nodes=4, answers=0, at_once=1, matches=0) == 0
    _head, _limit, *rows = capsys.readouterr().out.splitlines()
    names = [re.split("  +", row)[0] for row in rows[:-1]]
    assert names == [
        "master against a wall hugger",
        "master against territory one round deep",
        "casual against rookie",
        "sharp against casual",
        "master against sharp",
        "alone in rooms of 20 to 40 cells",
        "the same by the longest path itself",
        "same question, other answer",
        "later than the tick",
        "illegal",
    ]
    assert re.search(r"same question, other answer +0 ", rows[-4])
    assert re.search(r"illegal +0 ", rows[-2])
    answers = re.search(r"of ([0-9,]+) answers in the bars and 0 in real time", rows[-3])
    assert answers is not None
    assert int(answers[1].replace(",", "")) > 100


def test_matches_of_three_and_four_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many_riders, "points_to_win", lambda _teams: (1,))
    ridden = many_riders.ride_match(many_riders.Company(("casual",) * 3, each_alone(3)), 1, 2)
    assert ridden.seconds[0] > 1
    assert max(ridden.points[-1]) >= 1
    company = many_riders.Company(("rookie", "rookie", "rookie", "casual"), each_alone(4))
    made_up = many_riders.Ridden((10.0, 20.0), ((0, 1, 2, 3), (0, 2, 2, 0)), 1)
    assert many_riders.told(company, [made_up]) == (
        "1 matches: 2 rounds of 15 s, 30 s ridden, at most 30 s; 0.50 drawn; "
        "points: rookie 0.000, rookie 0.300, rookie 0.400, casual 0.300"
    )


def test_games_of_the_arena_at_once_are_those_one_after_the_other() -> None:
    bar = bars.BARS[2]
    with closing(Workers(2)) as workers:
        at_once = list(workers.each(partial(bars.play_opening, bar, 4), range(3)))
    assert [opening.scores for opening in at_once] == [
        bars.play_opening(bar, 4, number).scores for number in range(3)
    ]


def test_the_interval_of_a_score_goes_by_openings() -> None:
    assert arena.interval([1, 0, 0, 1, 1, 0]) == 0, "each opening decided its games, and so nothing is open"
    assert arena.interval([1, 1, 0, 0] * 50) == pytest.approx(0.098, abs=0.001)


def test_the_maps_that_bots_are_measured_on_are_fair() -> None:
    maps = small_maps()
    assert len(maps) == 12
    for title, state in maps.items():
        walls = state.walls & inside(state.field)
        assert sum(1 << state.field.across(cell) for cell in cells_in(walls)) == walls, title
        assert state.field.across(state.cells[0]) == state.cells[1], title
        assert not state.cut_off, title
        assert opened(state, 1) == opened(state, 1) != opened(state, 2), title


def small_packs(*spoilt: str) -> Packs:
    """Packs of two puzzles, and further lines."""
    lines = [entry.text for entry in found_packs().of("apart")[:2]]
    return Packs({"apart": "\n".join(["edition 2026-01-01", *lines, *spoilt])}, catalogue.games())


def test_every_puzzle_is_proven_and_compared_with_graded_solvers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(puzzles, "found_packs", small_packs)
    assert puzzles.run(sights=True) == 0
    printed = capsys.readouterr().out
    assert re.search(r"\napart +2 +2 +2, 0, 0, 0, 0 +\d+ +\d+ +\d+\n", printed)
    assert re.search(r"\napart +-?[\d.]+ +-?[\d.]+ +\d+%", printed)


def test_a_puzzle_that_does_not_hold_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = "apart size=5 first=1 moves 3,3 2,2 solution 1,5 rating 900"
    monkeypatch.setattr(puzzles, "found_packs", lambda: small_packs(wrong))
    assert puzzles.run(sights=False) == 1
    assert f"does not hold: {wrong}\n" in capsys.readouterr().out


def test_ranks_are_compared_by_order_alone() -> None:
    assert graded_solvers.rank_correlation([1, 2, 3], [10, 20, 3000]) == pytest.approx(1)
    assert graded_solvers.rank_correlation([1, 2, 3], [3, 2, 1]) == pytest.approx(-1)
    assert graded_solvers.rank_correlation([1, 1, 1], [3, 2, 1]) == 0


def test_a_puzzle_that_fewer_solvers_solve_is_fitted_as_harder() -> None:
    easy, middle, hard = graded_solvers.fitted([(0.3, 0.9, 0.95), (0.1, 0.5, 0.9), (0.05, 0.1, 0.4)])
    assert easy < middle < hard
    assert easy + middle + hard == pytest.approx(0, abs=1)


SMALL = [variant.setup(max(3, variant.sizes[0])) for variant in catalogue.games().values()]


def board(slug: str, size: int) -> Setup:
    return catalogue.games()[slug].setup(size)


def test_every_official_board_is_proven_and_one_larger_board_of_each_game() -> None:
    tasks = list(proofs.tasks())
    assert [task.setup for task in tasks if task.official] == list(official_boards())
    larger = {task.setup.variant: task.setup.size for task in tasks if not task.official}
    assert larger == {game: game.larger for game in catalogue.games().values() if game.larger}
    assert "crossfire 5×5 main" in [task.name for task in tasks]


def test_without_the_peers_it_says_what_to_install_and_still_proves_the_boards(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "installed", lambda _library: False)
    monkeypatch.setattr(proofs, "RUNS", 1)
    boards = [Task(board("chain", 2)), Task(board("siege", 3), official=False)]
    assert run.run(seconds=30, games=1, boards=boards) == 0
    printed = capsys.readouterr().out
    assert 'easyAI is not installed: python3 -m pip install ".[peers]"' in printed
    assert 'OpenSpiel is not installed: python3 -m pip install ".[peers]"' in printed
    figure = r"[\d.]+ m?s"
    assert re.search(rf"\nchain 2×2 +second +{figure} +{figure} +- +- +- +-\n", printed)
    assert re.search(rf"\nsiege 3×3 +first +{figure} +{figure} +- +- +- +-\n", printed)
    assert "every official start proven within 0.5 s" in printed
    assert printed.endswith(
        "not measured: faster than Negamax\nnot measured: not one won position given away to MCTS\n"
    )


def test_a_proof_ends_at_its_limit_and_reports_how_far_it_got(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proofs, "RUNS", 1)
    far = proofs.measure(Task(board("siege", 8)), 1, with_theirs=False).ours
    assert not far.proven
    assert far.positions


@pytest.mark.parametrize("setup", SMALL, ids=name)
def test_easyai_gets_the_same_rules(setup: Setup) -> None:
    """Through a game of random moves: the same ones for the same side, and all can be taken back."""
    match = random_match(setup, seed=2)
    game = easyai.Stated(match.rules)
    start = game.ttentry()
    made = []
    for ply in match.plies:
        assert game.current_player == ply.player
        assert game.possible_moves() == match.rules.legal_moves(ply.before)
        assert game.scoring() == 0
        for move in [ply.move, easyai.PASS] if ply.skipped else [ply.move]:
            assert move in game.possible_moves()
            game.make_move(move)
            game.switch_player()
            made.append(move)
    assert game.is_over()
    assert game.scoring() == -1
    assert match.winner == opponent(game.current_player)
    while made:
        game.switch_player()
        game.unmake_move(made.pop())
    assert game.ttentry() == start


def test_a_skipped_player_passes_in_easyai() -> None:
    game = easyai.Stated(board("apart", 3).rules())
    passes = 0
    for text in ("2,2", "1,1", "pass", "3,1", "pass", "1,3", "pass", "3,3"):
        move = easyai.PASS if text == "pass" else game.rules.read_move(text)
        passes += move == easyai.PASS
        assert move in game.possible_moves()
        game.make_move(move)
        game.switch_player()
    assert game.is_over()
    assert game.current_player == 1, "who has lost"
    assert passes == 3


@pytest.mark.parametrize("setup", SMALL, ids=name)
def test_openspiel_knows_whose_turn_it_is_and_who_has_won(setup: Setup) -> None:
    match = random_match(setup, seed=2)
    state = openspiel.Stated()
    state.rules = match.rules
    for ply in match.plies:
        state.stand_at(ply.before)
        assert not state.is_terminal()
        assert state.current_player() == ply.player - 1
        assert state.returns() == [0, 0]
    state.stand_at(match.position)
    assert state.is_terminal()
    assert state.current_player() == openspiel.TERMINAL
    assert state.returns() == ([1, -1] if match.winner == 1 else [-1, 1])


@pytest.mark.parametrize("setup", SMALL, ids=name)
def test_openspiel_plays_the_same_game(setup: Setup) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    assert int(pyspiel.PlayerId.TERMINAL) == openspiel.TERMINAL
    match = random_match(setup, seed=2)
    state = openspiel.make_game(setup).new_initial_state()
    for ply in match.plies:
        assert state.legal_actions() == sorted(match.rules.legal_moves(ply.before))
        state = state.clone()
        state.apply_action(ply.move)
        assert str(state) == match.rules.text(ply.after)
    assert state.is_terminal()
    assert state.returns() == ([1, -1] if match.winner == 1 else [-1, 1])


@pytest.mark.parametrize("setup", SMALL, ids=name)
def test_negamax_proves_what_we_prove(setup: Setup) -> None:
    pytest.importorskip("easyAI")
    solver = Solver(setup)
    assert easyai.prove(setup) == solver.value(solver.rules.start())


def test_mcts_plays_whole_games_and_perfect_gives_nothing_away() -> None:
    pytest.importorskip("pyspiel")
    setup, score = board("apart", 3), run.Score()
    solver, game = Solver(setup), openspiel.make_game(setup)
    for we in PLAYERS:
        bots = {we: run.strongest(solver, 1), opponent(we): openspiel.mcts(game, 1)}
        run.play(solver, we, bots, score)
    assert score.ours.games == {True: 1, False: 1}
    assert score.ours.wins[True] == 1
    assert score.ours.won_positions > score.ours.given_away == 0


def at_random(rules: AnyRules, seed: int) -> Bot:
    chance = random.Random(seed)  # noqa: S311 - not for secrets

    def choose(position: Any) -> Move:
        return chance.choice(rules.legal_moves(position))

    return choose


def test_a_won_position_given_away_is_seen() -> None:
    solver, score = Solver(board("siege", 3)), run.Score()
    for seed in range(4):
        bots = {1: at_random(solver.rules, seed), 2: run.strongest(solver, seed)}
        run.play(solver, 1, bots, score)
    lost = score.ours.games[True] - score.ours.wins[True]
    assert lost > 0
    assert lost <= score.ours.given_away <= score.ours.won_positions
    assert score.theirs.given_away == 0
    assert list(run.of_games({"them": score})) == [
        "DOES NOT HOLD: not one won position given away to MCTS. But: them"
    ]


QUICK = Measured(Value.WIN, 0.1, 0.2)
STUCK = Measured(Value.UNKNOWN, 120, 120)


@pytest.mark.parametrize(
    ("ours", "theirs", "exceptions"),
    [
        (QUICK, replace(QUICK, proof=0.11), ()),
        (QUICK, replace(QUICK, proof=0.09), ("no slower",)),
        (QUICK, replace(QUICK, proof=1.5), ("20 times",)),
        (QUICK, replace(QUICK, proof=2.5), ()),
        (QUICK, STUCK, ()),
        (replace(QUICK, process=0.6), STUCK, ("official",)),
        (replace(QUICK, proof=7, process=7), STUCK, ("official", "?20 times")),
        (STUCK, STUCK, ("official", "?20 times", "?no slower")),
        (STUCK, replace(QUICK, proof=2), ("official", "20 times", "no slower")),
        (STUCK, QUICK, ("official", "no slower")),
        (QUICK, replace(QUICK, value=Value.LOSS, proof=0.3), ("both prove the same",)),
    ],
)
def test_each_expectation_holds_or_does_not(
    ours: Measured, theirs: Measured, exceptions: tuple[str, ...]
) -> None:
    """A question mark: the limit came before there was an answer."""
    row = Row(Task(board("chain", 2)), ours, theirs)
    said = [line for line in run.of_proofs([row]) if line.endswith("chain 2×2")]
    assert len(said) == len(exceptions)
    for line, exception in zip(said, exceptions, strict=True):
        assert exception.strip("?") in line
        undecided = exception.startswith("?")
        assert line.startswith("holds" if undecided else "DOES NOT HOLD")
        assert ("Undecided at the limit: " if undecided else "But: ") in line
