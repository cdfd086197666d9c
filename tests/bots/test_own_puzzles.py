"""The puzzles that lie in the mistakes of a game."""

from game.bots.advice import review
from game.bots.questions import AskPuzzles, GameSoFar
from game.bots.thinker import Thinker
from game.bots.worker import answer_without_proof
from game.core.match import Match
from game.puzzles.pack import found_packs
from game.puzzles.puzzle import Puzzle
from game.solving.solver import Solver


def with_mistake() -> tuple[Puzzle, Match]:
    """A puzzle of the pack, and a game in which it was not solved."""
    packs = found_packs()
    puzzle = packs.puzzle(packs.of("apart")[100])
    match = puzzle.match()
    legal = match.rules.legal_moves(match.position)
    match.play(next(move for move in legal if move != puzzle.solution[0]))
    return puzzle, match


def test_a_mistake_where_one_move_wins_is_found_by_the_review_and_is_a_puzzle() -> None:
    puzzle, match = with_mistake()
    number = len(puzzle.moves)
    found = review(Solver(match.setup), match.plies)
    assert number in found.lost_chances
    question = AskPuzzles(GameSoFar.of(match), (number,))
    assert Thinker().answer(question) == (puzzle.text,)


def test_moves_before_the_second_are_no_puzzles() -> None:
    _puzzle, match = with_mistake()
    assert Thinker().answer(AskPuzzles(GameSoFar.of(match), (0, 1))) == ()


def test_without_a_proof_there_is_none() -> None:
    puzzle, match = with_mistake()
    assert answer_without_proof(AskPuzzles(GameSoFar.of(match), (len(puzzle.moves),))) == ()
