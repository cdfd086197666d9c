"""The review of a finished game: opened, walked through and left with every device."""

import os
import signal
import sys
import time
from collections.abc import Iterator

import pygame
import pytest

from game import catalogue
from game.arcade.draw.layout import Layout
from game.arcade.draw.themes import NEON
from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS
from game.arcade.profile.profile import Profile
from game.arcade.scenes.review import ReviewScene
from game.arcade.shell.party import Member, Party
from game.arcade.views.renderers import renderer_of
from game.arcade.views.review.review import plan_of, play_on_button
from game.arcade.views.review.review_picture import offer
from game.arcade.views.review.timeline import Timeline, move_at
from game.bench.monkey.virtual_pad import A, B
from game.bots.advice import review
from game.bots.questions import Answer
from game.bots.review import Review, Verdict
from game.bots.worker import Worker
from game.session.modes import Variation
from game.session.session import Session
from game.solving.solver import Solver
from tests.arcade.cabinet import FRAME, Player, Sit
from tests.arcade.gamepads import STEPS, CabinetWithPads
from tests.evenings import ADA, BEN
from tests.processes import PATIENCE_SECONDS
from tests.setups import ON_THE_SCREEN, PROVEN

# A game of Apart in which both players give the win away.
GAME = catalogue.games()["apart"].lesson.game
EVERY_GAME = pytest.mark.parametrize("slug", ON_THE_SCREEN)


def await_review(player: Player, session: Session) -> Review:
    """Let frames go by until the other process has answered."""
    end = time.monotonic() + PATIENCE_SECONDS
    while session.review is None:
        assert time.monotonic() < end, "no review came"
        player.app.step(FRAME)
    return session.review


def open_review(player: Player, session: Session) -> ReviewScene:
    """From the end of the game, with the keys, once it is ready."""
    await_review(player, session)
    player.press(pygame.K_d, pygame.K_SPACE)
    return top(player)


def top(player: Player) -> ReviewScene:
    scene = player.app.stack.top
    assert isinstance(scene, ReviewScene), f"this is {player.scene}"
    return scene


def spot_of(scene: ReviewScene, number: int) -> tuple[int, int]:
    """A spot on the mark of a move."""
    return scene.timeline().column(number).centerx, scene.timeline().row_centre(
        scene.timeline().players[number]
    )


@pytest.mark.parametrize("slug", [setup.variant.slug for setup in PROVEN if setup == setup.variant.setup()])
def test_it_shows_for_every_move_what_the_review_of_the_game_says(sit: Sit, slug: str) -> None:
    player = sit(slug)
    session = player.play_to_the_end()
    found = await_review(player, session)
    assert found == review(Solver(session.setup), session.match.plies)
    scene = open_review(player, session)
    assert [each.player for each in scene.timeline().assessments] == [
        ply.player for ply in session.match.plies
    ]
    mistake = found.first_mistake
    assert scene.selected == (len(session.match.plies) - 1 if mistake is None else mistake)


class Slow(Worker):
    """A process whose answers come when the test lets them."""

    speaks = False

    def answer(self) -> Answer:
        return super().answer() if self.speaks else None


@pytest.fixture
def slow() -> Iterator[Slow]:
    slow = Slow(lambda: 0.0)  # its clock stands still: it is never replaced for being slow
    yield slow
    slow.close()


def test_until_it_is_ready_the_scene_waits_and_no_frame_does(sit: Sit, slow: Slow) -> None:
    player = sit("siege", worker=slow)
    session = player.play_to_the_end()
    player.press(pygame.K_d, pygame.K_SPACE)
    scene = top(player)
    assert scene.assessment is None
    player.press(pygame.K_LEFT)
    assert scene.selected == len(session.match.plies) - 2, "it can be walked through already"
    slow.speaks = True
    await_review(player, session)
    assert scene.selected == len(session.match.plies) - 2, "the selected move stays"


def test_a_process_that_dies_is_asked_again(sit: Sit, slow: Slow) -> None:
    player = sit("siege", worker=slow)
    session = player.play_to_the_end()
    player.press(pygame.K_d, pygame.K_SPACE)
    assert slow.process_id is not None
    os.kill(slow.process_id, signal.SIGKILL)
    slow.speaks = True
    assert await_review(player, session).assessments


