"""A puzzle as it is played: right and wrong moves, hints, skips, and the start anew in the middle."""

import pytest

from game.bots.thinker import Thinker
from game.core.rules import Move
from game.puzzles.attempt import Attempt, Step
from game.puzzles.pack import found_packs
from game.puzzles.puzzle import Puzzle
from game.session.events import Hinted, Moved, Refused, Undone
from game.session.puzzle_session import (
    MORE_MOVES,
    Answering,
    Finding,
    Found,
    GivenUp,
    Keeping,
    Missed,
    Over,
    PuzzleEvents,
    PuzzleSession,
    Refuting,
    Replying,
    Solved,
)
from tests.setups import WITH_PUZZLES

PACKS = found_packs()


def longest(slug: str) -> Puzzle:
    """A puzzle of a game with many moves to find."""
    return max((PACKS.puzzle(entry) for entry in PACKS.of(slug)[-40:]), key=lambda puzzle: puzzle.length)


every_game = pytest.mark.parametrize("slug", WITH_PUZZLES)


@pytest.fixture
def puzzle() -> Puzzle:
    return longest("siege")


@pytest.fixture
def session(puzzle: Puzzle) -> PuzzleSession:
    return PuzzleSession(puzzle)


def right(session: PuzzleSession) -> Move:
    return session.puzzle.solution[len(session.match.plies) - len(session.puzzle.moves)]


def wrong(session: PuzzleSession) -> Move:
    legal = session.match.rules.legal_moves(session.match.position)
    return next(move for move in legal if move != right(session))


def play(session: PuzzleSession, move: Move) -> PuzzleEvents:
    """Make a move, and keep that it was made."""
    return (*session.play(move), *session.kept())


def reply(session: PuzzleSession) -> None:
    while isinstance(session.phase, Replying):
        session.go_on()


def solve(session: PuzzleSession) -> None:
    while not session.attempt.over:
        play(session, right(session))
        reply(session)


@every_game
def test_the_moves_of_the_solution_solve_it_and_the_opponent_replies(slug: str) -> None:
    session = PuzzleSession(longest(slug))
    events: list[object] = []
    while session.phase != Over():
        events += play(session, right(session))
        while isinstance(session.phase, Replying):
            assert not session.person_on_turn
            (moved, *_more) = session.go_on()
            assert isinstance(moved, Moved)
            assert moved.ply.player != session.player
    assert [type(event) for event in events if isinstance(event, Found | Solved)] == [
        *[Found] * (session.puzzle.length - 1),
        Solved,
    ]
    assert session.attempt.at_once
    assert tuple(ply.move for ply in session.match.plies) == session.puzzle.moves + session.puzzle.solution


@every_game
def test_what_a_move_led_to_is_not_told_before_it_is_kept(slug: str) -> None:
    for make, event, then in ((right, Found(), {Finding, Replying}), (wrong, Missed(), {Refuting})):
        session = PuzzleSession(longest(slug))
        move = make(session)
        assert not {Found(), Missed()} & set(session.play(move))
        assert isinstance(session.phase, Keeping)
        assert session.question() is None
        assert (session.go_on(), session.try_again(), session.skip()) == ((), (), ())
        assert session.play(move) == (Refused("It is not your turn."),)
        assert session.kept() == (event,)
        assert type(session.phase) in then
        assert session.kept() == ()


@every_game
def test_a_wrong_move_stays_until_the_player_tries_again(slug: str) -> None:
    session = PuzzleSession(longest(slug))
    before = session.match.position
    moved, *_more, missed = play(session, wrong(session))
    assert isinstance(moved, Moved)
    assert missed == Missed()
    assert session.has_wrong_move
    assert not session.person_on_turn
    assert session.play(right(session)) == (Refused("It is not your turn."),)
    (undone,) = session.try_again()
    assert isinstance(undone, Undone)
    assert session.match.position == before
    assert session.try_again() == ()
    solve(session)
    assert session.attempt.solved
    assert not session.attempt.at_once
    assert session.attempt.wrong == 1


@every_game
def test_every_wrong_move_is_refuted_to_the_end(slug: str) -> None:
    puzzle, thinker = PACKS.puzzle(PACKS.of(slug)[0]), Thinker(by_the_clock=False)
    legal = puzzle.match().rules.legal_moves(puzzle.match().position)
    for move in legal:
        if move == puzzle.solution[0]:
            continue
        session = PuzzleSession(puzzle)
        play(session, move)
        session.see_more()
        while (question := session.question()) is not None:
            assert session.answer(question, thinker.answer(question))
        assert session.match.over
        assert session.match.winner != session.player
        session.try_again()
        assert session.person_on_turn


@every_game
def test_a_wrong_move_that_was_tried_costs_nothing_more_also_after_a_restart(slug: str) -> None:
    session = PuzzleSession(longest(slug))
    tried = wrong(session)
    play(session, tried)
    session.try_again()
    for again in (session, PuzzleSession(session.puzzle, session.attempt)):
        assert again.play(tried) == (Refused("You have tried that move: look for another."),)
        assert again.person_on_turn
        assert again.attempt.steps == (Step.WRONG,)


