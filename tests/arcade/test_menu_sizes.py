"""The menu holds three to twelve games and three other tiles: nothing overlaps, all can be reached."""

from collections.abc import Hashable, Iterator
from dataclasses import replace
from itertools import combinations, product
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game import catalogue
from game.arcade.draw.layout import Layout
from game.arcade.draw.themes import NEON
from game.arcade.input.actions import LEFT_KEYS, Action
from game.arcade.kit.rows import Scroll
from game.arcade.navigation.destinations import TONIGHT_TILE
from game.arcade.scenes.menu import tiles
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.menu.tiles import puzzles_tile, run_tile
from game.arcade.screenshots.screenshot import Stage
from game.arcade.screenshots.shot import Shot
from game.arcade.views.icons import draw_run_icon, icon
from game.arcade.views.menu.menu_layout import MenuLayout
from game.commands import new_game
from game.core.controls import DIRECTION_OF, Verb
from game.core.variant import Variant
from tests.arcade.written import ink, painted

WINDOWS = [(640, 360), (800, 600), (1280, 800), (1920, 1080)]
NUMBERS = range(3, 13)
# The only window that is too small for all tiles, and for how many games.
SCROLLING = (640, 360), 12
BUTTONS = ("Set up", "Who plays", "How to play", "Records", "Settings", "Quit")
NAMES = (
    *(f"{name} {number}" for number in "12" for name in ("Siege", "Glass house")),
    "Light Cycle Duel",
) * 3
OTHER_NAMES = ("Run", "Puzzles", "Tonight")
SUMMARIES = (
    "Place a marker out of your opponent's lines of fire. Get stuck and you lose.\nAda and Ben",
) * 15
OPPOSITE = {Verb.LEFT: Verb.RIGHT, Verb.RIGHT: Verb.LEFT}

EVERY_NUMBER = pytest.mark.parametrize("number", NUMBERS)


@pytest.fixture(scope="module")
def many_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Variant]]:
    """All games there are, and new ones beside them."""
    folders, folder = catalogue.folders(), tmp_path_factory.mktemp("games")
    for name in ("stone_age", "ant_farm", "night_watch", "glass_house", "last_resort"):
        new_game.write(name, "placing", Path(folder))
    catalogue.look_in([*folders, str(folder)])
    yield list(catalogue.games().values())
    catalogue.look_in(folders)


@pytest.fixture
def games(number: int, many_games: list[Variant], monkeypatch: pytest.MonkeyPatch) -> list[Variant]:
    """So many games, a tile before them, and two after them."""
    some = many_games[:number]
    monkeypatch.setattr(catalogue, "games", lambda: {variant.slug: variant for variant in some})
    monkeypatch.setattr(tiles, "OTHERS", (run_tile, puzzles_tile))
    return some


@EVERY_NUMBER
def test_all_tiles_lie_apart_and_the_board_is_large(number: int) -> None:
    for window in WINDOWS:
        layout = Layout(*window)
        plan = planned(layout, number)
        assert plan.stage.slab.board.width >= layout.height * 0.32, window
        assert plan.tiles(start_of(plan)).visible == range(len(plan.names)) or (window, number) == SCROLLING
        assert_apart_on_the_screen(plan)


@EVERY_NUMBER
def test_nothing_overlaps_where_text_is_large(number: int) -> None:
    windows = (*WINDOWS, (1280, 720), (1366, 768), (720, 1280), (2560, 1080))
    for window, text in product(windows, (125, 150, 200)):
        assert_apart_on_the_screen(planned(Layout(*window, text), number))


def planned(layout: Layout, number: int) -> MenuLayout:
    """The menu with so many games."""
    pygame.font.init()
    names = (*NAMES[:number], *OTHER_NAMES)
    return MenuLayout(layout, BUTTONS, names, SUMMARIES[: len(names)])


def start_of(plan: MenuLayout) -> Scroll:
    """The first tile is in focus."""
    return Scroll(len(plan.names), 0)


def assert_apart_on_the_screen(plan: MenuLayout) -> None:
    """Everything is on the screen, and nothing lies over anything else."""
    stage = plan.stage
    shown = [stage.slab.whole, stage.logo, stage.name, stage.summary, stage.play]
    boxes = [*plan.tiles(start_of(plan)).boxes, *plan.buttons.boxes, *shown]
    assert all(plan.layout.screen.contains(box) for box in boxes)
    assert not [pair for pair in combinations(boxes, 2) if pair[0].colliderect(pair[1])]


