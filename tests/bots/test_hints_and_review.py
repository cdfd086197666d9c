"""Hints and reviews say what the solver says, in words that a person understands."""

from itertools import pairwise

import pytest

from game import catalogue
from game.bots.advice import hint, review
from game.bots.hints import Certainty
from game.bots.levels import LEVELS, STRONGEST
from game.bots.review import Review, Verdict
from game.core.match import Match
from game.core.rules import opponent
from game.core.stop import never
from game.core.variant import Setup
from game.solving.distance import Distances
from game.solving.solver import Solver
from game.solving.values import Value
from tests.setups import PRODUCT_GAMES, PROVEN, match_of, name, random_match


@pytest.mark.parametrize("setup", PROVEN, ids=name)
def test_a_hint_names_the_moves_that_win_and_no_others(setup: Setup) -> None:
    solver = Solver(setup)
    for ply in random_match(setup, 5).plies[2:]:
        told, judgement = hint(solver, ply.before), Solver(setup).judge(ply.before)
        assert told.certainty.value == judgement.value.value
        if judgement.value != Value.LOSS:
            assert list(told.moves) == judgement.at(judgement.value)


@pytest.mark.parametrize("setup", PROVEN, ids=name)
def test_in_a_lost_position_a_hint_names_one_move_that_holds_out_longest(setup: Setup) -> None:
    solver, counted = Solver(setup), 0
    for ply in (ply for seed in range(6) for ply in random_match(setup, seed).plies[-7:]):
        told, moves = hint(solver, ply.before), solver.rules.legal_moves(ply.before)
        if told.certainty is not Certainty.LOSS:
            continue
        assert len(told.moves) == (len(moves) > 1), "of a single move nothing is said"
        if told.moves and told.whole:
            far = Distances(solver.kernel, most=10**6)
            left = {move: far.of(solver.rules.play(ply.before, move), never) or 0 for move in moves}
            assert left[told.moves[0]] == max(left.values())
            counted += min(left.values()) < max(left.values())
    assert counted or setup.variant.slug not in PRODUCT_GAMES, "there was a choice"


def test_what_is_too_far_to_be_counted_is_called_an_estimate_in_a_lost_position_too() -> None:
    solver = Solver(catalogue.games()["apart"].setup())
    told = hint(solver, solver.rules.start())
    assert (told.certainty, told.whole, len(told.moves)) == (Certainty.LOSS, False, 1)
    assert told.words == "Every move loses here. An estimate: this one holds out longest."


def test_what_is_not_proven_is_called_an_estimate() -> None:
    solver = Solver(catalogue.games()["siege"].setup(8))
    told = hint(solver, solver.rules.start(), lambda: solver.kernel.nodes > 3000)
    assert told.certainty is Certainty.ESTIMATE
    assert len(told.moves) == 1
    assert told.words.startswith("An estimate")


def test_an_estimate_looks_as_far_ahead_as_the_strongest_bot() -> None:
    """Where one move ahead another move looks best."""
    setup, seen = catalogue.games()["light_cycle"].setup(11), 0
    for ply in (ply for seed in range(3) for ply in random_match(setup, seed).plies):
        solver = Solver(setup)
        told = hint(solver, ply.before, give_up=lambda: True)
        moves = solver.rules.legal_moves(ply.before)
        near, far = (
            solver.most_promising(ply.before, moves, horizon) for horizon in (1, LEVELS[STRONGEST].horizon)
        )
        assert told.certainty is Certainty.ESTIMATE
        assert told.moves[0] in far
        seen += told.moves[0] not in near
    assert seen > 3


def test_a_hint_says_how_many_moves_win_or_that_all_lose() -> None:
    solver = Solver(catalogue.games()["light_cycle"].setup())
    assert hint(solver, solver.rules.start()).words == "One move wins."
    lost = solver.rules.play(solver.rules.start(), solver.rules.read_move("right"))
    assert hint(solver, lost).words == "Every move loses here. This one holds out longest."
    chain = Solver(catalogue.games()["chain"].setup())
    only_move = chain.rules.read("XOX./OXO./XOXO/OXOX 1 1,3")
    assert hint(chain, only_move).words == "Every move loses here."


def replayed(setup: Setup, moves: str) -> Match:
    return match_of(setup, moves)


def reviewed(match: Match) -> Review:
    return review(Solver(match.setup), match.plies)