class TestByKeyboard:
    def test_step_by_step_and_from_mistake_to_mistake(self, sit: Sit) -> None:
        player = sit("apart")
        session = player.play_to_the_end(GAME)
        scene = open_review(player, session)
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
        assert scene.selected == len(session.match.plies) - 1

    def test_a_step_moves_on_the_board(self, sit: Sit) -> None:
        player = sit("light_cycle")
        scene = open_review(player, player.play_to_the_end())
        player.press(pygame.K_LEFT)
        assert scene.frame().progress > 0
        player.wait(0.5)
        player.press(pygame.K_RIGHT)
        assert 0 < scene.frame().progress < 1
        player.wait(0.5)
        assert scene.frame().progress == 1

    def test_going_back_shows_the_verdict_and_nothing_is_lost(self, sit: Sit) -> None:
        player = sit("chain", rounds=3)
        session = player.play_to_the_end()
        won, position = session.mode, session.match.position
        open_review(player, session)
        player.press(pygame.K_LEFT, pygame.K_ESCAPE)
        assert player.scene == "GameOver"
        assert (session.mode, session.match.position) == (won, position)
        player.press(pygame.K_a, pygame.K_SPACE)
        assert player.session.mode == won, "the next round"
        assert not player.session.match.plies


class TestAfterTheLastMove:
    """There is nothing left to play for, and time to look back."""

    def test_playing_on_is_not_offered(self, sit: Sit) -> None:
        player = sit("apart")
        scene = open_review(player, player.play_to_the_end(GAME))
        assert "Play on" in player.prompts().values()
        to_the_end(player, scene)
        assert "Play on" not in player.prompts().values()
        player.press(pygame.K_SPACE)
        player.click(play_on_button(player.app.stack.top.timeline().layout).center)
        assert player.top is scene
        player.press(pygame.K_LEFT)
        assert "Play on" in player.prompts().values()

    def test_the_turning_point_and_all_mistakes_are_told(self, sit: Sit) -> None:
        player = sit("apart")
        scene = open_review(player, player.play_to_the_end(GAME))
        assert scene.picture().told.look_back is None
        to_the_end(player, scene)
        told = scene.picture().told.look_back
        assert told is not None
        assert told.turning_point == (2, "Move 2, Player 2 (O): 2,2")
        assert told.mistakes == ((1, "Player 1 (X): no mistakes"), (2, "Player 2 (O): 1 mistake"))

    def test_mistakes_are_not_looked_for_where_there_are_none(self, sit: Sit) -> None:
        player = sit("siege")
        scene = open_review(player, player.play_to_the_end())
        assert scene.review is not None
        assert not scene.review.mistakes
        assert "Mistakes" not in player.prompts().values()
        told = scene.picture().told.look_back
        assert told is not None
        assert told.turning_point is None


def test_while_marks_pulse_the_words_about_a_move_stand_still(sit: Sit) -> None:
    player = sit("apart")
    scene = open_review(player, player.play_to_the_end(GAME))
    pictures = []
    for _moment in range(2):
        player.wait(0.3)
        pictures.append(scene.picture())
    assert pictures[0].frame.time < pictures[1].frame.time
    plans = [
        plan_of(each.timeline.layout, each.timeline.theme, each.timeline.renderer, each.told)
        for each in pictures
    ]
    assert plans[0] is plans[1], "nothing is placed anew"


def to_the_end(player: Player, scene: ReviewScene) -> None:
    """Select the last move."""
    while scene.selected < len(scene.timeline().players) - 1:
        player.press(pygame.K_RIGHT)


@pytest.mark.skipif(sys.platform != "linux", reason="the virtual pad finds SDL through /proc")
def test_by_pad(cabinet: CabinetWithPads) -> None:
    pad, player = cabinet.plug(), cabinet.player
    cabinet.choose("apart")
    session = player.play_to_the_end(GAME)
    await_review(player, session)
    cabinet.press(pad, STEPS["right"], A)
    scene = top(player)
    first = scene.selected
    cabinet.press(pad, STEPS["right"])
    assert scene.selected == first + 1
    cabinet.press(pad, STEPS["up"])
    assert scene.selected == first
    cabinet.press(pad, B)
    assert player.scene == "GameOver"
    cabinet.press(pad, A, A)
    assert len(player.session.match.plies) == first


def test_by_mouse(sit: Sit) -> None:
    player = sit("apart")
    session = player.play_to_the_end(GAME)
    await_review(player, session)
    player.click_row("Review")
    scene = top(player)
    for number in (0, len(session.match.plies) - 1, 3):
        player.click(spot_of(scene, number))
        assert scene.selected == number
    player.click((5, 200))
    assert scene.selected == 3, "a click beside everything does nothing"
    player.click((5, 200), pygame.BUTTON_RIGHT)
    assert player.scene == "GameOver"
    player.click_row("Review")
    player.click(spot_of(top(player), 4))
    player.click(play_on_button(player.app.stack.top.timeline().layout).center)
    assert len(player.session.match.plies) == 4


