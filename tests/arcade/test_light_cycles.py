"""Light Cycle Duel on the screen: rides without a stop, walls that follow, and an end that can be read."""

import math
from itertools import pairwise

import pygame
import pytest
from pygame import Rect, Surface

from game import catalogue
from game.arcade.draw.area import BoardArea
from game.arcade.draw.cycles.moving_rider import TAIL, path_of, rider_on_path
from game.arcade.draw.cycles.wall import HEIGHT, LIFT
from game.arcade.draw.frame import Frame
from game.arcade.draw.theme import Theme
from game.arcade.draw.themes import THEMES
from game.arcade.views.renderers import renderer_of
from game.core.grid import cells_in
from game.core.match import Match
from game.core.rules import PLAYERS
from tests.setups import match_of

GAME = catalogue.games()["light_cycle"]
AREA = BoardArea(Rect(0, 0, 500, 500), 5, 20)
EVERY_THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
STEPS = [step / 20 for step in range(21)]
# To the right, down, and to the left on a board of five rows.
PATH = (0, 1, 2, 7, 6)


@pytest.mark.parametrize("length", range(2, len(PATH) + 1))
def test_a_rider_moves_at_an_even_speed(length: int) -> None:
    places = [rider_on_path(PATH[:length], 5, progress, 1).place for progress in STEPS]
    steps = [math.dist(one, other) for one, other in pairwise(places)]
    assert steps == pytest.approx([1 / 20] * 20)


@pytest.mark.parametrize("length", range(2, len(PATH) + 1))
def test_the_wall_ends_behind_its_rider_at_every_moment(length: int) -> None:
    for progress in STEPS:
        wall = rider_on_path(PATH[:length], 5, progress, 1).wall
        whole = sum(stretch.share for stretch in wall)
        assert whole == pytest.approx(max(0.0, length - 2 + progress - TAIL))


@pytest.mark.parametrize("progress", STEPS)
def test_the_wall_leads_from_its_corner_to_its_rider_without_a_gap(progress: float) -> None:
    """The rider is two cells above the corner at the end."""
    theme, match = THEMES["neon"], played("right left right up up up")
    canvas = Surface(AREA.rect.size)
    canvas.fill(theme.floor)
    frame = Frame(match.rules.start(), match.plies, progress=progress, particles=False)
    renderer_of(match.setup, theme).draw(canvas, AREA, frame)
    (column, row), cell = rider_on_path((13, 8, 3), 5, progress, 2).place, AREA.cell
    for y in range(round((row + TAIL + 0.1) * cell), round((2.5 + LIFT[1] * HEIGHT) * cell)):
        spots = [canvas.get_at((x, y)) for x in range(round(column * cell) - 5, round(column * cell) + 6)]
        assert max(spot.r for spot in spots) > 90, y  # darkest in the shadow of the cycle


@pytest.mark.parametrize("progress", STEPS)
def test_the_wall_is_as_high_behind_its_rider_as_elsewhere(progress: float) -> None:
    """Player 1 rides along the middle row, two cells to the right."""
    theme, match = THEMES["neon"], played("right up right")
    canvas = Surface(AREA.rect.size)
    canvas.fill(theme.floor)
    frame = Frame(match.rules.start(), match.plies, progress=progress, particles=False)
    renderer_of(match.setup, theme).draw(canvas, AREA, frame)
    (column, row), cell = rider_on_path((10, 11, 12), 5, progress, 1).place, AREA.cell
    crest = round((row + LIFT[1] * HEIGHT) * cell)
    for x in range(round(0.5 * cell), round((column - TAIL) * cell)):
        assert canvas.get_at((x, crest)).b > 180, x


def test_a_rider_turns_smoothly_and_leans_only_in_turns() -> None:
    rides = [rider_on_path(PATH[:4], 5, progress, 1) for progress in STEPS]
    headings = [ride.heading for ride in rides]
    assert headings == sorted(headings)
    assert (headings[0], headings[-1]) == (0, 90)
    assert all(ride.lean > 0 for ride in rides if 0 < ride.heading < 90)
    assert all(ride.lean == 0 for ride in rides if ride.heading in (0, 90))
    assert len(set(headings)) > 3


def played(moves: str) -> Match:
    return match_of(GAME.setup(5), moves)


def board(theme: Theme, match: Match, ended: float = 0.0) -> Surface:
    canvas = Surface(AREA.rect.size)
    renderer = renderer_of(match.setup, theme)
    renderer.draw_floor(canvas, AREA)
    renderer.draw(canvas, AREA, Frame(match.rules.start(), match.plies, ended=ended, particles=False))
    return canvas


@EVERY_THEME
def test_the_cycles_differ_in_shape(theme: Theme) -> None:
    """Seen without colours, and riding the same way."""
    outlines = []
    for player in PLAYERS:
        canvas = Surface((120, 120))
        canvas.fill(theme.floor)
        renderer_of(GAME.setup(), theme).draw_emblem(canvas, (60, 60), 80, player, 1.0)
        seen = pygame.mask.from_threshold(canvas, theme.floor, (40, 40, 40, 255))
        seen.invert()
        outlines.append(seen.get_bounding_rects()[0])
    long, broad = outlines
    assert long.width / long.height > 1.2 * broad.width / broad.height


@EVERY_THEME
def test_what_is_blocked_is_seen_after_the_end(theme: Theme) -> None:
    match = played(GAME.lesson.game)
    assert match.over
    empty = Surface(AREA.rect.size)
    renderer_of(match.setup, theme).draw_floor(empty, AREA)
    final = board(theme, match, ended=math.inf)
    for cell in cells_in(match.rules.taken(match.position)):
        middle = AREA.rect_of(cell).inflate(-30, -30)
        both = [pygame.transform.grayscale(canvas.subsurface(middle)) for canvas in (empty, final)]
        same = pygame.mask.from_threshold(both[1], (0, 0, 0), (12, 12, 12, 255), both[0])
        assert same.count() < 0.95 * middle.width * middle.height, cell


@EVERY_THEME
def test_the_wall_of_the_loser_leaves_pieces_in_its_colour_on_every_cell(theme: Theme) -> None:
    match = played(GAME.lesson.game)
    loser = match.position.turn
    final = board(theme, match, ended=math.inf)
    wall = path_of(match.start, match.plies, loser)[:-1]  # on the last cell is the wreck
    assert loser == 2, "amber, on boards that are blue, grey or black"
    assert len(wall) > 3
    for cell in wall:
        tones = pygame.image.tobytes(final.subsurface(AREA.rect_of(cell).inflate(-30, -30)), "RGB")
        amber = sum(red > blue + 40 for red, blue in zip(tones[::3], tones[2::3], strict=True))
        assert amber > 20, cell