@pytest.mark.parametrize("setup", PROVEN, ids=name)
def test_a_review_agrees_with_the_solver_on_every_move(setup: Setup) -> None:
    match, solver = random_match(setup, 6), Solver(setup)
    for assessment, ply in zip(reviewed(match).assessments, match.plies, strict=True):
        judgement = Solver(setup).judge(ply.before)
        assert (assessment.player, assessment.move) == (ply.player, ply.move)
        assert list(assessment.winning) == judgement.at(Value.WIN)
        assert list(assessment.drawing) == judgement.at(Value.DRAW)
        had, has = judgement.value, judgement.values[ply.move]
        assert (assessment.verdict in (Verdict.KEPT, Verdict.WON_BACK)) == (has == Value.WIN)
        assert (assessment.verdict is Verdict.DREW) == (had == has == Value.DRAW)
        assert (assessment.verdict is Verdict.THREW_AWAY) == (had != has)
        assert (assessment.verdict is Verdict.LOST) == (had == has == Value.LOSS)
        assert assessment.holder == solver.kernel.outcome(ply.after, solver.limit()).winner


def test_a_win_thrown_away_and_won_back_is_told() -> None:
    """Only `right` wins at the start of Light Cycle Duel: up throws the win away, and an answer takes it."""
    match = replayed(catalogue.games()["light_cycle"].setup(), "up")
    match.play(Solver(match.setup).judge(match.position).at(Value.WIN)[0])
    first, second = reviewed(match).assessments
    assert first.verdict is Verdict.THREW_AWAY
    assert [match.rules.move_text(move) for move in first.better] == ["right"]
    assert second.verdict is Verdict.WON_BACK
    assert second.better == ()
    assert reviewed(match).first_mistake == 0


def test_what_is_only_partly_proven_is_not_called_complete() -> None:
    solver = Solver(catalogue.games()["light_cycle"].setup(11))
    told = hint(solver, solver.rules.start(), lambda: solver.kernel.nodes > 50_000)
    assert (told.certainty, told.whole, told.words) == (Certainty.WIN, False, "At least one move wins.")
    match = replayed(solver.setup, "right")
    (assessment,) = review(solver, match.plies, lambda: solver.kernel.nodes > 60_000).assessments
    assert (assessment.verdict, assessment.whole) == (Verdict.KEPT, False)


def test_the_win_changes_hands_as_the_verdicts_say() -> None:
    """After a move that throws it away the opponent has it, until the opponent throws it back."""
    for setup in PROVEN:
        match = random_match(setup, 9)
        assessments = reviewed(match).assessments
        for before, after in pairwise(assessments):
            expected = {
                Verdict.KEPT: (after.player,),
                Verdict.WON_BACK: (after.player,),
                Verdict.DREW: (None,),
                Verdict.THREW_AWAY: (after.player, None),
                Verdict.LOST: (opponent(after.player),),
            }
            assert before.holder in expected[after.verdict]
        assert assessments[-1].holder == match.winner


def test_a_game_without_mistakes_is_called_so() -> None:
    match = replayed(catalogue.games()["crossfire"].setup(3), "2,2")
    assert match.winner == 1
    told = reviewed(match)
    assert told.first_mistake is None
    assert "no mistake" in told.summary().lower()


def test_the_summary_of_a_game_that_was_given_up_says_who_resigned() -> None:
    won_by_1 = reviewed(replayed(catalogue.games()["crossfire"].setup(), "3,3"))
    assert won_by_1.summary(1) == "Player 1 resigned a won game."
    assert won_by_1.summary(2) == "Player 2 resigned."
    moves = "down:2,0 left:4,4 right:2,1 up:2,4 left:0,0"
    lost_by_1 = reviewed(replayed(catalogue.games()["siege"].setup(), moves))
    assert lost_by_1.summary(1) == "Player 1 resigned. Player 1 made the first mistake, move 5."


def test_what_was_stopped_before_the_proof_stays_open() -> None:
    match = random_match(catalogue.games()["siege"].setup(8), 2)
    told = review(Solver(match.setup), match.plies, lambda: True)
    assert {assessment.verdict for assessment in told.assessments} == {Verdict.OPEN}
    assert told.first_mistake is None


def test_the_summary_names_the_first_mistake_and_the_one_that_decided() -> None:
    for seed in range(20):
        match = random_match(catalogue.games()["chain"].setup(), seed)
        told = reviewed(match)
        mistakes = [n for n, each in enumerate(told.assessments) if each.verdict is Verdict.THREW_AWAY]
        if len(mistakes) > 1:
            summary = told.summary()
            assert f"{mistakes[0] + 1}" in summary
            assert f"{mistakes[-1] + 1}" in summary
            assert told.first_mistake == mistakes[0]
            return
    pytest.fail("no game with two mistakes")
