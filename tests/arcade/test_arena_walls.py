"""The walls of a map in the Arena, and the rings in which the outer wall closes in."""

from dataclasses import replace

import pygame
import pytest
from pygame import Rect, Surface

from game.arcade.draw.themes import THEMES, theme_of
from game.arcade.views.arena.field_area import FieldArea
from game.arcade.views.arena.ground import Floor
from game.arcade.views.arena.kept_field import kept_field
from game.arcade.views.arena.walls import draw_blocks, draw_warning, lifted
from game.arena.field import SIZES, closed_in, frame
from game.arena.match import Arena
from game.arena.round import Round
from game.core.grid import cells_in

CELL = 24
FIELD = SIZES["small"]
AREA = FieldArea(FIELD, (CELL, CELL), CELL)
SIZE = AREA.rect.inflate(2 * CELL, 2 * CELL).size


def pixels(canvas: Surface, part: Rect) -> bytes:
    return pygame.image.tobytes(canvas.subsurface(part), "RGB")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("place", [(0, 5), (30, 5), (5, 0), (5, 20), (0, 0), (30, 20)])
def test_a_pillar_at_the_outer_wall_looks_like_any_other(theme: str, place: tuple[int, int]) -> None:
    look = theme_of(theme, "cyan and amber", glow=True)
    tops = []
    for column, row in (place, (5, 5)):
        canvas, cell = Surface(SIZE), FIELD.cell(column, row)
        draw_blocks(canvas, look, AREA, 1 << cell, 1 << cell | frame(FIELD), look.accent)
        top = lifted(AREA.rect_of(cell), CELL)
        tops.append(pixels(canvas, top))
    assert tops[0] == tops[1]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("rings", [0, 1, 3])
def test_the_warning_lies_on_the_floor_and_on_no_wall(theme: str, rings: int) -> None:
    look = theme_of(theme, "cyan and amber", glow=True)
    closed = closed_in(FIELD, rings)
    canvas = Surface(SIZE)
    draw_blocks(canvas, look, AREA, closed, closed | frame(FIELD), look.danger)
    before = canvas.copy()
    draw_warning(canvas, look, AREA, rings, 1.0)
    for cell in cells_in(closed):
        top = lifted(AREA.rect_of(cell), CELL)
        assert pixels(canvas, top) == pixels(before, top)
    assert pixels(canvas, canvas.get_rect()) != pixels(before, canvas.get_rect())


@pytest.mark.parametrize("theme", THEMES)
def test_the_wall_covers_the_pillars_that_it_reaches(theme: str) -> None:
    """Where the wall has closed in, the field looks the same with pillars and without."""
    look = theme_of(theme, "cyan and amber", glow=False)
    pictures = []
    for name in ("empty", "pillars"):
        start = replace(Arena(name, "small").start(0, 0), ring_ticks=1)
        floor = Floor(look, SIZE, AREA, 3, start.walls)
        pictures.append(kept_field(floor, Round.at(start), 3).copy())
    corner = Rect(floor.area.rect.topleft, (6 * CELL, 2 * CELL)).move(-floor.part.left, -floor.part.top)
    one, other = (pixels(picture, corner) for picture in pictures)
    assert one == other
