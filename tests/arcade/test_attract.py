"""The attract mode: left alone, the arcade plays by itself until someone presses something."""

from itertools import groupby

import pygame
import pytest

from game import catalogue
from game.arcade.navigation.destinations import ARENA_TILE, ToAttract, ToMenu
from game.arcade.scenes.attract import ArenaAttractScene
from game.arcade.shell.music import Music
from tests.arcade.cabinet import Player, Sit
from tests.processes import python
from tests.setups import PRODUCT_GAMES

SLOW = 0.2  # seconds per frame: long frames keep the test quick


def leave_alone(player: Player, seconds: float = 31.0) -> None:
    """Nobody presses anything for so long, in few and very long frames."""
    player.wait(seconds, 1.0)


@pytest.fixture
def player(sit: Sit) -> Player:
    """In front of a small cabinet, which shows its menu."""
    return sit(window=(320, 200))


@pytest.mark.parametrize(
    ("keys", "scene"), [((), "Menu"), ((pygame.K_c,), "GameSetUp"), ((pygame.K_F1,), "HowTo")]
)
def test_the_attract_mode_begins_only_where_no_game_is_waiting_and_ends_there(
    player: Player, keys: tuple[int, ...], scene: str
) -> None:
    player.choose("Crossfire")
    player.press(*keys)
    leave_alone(player)
    assert player.scene == "Attract"
    assert player.session.setup.variant.slug == "crossfire"
    player.wait(3, SLOW)
    assert player.session.match.plies
    player.press(pygame.K_SPACE)
    assert player.scene == scene


@pytest.mark.parametrize(
    "keys", [(), (pygame.K_ESCAPE,), (pygame.K_F1,)], ids=["play", "pause", "how to play"]
)
def test_the_attract_mode_never_takes_a_game_away(sit: Sit, keys: tuple[int, ...]) -> None:
    player = sit("apart")
    player.press(*keys)
    scene = player.scene
    leave_alone(player)
    assert player.scene == scene


@pytest.mark.parametrize("key", [pygame.K_x, pygame.K_LSHIFT, pygame.K_F7, pygame.K_F11, pygame.K_w])
def test_any_key_ends_the_attract_mode(player: Player, key: int) -> None:
    leave_alone(player)
    player.press(key)
    assert player.scene == "Menu"


@pytest.mark.parametrize("button", [pygame.BUTTON_LEFT, pygame.BUTTON_MIDDLE, pygame.BUTTON_RIGHT])
def test_any_click_ends_the_attract_mode(player: Player, button: int) -> None:
    leave_alone(player)
    player.click((5, 5), button)
    assert player.scene == "Menu"


def test_a_mouse_that_moves_does_not_end_the_attract_mode(player: Player) -> None:
    leave_alone(player)
    for x in range(5):
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, 9), rel=(1, 0), buttons=(0, 0, 0)))
        player.wait(0.02)
    assert player.scene == "Attract"


def test_an_unbound_press_still_shows_that_someone_is_there(player: Player) -> None:
    leave_alone(player, 29.0)
    player.press(pygame.K_x)
    leave_alone(player, 29.0)
    assert player.scene == "Menu"


def test_each_game_has_its_own_music(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    player.choose("Apart")
    monkeypatch.setattr(Music, "ask_for", lambda _music, folder: asked.append(folder.parents[1].name))
    leave_alone(player)
    shown = [player.session.setup.variant.slug]
    while len(shown) < 3:
        player.wait(SLOW, SLOW)
        assert [type(scene).__name__ for scene in player.app.stack.scenes] == [
            "MenuScene",
            "AttractScene",
        ]
        if player.session.setup.variant.slug != shown[-1]:
            shown.append(player.session.setup.variant.slug)
    assert shown == list(catalogue.games())[:3]
    player.press(pygame.K_SPACE)
    assert [game for game, _again in groupby(asked)] == [*shown, "sounds"], "at last that of the menu"


def test_the_arena_takes_its_turn_after_the_last_game(player: Player) -> None:
    games = player.app.context.games
    player.app.routes.go(ToAttract(list(games.values())[-1]))
    for _frame in range(3000):
        if player.scene == "ArenaAttract":
            break
        player.wait(SLOW, SLOW)
    ride = player.on_top(ArenaAttractScene)
    bots = ride.phased.bots
    ride_to_its_end(player)
    assert bots == (1, 2)
    assert player.session.setup.variant.slug == next(iter(games))
    assert [type(scene).__name__ for scene in player.app.stack.scenes] == ["MenuScene", "AttractScene"]


def ride_to_its_end(player: Player) -> None:
    for _frame in range(9000):
        if player.scene != "ArenaAttract":
            return
        player.app.turn(0.05)
    raise AssertionError("the ride never ends")


@pytest.mark.parametrize(("keys", "scene"), [((), "Menu"), ((pygame.K_c,), "ArenaSetUp")])
def test_in_the_arena_bots_ride_until_someone_presses_something(
    player: Player, keys: tuple[int, ...], scene: str
) -> None:
    player.app.routes.go(ToMenu(ARENA_TILE))
    player.press(*keys)
    leave_alone(player)
    ride = player.on_top(ArenaAttractScene)
    player.wait(3, SLOW)
    assert ride.phased.match.state.tick > 0
    player.press(pygame.K_x)
    assert player.scene == scene
    assert player.app.context.arena.kept.people == (1,), "the choices stay"


def test_the_attract_mode_plays_on_the_boards_that_were_chosen(player: Player) -> None:
    variant = catalogue.games()["apart"]
    book = player.app.context.choices
    book.keep(book.of(variant).with_setup(variant.setup(4)))
    player.choose(variant.name)
    leave_alone(player)
    assert player.session.setup.size == 4


CHOSEN = """
import sys
import game.cli
from game.arcade.shell.app import App

def tell(app):
    app.step(0.0)  # what was asked for opens after the first picture
    for slug, variant in app.context.games.items():
        choices = app.context.choices.of(variant)
        print(slug, choices.setup.size, choices.rounds, *dict(choices.setup.options).values())
    shown = app.stack.top.session if len(app.stack.scenes) > 1 else None
    print("shown", shown and (shown.setup.variant.slug, shown.setup.size, shown.mode.rounds))

App.run = tell
sys.exit(game.cli.main(["arcade", *sys.argv[1:], "--fresh", "--window"]))
"""


def test_without_a_game_the_command_lines_choices_are_those_of_every_game_that_has_them() -> None:
    told = python("-c", CHOSEN, "--size", "9", "--rounds", "3", "--diagonals", "main").stdout.splitlines()
    assert {"apart 5 3", "crossfire 9 3 main", "light_cycle 9 3", "chain 9 3", "siege 5 3"} <= set(told)
    assert [line.split()[0] for line in told] == [*PRODUCT_GAMES, "shown"]
    assert told[-1] == "shown None"


def test_the_demo_plays_with_the_choices_of_the_command_line() -> None:
    told = python("-c", CHOSEN, "--size", "4", "--rounds", "3", "--demo", "1").stdout.splitlines()
    assert told[-1] == "shown ('apart', 4, 3)"
    told = python("-c", CHOSEN, "chain", "--size", "6", "--demo", "1").stdout.splitlines()
    assert told[-1] == "shown ('chain', 6, 1)"
