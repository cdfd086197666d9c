"""The field of a match that is being set up, as it will be at the start, with words about it."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.cycles.riding_cycle import ARENA_HALF, Stance, lay_cycle
from game.arcade.draw.easing import Point
from game.arcade.draw.layout import Layout
from game.arcade.draw.slab import Slab
from game.arcade.draw.sprites import ADD
from game.arcade.draw.theme import BLACK, Theme
from game.arcade.kit.nodes import Look, Placed
from game.arcade.views.arena.field_area import FieldArea
from game.arcade.views.arena.ground import Floor, ground, shines
from game.arcade.views.arena.hud import draw_rider_emblem
from game.arcade.views.arena.riders import DEGREES
from game.arcade.views.set_up_page import ShownStart, caption_height, draw_caption
from game.arena.state import State
from game.core.rules import Player

# The least side of a cell, in pixels; how far light reaches around the field, in cells.
LEAST_CELL, MARGIN = 2, 1.5
# How much larger than on the field cycles are here, where they are small.
GROWN = 1.5


@dataclass(frozen=True)
class StartField(ShownStart):
    """The field, at the top of its room, or in the middle where it lies below the rows."""

    start: State  # of a match with these choices

    def area(self, layout: Layout, box: Rect) -> FieldArea | None:
        """The field; None if it has no room."""
        low = 0.0 if layout.width >= layout.height else 0.5
        area = FieldArea.in_box(self.start.field, box, low)
        return area if area.cell >= LEAST_CELL else None

    def slab(self, layout: Layout, box: Rect) -> Slab | None:
        area = self.area(layout, box)
        return None if area is None else Slab(area.whole, 0)

    def draw_emblem(self, theme: Theme, canvas: Surface, spot: Point, side: float, player: Player) -> None:
        draw_rider_emblem(theme, canvas, spot, side, player, mirrored=player == 2)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        area = self.area(look.layout, placed.box)
        if area is not None:
            _draw_field(canvas, look.theme, area, self.start)
            height = caption_height(look.layout, self.note, area.whole.width)
            if area.whole.bottom + height <= placed.box.bottom:
                draw_caption(canvas, *look, self.note, area.whole)


def _draw_field(canvas: Surface, theme: Theme, area: FieldArea, start: State) -> None:
    margin = round(MARGIN * area.cell)
    whole = area.whole.inflate(2 * margin, 2 * margin)
    area = area.moved(-whole.left, -whole.top)
    crowded = len(start.riders) > 2
    picture = ground(Floor(theme, whole.size, area, start.walls, surrounded=False, crowded=crowded))
    if shines(theme):
        pygame.draw.polygon(canvas, BLACK, [(x + whole.left, y + whole.top) for x, y in area.outline])
    canvas.blit(picture, whole, special_flags=ADD if shines(theme) else 0)
    for player in sorted(start.riders, key=lambda each: start.cells[each - 1]):
        stance = Stance(area.middle(start.cells[player - 1]), DEGREES[start.headings[player - 1]])
        view = area.moved(*whole.topleft).view
        lay_cycle(canvas, theme, player, view, stance, GROWN * ARENA_HALF)
