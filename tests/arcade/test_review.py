"""The review of a finished game: opened, walked through and left with every device."""

import os
import signal
import sys
import time
from collections.abc import Iterator

import pygame
import pytest

from game import catalogue
from game.arcade.scenes.play import PlayScene
from game.arcade.scenes.review import ReviewScene
from game.bots.questions import Answer
from game.bots.review import Review, Verdict, review
from game.bots.worker import Worker
from game.solving.solver import Solver
from tests.arcade.cabinet import FRAME, Player
from tests.arcade.table import STEPS, Table
from tests.arcade.virtual_pad import A, B

# However slow the machine is: that long nobody would wait.
PATIENCE_SECONDS = 60.0
# A game of Apart in which both players give the win away.
GAME = catalogue.games()["apart"].lesson.game
EVERY_GAME = pytest.mark.parametrize("slug", list(catalogue.games()))


@pytest.fixture
def seated() -> Iterator[list[Player]]:
    """Who sits at a cabinet; all are closed afterwards."""
    players: list[Player] = []
    yield players
    for player in players:
        player.leave()


def play_out(player: Player, moves: str | None = None) -> PlayScene:
    """Play a game to its verdict."""
    play = player.play
    for move in (moves or play.choices.setup.variant.lesson.game).split():
        play.play(play.match.rules.read_move(move))
    player.wait(2.5)
    assert player.scene == "GameOver"
    return play


def await_review(player: Player, play: PlayScene) -> Review:
    """Let frames go by, at their pace, until the other process has told what it found."""
    end = time.monotonic() + PATIENCE_SECONDS
    while play.mind.reviewed is None:
        assert time.monotonic() < end, "no review came"
        player.app.step(FRAME)
        time.sleep(0.002)
    return play.mind.reviewed


def open_review(player: Player, play: PlayScene) -> ReviewScene:
    """From the verdict, with the keys, once it is ready."""
    await_review(player, play)
    player.press(pygame.K_d, pygame.K_SPACE)
    return top(player)


def top(player: Player) -> ReviewScene:
    scene = player.app.stack.top
    assert isinstance(scene, ReviewScene), f"this is {player.scene}"
    return scene


def spot_of(scene: ReviewScene, number: int) -> tuple[int, int]:
    """A spot on the mark of a move."""
    return scene.timeline.column(number).centerx, scene.timeline.row_centre(scene.timeline.players[number])


def row(player: Player, label: str) -> tuple[int, int]:
    rows = player.app.stack.top.rows  # type: ignore[union-attr]
    return next(box.center for row, box in zip(rows.rows, rows.boxes, strict=True) if row.label == label)


@EVERY_GAME
def test_it_tells_of_every_move_what_a_review_of_the_game_tells(seated: list[Player], slug: str) -> None:
    seated.append(player := Player(slug))
    play = play_out(player)
    found = await_review(player, play)
    assert found == review(Solver(play.choices.setup), play.match.plies)
    scene = open_review(player, play)
    assert [each.player for each in scene.timeline.assessments] == [ply.player for ply in play.match.plies]
    mistake = found.first_mistake
    assert scene.selected == (len(play.match.plies) - 1 if mistake is None else mistake)


class Slow(Worker):
    """A process whose answers come when the test lets them."""

    speaks = False

    def answer(self) -> Answer:
        return super().answer() if self.speaks else None


def test_until_it_is_ready_the_scene_waits_and_no_frame_does(seated: list[Player]) -> None:
    seated.append(player := Player("siege"))
    player.app.context.adviser.worker = slow = Slow()
    play = play_out(player)
    player.press(pygame.K_d, pygame.K_SPACE)
    scene = top(player)
    assert scene.assessment is None
    player.press(pygame.K_LEFT)
    assert scene.selected == len(play.match.plies) - 2, "it can be walked through already"
    slow.speaks = True
    await_review(player, play)
    assert scene.selected == len(play.match.plies) - 2, "nobody is torn away from what they look at"
    slow.close()


def test_a_process_that_dies_is_asked_again(seated: list[Player]) -> None:
    seated.append(player := Player("siege"))
    player.app.context.adviser.worker = slow = Slow()
    play = play_out(player)
    player.press(pygame.K_d, pygame.K_SPACE)
    assert slow.process_id is not None
    os.kill(slow.process_id, signal.SIGKILL)
    slow.speaks = True
    assert await_review(player, play).assessments
    slow.close()


class TestByKeyboard:
    def test_step_by_step_and_from_mistake_to_mistake(self, seated: list[Player]) -> None:
        seated.append(player := Player("apart"))
        scene = open_review(player, play_out(player, GAME))
        found = scene.review
        assert found is not None
        assert scene.selected == found.first_mistake
        assert scene.assessment is not None
        assert scene.assessment.verdict is Verdict.THREW_AWAY
        first = scene.selected
        player.press(pygame.K_RIGHT, pygame.K_d)
        assert scene.selected == first + 2
        player.press(pygame.K_UP)
        assert scene.selected == first
        player.press(pygame.K_LEFT, pygame.K_a, pygame.K_a, pygame.K_a)
        assert scene.selected == 0
        for mistake in found.mistakes:
            player.press(pygame.K_DOWN)
            assert scene.selected == mistake
        player.press(pygame.K_s)
        assert scene.selected == found.mistakes[-1], "there is no other"
        for _ply in range(30):
            player.press(pygame.K_RIGHT)
        assert scene.selected == len(scene.play.match.plies) - 1

    def test_a_step_moves_on_the_board(self, seated: list[Player]) -> None:
        seated.append(player := Player("light_cycle"))
        scene = open_review(player, play_out(player))
        player.press(pygame.K_LEFT)
        assert scene.motion.undone is not None
        player.wait(0.5)
        player.press(pygame.K_RIGHT)
        assert 0 < scene.motion.progress < 1
        player.wait(0.5)
        assert not scene.motion.moving

    def test_going_back_shows_the_verdict_and_nothing_is_lost(self, seated: list[Player]) -> None:
        seated.append(player := Player("chain", rounds=3))
        play = play_out(player)
        won, position = play.series, play.match.position
        open_review(player, play)
        player.press(pygame.K_LEFT, pygame.K_ESCAPE)
        assert player.scene == "GameOver"
        assert (play.series, play.match.position) == (won, position)
        player.press(pygame.K_a, pygame.K_SPACE)
        assert player.session.mode == won, "the next round"
        assert not player.session.match.plies


