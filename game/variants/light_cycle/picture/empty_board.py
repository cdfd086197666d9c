"""The board before the first move: dark polished glass, a grid of lit streets, a border, and loose blocks."""

import random
from collections.abc import Iterator

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.cycles.perspective import Tones, lay, stand
from game.arcade.draw.easing import Point
from game.arcade.draw.material import gradient
from game.arcade.draw.sprites import SHADOW, blurred, clear
from game.arcade.draw.theme import BLACK, WHITE, Style, Theme, dimmed, mix

# Soft light is drawn this many times smaller, and then enlarged.
SHRINK = 6
# The streets between smaller cells than this, drawn so small, glow less.
LARGE_CELL = 20
# How much brighter or darker a pane of glass is than the others, at most.
PANES = 5
# How bright the lines between the cells are, and the border: what rides there outshines both.
STREETS = {Style.NEON: 0.32, Style.ENAMEL: 0.45, Style.FLAT: 0.5}
BORDER = {Style.NEON: 0.46, Style.ENAMEL: 0.6, Style.FLAT: 0.6}
# The soft light of both on the glass.
STREET_GLOW, BORDER_GLOW = 0.13, 0.17


def draw_empty_board(canvas: Surface, area: BoardArea, theme: Theme) -> None:
    if theme.style is Style.FLAT:
        pygame.draw.rect(canvas, theme.floor, area.rect)
    else:
        _draw_glass(canvas, area, theme)
    lit = theme.style is Style.NEON and theme.glow
    if lit:
        _add_light(canvas, area, theme)
    _draw_streets(canvas, area, theme)
    _draw_border(canvas, area, theme)


def _draw_glass(canvas: Surface, area: BoardArea, theme: Theme) -> None:
    """Panes that differ a little, and catch the light from above in their upper edges."""
    neon = theme.style is Style.NEON
    far, near = (
        (mix(dimmed(theme.night, 0.5), theme.accent, 0.015), mix(theme.night, theme.accent, 0.035))
        if neon
        else (mix(theme.tile, theme.accent, 0.04), mix(theme.tile, theme.accent, 0.09))
    )
    canvas.blit(gradient(area.rect.size, far, near), area.rect)
    chance = random.Random(area.size)  # noqa: S311 - decoration
    edge = max(1, round(area.cell * 0.014))
    for cell in range(area.size * area.size):
        pane = area.rect_of(cell).inflate(-2 * edge, -2 * edge)
        tone = chance.randrange(PANES)
        canvas.fill((tone, tone, tone + (2 if neon else 0)), pane, special_flags=pygame.BLEND_RGB_ADD)
        light = dimmed(mix(theme.edge, WHITE, 0.1), 0.3 if neon else 0.1)
        canvas.fill(light, Rect(pane.left, pane.top, pane.width, edge), special_flags=pygame.BLEND_RGB_ADD)


