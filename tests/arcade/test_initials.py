"""Initials for a high score: set by keyboard, by pad and by mouse, and asked for once a session."""

import sys

import pygame
import pytest

from game.arcade.kit.key import Key
from game.arcade.navigation.destinations import ToInitials, ToSavedData
from game.arcade.scenes.records.initials import InitialsScene
from game.arcade.views.records.drums import Drums
from game.bench.monkey.virtual_pad import DOWN_BUTTON, RIGHT_BUTTON, START, UP_BUTTON, A, B
from game.core.controls import Verb
from game.records.tables import PUZZLE_STREAK, RUN, HighScore
from game.store.calendar import today
from tests.arcade.cabinet import Player
from tests.arcade.gamepads import CabinetWithPads


def enter(player: Player, key: str = "first", points: int = 4520, table: str = RUN) -> None:
    """A score was reached, and its initials are asked for."""
    score = HighScore("AAA", points, today(), key)
    player.app.context.profile.records.change(lambda book: book.with_high_score(table, score))
    player.app.routes.go(ToInitials(table, (key,)))
    player.wait(0.2)


def signed(player: Player, key: str = "first", table: str = RUN) -> str:
    player.app.context.profile.background.flush()
    scores = player.app.context.profile.records.book().high_scores(table)
    return next(score.initials for score in scores if score.key == key)


class TestKeyboard:
    def test_arrows_turn_the_letters_and_confirm_goes_on(self, player: Player) -> None:
        enter(player)
        player.press(
            pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN, pygame.K_UP, pygame.K_RETURN, pygame.K_RETURN
        )
        assert signed(player) == "CZA"
        assert player.scene == "Menu", "back to where it was asked"

    def test_the_key_shows_confirm_only_where_that_finishes(self, player: Player) -> None:
        enter(player)
        shown = []
        for _letter in range(3):
            scene = player.app.stack.top
            assert isinstance(scene, InitialsScene)
            shown.append((dict(scene.prompts())[Verb.CONFIRM], scene.picture().node(Key).glyph is not None))
            player.press(pygame.K_RIGHT)
        assert shown == [("Next", False), ("Next", False), ("Done", True)]

    def test_letters_are_typed_whatever_their_keys_mean(self, player: Player) -> None:
        enter(player)
        player.press(pygame.K_w, pygame.K_s, pygame.K_h)
        assert player.scene == "Initials", "there is time to correct the last letter"
        player.press(pygame.K_LEFT, pygame.K_q, pygame.K_RETURN)
        assert signed(player) == "WSQ"

    def test_letters_mean_what_they_are_bound_to_again_afterwards(self, player: Player) -> None:
        player.choose("Apart")
        enter(player)
        player.press(*[pygame.K_RETURN] * 3, pygame.K_c)
        assert player.scene == "GameSetUp"

    def test_back_returns_letter_by_letter_and_then_leaves_the_initials_as_they_were(
        self, player: Player
    ) -> None:
        enter(player)
        player.press(pygame.K_g, pygame.K_l, pygame.K_ESCAPE, pygame.K_k, pygame.K_ESCAPE, pygame.K_ESCAPE)
        assert player.scene == "Initials"
        player.press(pygame.K_ESCAPE)
        assert (player.scene, signed(player)) == ("Menu", "AAA")


@pytest.mark.skipif(sys.platform != "linux", reason="the virtual pad finds SDL through /proc")
class TestPad:
    def test_a_pad_alone_sets_them(self, cabinet: CabinetWithPads) -> None:
        pad = cabinet.plug()
        enter(cabinet.player)
        cabinet.press(pad, DOWN_BUTTON, A, UP_BUTTON, RIGHT_BUTTON, B, B, DOWN_BUTTON, A, A, A)
        assert signed(cabinet.player) == "CZA"

    def test_start_takes_them_as_they_are(self, cabinet: CabinetWithPads) -> None:
        pad = cabinet.plug()
        enter(cabinet.player)
        cabinet.press(pad, DOWN_BUTTON, START)
        assert (cabinet.player.scene, signed(cabinet.player)) == ("Menu", "BAA")


def test_a_mouse_alone_sets_them(player: Player) -> None:
    enter(player)
    scene = player.on_top(InitialsScene)
    player.click(scene.drums[2].down.center)
    player.click(scene.drums[0].up.center)
    player.click(scene.picture().placed(Key).box.center)
    assert (player.scene, signed(player)) == ("Menu", "ZAB")


class TestAsking:
    def test_asked_once_a_session(self, player: Player) -> None:
        enter(player)
        player.press(pygame.K_j, pygame.K_o, pygame.K_e, pygame.K_RETURN)
        enter(player, "second", 12, PUZZLE_STREAK)
        assert player.scene == "Menu"
        assert signed(player, "second", PUZZLE_STREAK) == "JOE"

    def test_asked_again_if_not_answered(self, player: Player) -> None:
        enter(player)
        player.press(pygame.K_ESCAPE)
        enter(player, "second")
        assert player.scene == "Initials"

    def test_not_asked_for_a_score_without_a_place(self, player: Player) -> None:
        enter(player, points=10)
        assert player.scene == "Menu"

    def test_the_scene_says_how_good_the_score_is(self, player: Player) -> None:
        enter(player)
        picture = player.on_top(InitialsScene).picture()
        assert picture.texts == ("Place 2 of all time", "Run: 4,520 points")

    def test_a_streak_of_puzzles_counts_puzzles(self, player: Player) -> None:
        enter(player, points=4, table=PUZZLE_STREAK)
        assert player.on_top(InitialsScene).picture().texts[1] == "Puzzle streak: 4 puzzles"

    @pytest.mark.parametrize("points", [4520, 10], ids=["asked", "not asked"])
    def test_the_way_goes_on_afterwards(self, player: Player, points: int) -> None:
        score = HighScore("AAA", points, today(), "key")
        player.app.context.profile.records.change(lambda book: book.with_high_score(RUN, score))
        player.app.routes.go(ToInitials(RUN, ("key",), then=ToSavedData()))
        player.wait(0.2)
        if points == 4520:
            player.press(pygame.K_RETURN, pygame.K_RETURN, pygame.K_RETURN)
        assert [type(scene).__name__ for scene in player.app.stack.scenes] == ["MenuScene", "SavedDataScene"]


def test_the_letter_in_front_is_the_one_that_is_set(player: Player) -> None:
    enter(player)
    player.press(pygame.K_UP)
    player.wait(1)
    assert player.on_top(InitialsScene).picture().node(Drums).turned[0] % 26 == pytest.approx(25)
