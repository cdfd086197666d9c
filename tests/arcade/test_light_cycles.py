"""Light Cycle Duel on the screen: rides without a stop, walls that follow, and an end that can be read."""

import math
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest
from pygame import Rect, Surface

from game import catalogue
from game.arcade.draw.cycles.moving_rider import TAIL, path_of, rider_on_path
from game.arcade.draw.cycles.riding_cycle import DUEL_HALF
from game.arcade.draw.cycles.wall_shape import DUEL, WHEEL
from game.arcade.draw.finale import FATE_FROM, SWEEP_FROM, SWEEP_TO
from game.arcade.draw.frame import Frame
from game.arcade.draw.slab import Slab
from game.arcade.draw.theme import Theme
from game.arcade.draw.themes import NEON, THEMES
from game.arcade.draw.tilted import TILTED
from game.arcade.views.renderers import renderer_of
from game.core.grid import cells_in
from game.core.match import Match
from game.core.rules import PLAYERS
from game.variants.light_cycle.picture.fate import bursts_at
from tests.setups import match_of

GAME = catalogue.games()["light_cycle"]
ROOM = Rect(0, 0, 640, 460)
AREA = TILTED.area(Slab(ROOM.inflate(-20, -60), 5), 5, 20)
HEIGHT = DUEL.height
EVERY_THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
STEPS = [step / 20 for step in range(21)]
# To the right, down, and to the left on a board of five rows.
PATH = (0, 1, 2, 7, 6)


@pytest.mark.parametrize("length", range(2, len(PATH) + 1))
def test_a_rider_moves_at_an_even_speed(length: int) -> None:
    places = [rider_on_path(PATH[:length], 5, progress, 1).place for progress in STEPS]
    steps = [math.dist(one, other) for one, other in pairwise(places)]
    assert steps == pytest.approx([1 / 20] * 20)


@pytest.mark.parametrize("progress", STEPS)
def test_the_wall_leads_from_its_corner_to_its_rider_without_a_gap(progress: float) -> None:
    """The rider is two cells above the corner at the end."""
    canvas = drawn(played("right left right up up up"), progress=progress, particles=False)
    (column, row), view = rider_on_path((13, 8, 3), 5, progress, 2).place, AREA.view
    for y in hundredths(row + TAIL + 0.1, 2.5):
        x, spot = view.at((column, y), HEIGHT * 0.2)
        spots = [canvas.get_at((round(x) + aside, round(spot))) for aside in range(-4, 5)]
        assert max(each.r for each in spots) > 90, y


@pytest.mark.parametrize("progress", STEPS)
def test_the_wall_falls_to_the_wheel_of_its_rider_and_is_as_high_as_ever_before(progress: float) -> None:
    """Player 1 rides along the middle row, two cells to the right."""
    canvas = drawn(played("right up right"), progress=progress, particles=False)
    end = rider_on_path((10, 11, 12), 5, progress, 1).place[0] - TAIL
    for x in hundredths(0.5, end - DUEL.taper - 0.02):
        assert shines(canvas, (x, 2.5), HEIGHT), x
    if end > 0.6:
        assert shines(canvas, (end - 0.1, 2.5), WHEEL + (HEIGHT - WHEEL) * 0.1 / DUEL.taper)


def hundredths(start: float, end: float) -> list[float]:
    """The way from one place to another, in steps of two hundredths of a cell."""
    return [start + step * 0.02 for step in range(1, max(1, round((end - start) / 0.02)))]


def shines(canvas: Surface, point: tuple[float, float], height: float) -> bool:
    """Whether the crest of a wall of Player 1 is there."""
    x, y = AREA.view.at(point, height)
    return any(canvas.get_at((round(x), round(y) + down)).b > 180 for down in (-1, 0, 1))


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


def drawn(match: Match, theme: Theme = NEON, **how: object) -> Surface:
    """The board of a game as it is at a moment."""
    canvas, renderer = Surface(ROOM.size), renderer_of(match.setup, theme)
    renderer.draw_floor(canvas, AREA)
    frame = Frame(match.rules.start(), tuple(match.plies))
    renderer.draw(canvas, AREA, replace(frame, **how))  # type: ignore[arg-type]
    return canvas