class TestPlayingOn:
    @EVERY_GAME
    def test_two_people_both_do_so_or_with_one_press_the_one_on_turn_against_a_bot(
        self, sit: Sit, slug: str
    ) -> None:
        player = sit(slug, level="rookie", first=2)
        session = player.play_first_moves()
        player.wait_for_the_choices()
        scene = open_review(player, session)
        number = min(2, len(session.match.plies) - 2)
        while scene.selected != number:
            player.press(pygame.K_LEFT if scene.selected > number else pygame.K_RIGHT)
        ply = session.match.plies[number]
        for keys, people, level in (((), (1, 2), None), ((pygame.K_h,), (ply.player,), "rookie")):
            player.press(*keys, pygame.K_SPACE)
            new = player.session
            assert new.match.position == ply.before
            moves = [each.move for each in session.match.plies[:number]]
            assert [each.move for each in new.match.plies] == moves
            assert (new.players.people, new.players.bot_level) == (people, level)
            player.press(pygame.K_ESCAPE)
            player.click_row("Back to the review")
        kept = player.app.context.choices.of(catalogue.games()[slug])
        assert kept.people == (1, 2), "what was chosen stays chosen"

    def test_who_would_play_on_is_said_and_changed_on_every_device(self, sit: Sit) -> None:
        player = sit("apart")
        scene = open_review(player, player.play_to_the_end(GAME))
        both, alone = "Player 1 and Player 2 play on.", "You play on as Player 2, against a bot."
        assert offer(scene.picture().told) == both
        player.press(pygame.K_h)
        assert offer(scene.picture().told) == alone
        player.click((5, 200))
        player.click(player.prompt("Two people"))
        assert offer(scene.picture().told) == both
        player.click(player.prompt("Against a bot"))
        assert offer(scene.picture().told) == alone

    def test_the_same_two_people_sit_down_with_their_names_and_devices_and_it_never_counts(
        self, sit: Sit
    ) -> None:
        player = sit()
        context = player.app.context
        people = context.profile.people
        ada, ben = (people.keep(each) for each in (ADA, BEN))
        context.gather(Party((Member(ada, RIGHT_KEYS), Member(ben, LEFT_KEYS))))
        player.choose("Apart")
        player.press(pygame.K_SPACE)
        open_review(player, player.play_to_the_end(GAME))
        before = kept_by(context.profile)
        player.press(pygame.K_SPACE)
        new = player.session
        assert new.names.known == ("Ada", "Ben")
        assert context.seats.chosen == {1: RIGHT_KEYS, 2: LEFT_KEYS}
        while not new.over:
            player.make(new.match.rules.legal_moves(new.match.position)[0])
        player.wait_for_the_choices()
        assert player.labels()[:2] == ["Try again", "Back to the review"]
        assert kept_by(context.profile) == before

    def test_whoever_played_a_bot_is_asked_nothing(self, sit: Sit) -> None:
        player = sit("chain", people=(1,))
        scene = open_review(player, player.play_to_the_end())
        assert not {"Against a bot", "Two people"} & set(player.prompts().values())
        player.press(pygame.K_h, pygame.K_SPACE)
        assert player.top is not scene
        assert player.session.players.people == (1,)

    def test_a_person_who_played_a_bot_keeps_the_side_and_the_bot_may_move_first(self, sit: Sit) -> None:
        player = sit("chain", people=(1,))
        session = player.play_to_the_end()
        scene = open_review(player, session)
        while scene.ply.player != 2:
            player.press(pygame.K_LEFT)
        before = scene.selected
        player.press(pygame.K_SPACE)
        assert player.session.players.people == (1,)
        assert len(player.session.match.plies) == before
        player.wait(1.0)
        assert len(player.session.match.plies) == before + 1

    def test_it_begins_again_from_there_and_can_be_taken_back(self, sit: Sit) -> None:
        player = sit("apart")
        scene = open_review(player, player.play_to_the_end(GAME))
        while scene.selected < 4:
            player.press(pygame.K_RIGHT)
        player.press(pygame.K_h, pygame.K_SPACE)
        opening = player.session.match.plies
        player.press(pygame.K_ESCAPE)
        player.click_row("Start again")
        assert player.session.match.plies == opening
        player.press(pygame.K_q)
        assert len(player.session.match.plies) == 2, "the move of the person, and the bot's after it"

    def test_it_leads_back_to_the_review_and_the_series_goes_on(self, sit: Sit) -> None:
        player = sit("chain", rounds=3)
        session = player.play_to_the_end()
        scene = open_review(player, session)
        for _mistake in range(2):
            player.press(pygame.K_SPACE)
            assert isinstance(player.session.mode, Variation)
            player.press(pygame.K_ESCAPE)
            player.click_row("Back to the review")
            assert player.top is scene, "another mistake can be tried"
        player.press(pygame.K_ESCAPE)
        assert player.scene == "GameOver"
        player.press(pygame.K_a, pygame.K_SPACE)
        assert player.session.mode == session.mode, "the next round"

    def test_after_it_both_people_sit_at_the_game_again_when_its_end_is_undone(self, sit: Sit) -> None:
        player = sit("chain")
        session = player.play_to_the_end()
        open_review(player, session)
        player.press(pygame.K_h, pygame.K_SPACE)
        alone = player.session.turn
        player.press(pygame.K_ESCAPE)
        player.click_row("Back to the review")
        player.press(pygame.K_ESCAPE, pygame.K_q)
        assert player.session is session
        while session.turn == alone:
            player.press(pygame.K_q)
        moves = len(session.match.plies)
        player.press(pygame.K_SPACE if session.turn == 1 else pygame.K_RETURN)
        assert len(session.match.plies) == moves + 1

    def test_its_end_can_be_tried_again_or_leads_back_to_the_review(self, sit: Sit) -> None:
        player = sit("chain", people=(1,))
        scene = open_review(player, player.play_to_the_end())
        player.press(pygame.K_SPACE)
        begun = len(player.session.match.plies)
        for _try in range(2):
            player.press(pygame.K_ESCAPE)
            player.click_row("Resign")
            player.click_row("Resign")
            player.wait(3.0)
            assert player.labels()[:2] == ["Try again", "Back to the review"]
            player.click_row("Try again")
            assert len(player.session.match.plies) == begun
        player.press(pygame.K_ESCAPE)
        player.click_row("Resign")
        player.click_row("Resign")
        player.wait(3.0)
        player.press(pygame.K_ESCAPE)
        assert player.top is scene