def _add_light(canvas: Surface, area: BoardArea, theme: Theme) -> None:
    """What shines softly: a sheen across the glass, the streets, and the border's light on the floor."""
    side = max(8, area.rect.width // SHRINK)
    cell = side / area.size
    streets = Surface((side, side))
    glow = dimmed(theme.accent, STREET_GLOW * min(1.0, cell / LARGE_CELL))
    for start, end in _lines(Rect(0, 0, side, side), area.size):
        pygame.draw.line(streets, glow, start, end, max(1, round(cell * 0.03)))
    streets = blurred(streets, max(1, round(cell * 0.045)))
    border = Surface((side, side))
    pygame.draw.rect(border, dimmed(theme.accent, BORDER_GLOW), border.get_rect(), max(1, round(side * 0.02)))
    border = blurred(border, max(1, round(side * 0.025)))
    sheen = Surface((side, side))
    for left, wide, light in ((0.08, 0.2, 9), (0.34, 0.06, 7), (0.62, 0.3, 6)):
        foot, head = (left - 0.25) * side, (left + 0.2) * side
        corners = [(head, 0), (head + wide * side, 0), (foot + wide * side, side), (foot, side)]
        pygame.draw.polygon(sheen, (light, light + 1, light + 4), corners)
    sheen = blurred(sheen, max(1, side // 60))
    for layer in (border, sheen):
        streets.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    soft = pygame.transform.smoothscale(streets, area.rect.size)
    canvas.blit(soft, area.rect, special_flags=pygame.BLEND_RGB_ADD)


def _lines(rect: Rect, size: int) -> Iterator[tuple[Point, Point]]:
    """The streets between the cells."""
    for step in range(1, size):
        x, y = rect.left + rect.width * step / size, rect.top + rect.height * step / size
        yield (x, rect.top), (x, rect.bottom)
        yield (rect.left, y), (rect.right, y)


def _draw_streets(canvas: Surface, area: BoardArea, theme: Theme) -> None:
    """Fine lines, with a stud of light where they cross."""
    thin = max(1, theme.outline(area.cell * 0.012))
    light = STREETS[theme.style]
    street = theme.faint(mix(theme.edge, theme.accent, 0.45), light)
    for start, end in _lines(area.rect, area.size):
        pygame.draw.line(canvas, street, start, end, thin)
    heart = BLACK if theme.style is Style.ENAMEL else WHITE
    stud = theme.faint(mix(theme.accent, heart, 0.25), 1.4 * light)
    for row in range(1, area.size):
        for column in range(1, area.size):
            place = area.rect.left + column * area.cell, area.rect.top + row * area.cell
            pygame.draw.circle(canvas, stud, place, max(1.0, area.cell * 0.02))


def _draw_border(canvas: Surface, area: BoardArea, theme: Theme) -> None:
    """A tube of light around the board."""
    light = BORDER[theme.style]
    thick = max(2, round(min(area.cell * 0.05, area.rect.width * 0.009)))
    tube = area.rect.inflate(thick, thick)
    radius = thick * 2
    pygame.draw.rect(canvas, theme.faint(theme.accent, light), tube, thick, radius)
    if theme.style is not Style.FLAT:
        heart = tube.inflate(-round(thick * 0.6), -round(thick * 0.6))
        tone = theme.faint(mix(theme.accent, WHITE, 0.35), 1.2 * light)
        pygame.draw.rect(canvas, tone, heart, max(1, round(thick * 0.35)), max(1, radius - 1))


# Loose blocks

# Blocks are drawn this many times larger and then shrunk, which smooths them.
OVERSAMPLING = 2
# The height and the side of a block, in cells.
BLOCK, BLOCK_SIDE = 0.3, 0.66


def draw_loose_block(canvas: Surface, area: BoardArea, theme: Theme, cell: int) -> None:
    """Draw a low block on a cell that was blocked before the first move."""
    lay(canvas, _block(theme, max(4, round(area.cell))), area.centre_of(cell))


@baked
def _block(theme: Theme, cell: int) -> Surface:
    """A low block that stood on the board before the first move."""
    side = 2 * round(cell * 0.62)
    large = clear((side * OVERSAMPLING, side * OVERSAMPLING), theme.stone)
    foot = Rect(0, 0, round(cell * BLOCK_SIDE * OVERSAMPLING), round(cell * BLOCK_SIDE * OVERSAMPLING))
    foot.center = (large.get_width() // 2, large.get_height() // 2)
    stone = theme.stone
    if theme.style is Style.FLAT:
        around = foot.inflate(cell * 0.22, cell * 0.22)
        stand(large, around, BLOCK * cell * OVERSAMPLING, Tones(*(lambda _up: theme.ink,) * 2, theme.ink))
    tones = Tones(
        lambda up: dimmed(stone, 0.42 + 0.2 * up),
        lambda up: dimmed(stone, 0.24 + 0.12 * up),
        dimmed(stone, 0.95),
    )
    top = stand(large, foot, BLOCK * cell * OVERSAMPLING, tones)
    edge = max(2, round(cell * 0.05))
    pygame.draw.rect(large, mix(stone, WHITE, 0.22), top, edge)
    inner = top.inflate(-round(top.width * 0.34), -round(top.height * 0.34))
    pygame.draw.rect(large, dimmed(stone, 0.7), inner, border_radius=edge)
    pygame.draw.line(large, mix(stone, WHITE, 0.3), inner.bottomleft, inner.bottomright, max(1, edge // 2))
    small = pygame.transform.smoothscale(large, (side, side))
    return small if theme.style is Style.FLAT or not theme.glow else _grounded(small, theme, foot, side, cell)


def _grounded(body: Surface, theme: Theme, foot: Rect, side: int, cell: int) -> Surface:
    """A body with its shadow."""
    shade = SHADOW if theme.style is Style.ENAMEL else BLACK
    whole = clear((side, side), shade)
    wide = foot.width // OVERSAMPLING
    place = Rect(0, 0, wide, wide)
    place.center = (side // 2 + round(cell * 0.05), side // 2 + round(cell * 0.05))
    pygame.draw.rect(whole, (*shade, 120), place)
    whole = blurred(whole, max(1, round(cell * 0.05)))
    whole.blit(body, (0, 0))
    return whole
