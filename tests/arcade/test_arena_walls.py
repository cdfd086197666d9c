"""The walls of a map in the Arena, and the rings in which the outer wall closes in."""

from dataclasses import replace

import pygame
import pytest
from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.themes import THEMES, theme_of
from game.arcade.profile.settings import Settings
from game.arcade.scenes.arena.camera import Camera
from game.arcade.scenes.arena.crash_film import SILENT
from game.arcade.scenes.arena.match_picture import NO_GLYPHS, Showing, picture_of
from game.arcade.shell.motion import motion_of
from game.arcade.views.arena.arena_match import draw_ride
from game.arcade.views.arena.field_area import FieldArea
from game.arcade.views.arena.ground import Floor, ground
from game.arcade.views.arena.kept_field import kept_field
from game.arcade.views.arena.sight import Sight
from game.arcade.views.arena.walls import block_of, draw_ticks_left, draw_warning
from game.arena.field import SIZES, closed_in, frame
from game.arena.match import Arena, Match
from game.arena.round import Round
from game.arena.starts import shift_of_round
from game.arena.state import State, after_tick
from game.core.grid import DOWN, UP, cells_in
from game.session.phased_match import PhasedMatch
from game.session.players import Players
from game.session.timed_match import RecordedMatch

FIELD = SIZES["compact"]
SIZE = (760, 380)
AREA = FieldArea.in_box(FIELD, Rect((0, 0), SIZE).inflate(-40, -40))
EVERY_THEME = pytest.mark.parametrize("theme", THEMES)


def pixels(canvas: Surface, part: Rect | None = None) -> bytes:
    return pygame.image.tobytes(canvas if part is None else canvas.subsurface(part), "RGB")


@pytest.mark.parametrize("place", [(0, 5), (30, 5), (5, 0), (5, 16), (0, 0), (30, 16)])
def test_a_pillar_at_the_outer_wall_has_all_its_sides_as_any_other(place: tuple[int, int]) -> None:
    cell = FIELD.cell(*place)
    block = block_of(AREA, cell, 1 << cell | frame(FIELD))
    assert block.alone
    assert len(block.open_sides) == 4


def test_neighbours_are_one_wall_without_an_edge_between_them() -> None:
    one, other = FIELD.cell(5, 5), FIELD.cell(5, 6)
    walls = 1 << one | 1 << other | frame(FIELD)
    upper, lower = (block_of(AREA, cell, walls) for cell in (one, other))
    assert not upper.alone
    assert DOWN not in upper.open_sides
    assert UP not in lower.open_sides
    assert upper.top[3] == pytest.approx(lower.top[0])


def test_pillars_stand_higher_than_walls() -> None:
    one, other = FIELD.cell(5, 5), FIELD.cell(6, 5)
    pillar, wall = block_of(AREA, one, 1 << one), block_of(AREA, one, 1 << one | 1 << other)
    assert pillar.top[2][1] < wall.top[2][1]


def test_the_walls_of_a_map_shine_less_where_many_ride() -> None:
    """The trails of several riders are told from them more easily."""
    theme, cell = theme_of("neon", "cyan and amber", glow=True), FIELD.cell(5, 5)
    few = Floor(theme, SIZE, AREA, 1 << cell)
    lights = []
    for floor in (few, few._replace(crowded=True)):
        spot = AREA.rect_of(cell).inflate(20, 20)
        lights.append(sum(pygame.transform.average_color(ground(floor), spot)[:3]))
    assert lights[1] < 0.8 * lights[0]


def closing(tick: int, ring_ticks: int = 8) -> State:
    """A round in which the wall closes in, after some ticks straight on."""
    state = replace(Arena().start(0, 0), ring_ticks=ring_ticks)
    for _tick in range(tick):
        state = after_tick(state)
    return state


