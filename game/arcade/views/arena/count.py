"""The count before a ride: the number, and for each rider an arrow that shows where it is heading.

Of more than two riders it also says who is who.
"""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.easing import Point, clamped, eased
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.glyphs import Glyph, draw_glyph, glyph_width
from game.arcade.draw.light import shine, shine_pool
from game.arcade.draw.shapes import POINTERS
from game.arcade.draw.text import rendered_on_anything
from game.arcade.draw.theme import Style, Theme
from game.arcade.views.arena.arena_places import ArenaPlaces
from game.arcade.views.arena.field_area import FieldArea
from game.arena.field import is_turn
from game.arena.round import Round
from game.core.grid import HEADINGS
from game.core.rules import Player

# How many arrow heads stand in a row, and how far apart, in cells.
ARROWS, APART = 3, 0.95
# How much of its time a number takes to come in, and from when on it goes.
COMING, GOING = 0.25, 0.75


@dataclass(frozen=True)
class Count:
    """The number that is counted down, and what is shown with it."""

    number: int
    share: float  # of its time, from 0 to 1
    glyphs: tuple[Glyph | None, ...]  # what steers each rider, for people
    moving: bool  # whether the arrows run
    names: tuple[str, ...] = ()  # of the riders, where they start in changing places


def draw_count(
    canvas: Surface,
    theme: Theme,
    places: ArenaPlaces,
    area: FieldArea,
    ridden: Round,
    count: Count,
    time: float,
) -> None:
    for player in ridden.state.riders:
        queue = ridden.queues[player - 1]
        heading = ridden.state.headings[player - 1]
        shown = queue[0] if queue and is_turn(heading, queue[0]) else heading
        cell = ridden.state.cells[player - 1]
        _draw_arrows(canvas, theme, area, player, cell, shown, time if count.moving else 0.0)
        _draw_keys(canvas, theme, places, area.centre_of(cell), count.glyphs[player - 1])
        if count.names:
            _draw_name(canvas, theme, places, area.centre_of(cell), player, count.names[player - 1])
    _draw_number(canvas, theme, places, count)


def _draw_arrows(
    canvas: Surface, theme: Theme, area: FieldArea, player: int, cell: int, direction: int, time: float
) -> None:
    x, y = area.middle(cell)
    across, down = HEADINGS[direction]
    colour = theme.legible(theme.player(player))
    for number in range(ARROWS):
        away = 1.5 + number * APART
        spot = area.at((x + across * away, y + down * away))
        wave = (1 - (time * 1.1 - number * 0.22) % 1) if time else 1 - 0.25 * number
        light = 0.3 + 0.7 * clamped(wave)
        shine(canvas, theme, POINTERS[direction], spot, area.cell * 1.5, colour, light=light, width=0.13)


def _draw_keys(canvas: Surface, theme: Theme, places: ArenaPlaces, spot: Point, glyph: Glyph | None) -> None:
    """Draw what steers a rider, below it."""
    if glyph is None:
        return
    x, y = spot
    size = places.layout.small
    width = glyph_width(glyph, size)
    down = y + places.area.cell * 1.4 + places.layout.plate / 2
    left = min(max(x - width / 2, places.layout.px(1)), places.layout.width - width)
    draw_glyph(canvas, theme, glyph, round(left), round(down), size)


def _draw_name(
    canvas: Surface, theme: Theme, places: ArenaPlaces, spot: Point, player: Player, name: str
) -> None:
    """Write who rides, above the rider and in its colour."""
    x, y = spot
    size, tone = places.layout.small, theme.legible(theme.player(player))
    words = rendered_on_anything(theme, name, size, max(1, size // 16), tone)
    box = words.get_rect(midbottom=(round(x), round(y - places.area.cell * 1.2)))
    canvas.blit(words, box.clamp(places.room))


def _draw_number(canvas: Surface, theme: Theme, places: ArenaPlaces, count: Count) -> None:
    box = places.count
    come = eased(count.share / COMING)
    light = min(come, clamped((1 - count.share) / (1 - GOING))) if count.moving else 1.0
    size = box.height
    if theme.style is Style.NEON:
        shine_pool(canvas, theme, box.center, size * 0.8, theme.accent, 0.5 * light)
    middle = (box.centerx, box.centery + round(size * 0.05 * (1 - come) if count.moving else 0))

    def draw() -> None:
        number = rendered_on_anything(theme, str(count.number), size, max(2, size // 36))
        canvas.blit(number, number.get_rect(center=middle))

    draw_faded(canvas, Rect(box).inflate(size // 2, size // 2), light, draw)
