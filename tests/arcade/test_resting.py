"""The loop draws less while only slow pulses move, and rests while the window is out of sight."""

import random
from collections.abc import Sequence
from typing import Any

import pygame
import pytest
from pygame.event import Event

from game import catalogue
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.navigation.destinations import ToRun
from game.arcade.profile.settings import Settings
from game.arcade.scenes.play.animation import SETTLED_SECONDS
from game.arcade.scenes.play.play import PlayScene
from game.arcade.screenshots.screenshot import Stage
from game.arcade.screenshots.shot import Shot
from game.arcade.shell import pace
from game.arcade.shell.app import IDLE_SECONDS, LONGEST_FRAME
from game.arcade.shell.display import Display
from game.arcade.views.panel.words import draw_panel, reach_of_words
from game.arcade.views.play import play
from game.core.rules import PLAYERS
from game.core.rules import Player as Side
from tests.arcade.cabinet import FRAME, Player, Sit
from tests.arcade.pieces import hear_music
from tests.arcade.runner import Runner
from tests.setups import ON_THE_SCREEN

SMALL = (640, 360)


@pytest.fixture
def pictures(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Every picture that the loop shows."""
    shown: list[bytes] = []

    def flip(display: Display, _part: pygame.Rect | None = None) -> None:
        shown.append(pygame.image.tobytes(display.canvas, "RGB"))

    monkeypatch.setattr(Display, "flip", flip)
    return shown


def turn(player: Player, times: int = 1) -> None:
    """Turns of the loop, as it runs by itself."""
    for _turn in range(times):
        player.app.turn(FRAME)


def tell(player: Player, *kinds: int) -> None:
    """Events of the window."""
    for kind in kinds:
        pygame.event.post(pygame.event.Event(kind))
    turn(player)


def test_a_still_board_is_drawn_less_often_and_stays_alive(sit: Sit, pictures: list[bytes]) -> None:
    player = sit("crossfire", SMALL)
    player.wait(1)
    pictures.clear()
    turn(player, 60)
    assert 7 <= len(pictures) <= 12
    assert len(set(pictures)) > 5


def test_of_a_still_board_only_the_board_is_drawn_again(sit: Sit, pictures: list[bytes]) -> None:
    player = sit("crossfire", SMALL)
    turn(player, 60)
    canvas, board = player.app.display.canvas, player.app.context.layout.board
    aside = pygame.Rect(0, 0, board.left // 2, canvas.get_height())
    canvas.fill("red", aside)  # which only a whole picture covers
    count = len(pictures)
    while len(pictures) < count + 4:
        turn(player)
    assert canvas.subsurface(aside).get_at((0, 0)) == pygame.Color("red")
    tell(player, pygame.WINDOWEXPOSED)
    assert same(canvas, whole(player))


def test_beside_a_still_board_no_words_are_written_again(
    sit: Sit, pictures: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    player = sit("siege", (1280, 720))
    turn(player, 60)
    written: list[Side] = []

    def noted(
        canvas: pygame.Surface, layout: Layout, renderer: AnyRenderer, player: Side, *rest: Any
    ) -> None:
        written.append(player)
        draw_panel(canvas, layout, renderer, player, *rest)

    monkeypatch.setattr(play, "draw_panel", noted)
    count = len(pictures)
    turn(player, 20)
    assert len(pictures) > count
    assert written == []
    tell(player, pygame.WINDOWEXPOSED)
    assert written == [1, 2]


@pytest.mark.parametrize("slug", ON_THE_SCREEN)
def test_what_stands_on_a_panel_shines_no_further_than_its_reach(slug: str) -> None:
    stage = Stage(Shot("game_over", catalogue.games()[slug].setup()))
    for window in ((800, 600), (480, 320), (600, 1000)):
        stage.context.resize(*window)
        shown, dark = stage.stack.seen[0].picture(), pygame.Surface(window)
        for player, panel in zip(PLAYERS, shown.panels, strict=True):
            canvas = dark.copy()
            draw_panel(canvas, shown.layout, shown.renderer, player, panel, shown.series)
            assert not same(canvas, dark)
            canvas.fill("black", reach_of_words(shown.layout, player))
            assert same(canvas, dark), f"player {player} at {window}"


@pytest.mark.parametrize("slug", ON_THE_SCREEN)
def test_what_is_drawn_in_part_is_like_a_whole_picture(sit: Sit, slug: str) -> None:
    """Whatever people press in whatever order, in the middle of whatever moves."""
    player = sit(slug, SMALL)
    chance = random.Random(slug)  # noqa: S311 - not for secrets
    names = ("w", "a", "s", "d", "SPACE", "RETURN", "UP", "LEFT", "q", "h")
    keys = [getattr(pygame, f"K_{name}") for name in names]
    for press in range(60):
        key = chance.choice(keys)
        player.hold(key)
        turn(player, chance.randrange(1, 12))
        player.release(key)
        turn(player)
        if player.scene == "Play":
            assert same(player.app.display.canvas, whole(player)), f"after press {press}"


def test_an_award_of_a_run_drawn_in_part_is_like_a_whole_picture(sit: Sit) -> None:
    """Awards, points and hints come and go in the middle of everything else."""
    runner = Runner(sit(None, SMALL))
    player = runner.player
    player.app.context.change(Settings(bot_speed="double"))
    player.app.context.profile.runs.begin(seed=1)
    player.app.routes.go(ToRun())
    player.wait(0.1)
    runner.choose("Continue")
    runner.go_on()
    play = player.on_top(PlayScene)
    told = set()
    for number in range(300):
        if play.session.person_on_turn and number % 40 == 39:
            play.board.take(play.session.play(runner.best_move()))
        if number == 100:
            player.hold(pygame.K_h)
        player.app.step(FRAME)
        if player.scene != "Play" or play.session.over:
            break
        assert same(player.app.display.canvas, whole(player)), f"in turn {number}"
        shown = play.picture().corners
        told.add(shown.award is not None if shown else None)
    assert told == {True, False}


def whole(player: Player) -> pygame.Surface:
    canvas = player.app.display.canvas.copy()
    player.app.stack.draw(canvas)
    return canvas


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


def test_a_press_is_seen_in_the_next_picture(sit: Sit, pictures: list[bytes]) -> None:
    player = sit("crossfire", SMALL)
    turn(player, 60)
    for key in (pygame.K_d, pygame.K_d, pygame.K_s):
        pictures.clear()
        player.hold(key)
        turn(player)
        assert len(pictures) == 1
        player.release(key)
        turn(player)


def test_every_turn_is_drawn_while_a_move_is_shown(sit: Sit, pictures: list[bytes]) -> None:
    player = sit("crossfire", SMALL)
    turn(player, 60)
    pictures.clear()
    player.hold(pygame.K_SPACE)
    turn(player, 10)
    assert len(pictures) == len(set(pictures)) == 10


def test_the_choices_after_a_game_come_to_rest(sit: Sit, pictures: list[bytes]) -> None:
    player = sit("chain", SMALL)
    player.play_to_the_end()
    pictures.clear()
    turn(player, 10)
    assert len(pictures) == 10, "sparks fly"
    player.wait(SETTLED_SECONDS, LONGEST_FRAME)
    pictures.clear()
    turn(player, 60)
    assert 7 <= len(pictures) <= 12


def test_out_of_sight_the_cabinet_rests(sit: Sit, pictures: list[bytes]) -> None:
    player = sit("crossfire", SMALL)
    board, time = player.board, player.app.context.time
    tell(player, pygame.WINDOWMINIMIZED)
    pictures.clear()
    turn(player, round((IDLE_SECONDS + 1) / FRAME))
    assert pictures == []
    assert not pygame.mixer.get_busy()
    assert (player.scene, player.board, player.app.context.time) == ("Play", board, time)
    tell(player, pygame.WINDOWRESTORED)
    assert len(pictures) == 1
    hear_music(player.app.context.audio)


class Clock:
    """Real time, which goes by only while nothing happens and the loop waits."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        self.waited: list[float] = []  # the seconds of each time
        monkeypatch.setattr(pace, "perf_counter", lambda: self.now)
        monkeypatch.setattr(pygame.time, "wait", self.wait)

    def wait(self, milliseconds: int) -> None:
        self.now += milliseconds / 1000
        self.waited.append(milliseconds / 1000)


def test_out_of_sight_the_loop_turns_only_a_few_times_a_second(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)
    app = sit("crossfire", SMALL).app
    turn, turns = app.turn, 0

    def counted(seconds: float, waited: Sequence[Event]) -> None:
        nonlocal turns
        turns += 1
        turn(seconds, waited)
        if turns == 2:
            pygame.event.post(Event(pygame.WINDOWHIDDEN))
        if turns == 5:
            app.context.quit()

    monkeypatch.setattr(app, "turn", counted)
    app.run()
    in_sight, hidden = clock.waited[:12], clock.waited[12:]
    assert in_sight == pytest.approx([1 / 240] * 12, abs=0.001), "four looks a turn, not always"
    assert sum(hidden) == pytest.approx(2 / 4), "two turns"


class TestWaitingForATurn:
    """The loop turns 60 times a second. A press is not kept waiting for that."""

    @pytest.fixture
    def clock(self, monkeypatch: pytest.MonkeyPatch, display: None) -> Clock:
        pygame.event.clear()
        return Clock(monkeypatch)

    @pytest.mark.parametrize(
        "kind",
        [pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN, pygame.JOYBUTTONDOWN],
        ids=pygame.event.event_name,
    )
    def test_a_press_is_answered_at_once(self, clock: Clock, kind: int) -> None:
        waiting = pace.Pace()
        happened = [pygame.MOUSEMOTION, kind, pygame.KEYUP]
        for each in happened:
            pygame.event.post(Event(each))
        seconds, events = waiting.wait()
        assert (seconds, [event.type for event in events]) == (0.0, happened)

    def test_a_mouse_that_moves_waits_for_the_turn(self, clock: Clock) -> None:
        """It reports a thousand times a second."""
        waiting = pace.Pace()
        for _report in range(3):
            pygame.event.post(Event(pygame.MOUSEMOTION))
        seconds, events = waiting.wait()
        assert seconds == pytest.approx(1 / 60, abs=0.001)
        assert len(events) == 3


@pytest.mark.parametrize(
    "back", [pygame.WINDOWSHOWN, pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED, pygame.WINDOWENTER]
)
def test_it_wakes_when_the_window_comes_back(sit: Sit, pictures: list[bytes], back: int) -> None:
    player = sit("crossfire", SMALL)
    tell(player, pygame.WINDOWHIDDEN, pygame.WINDOWMINIMIZED)
    pictures.clear()
    tell(player, back)
    assert len(pictures) == 1


def test_out_of_focus_but_in_sight_it_goes_on(sit: Sit, pictures: list[bytes]) -> None:
    player = sit("crossfire", SMALL)
    tell(player, pygame.WINDOWFOCUSLOST)
    pictures.clear()
    turn(player, 60)
    assert len(pictures) >= 10
    hear_music(player.app.context.audio)


def test_the_bot_finishes_its_thought_out_of_sight_and_moves_when_the_window_is_back(sit: Sit) -> None:
    player = sit("crossfire", SMALL, people=(2,))
    plies = player.session.match.plies
    assert player.session.level_on_turn is not None
    tell(player, pygame.WINDOWMINIMIZED)
    turn(player, 120)
    assert not plies
    tell(player, pygame.WINDOWRESTORED)
    player.wait(1.0)
    assert len(plies) == 1