def test_where_another_move_is_to_be_found_the_same_wrong_move_counts() -> None:
    session = PuzzleSession(longest("crossfire"))
    first = set(session.match.rules.legal_moves(session.match.position)) - {right(session)}
    for move in sorted(first):
        play(session, move)
        session.try_again()
    play(session, right(session))
    reply(session)
    then = first.intersection(session.match.rules.legal_moves(session.match.position)) - {right(session)}
    assert Missed() in play(session, min(then))


def test_an_illegal_move_costs_nothing(session: PuzzleSession) -> None:
    legal = session.match.rules.legal_moves(session.match.position)
    illegal = next(move for move in session.match.rules.every_move() if move not in legal)
    (refused,) = session.play(illegal)
    assert isinstance(refused, Refused)
    assert session.attempt == Attempt()


def test_an_answer_that_comes_too_late_changes_nothing(session: PuzzleSession) -> None:
    play(session, wrong(session))
    question = session.question()
    assert question is not None
    session.try_again()
    assert session.question() is None
    assert session.answer(question, 0) == ()


def test_a_refutation_is_one_move_and_more_on_demand(session: PuzzleSession) -> None:
    thinker = Thinker(by_the_clock=False)

    def refutation() -> int:
        before = len(session.match.plies)
        while (question := session.question()) is not None:
            session.answer(question, thinker.answer(question))
        return len(session.match.plies) - before

    play(session, wrong(session))
    assert refutation() == 1
    assert session.has_more
    session.see_more()
    assert refutation() == MORE_MOVES or session.match.over
    assert session.has_wrong_move


def test_a_hint_is_counted_before_it_is_shown(session: PuzzleSession) -> None:
    assert session.ask_hint() == ()
    assert session.attempt.steps == (Step.HINT,)
    assert session.hint is None
    (hinted,) = session.kept()
    assert isinstance(hinted, Hinted)
    assert session.hint == hinted.hint
    assert hinted.hint.moves == (session.puzzle.solution[0],)


def test_asking_again_about_the_same_position_is_not_counted_also_after_a_restart(
    session: PuzzleSession,
) -> None:
    session.ask_hint()
    told = session.kept()
    assert session.ask_hint() == told
    again = PuzzleSession(session.puzzle, session.attempt)
    assert again.hint is None
    assert again.ask_hint() == told
    assert again.attempt.steps == (Step.HINT,)
    play(session, right(session))
    reply(session)
    session.ask_hint()
    assert session.attempt.steps == (Step.HINT, Step.RIGHT, Step.HINT)


def test_where_there_are_no_hints_it_says_so(puzzle: Puzzle) -> None:
    session = PuzzleSession(puzzle, hints=False)
    (refused,) = session.ask_hint()
    assert isinstance(refused, Refused)
    assert session.attempt == Attempt()
    assert session.hint is None


def test_a_skip_takes_a_wrong_move_back_and_shows_the_solution(session: PuzzleSession) -> None:
    play(session, wrong(session))
    (undone,) = session.skip()
    assert isinstance(undone, Undone)
    assert session.kept() == (GivenUp(),)
    assert session.phase == Answering()
    assert session.skip() == ()
    while session.go_on():
        assert not session.person_on_turn
    assert session.phase == Over()
    assert tuple(ply.move for ply in session.match.plies) == session.puzzle.moves + session.puzzle.solution
    assert (session.attempt.solved, session.attempt.missed) == (False, True)


def test_where_nothing_counts_any_more_it_ends_with_the_wrong_move(session: PuzzleSession) -> None:
    play(session, wrong(session))
    session.stop()
    assert session.phase == Over()
    assert session.has_wrong_move
    assert (session.try_again(), session.skip(), session.question()) == ((), (), None)
    assert session.attempt.steps == (Step.WRONG,)


def test_a_puzzle_goes_on_where_it_stood(session: PuzzleSession) -> None:
    play(session, wrong(session))
    session.try_again()
    play(session, right(session))
    again = PuzzleSession(session.puzzle, session.attempt)
    assert again.person_on_turn
    reply(session)
    assert again.match.position == session.match.position
    assert again.task == session.task
    solve(again)
    assert again.attempt.steps == (Step.WRONG, *[Step.RIGHT] * session.puzzle.length)


def test_a_solved_puzzle_stands_at_its_end(session: PuzzleSession) -> None:
    solve(session)
    again = PuzzleSession(session.puzzle, session.attempt)
    assert again.phase == Over()
    assert again.match.position == session.match.position
    assert again.play(right_first := session.puzzle.solution[0]) == (Refused("It is not your turn."),)
    assert right_first == again.puzzle.solution[0]


def test_a_document_with_too_many_moves_counts_as_solved(puzzle: Puzzle) -> None:
    """A document that a person has changed."""
    session = PuzzleSession(puzzle, Attempt((Step.RIGHT,) * 9))
    assert session.attempt.solved