def board(theme: Theme, match: Match, ended: float = 0.0) -> Surface:
    return drawn(match, theme, ended=ended, particles=False)


@EVERY_THEME
def test_the_cycles_differ_in_shape(theme: Theme) -> None:
    """Seen without colours, and riding the same way."""
    outlines = []
    for player in PLAYERS:
        canvas = Surface((120, 120))
        canvas.fill(theme.floor)
        renderer_of(GAME.setup(), theme).draw_emblem(canvas, (60, 60), 80, player, 1.0)
        seen = pygame.mask.from_threshold(canvas, theme.floor, (60, 60, 60, 255))
        seen.invert()
        outlines.append(seen.get_bounding_rects()[0])
    long, broad = outlines
    assert long.width / long.height > 1.2 * broad.width / broad.height


@EVERY_THEME
def test_what_is_blocked_is_seen_after_the_end(theme: Theme) -> None:
    match = played(GAME.lesson.game)
    assert match.over
    empty = Surface(ROOM.size)
    renderer_of(match.setup, theme).draw_floor(empty, AREA)
    final = board(theme, match, ended=math.inf)
    for cell in cells_in(match.rules.taken(match.position)):
        middle = inside(cell)
        both = [pygame.transform.grayscale(canvas.subsurface(middle)) for canvas in (empty, final)]
        same = pygame.mask.from_threshold(both[1], (0, 0, 0), (12, 12, 12, 255), both[0])
        assert same.count() < 0.95 * middle.width * middle.height, cell


def inside(cell: int) -> Rect:
    """The middle of a cell, as a rectangle of the screen."""
    return AREA.rect_of(cell).inflate(-12, -12)


@EVERY_THEME
def test_the_wall_of_the_loser_leaves_pieces_in_its_colour_on_every_cell(theme: Theme) -> None:
    match = played(GAME.lesson.game)
    loser = match.position.turn
    final = board(theme, match, ended=math.inf)
    wall = path_of(match.start, match.plies, loser)[:-1]  # on the last cell is the wreck
    assert loser == 2, "amber, on boards that are blue, grey or black"
    assert len(wall) > 3
    for cell in wall:
        tones = pygame.image.tobytes(final.subsurface(inside(cell)), "RGB")
        amber = sum(red > blue + 20 for red, blue in zip(tones[::3], tones[2::3], strict=True))
        assert amber > 20, cell


# The end


def over() -> Match:
    return played(GAME.lesson.game)


def test_at_first_the_end_shows_what_the_last_move_has_left() -> None:
    match = over()
    still = drawn(match, legal=())
    assert pixels(drawn(match, ended=FATE_FROM)) == pixels(still)
    assert pixels(drawn(match, ended=FATE_FROM + 0.4)) != pixels(still)


@pytest.mark.parametrize("theme", [THEMES["neon"], THEMES["light"]], ids=["neon", "light"])
def test_the_wall_of_the_loser_breaks_from_its_tail_on(theme: Theme) -> None:
    """Player 2 has lost: where its wall begins, there is less of it than where it ends."""
    match = over()
    wall = path_of(match.start, match.plies, 2)[:-1]
    early = FATE_FROM + 0.35 * (bursts_at() - FATE_FROM)
    before, broken = (drawn(match, theme, ended=ended) for ended in (FATE_FROM, early))
    changes = [changed(before, broken, inside(cell)) for cell in (wall[0], wall[-1])]
    assert changes[0] > 2 * changes[1]


def changed(before: Surface, after: Surface, area: Rect) -> int:
    """How many pixels of an area differ."""
    both = before.subsurface(area), after.subsurface(area)
    same = pygame.mask.from_threshold(both[1], (0, 0, 0), (24, 24, 24, 255), both[0])
    return area.width * area.height - same.count()


def test_the_cycle_of_the_loser_breaks_in_two() -> None:
    """What is left of it at last is wider than it was, and dark in the middle."""
    match = over()
    cell = path_of(match.start, match.plies, 2)[-1]
    whole, broken = (drawn(match, ended=ended) for ended in (FATE_FROM, math.inf))
    x, y = AREA.view.at(AREA.middle_of(cell), 0.15)
    middle = Rect(0, 0, 12, 12)
    middle.center = round(x), round(y)
    lights = [sum(pygame.transform.average_color(each, middle)[:3]) for each in (whole, broken)]
    assert lights[1] < 0.6 * lights[0]


