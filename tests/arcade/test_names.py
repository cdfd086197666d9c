"""People who have names are called by them, on every screen of a game; without names all reads as before."""

import pygame
import pytest

from game import catalogue
from game.arcade.input.seats import missing_words
from game.arcade.navigation.destinations import ToGame, ToReview
from game.arcade.profile.profile import Profile
from game.arcade.scenes.confirm import ConfirmScene
from game.arcade.scenes.review import ReviewScene
from game.arcade.sentences import captions
from game.arcade.sentences.arena_words import result_of_match, result_of_round
from game.arcade.sentences.history_words import result
from game.arcade.views.review.review_picture import holder_words, offer
from game.arena.match import Arena, Match
from game.people.person import Person
from game.session.modes import Series
from game.session.players import HUMAN, Players
from game.session.session import Session
from tests.arcade.cabinet import Player, Sit
from tests.arcade.gamepads import CabinetWithPads

ADA, BEN = Person("Ada", "star", "coral", key="a1"), Person("Ben", "fish", "sky", key="b2")
BOTH, NOBODY = Players(persons=(ADA, BEN)), Players()
AGAINST_JUNO = Players((HUMAN, "keen"), (ADA, None))
CHAIN = catalogue.games()["chain"]
# Player 2 wins on four cells.
MOVES = "1,1 1,2 2,2 2,1"


def game(players: Players, moves: str = MOVES, rounds: int = 1) -> Session:
    session = Session(CHAIN.setup(2), players, Series(rounds), 7)
    for move in moves.split():
        session.play(session.match.rules.read_move(move))
    return session


def at_the_board(sit: Sit, session: Session) -> Player:
    player = sit(None)
    player.app.routes.go(ToGame(session))
    player.app.step(0.0)
    return player


@pytest.mark.parametrize(
    ("players", "one", "two"),
    [(BOTH, "Ada", "Ben"), (NOBODY, "Player 1", "Player 2")],
    ids=["Ada and Ben", "nobody known"],
)
class TestTwoPeople:
    def test_at_the_board(self, sit: Sit, players: Players, one: str, two: str) -> None:
        player = at_the_board(sit, game(players, moves=""))
        badged = f"{one} (X)" if players is NOBODY else one
        assert player.play.picture().call.startswith(f"{badged}: ")
        assert player.play.picture().panels[0].name == badged
        player.press(pygame.K_RETURN)
        assert player.message == f"It is {one}'s turn: WASD + Space."

    def test_when_somebody_resigns(self, sit: Sit, players: Players, one: str, two: str) -> None:
        player = at_the_board(sit, game(players, moves=""))
        player.press(pygame.K_ESCAPE)
        player.click_row("Resign")
        assert player.labels() == ["Stay", f"{one} resigns", f"{two} resigns"]
        player.click_row("Stay")
        while player.top.rows.focused.label != "Resign":  # type: ignore[attr-defined]
            player.press(pygame.K_s)
        player.press(pygame.K_SPACE)
        assert player.on_top(ConfirmScene).words() == f"{one} loses this game."

    def test_which_device_they_use(self, sit: Sit, players: Players, one: str, two: str) -> None:
        player = at_the_board(sit, game(players, moves=""))
        player.press(pygame.K_ESCAPE)
        player.click_row("Devices")
        assert player.labels() == [f"{one}'s device", f"{two}'s device", "Done"]

    def test_at_the_end(self, players: Players, one: str, two: str) -> None:
        session = game(players, rounds=3)
        assert captions.result(session) == ("Ben wins" if players is BOTH else "Player 2 (O) wins")
        assert (
            captions.reason(session) == f"{one} has no empty cell next to the last move. Rounds won: 0 : 1."
        )
        series = Series(3).after(session.outcome).after(session.outcome)  # type: ignore[arg-type]
        assert captions.standing(series, session.names) == f"{two} takes the series, 0 : 2."
        resigned = game(players, moves="")
        resigned.resign(1)
        assert captions.reason(resigned) == f"{one} resigned."

    def test_in_the_review(self, sit: Sit, players: Players, one: str, two: str) -> None:
        session = game(players, moves="1,1")
        session.resign(2)
        player = at_the_board(sit, session)
        player.app.routes.go(ToReview(session))
        scene = player.on_top(ReviewScene)
        player.wait(0.1)
        while scene.review is None:
            player.app.step(0.1)
        picture = scene.picture()
        assert picture.summary.startswith(f"{two} resigned")
        assert picture.told.player_name == (one if players is BOTH else f"{one} (X)")
        assert offer(picture.told) == f"{one} and {two} play on."
        assert picture.told.assessment is not None
        assert holder_words(picture.told, picture.told.assessment) == f"{two} is winning now."

    def test_among_the_past_games(self, players: Players, one: str, two: str) -> None:
        profile = Profile()
        profile.keep(game(players))
        assert result(profile.history.past_games()[0]) == f"{two} beat {one}"
        profile.close()

    def test_when_the_game_waits(self, players: Players, one: str, two: str) -> None:
        assert captions.unfinished(game(players, moves="1,1")).splitlines()[1] == f"{one} against {two}"

    def test_in_the_arena(self, players: Players, one: str, two: str) -> None:
        match = Match.begin(Arena(size="small", points_to_win=1))
        while match.winner is None:
            if match.round.over:
                match = match.next_round()
            match = match.press(1, 0).after_tick()
        assert result_of_round(match, players)[0] == f"Round to {two}"
        call, why = result_of_match(match, players)
        assert call == f"{two} wins"
        assert why.startswith(f"{one} hit")

    def test_when_a_pad_is_gone(self, cabinet: CabinetWithPads, players: Players, one: str, two: str) -> None:
        pads = cabinet.plug(), cabinet.plug()
        cabinet.choose("chain")
        cabinet.unplug(pads[1])
        words = missing_words(cabinet.player.app.context.seats, (1, 2), players.names)
        assert words.startswith(f"{two}'s gamepad is gone.")


def test_a_person_alone_is_spoken_to_and_the_bot_has_its_name() -> None:
    session = game(AGAINST_JUNO)
    assert captions.result(session) == "You lose"
    assert captions.reason(session) == "You have no empty cell next to the last move."
    turned = game(Players(("keen", HUMAN), (None, ADA)))
    assert captions.result(turned) == "You win"
    assert captions.reason(turned) == "Juno has no empty cell next to the last move."
    assert captions.unfinished(game(AGAINST_JUNO, "1,1")).splitlines()[1] == "Ada against Juno (Keen)"
