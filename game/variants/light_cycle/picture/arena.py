"""The picture of the empty arena: dark polished glass, a grid of lit streets, and a border of light."""

import random
from collections.abc import Iterator

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.easing import Point
from game.arcade.draw.material import gradient
from game.arcade.draw.sprites import blurred
from game.arcade.draw.theme import BLACK, WHITE, Style, Theme, dimmed, mix

# Soft light is drawn this many times smaller, and then enlarged.
SHRINK = 6
# The streets between smaller cells than this, drawn so small, glow less.
LARGE_CELL = 20
# How much brighter or darker a pane of glass is than the others, at most.
PANES = 5
# How bright the lines between the cells are, and the border: what rides in the arena outshines both.
STREETS = {Style.NEON: 0.32, Style.ENAMEL: 0.45, Style.FLAT: 0.5}
BORDER = {Style.NEON: 0.46, Style.ENAMEL: 0.6, Style.FLAT: 0.6}
# The soft light of both on the glass.
STREET_GLOW, BORDER_GLOW = 0.13, 0.17


def draw_arena(canvas: Surface, area: BoardArea, theme: Theme) -> None:
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
    """A tube of light around the arena."""
    light = BORDER[theme.style]
    thick = max(2, round(min(area.cell * 0.05, area.rect.width * 0.009)))
    tube = area.rect.inflate(thick, thick)
    radius = thick * 2
    pygame.draw.rect(canvas, theme.faint(theme.accent, light), tube, thick, radius)
    if theme.style is not Style.FLAT:
        heart = tube.inflate(-round(thick * 0.6), -round(thick * 0.6))
        tone = theme.faint(mix(theme.accent, WHITE, 0.35), 1.2 * light)
        pygame.draw.rect(canvas, tone, heart, max(1, round(thick * 0.35)), max(1, radius - 1))