@EVERY_THEME
def test_the_light_of_the_winner_rides_once_around_the_rim(theme: Theme) -> None:
    """Above the far edge nothing of the board stands; the winner's light comes by there, and goes."""
    match, colour = over(), theme.player(1)
    far = Rect(AREA.rect.left + 60, AREA.rect.top - 28, AREA.rect.width - 240, 24)

    def lit(share: float) -> int:
        ended = SWEEP_FROM + share * (SWEEP_TO - SWEEP_FROM)
        part = drawn(match, theme, ended=ended).subsurface(far)
        return int(pygame.mask.from_threshold(part, colour, (50, 50, 50, 255)).count())

    seen = [lit(step / 10) for step in range(11)]
    assert seen[0] == seen[-1] == 0
    assert max(seen) > 20
    quiet = drawn(match, theme, ended=(SWEEP_FROM + SWEEP_TO) / 2, particles=False).subsurface(far)
    assert pygame.mask.from_threshold(quiet, colour, (50, 50, 50, 255)).count() == 0


def test_the_cycle_that_moved_last_has_its_brake_light_on() -> None:
    """It is red on the floor behind the rear wheel, unless last moves are not marked."""
    match = played("right left")
    lit, unlit = (drawn(match, marks_last=marks) for marks in (True, False))
    (column, row), view = rider_on_path((14, 13), 5, 1.0, 2).place, AREA.view
    x, y = view.at((column + 0.55, row + 0.28))
    behind = Rect(0, 0, 16, 8)
    behind.center = round(x), round(y)
    red, dark = (pygame.transform.average_color(each, behind)[0] for each in (lit, unlit))
    assert red > dark + 15


@pytest.mark.parametrize("name", ["neon", "light"])
def test_the_tail_of_the_cycle_that_moved_last_is_red(name: str) -> None:
    match = played("right left")
    (column, row), view = rider_on_path((14, 13), 5, 1.0, 2).place, AREA.view
    x, y = view.at((column + DUEL_HALF, row), 0.2)
    tail = Rect(0, 0, 6, 6)
    tail.center = round(x), round(y)
    reds = []
    for marks in (True, False):
        canvas = drawn(match, THEMES[name], marks_last=marks)
        red, green, blue = pygame.transform.average_color(canvas, tail)[:3]
        reds.append(red - (green + blue) / 2)
    assert reds[0] > reds[1] + 18


def test_the_newest_stretch_of_a_wall_is_the_whitest() -> None:
    match = played("right left")
    (column, row), view = rider_on_path((14, 13), 5, 1.0, 2).place, AREA.view
    x, y = view.at((column + 0.75, row), 0.35)
    stretch = Rect(0, 0, 6, 6)
    stretch.center = round(x), round(y)
    lit, plain = (drawn(match, marks_last=marks) for marks in (True, False))
    least = [min(pygame.transform.average_color(each, stretch)[:3]) for each in (lit, plain)]
    assert least[0] > least[1] + 40


def pixels(canvas: Surface) -> bytes:
    return pygame.image.tobytes(canvas, "RGB")


# What is kept


@EVERY_THEME
def test_what_is_kept_of_the_moment_before_is_never_seen(theme: Theme) -> None:
    """Forwards, backwards and mixed, each moment looks the same."""
    match = over()
    moments = [(count, progress) for count in range(1, 10) for progress in (0.4, 1.0)]

    def seen(count: int, progress: float) -> bytes:
        frame = Frame(match.start, tuple(match.plies[:count]), progress=progress)
        canvas, renderer = Surface(ROOM.size), renderer_of(match.setup, theme)
        renderer.draw_floor(canvas, AREA)
        renderer.draw(canvas, AREA, frame)
        return pixels(canvas)

    first = {moment: seen(*moment) for moment in moments}
    for moment in (*reversed(moments), *moments[::3], *moments[::5]):
        assert seen(*moment) == first[moment], moment