def kept_by(profile: Profile) -> tuple[object, ...]:
    """What counts: games, tallies, levels, scores, and what pairs have played."""
    history = profile.history
    book = profile.people.book()
    games = history.past_games(), history.statistics(), history.my_level("apart")
    return *games, profile.records.book(), book.pairs, profile.saves.latest


def test_a_long_game_is_in_sight_and_every_move_can_be_clicked(sit: Sit) -> None:
    player = sit("light_cycle", size=15)
    session = player.play_first_moves()
    player.wait_for_the_choices()
    player.press(pygame.K_d, pygame.K_SPACE)
    scene = top(player)
    for number in scene.timeline().shown:
        assert move_at(scene.timeline(), spot_of(scene, number)) == number
        assert player.app.context.layout.screen.contains(scene.timeline().column(number))
    assert len(session.match.plies) > 20
    await_review(player, session)


class TestALongGame:
    """There is not room for all of its moves: some are in sight, and the selected one always among them."""

    @pytest.mark.parametrize("window", [(1, 1), (640, 360), (640, 900), (1280, 800), (2560, 1080)], ids=str)
    @pytest.mark.parametrize("moves", [1, 2, 60, 223, 1000])
    def test_the_selected_move_is_in_sight(self, window: tuple[int, int], moves: int) -> None:
        renderer = renderer_of(catalogue.games()["light_cycle"].setup(), NEON)
        for selected in sorted({*range(0, moves, 7), moves - 1}):
            players = tuple(1 + number % 2 for number in range(moves))
            timeline = Timeline(Layout(*window), NEON, renderer, players, (), None, selected)
            assert selected in timeline.shown
            assert timeline.shown.start >= 0
            assert timeline.shown.stop <= moves
            if window != (1, 1):
                assert timeline.strip.contains(timeline.column(selected))
                assert move_at(timeline, timeline.column(selected).center) == selected

    def test_as_many_moves_are_in_sight_as_there_is_room_for(self) -> None:
        renderer = renderer_of(catalogue.games()["light_cycle"].setup(), NEON)
        shown = [
            len(Timeline(Layout(640, 360), NEON, renderer, (1, 2) * 300, (), None, selected).shown)
            for selected in (0, 300, 599)
        ]
        assert shown[0] == shown[1] == shown[2] > 20