@EVERY_THEME
@pytest.mark.parametrize("tick", [7, 9])
def test_teeth_rise_where_the_wall_closes_in_next_and_nowhere_else(theme: str, tick: int) -> None:
    look, state = theme_of(theme, "cyan and amber", glow=True), closing(tick)
    ring = closed_in(FIELD, state.rings + 1) & ~closed_in(FIELD, state.rings)
    canvas = Surface(SIZE)
    draw_warning(canvas, look, AREA, state, 1.0)
    for cell in cells_in(ring):
        assert canvas.get_at(tuple(map(round, AREA.at(AREA.middle(cell), 0.2))))[:3] != (0, 0, 0)
    inner = closed_in(FIELD, 9) & ~closed_in(FIELD, state.rings + 1)
    for cell in cells_in(inner):
        assert canvas.get_at(tuple(map(round, AREA.centre_of(cell))))[:3] == (0, 0, 0)


@EVERY_THEME
def test_no_tooth_stands_on_a_trail(theme: str) -> None:
    look, state = theme_of(theme, "cyan and amber", glow=True), closing(9)
    rows = [state.field.cell(1, row) for row in range(1, 16)]
    ridden = replace(state, trails=(sum(1 << cell for cell in rows), *state.trails[1:]))
    bare, left = Surface(SIZE), AREA.rect_of(rows[7])
    draw_warning(bare, look, AREA, ridden, 1.0)
    assert not any(pixels(bare, left.inflate(0, -left.height // 2)))


@EVERY_THEME
def test_the_wall_tells_how_many_ticks_are_left(theme: str) -> None:
    look, pictures = theme_of(theme, "cyan and amber", glow=True), []
    for tick in range(8):
        canvas = Surface(SIZE)
        draw_ticks_left(canvas, look, AREA, closing(tick))
        pictures.append(pixels(canvas))
    assert len(set(pictures)) == 8
    canvas = Surface(SIZE)
    draw_ticks_left(canvas, look, AREA, closing(3, ring_ticks=0))
    assert not any(pixels(canvas))


@EVERY_THEME
def test_the_wall_covers_the_pillars_that_it_reaches(theme: str) -> None:
    """Where the wall has closed in, the field looks the same with pillars and without."""
    look = theme_of(theme, "cyan and amber", glow=False)
    pictures = []
    for name in ("empty", "pillars"):
        start = replace(Arena(name).start(0, 0), ring_ticks=1)
        floor = Floor(look, SIZE, AREA, start.walls)
        pictures.append(kept_field(floor, Round.at(start), 3).copy())
    corner = AREA.rect_of(FIELD.cell(0, 2))
    one, other = (pixels(picture, corner) for picture in pictures)
    assert one == other


@EVERY_THEME
def test_a_pillar_covers_a_rider_behind_it(theme: str) -> None:
    """Player 1 rides down towards a pillar: the nose of the cycle is hidden by it."""
    seed = next(seed for seed in range(100) if shift_of_round(seed, 0) == 0)
    match = Match.begin(Arena("pillars", seed=seed)).press(1, DOWN)
    for _tick in range(5):
        match = match.after_tick()
    look, layout = theme_of(theme, "cyan and amber", glow=False), Layout(1280, 800)
    phased = PhasedMatch(RecordedMatch(match))
    while phased.match.state.tick < 5:
        phased.advance(0.02)
    assert phased.match.state.cells[0] == FIELD.cell(6, 13)
    showing = Showing(layout, look, motion_of(Settings(reduced_motion=True)), 0.0)
    picture = picture_of(showing, phased, Players(), Camera(Players()), SILENT, NO_GLYPHS, replayed=False)
    canvas = Surface(layout.screen.size)
    draw_ride(canvas, replace(picture, progress=0.99))
    pillar = FIELD.cell(6, 14)
    top = block_of(picture.area, pillar, picture.ridden.start.walls).top
    left, upper = map(min, zip(*top, strict=True))
    right, lower = map(max, zip(*top, strict=True))
    spot = Rect(round(left), round(upper), round(right - left), round(lower - upper)).inflate(-8, -6)
    assert pixels(canvas, spot) == pixels(ground(picture.floor), spot.move(picture.panorama.corner(Sight())))
    nose = picture.area.at((6.5, 13.6), 0.4)
    behind = Rect(round(nose[0]) - 4, round(nose[1]) - 4, 8, 8)
    assert pixels(canvas, behind) != pixels(
        ground(picture.floor), behind.move(picture.panorama.corner(Sight()))
    )
