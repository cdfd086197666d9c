"""Hints, reviews and the strongest bot in a game that can be drawn."""

from game.bots.advice import hint, review
from game.bots.hints import Certainty
from game.bots.review import Review, Verdict
from game.core.variant import Setup
from game.solving.solver import Solver
from tests.setups import drawn_match, match_of

AFTER_A_CORNER = "X../.../... 2"  # only the centre draws


def reviewed(setup: Setup, moves: str) -> Review:
    return review(Solver(setup), match_of(setup, moves).plies)


def test_a_hint_names_the_moves_that_keep_the_draw(noughts: Setup) -> None:
    solver = Solver(noughts)
    told = hint(solver, solver.rules.read(AFTER_A_CORNER))
    assert (told.certainty, told.words) == (Certainty.DRAW, "One move keeps the draw.")
    assert [solver.rules.move_text(move) for move in told.moves] == ["2,2"]
    at_the_start = hint(solver, solver.rules.start())
    assert at_the_start.words == "9 moves keep the draw."
    assert len(at_the_start.moves) == 9


def test_a_drawing_move_is_no_mistake(noughts: Setup) -> None:
    told = review(Solver(noughts), drawn_match(noughts).plies)
    assert {each.verdict for each in told.assessments} == {Verdict.DREW}
    assert {each.words for each in told.assessments} == {"Keeps the draw."}
    assert {each.holder for each in told.assessments} == {None}
    assert told.summary() == "No mistakes: the game was a draw from the start."


def test_a_draw_thrown_away_and_given_back_is_told(noughts: Setup) -> None:
    """The answer to a corner at the edge loses; the answer to that on the other side of it draws again."""
    told = reviewed(noughts, "1,1 1,2 1,3")
    corner, edge, far_corner = told.assessments
    assert corner.verdict is Verdict.DREW
    assert (edge.verdict, edge.words, edge.holder) == (Verdict.THREW_AWAY, "Throws the draw away.", 1)
    assert [noughts.rules().move_text(move) for move in edge.better] == ["2,2"]
    words = "Throws the win away."
    assert (far_corner.verdict, far_corner.words, far_corner.holder) == (Verdict.THREW_AWAY, words, None)
    assert told.mistakes == [1, 2]


def test_a_win_after_a_draw_that_was_thrown_away_is_taken(noughts: Setup) -> None:
    taken = reviewed(noughts, "1,1 1,2 2,1").assessments[2]
    assert (taken.verdict, taken.holder) == (Verdict.WON_BACK, 1)
