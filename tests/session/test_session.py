"""A game as it is played: moves, undo, hints, resignation, and what comes next."""

import pytest

from game import catalogue
from game.bots.questions import Answer, AskHint, AskMove, AskReview, Ponder, Question
from game.bots.thinker import Thinker
from game.core.rules import Outcome
from game.session.events import (
    Ended,
    Events,
    Hinted,
    HintWanted,
    Moved,
    Passed,
    Redone,
    Refused,
    Reviewed,
    Undone,
)
from game.session.modes import Series, Variation
from game.session.new_sessions import next_game, same_game, variation_from
from game.session.players import HUMAN, Players
from game.session.session import Session

# A whole game of Chain, won by Player 1.
WON_BY_ONE = "2,4 3,4 3,3 4,3 4,4"


def chain(players: Players | None = None, mode: Series | None = None) -> Session:
    return Session(catalogue.games()["chain"].setup(), players or Players(), mode or Series(), seed=1)


def play(session: Session, *moves: str) -> Events:
    """Make the moves; the events of the last one."""
    events: Events = ()
    for move in moves:
        events = session.play(session.match.rules.read_move(move))
    return events


def finished(mode: Series | None = None, players: Players | None = None) -> Session:
    session = chain(players, mode)
    play(session, *WON_BY_ONE.split())
    assert session.over
    return session


def ask(session: Session) -> tuple[Question, Answer]:
    """What the session wants worked out, and the answer."""
    question = session.question()
    assert question is not None
    return question, Thinker().answer(question)


class TestMoves:
    def test_a_legal_move_is_made_and_an_illegal_one_refused(self) -> None:
        session = chain()
        (moved,) = play(session, "2,2")
        assert isinstance(moved, Moved)
        assert moved.ply.player == 1
        before = session.match.position
        (refused,) = play(session, "2,2")
        assert refused == Refused("2,2 already holds X.")
        assert session.match.position == before

    def test_a_player_who_cannot_move_passes(self) -> None:
        session = Session(catalogue.games()["apart"].setup(3), Players(), Series())
        moved, passed = play(session, "2,2", "1,1")
        assert isinstance(moved, Moved)
        assert passed == Passed(1)
        assert session.turn == 2

    def test_the_last_move_ends_the_game(self) -> None:
        session = chain()
        events = play(session, *WON_BY_ONE.split())
        assert events[-1] == Ended(Outcome(1))
        assert session.outcome == Outcome(1)
        (refused,) = play(session, "1,1")
        assert refused == Refused("The game is over.")


class TestUndo:
    def test_nothing_to_undo_is_said_and_known_beforehand(self) -> None:
        session = chain()
        assert not session.can_undo
        assert session.undo() == (Refused("There is no move to take back."),)
        play(session, "2,2")
        assert session.can_undo

    def test_moves_taken_back_can_be_made_again(self) -> None:
        session = chain()
        play(session, "2,2", "2,3")
        after = session.match.position
        (undone,) = session.undo()
        assert isinstance(undone, Undone)
        assert [ply.player for ply in undone.plies] == [2]
        assert session.can_redo
        (redone,) = session.redo()
        assert isinstance(redone, Redone)
        assert session.match.position == after
        assert session.redo() == (Refused("There is no move to make again."),)

    def test_the_moves_of_a_bot_go_with_those_of_the_person(self) -> None:
        session = chain(Players((HUMAN, "rookie")))
        play(session, "2,2")
        session.answer(*ask(session))
        assert [ply.player for ply in session.match.plies] == [1, 2]
        (undone,) = session.undo()
        assert isinstance(undone, Undone)
        assert [ply.player for ply in undone.plies] == [2, 1]
        session.redo()
        assert session.turn == 1
        assert len(session.match.plies) == 2

    def test_where_only_bots_have_moved_there_is_nothing_to_take_back(self) -> None:
        session = chain(Players(("rookie", HUMAN)))
        session.answer(*ask(session))
        assert len(session.match.plies) == 1
        assert not session.can_undo

    def test_a_round_that_was_won_is_not_won_any_more_when_its_last_move_is_undone(self) -> None:
        session = finished(Series(3))
        assert isinstance(session.mode, Series)
        assert session.mode.tally(1) == 1
        session.undo()
        assert session.mode == Series(3)
        session.redo()
        assert session.mode.tally(1) == 1

    def test_each_undo_of_a_player_is_counted_even_if_the_move_is_made_again(self) -> None:
        session = chain(Players((HUMAN, "rookie")))
        session.undo()
        assert session.undos_used(1) == 0, "nothing was taken back"
        play(session, "2,2")
        session.answer(*ask(session))
        session.undo()
        session.redo()
        session.resign(1)
        session.undo()
        assert (session.undos_used(1), session.undos_used(2)) == (2, 0)
        assert next_game(session, 2).undos_used(1) == 0, "another round, another count"


class TestResigning:
    def test_the_opponent_wins_and_no_more_moves_are_made(self) -> None:
        session = chain(mode=Series(3))
        play(session, "2,2")
        assert session.resign(2) == (Ended(Outcome(1)),)
        assert session.mode == Series(3, outcomes=(Outcome(1),))
        assert play(session, "2,3") == (Refused("The game is over."),)
        assert session.resign(1) == (Refused("The game is over."),)

    def test_a_resignation_can_be_taken_back(self) -> None:
        session = chain()
        play(session, "2,2")
        session.resign(2)
        assert session.undo() == (Undone(()),)
        assert not session.over
        assert len(session.match.plies) == 1


