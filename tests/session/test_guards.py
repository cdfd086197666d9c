"""Guards: which moves they stop, how many, and what undo, hints and bots have to do with them."""

import random

import pytest

from game import catalogue
from game.bots.hints import Certainty, Hint
from game.bots.questions import AskHint, Ponder
from game.bots.thinker import Thinker
from game.core.rules import Move
from game.evening.leg_mode import LegMode
from game.session.events import Events, Hinted, HintWanted, Moved, Refused, Stopped
from game.session.modes import Guards
from game.session.players import HUMAN, Players
from game.session.session import Session
from game.solving.solver import Solver
from game.solving.values import Judgement, Value

GAMES = catalogue.games()
# Player 1 has the win from its start.
LIGHT_CYCLE = GAMES["light_cycle"].setup()
THINKER = Thinker()
# How many moves are to be stopped, and how many are tried at once at most.
ENOUGH_STOPPED, MOST_TRIED = 3, 12


def game(guards: Guards = (1, 0), players: Players | None = None) -> Session:
    return Session(LIGHT_CYCLE, players or Players(), LegMode(1, guards))


def think(session: Session) -> Events:
    """What the guard has to know arrives."""
    question = session.question()
    assert isinstance(question, AskHint)
    return session.answer(question, THINKER.answer(question))


def judged(session: Session) -> Judgement:
    return Solver(session.setup).judge(session.match.position)


def wrong_moves(session: Session) -> list[Move]:
    """Those that give a proven win away."""
    judgement = judged(session)
    return [move for move, value in judgement.values.items() if value is not judgement.value is Value.WIN]


class TestWhatIsStopped:
    @pytest.mark.parametrize("slug", ["apart", "chain", "crossfire", "light_cycle", "siege", "noughts"])
    def test_exactly_the_moves_that_give_a_proven_win_away(self, slug: str) -> None:
        """In games of any moves, all moves are tried where there are not too many, until some were stopped.

        Noughts can also be drawn.
        """
        chance, setup, stopped = random.Random(5), GAMES[slug].setup(), 0  # noqa: S311 - moves
        while stopped < ENOUGH_STOPPED:
            played = Session(setup, Players(), LegMode(1))
            while not played.over and stopped < ENOUGH_STOPPED:
                moves = played.match.rules.legal_moves(played.match.position)
                if 1 < len(moves) <= MOST_TRIED:
                    stopped += self.check(played)
                played.play(chance.choice(moves))

    def check(self, played: Session) -> int:
        """All moves of this position are tried. Returns how many were stopped."""
        wrong = wrong_moves(played)
        for move in played.match.rules.legal_moves(played.match.position):
            tried = Session.restored(played.as_single_game(), LegMode(1, (1, 1)))
            think(tried)
            (event, *_rest) = tried.choose(move)
            assert isinstance(event, Stopped if move in wrong else Moved)
        return len(wrong)

    def test_an_illegal_move_is_refused_and_costs_no_guard(self) -> None:
        session = game()
        think(session)
        illegal = next(m for m in session.match.rules.every_move() if m not in judged(session).values)
        (event,) = session.choose(illegal)
        assert isinstance(event, Refused)
        assert session.guards_left(1) == 1

    def test_a_win_that_is_not_wholly_proven_stops_nothing(self) -> None:
        session = game()
        question = session.question()
        assert question is not None
        wrong, *_others = wrong_moves(session)
        known = tuple(judged(session).at(Value.WIN))
        session.answer(question, Hint(Certainty.WIN, known, whole=False))
        (event,) = session.choose(wrong)
        assert isinstance(event, Moved)

    def test_a_move_counts_if_nothing_is_known_yet(self) -> None:
        session = game()
        assert not session.guard_is_ready
        (event,) = session.choose(wrong_moves(session)[0])
        assert isinstance(event, Moved)
        assert session.guards_left(1) == 1

    def test_a_move_at_random_is_not_stopped(self) -> None:
        session = game()
        think(session)
        (event,) = session.play(wrong_moves(session)[0])
        assert isinstance(event, Moved)


class TestHowMany:
    def test_none_left_the_move_counts(self) -> None:
        session = game()
        think(session)
        first, second = wrong_moves(session)[:2]
        assert session.choose(first) == (Stopped(1, first),)
        assert session.guards_left(1) == 0
        (event,) = session.choose(second)
        assert isinstance(event, Moved)

    def test_the_same_move_is_stopped_again_for_nothing(self) -> None:
        """Whoever presses twice loses neither a guard nor the game."""
        session = game(guards=(2, 0))
        think(session)
        wrong = wrong_moves(session)[0]
        for _time in range(3):
            assert session.choose(wrong) == (Stopped(1, wrong),)
            assert session.guards_left(1) == 1

    def test_the_other_player_has_none(self) -> None:
        session = game(guards=(0, 1))
        assert session.guard_is_ready
        assert isinstance(session.question(), Ponder)
        (event,) = session.choose(wrong_moves(session)[0])
        assert isinstance(event, Moved)

    def test_a_bot_has_none(self) -> None:
        session = game(players=Players(("rookie", HUMAN)), guards=(9, 9))
        assert session.guard_is_ready

    def test_undo_gives_no_guard_back(self) -> None:
        session = game()
        think(session)
        wrong = wrong_moves(session)[0]
        session.choose(wrong)
        session.choose(judged(session).at(Value.WIN)[0])
        session.undo()
        assert session.guards_left(1) == 0
        (event,) = session.choose(wrong)
        assert isinstance(event, Moved)

    def test_it_goes_on_as_it_was_saved(self) -> None:
        session = game(guards=(2, 0))
        think(session)
        first, second = wrong_moves(session)[:2]
        session.choose(first)
        again = Session.restored(session.as_single_game(), LegMode(1, (2, 0)))
        assert again.guards_left(1) == 1
        assert again.choose(first) == (Stopped(1, first),)
        think(again)
        assert again.choose(second) == (Stopped(1, second),)
        assert again.guards_left(1) == 0


class TestHints:
    def test_what_a_guard_knows_is_no_hint_until_it_is_asked_for(self) -> None:
        session = game()
        assert think(session) == ()
        assert session.hint is None
        assert session.hints_used(1) == 0
        (event,) = session.ask_hint()
        assert isinstance(event, Hinted)
        assert session.hint == event.hint
        assert session.hints_used(1) == 1

    def test_a_hint_tells_the_guard_too(self) -> None:
        session = game()
        (event,) = session.ask_hint()
        assert isinstance(event, HintWanted)
        think(session)
        wrong = wrong_moves(session)[0]
        assert session.choose(wrong) == (Stopped(1, wrong),)
