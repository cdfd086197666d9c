"""The rooms behind the boards: each game has its own place, in which words can be read."""

from dataclasses import replace
from itertools import combinations, pairwise

import pygame
import pytest
from pygame import Rect, Surface

from game import catalogue
from game.arcade.draw.backdrop import draw_calm_room, draw_room
from game.arcade.draw.contrast import contrast
from game.arcade.draw.cycles.city import draw_city
from game.arcade.draw.layout import Layout
from game.arcade.draw.night import draw_night
from game.arcade.draw.spotlight import light_ground
from game.arcade.draw.theme import Theme, brightness
from game.arcade.draw.themes import DEFAULT_PALETTE, THEMES, theme_of
from game.arcade.screenshots.screenshot import Stage, draw
from game.arcade.screenshots.shot import Shot
from game.arcade.views.renderers import renderer_of
from tests.setups import PRODUCT_GAMES

GAMES = catalogue.games()
# A game without a room of its own is played at night.
WITH_A_ROOM = [
    slug for slug in PRODUCT_GAMES if "draw_room" in vars(catalogue.renderer_class(catalogue.games()[slug]))
]
EVERY_GAME = pytest.mark.parametrize("slug", WITH_A_ROOM)
EVERY_THEME = pytest.mark.parametrize("name", THEMES)
TEXT = {"neon": 4.5, "high contrast": 7.0, "light": 4.5}
WINDOW = (480, 270)


def theme_for(slug: str, name: str = "neon") -> Theme:
    return theme_of(name, DEFAULT_PALETTE, glow=True).tinted(GAMES[slug].accent)


def drawn(slug: str, theme: Theme, window: tuple[int, int] = WINDOW, board: Rect | None = None) -> Surface:
    canvas = Surface(window)
    canvas.fill((255, 0, 255))
    place = Layout(*window).slab.whole if board is None else board
    draw_room(canvas, renderer_of(GAMES[slug].setup(), theme), theme, place)
    return canvas


def pixels(canvas: Surface) -> bytes:
    return pygame.image.tobytes(canvas, "RGB")


def colours(canvas: Surface) -> set[tuple[int, int, int]]:
    parts = iter(pixels(canvas))
    return set(zip(parts, parts, parts, strict=True))


@EVERY_THEME
@EVERY_GAME
def test_prompts_titles_and_names_can_be_read_everywhere_in_a_room(slug: str, name: str) -> None:
    theme = theme_for(slug, name)
    words = (theme.soft, theme.ink, theme.heading, *map(theme.bright, theme.players))
    for ground in colours(drawn(slug, theme)):
        assert min(contrast(word, ground) for word in words) >= TEXT[name], ground


@EVERY_GAME
def test_a_theme_with_high_contrast_has_nothing_behind_its_words(slug: str) -> None:
    theme = theme_for(slug, "high contrast")
    assert colours(drawn(slug, theme)) == {theme.night}
    canvas = Surface(WINDOW)
    draw_city(canvas, theme, 100)
    assert colours(canvas) == {theme.night}