class TestHints:
    def test_a_hint_is_counted_once_for_each_position(self) -> None:
        session = chain()
        play(session, "2,2")
        assert session.ask_hint() == (HintWanted(2),)
        assert session.ask_hint() == (HintWanted(2),)
        (hinted,) = session.answer(*ask(session))
        assert isinstance(hinted, Hinted)
        assert session.ask_hint() == (hinted,)
        assert (session.hints_used(1), session.hints_used(2)) == (0, 1)
        play(session, "2,3")
        session.ask_hint()
        assert session.hints_used(1) == 1

    def test_a_hint_that_has_nothing_to_give_does_not_count(self) -> None:
        session = chain()
        play(session, "1,1", "1,2")
        before = session.help_used
        session.ask_hint()
        assert session.help_used != before, "it counts until it turns out to have nothing to give"
        (hinted,) = session.answer(*ask(session))
        assert isinstance(hinted, Hinted)
        assert hinted.hint.words.startswith("Every move loses here. ")
        assert hinted.hint.moves
        assert session.help_used == before
        assert session.ask_hint() == (hinted,)
        assert session.help_used == before

    def test_after_going_on_a_hint_about_the_same_position_is_not_counted_again(self) -> None:
        session = chain()
        play(session, "2,2")
        session.ask_hint()
        session.answer(*ask(session))
        saved = session.saved()
        assert saved is not None
        again = Session.restored(saved)
        assert again.hint is None
        assert again.ask_hint() == (HintWanted(2),)
        assert again.hints_used(2) == 1
        assert again.saved() == saved
        play(again, "2,3")
        again.undo()
        again.ask_hint()
        assert again.hints_used(2) == 2, "it is another look at the position"

    def test_a_hint_is_gone_with_its_position(self) -> None:
        session = chain()
        session.ask_hint()
        session.answer(*ask(session))
        assert session.hint is not None
        play(session, "2,2")
        assert session.hint is None

    def test_bots_and_finished_games_get_none(self) -> None:
        assert chain(Players(("rookie", HUMAN))).ask_hint() == ()
        assert finished().ask_hint() == ()


class TestQuestions:
    def test_what_should_be_worked_out_follows_the_game(self) -> None:
        session = chain(Players((HUMAN, "sharp")))
        assert isinstance(session.question(), Ponder)
        session.ask_hint()
        assert isinstance(session.question(), AskHint)
        play(session, "2,2")
        question = session.question()
        assert isinstance(question, AskMove)
        assert question.level == "sharp"
        session.change_level("perfect")
        question = session.question()
        assert isinstance(question, AskMove)
        assert question.level == "perfect"

    def test_a_finished_game_wants_its_review_once(self) -> None:
        session = finished()
        question, answer = ask(session)
        assert isinstance(question, AskReview)
        (reviewed,) = session.answer(question, answer)
        assert isinstance(reviewed, Reviewed)
        assert session.review is reviewed.review
        assert session.question() is None

    def test_two_bots_need_no_review(self) -> None:
        assert finished(players=Players(("rookie", "rookie"))).question() is None

    def test_an_answer_that_comes_too_late_changes_nothing(self) -> None:
        session = chain(Players((HUMAN, "rookie")))
        play(session, "2,2")
        question, answer = ask(session)
        session.undo()
        play(session, "1,1")
        assert session.answer(question, answer) == ()
        assert len(session.match.plies) == 1


class TestWhatComesNext:
    def test_starting_again_keeps_the_round(self) -> None:
        session = next_game(finished(Series(3)), 2)
        play(session, "1,1")
        again = same_game(session, 3)
        assert not again.started
        assert again.mode == session.mode
        assert again.turn == 2, "the second round is begun by the other player"

    def test_starting_again_gives_no_undos_back_and_counts_hints_anew(self) -> None:
        session = chain(mode=Series(3))
        session.ask_hint()
        play(session, "1,1")
        session.undo()
        again = same_game(session, 3)
        assert (again.undos_used(1), again.hints_used(1)) == (1, 0)

    @pytest.mark.parametrize(("rounds", "label", "winners"), [(1, "Rematch", 0), (3, "Next round", 1)])
    def test_a_round_is_followed_by_the_next_or_by_a_rematch(
        self, rounds: int, label: str, winners: int
    ) -> None:
        session = finished(Series(rounds))
        assert session.mode.next_label == label
        following = next_game(session, 2)
        assert following.turn == 2
        assert isinstance(following.mode, Series)
        assert following.mode.round == 1 + winners

    def test_playing_on_from_a_review_can_be_tried_again(self) -> None:
        session = finished(Series(3))
        variation = variation_from(session, 2, "rookie", seed=2)
        assert [ply.move for ply in variation.match.plies] == [ply.move for ply in session.match.plies[:2]]
        assert variation.players == Players((HUMAN, "rookie")), "the person is on turn"
        play(variation, "3,3")
        variation.resign(1)
        assert isinstance(variation.mode, Variation)
        again = next_game(variation, 3)
        assert len(again.match.plies) == 2
        assert again.mode.next_label == "Try again"

    def test_the_only_person_keeps_the_side(self) -> None:
        session = finished(players=Players(("rookie", HUMAN)))
        assert variation_from(session, 2, "rookie", seed=2).players == Players(("rookie", HUMAN))


class TestPlayers:
    def test_people_and_bots_by_side(self) -> None:
        players = Players.of((2,), "sharp")
        assert players == Players(("sharp", HUMAN))
        assert (players.people, players.bots, players.alone) == ((2,), (1,), 2)
        assert players.with_level("perfect") == Players(("perfect", HUMAN))
        assert Players().bot_level is None
