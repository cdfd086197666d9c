"""The riders' panels in the Arena: names, keys and rounds, in windows and text of any size."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.arcade.draw.glyphs import Form, Glyph
from game.arcade.draw.text import text_width
from game.arcade.draw.themes import THEMES
from game.arcade.input.actions import LEFT_KEYS, MOUSE, RIGHT_KEYS, Device
from game.arcade.input.binding_tables import PLAYER_ROWS, keys
from game.arcade.input.prompts import glyph_for
from game.arcade.navigation.destinations import ToArena, ToArenaReplay, ToMenu
from game.arcade.profile.arena_choices import ArenaChoices
from game.arcade.profile.profile import Profile
from game.arcade.profile.settings import Settings
from game.arcade.scenes.arena.arena_match import ArenaScene
from game.arcade.views.arena.hud import PanelLines, draw_hud, draw_hud_anew, lines_of
from game.arena.match import Arena, Match
from game.arena.record import read
from game.core.controls import Verb
from game.session.phased_match import Phase
from game.session.players import HUMAN
from tests.arcade.cabinet import Player

DIRECTIONS = (Verb.UP, Verb.DOWN, Verb.LEFT, Verb.RIGHT)
WINDOWS = [(1280, 800), (640, 360), (720, 1280), (1920, 1080)]
PEOPLE = (HUMAN, HUMAN)


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    player = Player(None, (640, 360), profile=Profile(tmp_path))
    player.app.routes.go(ToMenu())
    yield player
    player.app.stack.close()
    player.leave()


def begin(player: Player, rounds: int = 3, riders: tuple[str, str] = PEOPLE) -> ArenaScene:
    player.app.context.arena.use(ArenaChoices(Arena(points_to_win=rounds, seed=1), riders))
    player.app.routes.go(ToArena(1))
    player.app.step(0.0)
    return player.on_top(ArenaScene)


def panels(player: Player, window: tuple[int, int], text: int) -> tuple[PanelLines, PanelLines]:
    """What both panels say in a window of this size, with text of this size."""
    player.app.context.change(Settings(text=text))
    player.app.context.resize(*window)
    picture = player.on_top(ArenaScene).picture()
    return lines_of(picture.places, picture.hud)


class TestLines:
    @pytest.mark.sweep(text=[100, 150, 200], rounds=[1, 3, 5, 7], riders=[PEOPLE, (HUMAN, "rookie")])
    def test_names_and_keys_fit_in_every_window(
        self, player: Player, riders: tuple[str, str], rounds: int, text: int
    ) -> None:
        begin(player, rounds, riders)
        for window in WINDOWS:
            for number, lines in enumerate(panels(player, window, text), 1):
                assert lines.name in (f"Player {number}", f"P{number}")
                width = text_width(lines.name, lines.name_size, bold=True)
                assert width <= lines.name_line.width, (window, number)
                assert lines.keys_fit, (window, number)

    @pytest.mark.parametrize(("window", "text"), [((1280, 800), 200), ((640, 360), 100), ((640, 360), 150)])
    def test_a_usual_window_has_room_for_whole_names(
        self, player: Player, window: tuple[int, int], text: int
    ) -> None:
        begin(player, rounds=7)
        assert [lines.name for lines in panels(player, window, text)] == ["Player 1", "Player 2"]

    @pytest.mark.parametrize("window", [(640, 360), (1280, 800)])
    def test_names_are_short_where_long_keys_need_the_room(
        self, player: Player, window: tuple[int, int]
    ) -> None:
        keypad = (pygame.KSCAN_KP_8, pygame.KSCAN_KP_5, pygame.KSCAN_KP_4, pygame.KSCAN_KP_6)
        table = keys(PLAYER_ROWS, dict(zip(DIRECTIONS, ([key] for key in keypad), strict=True)))
        context = player.app.context
        context.bind(context.own_bindings.with_table(LEFT_KEYS, table))
        begin(player, rounds=5)
        lines = panels(player, window, 200)
        assert [each.name for each in lines] == ["P1", "P2"]
        assert [each.keys_fit for each in lines] == [True, True]

    @pytest.mark.parametrize(("window", "text"), [((1280, 800), 200), ((640, 360), 150), ((640, 360), 100)])
    def test_a_drawn_round_is_called_the_same_round_again(
        self, player: Player, window: tuple[int, int], text: int
    ) -> None:
        drawn = read(
            "arena map=empty size=small speed=frantic rounds=3 seed=1 round 4 1 1:up 2:left 3:down 4:right 2 "
            "1:up 2:right 3:down 4:left"
        )
        player.app.routes.go(ToArenaReplay(drawn.next_round()))
        player.app.step(0.0)
        panels(player, window, text)
        phased = player.on_top(ArenaScene).phased
        assert player.on_top(ArenaScene).picture().hud.round == "Round 1"
        while phased.match.state.tick or not phased.match.before:
            player.app.turn(0.05)
        picture = player.on_top(ArenaScene).picture()
        assert picture.hud.round == "Round 1 again"
        assert (
            text_width(picture.hud.round, picture.layout.small, bold=True)
            < picture.places.between_panels.width
        )

    @pytest.mark.parametrize("text", [100, 200])
    def test_the_rounds_cover_neither_line(self, player: Player, text: int) -> None:
        begin(player, rounds=5)
        for window in WINDOWS:
            for lines in panels(player, window, text):
                rounds = pygame.Rect(0, 0, lines.rounds_width, 1)
                rounds.center = lines.rounds
                assert lines.room.contains(rounds)
                assert not rounds.colliderect(lines.name_line)
                assert not rounds.colliderect(lines.lower_line)

    @pytest.mark.parametrize(("window", "text"), [((1280, 800), 200), ((640, 360), 150)])
    def test_the_round_stands_between_the_panels_when_text_is_large(
        self, player: Player, window: tuple[int, int], text: int
    ) -> None:
        begin(player)
        panels(player, window, text)
        picture = player.on_top(ArenaScene).picture()
        room = picture.places.between_panels.width
        words = (picture.hud.round, picture.hud.rule)
        assert all(text_width(each, picture.layout.small, bold=True) < room for each in words)


def keys_shown(player: Player) -> list[Glyph | None]:
    """What steers each rider, as its panel says; during the count, the riders say the same."""
    picture = player.on_top(ArenaScene).picture()
    glyphs = [panel.glyph for panel in picture.hud.panels]
    assert picture.count is None or list(picture.count.glyphs) == glyphs
    return glyphs


def prompts_shown(player: Player) -> list[tuple[Glyph | None, str]]:
    shown = player.on_top(ArenaScene)
    return [(shown.prompt_glyph(meaning), words) for meaning, words in shown.prompts()]


class TestKeysOfTwoPeople:
    @pytest.fixture
    def two(self, player: Player) -> Player:
        begin(player)
        return player

    def glyph(self, player: Player, device: Device) -> Glyph | None:
        return glyph_for(device, Verb.UP, player.app.context.bindings)

    def test_who_takes_the_other_half_of_the_keyboard_gives_their_own_in_exchange(self, two: Player) -> None:
        two.press(pygame.K_UP, pygame.K_ESCAPE)
        two.click_row("Devices")
        for _half in range(2):
            two.click_row("Player 1's device", side=1)
        assert two.value("Player 1's device") == "Arrows + Enter"
        two.press(pygame.K_ESCAPE, pygame.K_ESCAPE)
        arrows, letters = (self.glyph(two, half) for half in (RIGHT_KEYS, LEFT_KEYS))
        assert keys_shown(two) == [arrows, letters]
        two.press(pygame.K_w)
        two.press(pygame.K_UP)
        assert keys_shown(two) == [arrows, letters]

    def test_a_mouse_that_steers_one_is_not_shown_for_the_other(self, two: Player) -> None:
        two.press(pygame.K_ESCAPE)
        two.click_row("Resume")
        assert keys_shown(two) == [self.glyph(two, device) for device in (MOUSE, RIGHT_KEYS)]

    def test_the_prompts_stay_whoever_presses_something(self, two: Player) -> None:
        two.press(pygame.K_w)
        before = prompts_shown(two)
        two.press(pygame.K_UP)
        assert prompts_shown(two) == before
        assert [words for _glyph, words in before] == ["Pause"]

    def test_the_prompts_show_keys_as_long_as_anyone_plays_with_keys(self, two: Player) -> None:
        two.app.context.seats.choose([(1, MOUSE)])
        assert [glyph is not None for glyph, _words in prompts_shown(two)] == [True]


def test_a_single_person_reads_what_turns_with_the_mouse(player: Player) -> None:
    begin(player, riders=(HUMAN, "rookie"))
    player.app.context.seats.choose([(1, MOUSE)])
    player.press(pygame.K_w)
    assert (Glyph(Form.MOUSE), "Turn") in prompts_shown(player)


class TestAReplay:
    @pytest.fixture
    def watched(self, player: Player) -> Player:
        player.app.context.arena.use(ArenaChoices(Arena(points_to_win=1), PEOPLE))
        match = Match.begin(Arena(points_to_win=1, seed=1))
        player.app.routes.go(ToArenaReplay(match.after_tick().after_tick()))
        player.app.step(0.0)
        return player

    def test_shows_no_keys(self, watched: Player) -> None:
        assert watched.on_top(ArenaScene).phased.phase is Phase.COUNT
        assert keys_shown(watched) == [None, None]

    def test_has_a_pause_without_devices(self, watched: Player) -> None:
        watched.press(pygame.K_ESCAPE)
        assert "Devices" not in watched.labels()
        begin(watched)
        watched.press(pygame.K_ESCAPE)
        assert "Devices" in watched.labels()

    def test_starts_again_from_its_beginning(self, watched: Player) -> None:
        whole = watched.on_top(ArenaScene).phased
        for _frame in range(200):
            if whole.match.state.tick:
                break
            watched.app.turn(0.05)
        watched.press(pygame.K_ESCAPE)
        watched.click_row("Start again")
        shown = watched.on_top(ArenaScene)
        assert shown.phased is not whole
        assert (shown.replayed, shown.phased.match.state.tick) == (True, 0)


def test_who_starts_again_confirms_with_the_same_words(player: Player) -> None:
    shown = begin(player)
    player.press(pygame.K_ESCAPE)
    player.click_row("Start again")
    player.click_row("Start again")
    assert player.on_top(ArenaScene) is not shown


@pytest.mark.parametrize("theme", THEMES)
def test_the_panels_look_the_same_over_a_moving_field_as_drawn_there(player: Player, theme: str) -> None:
    player.app.context.change(replace(player.app.context.settings, theme=theme))
    picture = begin(player).picture()
    laid, drawn = (Surface(picture.layout.screen.size) for _canvas in range(2))
    for canvas in (laid, drawn):
        canvas.fill((90, 60, 140))
    draw_hud(laid, picture.theme, picture.places, picture.hud)
    draw_hud_anew(drawn, picture.theme, picture.places, picture.hud)
    for panel in (picture.places.panel(1), picture.places.panel(2)):
        one, other = (pygame.image.tobytes(canvas.subsurface(panel), "RGB") for canvas in (laid, drawn))
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) < 12
