"""Blows and triumphs beside the finale: hearts and marks break, steps go dark, links are struck."""

from dataclasses import replace

import pygame
import pytest
from pygame import Rect, Surface

from game.arcade.draw.broken import STEPS
from game.arcade.draw.finale import SETTLES_FROM
from game.arcade.draw.strike import draw_strike
from game.arcade.draw.themes import DEFAULT_PALETTE, theme_of
from game.arcade.navigation.destinations import ToMenu, ToRun
from game.arcade.profile.profile import Profile
from game.arcade.scenes.puzzles.puzzle_board import BLOW_SECONDS
from game.arcade.scenes.run.stage_end import StageEndScene
from game.arcade.scenes.transition import GROW_SECONDS, Transition
from game.arcade.views.puzzles.step_marks import broken_heart, draw_link
from game.arcade.views.run.ladder import LadderPicture
from game.arcade.views.run.lives_and_hints import Lives, draw_lives
from game.puzzles.streak import Streak
from tests.arcade.cabinet import FRAME, Sit
from tests.arcade.puzzler import Puzzler
from tests.arcade.runner import Runner, quick_games

NEON = theme_of("neon", DEFAULT_PALETTE, glow=True)


def parts(picture: Surface) -> int:
    """How many parts a picture has that do not touch."""
    return len(pygame.mask.from_surface(picture, 100).connected_components(30))


def brightness(picture: Surface) -> int:
    return sum(pygame.transform.average_color(picture)[:3])


class TestHearts:
    def test_a_lost_life_breaks_and_stays_broken(self) -> None:
        def last_heart(broken: float) -> int:
            """How many parts the third heart of three has, when it has broken so far."""
            canvas = Surface((400, 140))
            draw_lives(canvas, replace(NEON, glow=False), 0, 70, 90, 2, broken)
            canvas.set_colorkey((0, 0, 0))
            return len(pygame.mask.from_surface(canvas.subsurface(250, 0, 120, 140)).connected_components(30))

        assert last_heart(0.01) == 1
        assert last_heart(1.0) == 2

    def test_the_heart_of_a_streak_does_so_too(self) -> None:
        assert parts(broken_heart(NEON, 60, 0)) == 1
        assert parts(broken_heart(NEON, 60, STEPS)) == 2


class TestALostStage:
    def test_a_heart_and_the_step_break_with_the_reason_in_sight(self, sit: Sit) -> None:
        runner = Runner(sit(None, (1280, 800), profile=Profile(None, quick_games())))
        runner.player.app.context.profile.runs.begin(1)
        for place in (ToMenu(), ToRun()):
            runner.player.app.routes.go(place)
        runner.player.wait(0.1)
        runner.choose("Continue")
        runner.go_on()
        runner.play_out(win=False)
        settings = runner.player.app.context.settings
        runner.player.app.context.change(replace(settings, reduced_motion=False))
        end = runner.player.on_top(StageEndScene)
        shown = end.picture()
        assert (shown.node(Lives).broken, shown.node(LadderPicture).broken) == (0, 0)
        assert any(words.endswith(".") for words in shown.texts), "why it was lost"
        runner.player.wait(end.settles_at + FRAME)
        shown = end.picture()
        assert (shown.node(Lives).broken, shown.node(LadderPicture).broken) == (1, 1)
        assert len(shown.node(LadderPicture).loops) == 1


class TestAMissedPuzzle:
    def test_the_mark_breaks_on_the_wrong_cell_while_it_is_said_why(self, sit: Sit) -> None:
        puzzler = Puzzler(sit(None, (640, 400)))
        puzzler.ask(Streak(puzzler.packs, seed=5))
        wrong, rules = puzzler.wrong(), puzzler.session.match.rules
        cell = rules.cells_of(puzzler.session.match.position, wrong)[0]
        puzzler.enter(wrong)
        shares = []
        for _frame in range(round((BLOW_SECONDS + 1.5) / FRAME)):
            puzzler.player.wait(FRAME)
            miss = puzzler.scene.picture().miss
            if miss is not None:
                shares.append(miss.share)
                assert miss.cell == cell
                assert "gives the win away" in puzzler.message
        assert shares == sorted(shares)
        assert shares[0] < 0.1
        assert shares[-1] > 0.9
        assert puzzler.scene.picture().miss is None

    def test_with_reduced_motion_it_is_only_marked_beside_the_board(self, sit: Sit) -> None:
        puzzler = Puzzler(sit(None, (640, 400)))
        settings = puzzler.player.app.context.settings
        puzzler.player.app.context.change(replace(settings, reduced_motion=True))
        puzzler.ask(Streak(puzzler.packs, seed=5))
        puzzler.enter(puzzler.wrong())
        puzzler.player.wait(FRAME)
        assert puzzler.scene.picture().miss is None
        assert puzzler.scene.picture().note.hearts == (0.0,)


class TestTriumphs:
    def test_a_solved_puzzle_of_a_streak_is_struck_onto_its_chain(self, sit: Sit) -> None:
        puzzler = Puzzler(sit(None, (640, 400)))
        puzzler.ask(Streak(puzzler.packs, seed=5))
        puzzler.solve()
        links = puzzler.scene.picture().note.links
        puzzler.player.wait(SETTLES_FROM + 1.0)
        assert links <= puzzler.scene.picture().note.links == 1

    def test_a_link_comes_down_with_a_flash(self) -> None:
        lights = []
        for struck in (0.0, 0.55, 1.0):
            canvas = Surface((120, 120))
            draw_link(canvas, NEON, Rect(40, 40, 40, 40), struck, edgewise=False)
            lights.append(brightness(canvas))
        assert lights[0] == 0
        assert lights[1] > lights[2] > 0

    @pytest.mark.parametrize("share", [0.0, 1.0])
    def test_a_strike_leaves_nothing(self, share: float) -> None:
        canvas = Surface((100, 100))
        draw_strike(canvas, NEON, (50, 50), 40, (255, 200, 0), share)
        assert brightness(canvas) == 0
        draw_strike(canvas, NEON, (50, 50), 40, (255, 200, 0), 0.3)
        assert brightness(canvas) > 0


def test_what_covers_a_board_does_not_fly_away_with_it() -> None:
    board, free = Rect(40, 20, 100, 100), Rect(40, 20, 100, 80)
    picture, canvas = Surface((300, 200)), Surface((300, 200))
    picture.fill((0, 0, 255), board)
    picture.fill((255, 0, 0), Rect(0, 100, 300, 100))  # the choices over its lower edge
    moving = Transition(picture, Surface((300, 200)), board, Rect(160, 80, 60, 60), free, GROW_SECONDS * 0.6)
    moving.draw(canvas)
    right = canvas.subsurface(Rect(145, 0, 155, 200))
    reds = pygame.mask.from_threshold(right, (255, 0, 0), (80, 80, 80)).count()
    blues = pygame.mask.from_threshold(right, (0, 0, 255), (80, 80, 80)).count()
    assert reds == 0
    assert blues > 0