@pytest.mark.skipif(sys.platform != "linux", reason="the virtual pad finds SDL through /proc")
def test_by_pad(table: Table) -> None:
    pad, player = table.plug(), table.player
    table.choose("apart")
    play = play_out(player, GAME)
    await_review(player, play)
    table.press(pad, STEPS["right"], A)
    scene = top(player)
    first = scene.selected
    table.press(pad, STEPS["right"])
    assert scene.selected == first + 1
    table.press(pad, STEPS["up"])
    assert scene.selected == first
    table.press(pad, B)
    assert player.scene == "GameOver"
    table.press(pad, A, A)
    assert len(player.session.match.plies) == first


def test_by_mouse(seated: list[Player]) -> None:
    seated.append(player := Player("apart"))
    play = play_out(player, GAME)
    await_review(player, play)
    player.click_row("Review")
    scene = top(player)
    for number in (0, len(play.match.plies) - 1, 3):
        player.click(spot_of(scene, number))
        assert scene.selected == number
    player.click((5, 400))
    assert scene.selected == 3, "a click beside everything does nothing"
    player.click((5, 400), pygame.BUTTON_RIGHT)
    assert player.scene == "GameOver"
    player.click_row("Review")
    player.click(spot_of(top(player), 4))
    player.click(top(player)._view.button.center)  # noqa: SLF001 - what a person sees
    assert len(player.session.match.plies) == 4


class TestPlayingOn:
    @EVERY_GAME
    def test_two_people_become_the_one_on_turn_against_a_bot(self, seated: list[Player], slug: str) -> None:
        seated.append(player := Player(slug, level="rookie", first=2))
        play = play_out_somehow(player)
        scene = open_review(player, play)
        while scene.selected != 2:
            player.press(pygame.K_LEFT if scene.selected > 2 else pygame.K_RIGHT)
        ply = play.match.plies[2]
        player.press(pygame.K_SPACE)
        new = player.play
        assert new is not play
        assert new.match.position == ply.before
        assert [each.move for each in new.match.plies] == [each.move for each in play.match.plies[:2]]
        assert (new.choices.people, new.choices.level) == ((ply.player,), "rookie")
        assert player.app.context.choices[slug].people == (1, 2), "what was chosen stays chosen"

    def test_who_played_a_bot_keeps_the_side_and_the_bot_may_move_first(self, seated: list[Player]) -> None:
        seated.append(player := Player("chain", people=(1,)))
        play = play_out(player)
        scene = open_review(player, play)
        while scene.ply.player != 2:
            player.press(pygame.K_LEFT)
        before = scene.selected
        player.press(pygame.K_SPACE)
        assert player.session.players.people == (1,)
        assert len(player.session.match.plies) == before
        end = time.monotonic() + PATIENCE_SECONDS
        while len(player.session.match.plies) == before:
            assert time.monotonic() < end, "the bot does not move"
            player.app.step(FRAME)
            time.sleep(0.002)

    def test_it_begins_again_from_there_and_can_be_taken_back(self, seated: list[Player]) -> None:
        seated.append(player := Player("apart"))
        scene = open_review(player, play_out(player, GAME))
        while scene.selected < 4:
            player.press(pygame.K_RIGHT)
        player.press(pygame.K_SPACE)
        opening = player.session.match.plies
        player.press(pygame.K_ESCAPE)
        player.click_row("Start again")
        assert player.session.match.plies == opening
        player.press(pygame.K_q)
        assert len(player.session.match.plies) == 2, "the move of the person, and the bot's after it"

    def test_a_series_that_is_not_decided_is_left_after_one_question(self, seated: list[Player]) -> None:
        seated.append(player := Player("chain", rounds=3))
        scene = open_review(player, play_out(player))
        player.press(pygame.K_SPACE)
        assert player.scene == "Leave"
        player.press(pygame.K_SPACE)
        assert player.app.stack.top is scene
        player.press(pygame.K_SPACE, pygame.K_DOWN, pygame.K_SPACE)
        assert player.session.mode.rounds == 1


def play_out_somehow(player: Player) -> PlayScene:
    """Play the first legal moves, whoever began."""
    play = player.play
    while not play.over:
        play.play(play.match.rules.legal_moves(play.match.position)[0])
    player.wait(2.5)
    return play


def test_a_long_game_is_in_sight_and_every_move_can_be_clicked(seated: list[Player]) -> None:
    seated.append(player := Player("light_cycle", size=15))
    play = play_out_somehow(player)
    player.press(pygame.K_d, pygame.K_SPACE)
    scene = top(player)
    for number in scene.timeline.shown:
        assert scene.timeline.at(spot_of(scene, number)) == number
        assert player.app.context.layout.screen.contains(scene.timeline.column(number))
    assert len(play.match.plies) > 20
    await_review(player, play)
