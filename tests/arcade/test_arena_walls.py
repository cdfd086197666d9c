"""The walls of a map in the Arena, and the rings in which the outer wall closes in."""

import pygame
import pytest
from pygame import Surface

from game.arcade.draw.themes import THEMES, theme_of
from game.arcade.views.arena.area import FieldArea
from game.arcade.views.arena.walls import draw_blocks, lifted
from game.arena.field import SIZES, frame

CELL = 24
FIELD = SIZES["small"]
AREA = FieldArea(FIELD, (CELL, CELL), CELL)
SIZE = AREA.rect.inflate(2 * CELL, 2 * CELL).size


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("place", [(0, 5), (30, 5), (5, 0), (5, 20), (0, 0), (30, 20)])
def test_a_pillar_at_the_outer_wall_looks_like_any_other(theme: str, place: tuple[int, int]) -> None:
    look = theme_of(theme, "cyan and amber", glow=True)
    tops = []
    for column, row in (place, (5, 5)):
        canvas, cell = Surface(SIZE), FIELD.cell(column, row)
        draw_blocks(canvas, look, AREA, 1 << cell, 1 << cell | frame(FIELD), look.accent)
        top = lifted(AREA.rect_of(cell), CELL)
        tops.append(pygame.image.tobytes(canvas.subsurface(top), "RGB"))
    assert tops[0] == tops[1]