@pytest.mark.parametrize(
    ("number", "window"),
    [(number, window) for number in NUMBERS for window in WINDOWS[number % 2 :: 2]],
    ids=str,
)
@pytest.mark.usefixtures("words_alone")
def test_every_name_is_read_in_full_and_lies_over_nothing(
    games: list[Variant], window: tuple[int, int]
) -> None:
    pygame.font.init()
    for focus in (games[0], games[-1]):
        written = painted(Shot("menu", focus.setup(), window)).written
        said = " ".join(words for words, _box in written)
        names = (*(game.name for game in games), *OTHER_NAMES)
        assert not [name for name in names if name not in said] or (window, len(games)) == SCROLLING
        inked = [ink(box) for _words, box in written]
        assert not [pair for pair in combinations(inked, 2) if pair[0].colliderect(pair[1])]
        assert all(Rect(0, 0, *window).contains(box) for _words, box in written)


class Menu:
    """The menu, and what is in focus after some presses."""

    def __init__(self, first: Hashable, game: Variant, window: tuple[int, int]) -> None:
        scene = Stage(Shot("menu", game.setup(), window)).stack.top
        assert isinstance(scene, MenuScene)
        self._scene, self._first = scene, first

    @property
    def tiles(self) -> int:
        return len(self._scene.picture().tiles)

    @property
    def all(self) -> int:
        """The tiles and the buttons."""
        return self.tiles + len(self._scene.picture().buttons)

    def after(self, way: tuple[Verb, ...]) -> tuple[int, str]:
        """The number of the tile or button in focus, and the tile that it is about."""
        self._scene.show(self._first)
        for verb in way:
            self._scene.handle(Action(verb, LEFT_KEYS))
        return self._scene.picture().focus, self._scene.tile.name


@pytest.mark.parametrize(
    ("number", "window"),
    [*zip((3, 5, 8, 12), WINDOWS, strict=True), (10, WINDOWS[1]), (12, WINDOWS[0])],
    ids=str,
)
def test_the_four_directions_reach_every_tile_and_every_button_and_lead_back(
    games: list[Variant], window: tuple[int, int]
) -> None:
    menu = Menu(TONIGHT_TILE, games[0], window)
    ways = {menu.after(()): ()}
    leads: dict[tuple[int, str], set[tuple[int, str]]] = {}
    edge = list(ways)
    while edge:
        here = edge.pop(0)
        leads[here] = set()
        for verb in DIRECTION_OF:
            there = menu.after((*ways[here], verb))
            leads[here].add(there)
            if there != here and verb in OPPOSITE:
                assert menu.after((*ways[here], verb, OPPOSITE[verb])) == here
            if there not in ways:
                ways[there] = (*ways[here], verb)
                edge.append(there)
    assert {focus for focus, _tile in ways} == set(range(menu.all))
    back = {menu.after(())}
    while more := {here for here, near in leads.items() if near & back} - back:
        back |= more
    assert back == set(ways), "from anywhere to the first tile"
    assert max(map(len, ways.values())) <= menu.all


@pytest.mark.parametrize("number", [5, 12])
def test_up_from_a_button_leads_to_the_tile_from_which_it_was_reached(games: list[Variant]) -> None:
    menu = Menu(games[-1], games[-1], WINDOWS[2])
    focus, name = menu.after(())
    assert menu.after((Verb.DOWN,))[0] >= menu.tiles
    for way in ((), (Verb.LEFT,), (Verb.RIGHT,)):
        assert menu.after((Verb.DOWN, *way, Verb.UP)) == (focus, name)


def test_the_icon_of_a_tile_that_is_not_chosen_is_nearly_as_bright_as_it_can_be() -> None:
    side = 40
    lit, unlit = (icon(draw_run_icon, replace(NEON, glow=False), side, lit=each) for each in (True, False))
    lights = []
    for picture in (lit, unlit):
        ground = Surface(picture.get_size())
        ground.blit(picture, (0, 0))
        lights.append(sum(pygame.transform.average_color(ground)[:3]))
    assert 0.8 * lights[0] < lights[1] < lights[0]