@pytest.mark.parametrize("window", [(640, 270), (860, 360), (225, 400), (320, 240)], ids=str)
@EVERY_GAME
def test_a_room_reaches_into_every_corner_of_a_window(slug: str, window: tuple[int, int]) -> None:
    """At both sides of it, something stands above the floor: the sky alone would be as bright all across."""
    canvas, width = drawn(slug, theme_for(slug), window), window[0] // 8
    assert (255, 0, 255) not in colours(canvas)
    for left in (0, window[0] - width):
        rows = (canvas.subsurface(Rect(left, y, width, 1)) for y in range(window[1] * 5 // 8))
        across = [{brightness(colour) for colour in colours(row)} for row in rows]
        assert max(max(lights) - min(lights) for lights in across) >= 8


@EVERY_GAME
def test_a_high_window_shows_the_room_above_the_board(slug: str) -> None:
    """There too, something stands in front of the sky, which alone would be as bright all across."""
    canvas = drawn(slug, theme_for(slug), (225, 400))
    rows = [colours(canvas.subsurface(Rect(0, y, 225, 1))) for y in range(0, 120, 4)]
    across = [{brightness(colour) for colour in row} for row in rows]
    assert sum(max(lights) - min(lights) >= 8 for lights in across) >= len(rows) / 4


@pytest.mark.parametrize("slug", ["apart", "chain", "crossfire", "siege"])
def test_a_floor_begins_without_a_seam(slug: str) -> None:
    """At the horizon, the light changes little from each row to the next one."""
    canvas = drawn(slug, theme_for(slug), (640, 360))
    for left in (0, 520):
        rows = [canvas.subsurface(Rect(left, y, 120, 1)) for y in range(205, 230)]
        lights = [brightness(pygame.transform.average_color(row)[:3]) for row in rows]
        assert max(abs(one - other) for one, other in pairwise(lights)) < 3


@EVERY_GAME
def test_enough_light_falls_into_both_upper_corners(slug: str) -> None:
    canvas = drawn(slug, theme_for(slug), (640, 360))
    for left in (0, 520):
        corner = pygame.transform.grayscale(canvas.subsurface(Rect(left, 0, 120, 180)))
        lights = sorted(pixels(corner)[::3])
        assert lights[len(lights) // 2] >= 22


@pytest.mark.parametrize("window", [(1, 1), (1, 200), (400, 2)], ids=str)
@EVERY_GAME
def test_a_room_can_be_drawn_in_any_window(slug: str, window: tuple[int, int]) -> None:
    assert (255, 0, 255) not in colours(drawn(slug, theme_for(slug), window))


@EVERY_GAME
def test_equal_values_give_equal_pixels(slug: str) -> None:
    first = pixels(drawn(slug, theme_for(slug)))
    drawn(slug, theme_for(slug, "light"), (300, 400))
    assert pixels(drawn(slug, theme_for(slug))) == first


def test_no_two_games_are_played_in_the_same_room() -> None:
    """They would be told apart without their colours, too."""
    theme = theme_for("siege")
    shapes = {}
    for slug in PRODUCT_GAMES:
        upper = drawn(slug, theme).subsurface(Rect(0, 0, WINDOW[0], WINDOW[1] * 3 // 4))
        small = pygame.transform.smoothscale(pygame.transform.grayscale(upper), (32, 16))
        shapes[slug] = pixels(small)[::3]
    for one, other in combinations(PRODUCT_GAMES, 2):
        differing = sum(abs(a - b) >= 4 for a, b in zip(shapes[one], shapes[other], strict=True))
        assert differing >= len(shapes[one]) / 5, (one, other)


def test_a_game_without_a_room_is_played_at_night() -> None:
    theme, board = theme_for("dominoes"), Layout(*WINDOW).slab.whole
    night = Surface(WINDOW)
    draw_night(night, theme, 0.0)
    light_ground(night, theme, board)
    assert pixels(drawn("dominoes", theme)) == pixels(night)


@EVERY_GAME
def test_the_light_on_the_floor_comes_from_where_the_board_lies(slug: str) -> None:
    theme = theme_for(slug)
    dark = replace(theme, glow=False)
    lit = []
    for middle in (120, 360):
        board = Rect(0, 60, 130, 160)
        board.centerx = middle
        light = drawn(slug, theme, board=board)
        light.blit(drawn(slug, dark, board=board), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        sides = [light.subsurface(Rect(left, 200, 200, 60)) for left in (20, 260)]
        lit.append([brightness(pygame.transform.average_color(side)[:3]) for side in sides])
    (one, beside_one), (beside_other, other) = lit
    assert one > beside_one + 1
    assert other > beside_other + 1


@pytest.mark.parametrize("horizon", [30, 60, 110])
def test_the_city_stands_below_the_sky_however_low_that_is(horizon: int) -> None:
    theme, canvas = theme_for("light_cycle"), Surface(WINDOW)
    draw_city(canvas, theme, horizon)
    sky, houses = (
        [brightness(canvas.get_at((x, y))[:3]) for x in range(WINDOW[0])] for y in (1, horizon * 3 // 4)
    )
    dark = sorted(sky)[len(sky) // 2]
    assert sum(abs(light - dark) < 3 for light in sky) > 0.9 * len(sky)
    assert max(houses) - min(houses) > 8


@EVERY_GAME
def test_a_room_takes_the_colour_that_it_is_given(slug: str) -> None:
    theme, canvas, seen = theme_for(slug), Surface(WINDOW), []
    for colour in ((255, 60, 60), (60, 90, 255)):
        renderer = renderer_of(GAMES[slug].setup(), theme)
        draw_room(canvas, renderer, theme.tinted(colour), Layout(*WINDOW).slab.whole)
        seen.append(pygame.transform.average_color(canvas))
    red, blue = seen
    assert red[0] - red[2] > blue[0] - blue[2] + 5


class TestBehindWords:
    """Behind pages about a game lies its room, out of focus."""

    @pytest.mark.parametrize(
        ("scene", "slug"),
        [
            ("menu", "siege"),
            ("menu", "chain"),
            ("setup", "siege"),
            ("setup", "chain"),
            ("how_to", "apart"),
        ],
    )
    def test_a_page_about_a_game_shows_its_room(self, scene: str, slug: str) -> None:
        assert self.side(self.shown(scene, slug)) == self.side(self.room(theme_for(slug), slug))

    @pytest.mark.parametrize("scene", ["stage_card", "stage_won", "leg_over", "pick"])
    def test_so_does_what_comes_before_and_after_a_game(self, scene: str) -> None:
        about = Stage(self.shot(scene, "siege")).stack.top.variant()
        assert about is not None
        assert self.side(self.shown(scene, "siege")) == self.side(
            self.room(theme_for(about.slug), about.slug)
        )

    def test_a_page_about_no_game_shows_the_night(self) -> None:
        theme = THEMES["neon"]
        night = Surface(WINDOW)
        draw_night(night, theme.tinted(theme.cabinet), Stage(self.shot("saved_data", "siege")).context.time)
        assert self.side(self.shown("saved_data", "siege")) == self.side(night)

    @pytest.mark.parametrize("name", ["neon", "light"])
    @EVERY_GAME
    def test_it_is_calmer_than_in_play(self, slug: str, name: str) -> None:
        theme = theme_for(slug, name)
        steps = [
            sum(abs(one - other) for one, other in pairwise(pixels(pygame.transform.grayscale(room))[::3]))
            for room in (self.room(theme, slug), drawn(slug, theme))
        ]
        assert steps[0] < 0.75 * steps[1]

    def shot(self, scene: str, slug: str) -> Shot:
        return Shot(scene, GAMES[slug].setup(), WINDOW)

    def shown(self, scene: str, slug: str) -> Surface:
        return draw(self.shot(scene, slug))

    def room(self, theme: Theme, slug: str) -> Surface:
        canvas = Surface(WINDOW)
        draw_calm_room(canvas, renderer_of(GAMES[slug].setup(), theme), Layout(*WINDOW))
        return canvas

    def side(self, canvas: Surface) -> bytes:
        """The left edge of a picture, where nothing else stands."""
        return pixels(canvas.subsurface(Rect(0, 0, 2, WINDOW[1] * 3 // 5)))
