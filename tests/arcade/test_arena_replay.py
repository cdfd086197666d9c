"""The replay of a crash from near: what is seen of the field around it."""

import pygame
import pytest
from pygame import Surface

from game.arcade.draw.area import outside
from game.arcade.draw.layout import Layout
from game.arcade.draw.themes import THEMES, theme_of
from game.arcade.views.arena.close import Close, draw_close
from game.arcade.views.arena.ground import ground
from game.arcade.views.arena.places import ArenaPlaces
from game.arcade.views.arena.trails import Floor
from game.arena.match import Arena, Match

WINDOW = (640, 360)


def around_the_cells(theme: str, name: str) -> list[bytes]:
    """What is seen beside the cells while a replay is shown from near on a map."""
    pygame.font.init()
    ridden = Match.begin(Arena(name)).round
    places = ArenaPlaces(Layout(*WINDOW), ridden.start.field)
    look = theme_of(theme, "cyan and amber", glow=True)
    floor = Floor(look, WINDOW, places.area, places.slab.rim, ridden.start.walls)
    canvas = Surface(WINDOW)
    canvas.blit(ground(look, WINDOW, floor.area, floor.rim, floor.walls), (0, 0))
    draw_close(canvas, floor, ridden, 0.0, Close((10.5, 12.5), 1.0, -1.0), particles=False)
    parts = outside(canvas.get_rect(), places.area.rect)
    return [pygame.image.tobytes(canvas.subsurface(part), "RGB") for part in parts]


@pytest.mark.parametrize("theme", THEMES)
def test_no_wall_of_the_map_stands_above_or_beside_it(theme: str) -> None:
    """The walls in the outermost rows and columns of Diamond rise over the rim while it is ridden."""
    assert around_the_cells(theme, "diamond") == around_the_cells(theme, "empty")
