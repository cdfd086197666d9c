"""What moves, and what the settings for motion, glow and particles leave of it."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game import catalogue
from game.arcade.draw.contrast import linear, luminance
from game.arcade.draw.finale import CHOICES_FROM, FATE_FROM, ROOM_FROM
from game.arcade.draw.frame import Frame
from game.arcade.draw.layout import Layout
from game.arcade.draw.refused_move import RefusedMove
from game.arcade.profile.settings import Settings
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.play.animation import MOVE_SECONDS
from game.arcade.screenshots.screenshot import Stage
from game.arcade.screenshots.shot import Shot
from game.arcade.shell.motion import FIRST_SECONDS, Motion, motion_of
from game.arcade.views.play.coming_nearer import between
from tests.arcade.cabinet import FRAME, WINDOW, Player, Sit

LAYOUT = Layout(*WINDOW)
# Where nothing is seen but the floor below the horizon.
FLOOR = Rect(0, WINDOW[1] - 60, 200, 60)
STILL = {"reduced_motion": True}


def change(player: Player, **settings: Any) -> None:
    context = player.app.context
    context.change(replace(context.settings, **settings))


def seen(player: Player, area: Rect = LAYOUT.screen) -> bytes:
    canvas = Surface(WINDOW)
    player.app.stack.draw(canvas)
    return pygame.image.tobytes(canvas.subsurface(area), "RGB")


def seen_later(player: Player, area: Rect = LAYOUT.screen, seconds: float = 0.3) -> bytes:
    """The same part after a while, in which nobody does anything."""
    player.app.context.advance(seconds)
    return seen(player, area)


def progress(player: Player) -> float:
    return player.play.picture().board.frame.progress


class TestBackground:
    @pytest.mark.parametrize("still", [{"backdrop": False}, STILL], ids=str)
    def test_it_moves_unless_it_may_not(self, player: Player, still: dict[str, Any]) -> None:
        player.press(pygame.K_v)  # to the records, which are about no game
        player.wait(1)
        assert seen(player, FLOOR) != seen_later(player, FLOOR)
        change(player, **still)
        assert seen(player, FLOOR) == seen_later(player, FLOOR)


class TestGlow:
    def light(self, theme: str, *, glow: bool) -> int:
        """The light of a whole picture with many markers."""
        pygame.font.init()
        variant = catalogue.games()["apart"]
        stage = Stage(Shot("play", variant.setup(), (640, 360), tuple(variant.lesson.game.split())))
        stage.context.change(Settings(theme=theme, glow=glow))
        canvas = Surface((640, 360))
        stage.stack.draw(canvas)
        return sum(pygame.image.tobytes(canvas, "RGB"))

    def test_without_it_neon_has_no_halos_and_the_light_theme_no_shadows(self) -> None:
        assert self.light("neon", glow=False) < self.light("neon", glow=True)
        assert self.light("light", glow=False) > self.light("light", glow=True)

    def test_high_contrast_never_has_any(self) -> None:
        assert self.light("high contrast", glow=False) == self.light("high contrast", glow=True)


class TestARefusal:
    def board(self, player: Player) -> bytes:
        """The board, with all that pulses as it is one second after the start."""
        return seen_later(player, LAYOUT.board, 1.0 - player.app.context.time)

    def refuse(self, sit: Sit, **settings: Any) -> Player:
        """Player 1 has a token on 3,3 and tries 3,4, which touches it."""
        player = sit("apart")
        change(player, **settings)
        for move in ("3,3", "1,1"):
            player.make(move)
        player.wait(1)
        player.click_cell("3,4")
        assert player.message
        return player

    def refused(self, player: Player) -> RefusedMove:
        refused = player.play.picture().board.refused
        assert refused is not None
        return refused

    @pytest.mark.parametrize("still", [{}, {"shake": False}, STILL], ids=str)
    def test_what_forbids_it_is_marked_as_long_as_the_reason_is_shown(
        self, sit: Sit, still: dict[str, Any]
    ) -> None:
        player = self.refuse(sit, **still)
        grid = player.session.match.rules.grid
        tried, forbids = (grid.read_cell(text) for text in ("3,4", "3,3"))
        assert (self.refused(player).cell, self.refused(player).forbidding) == (tried, (forbids,))
        if still == STILL:
            assert self.refused(player).flash == 0, "nothing flashes"
        else:
            assert self.refused(player).flash > 0.5
            player.wait(0.6)
        marked = self.board(player)
        player.wait(0.1)
        assert self.board(player) == marked, "nothing trembles any more"
        player.wait(5)
        assert not player.message
        assert self.board(player) != marked

    def test_the_cursor_is_thrown_away_from_it_and_is_soon_back(self, sit: Sit) -> None:
        player, ways = self.refuse(sit), []
        for _frame in range(round(0.2 / FRAME)):
            ways.append(self.refused(player).back(5))
            player.app.step(FRAME)
        assert ways[0][0] > 0.5, "to the right: the token stands on its left"
        assert all(down == 0 for _across, down in ways)
        assert all(after[0] < before[0] or after[0] == 0 for before, after in pairwise(ways))
        assert ways[-1] == (0, 0)

    @pytest.mark.parametrize("still", [{"shake": False}, STILL], ids=str)
    def test_the_cursor_stays_where_nothing_may_shake(self, sit: Sit, still: dict[str, Any]) -> None:
        player = self.refuse(sit, **still)
        assert self.refused(player).back(5) == (0, 0)
        assert player.play.picture().board.shake == 0


class TestParticles:
    @pytest.mark.parametrize("still", [{"particles": False}, STILL], ids=str)
    def test_no_sparks_fly_for_the_winner(self, sit: Sit, still: dict[str, Any]) -> None:
        player = sit("apart")
        player.play_to_the_end()
        outcome = player.game.session.outcome
        assert outcome is not None
        assert outcome.winner is not None
        top = player.top
        assert top.picture().winner == outcome.winner  # type: ignore[attr-defined]
        change(player, **still)
        assert top.picture().winner is None  # type: ignore[attr-defined]

    def test_no_shards_fly(self, sit: Sit) -> None:
        player = sit("light_cycle")
        change(player, particles=False)
        player.play_out()
        player.wait(MOVE_SECONDS + 0.63)
        assert FATE_FROM + 0.3 < player.game.picture().board.frame.ended < ROOM_FROM - 0.15
        first = seen(player, self.around_the_loser(player))
        player.wait(0.15)
        assert seen(player, self.around_the_loser(player)) == first

    def around_the_loser(self, player: Player) -> Rect:
        rules, position = player.session.match.rules, player.session.match.position
        return player.play.board.area.rect_of(rules.standing(position)).inflate(-20, -20)


class TestSpeed:
    @pytest.mark.parametrize(("speed", "factor"), [("half", 0.5), ("normal", 1.0), ("double", 2.0)])
    def test_a_move_takes_as_long_as_the_speed_says(self, sit: Sit, speed: str, factor: float) -> None:
        player = sit("apart")
        change(player, animation_speed=speed)
        player.make("3,3")
        first = progress(player)
        assert first == pytest.approx(FIRST_SECONDS * factor / MOVE_SECONDS)
        player.app.step(0.05)
        assert progress(player) - first == pytest.approx(0.05 * factor / MOVE_SECONDS)

    @pytest.mark.parametrize("still", [{"animation_speed": "off"}, STILL], ids=str)
    def test_a_move_is_there_at_once_and_so_is_one_that_is_taken_back(
        self, sit: Sit, still: dict[str, Any]
    ) -> None:
        player = sit("apart")
        change(player, **still)
        player.make("3,3")
        assert progress(player) == 1
        player.press(pygame.K_q)
        assert player.play.picture().board.frame.plies == ()

    @pytest.mark.parametrize(("speed", "factor"), [("half", 0.5), ("double", 2.0)])
    def test_the_end_of_a_game_is_there_at_once(self, sit: Sit, speed: str, factor: float) -> None:
        player = sit("apart")
        change(player, animation_speed=speed)
        player.play_out()
        whole = (MOVE_SECONDS + CHOICES_FROM) / factor
        player.wait(whole - 0.2)
        assert player.scene == "Play"
        player.wait(0.4)
        assert player.scene == "GameOver"

    def test_without_animations_the_choices_after_a_game_come_at_once(self, sit: Sit) -> None:
        player = sit("apart")
        change(player, animation_speed="off")
        player.play_out()
        player.app.step(FRAME)
        assert player.scene == "GameOver"

    def test_without_animations_scenes_do_not_fade(self, player: Player) -> None:
        change(player, **STILL)
        player.press(pygame.K_F1)
        assert seen(player, LAYOUT.header) == seen_later(player, LAYOUT.header, 0.0)
        first = seen(player, LAYOUT.header)
        player.app.step(FRAME)
        assert seen(player, LAYOUT.header) == first


class TestReducedMotion:
    def test_a_game_that_waits_for_its_player_stands_still(self, sit: Sit) -> None:
        for slug in ("chain", "light_cycle"):
            player = sit(slug)
            player.make(player.session.match.rules.legal_moves(player.session.match.position)[0])
            player.wait(1)
            assert seen(player) != seen_later(player)
            change(player, **STILL)
            player.app.step(FRAME)
            assert seen(player) == seen_later(player)

    def test_the_game_of_the_menu_goes_on_calmly(self, player: Player) -> None:
        """More slowly, each move at once."""
        menu = player.on_top(MenuScene)

        def moves_in(seconds: float) -> int:
            count, position = 0, self.frame(menu).position
            for _frame in range(round(seconds / 0.05)):
                player.app.step(0.05)
                count += self.frame(menu).position != position
                position = self.frame(menu).position
            return count

        lively = moves_in(6)
        change(player, **STILL)
        player.wait(0.2)
        assert 0 < moves_in(6) < lively
        assert self.frame(menu).progress == 1

    def frame(self, menu: MenuScene) -> Frame:
        return menu.picture().shown.board.frame

    def test_another_game_is_there_at_once(self, player: Player) -> None:
        menu = player.on_top(MenuScene)
        player.press(pygame.K_d)
        assert menu.picture().turn is not None
        player.wait(0.5)
        assert menu.picture().turn is None
        change(player, **STILL)
        player.press(pygame.K_d)
        assert menu.picture().turn is None
        assert max(tile.light for tile in menu.picture().tiles) == 1

    def test_reduced_motion_switches_off_everything_that_moves(self) -> None:
        calm = motion_of(Settings(reduced_motion=True, animation_speed="double"))
        assert calm.speed is None
        assert not any((calm.pulses, calm.backdrop, calm.particles, calm.shake))
        assert motion_of(Settings()) == Motion()


class TestFlashes:
    """A flash is a pair of opposing changes of the luminance by a tenth or more."""

    FRAMES_A_SECOND = 30
    MOST_A_SECOND = 3
    CHANGE = 0.1
    SECONDS = 2.0
    # The board is looked at in parts of a few pixels, which are not thinner than a line.
    WINDOW = (800, 500)
    PARTS = (160, 160)

    @pytest.mark.parametrize("slug", ["chain", "light_cycle", "siege"])
    def test_nothing_flashes_more_than_three_times_a_second_at_the_end_of_a_game(
        self, sit: Sit, slug: str
    ) -> None:
        player = sit(slug, self.WINDOW)
        player.play_out()
        assert self.most_flashes(player) <= self.MOST_A_SECOND * self.SECONDS

    def test_nothing_flashes_more_often_while_a_hint_is_shown(self, sit: Sit) -> None:
        player = sit("apart", self.WINDOW)
        player.make("3,3")
        player.press(pygame.K_h)
        player.wait(0.5)
        assert player.play.picture().board.hinted
        assert 1 <= self.most_flashes(player) <= self.MOST_A_SECOND * self.SECONDS

    def most_flashes(self, player: Player) -> float:
        """The flashes of the part that flashes most."""
        shown = []
        for _frame in range(round(self.SECONDS * self.FRAMES_A_SECOND)):
            player.app.step(1 / self.FRAMES_A_SECOND)
            board = player.app.display.canvas.subsurface(self.board(player))
            grey = pygame.transform.grayscale(pygame.transform.smoothscale(board, self.PARTS))
            shown.append(pygame.image.tobytes(grey, "RGB")[::3])
        changing = {tones for tones in zip(*shown, strict=True) if max(tones) > min(tones)}
        light = [luminance(linear((tone,) * 3)) for tone in range(256)]
        return max(self.flashes([light[tone] for tone in tones]) for tones in changing)

    def board(self, player: Player) -> Rect:
        """Where the board is: what moves with it when it comes nearer does not flash."""
        picture = player.game.picture()
        layout = picture.layout
        return between(layout.slab, layout.end_slab, picture.ending.nearer).board

    def flashes(self, tones: list[float]) -> float:
        turns, low, high = 0, tones[0], tones[0]
        rising: bool | None = None
        for tone in tones:
            low, high = min(low, tone), max(high, tone)
            if rising is not True and tone - low >= self.CHANGE:
                turns, rising, high = turns + 1, True, tone
            elif rising is not False and high - tone >= self.CHANGE:
                turns, rising, low = turns + 1, False, tone
        return turns / 2
