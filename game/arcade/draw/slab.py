"""The body of a board: a slab with a lit front that hovers over the floor, which reflects it."""

from typing import NamedTuple

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.baked import Steps
from game.arcade.draw.fading import has_alpha
from game.arcade.draw.material import (
    add_grain,
    draw_recess,
    draw_shadow,
    gradient,
    lay_on_shadow,
    plate,
    rounded,
    soft_shape,
)
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix

# How much of the front below the top is seen, in shares of the rim; and the strip of light in it.
FRONT, STRIP = 0.62, 0.12
# How strongly the floor reflects the slab, and how much of it, in rims.
REFLECTION, REFLECTED = 0.4, 3.2
# How strongly the metal is tinted by the accent of the game.
METAL_TINT = 0.26
# The least rim, in shares of the board, where no coordinates stand on it.
LEAST_RIM = 0.03


class Slab(NamedTuple):
    """Where a slab lies: the square of the board, and the width of the rim around it."""

    board: Rect
    rim: int
    numbered: bool = False  # whether the rim holds the coordinates

    @property
    def top(self) -> Rect:
        return self.board.inflate(2 * self.rim, 2 * self.rim)

    @property
    def front(self) -> int:
        """The height of the front."""
        return max(3, round(self.rim * FRONT))

    @property
    def whole(self) -> Rect:
        top = self.top
        return Rect(top.left, top.top, top.width, top.height + self.front)

    @property
    def inset(self) -> int:
        """How far the hollow for the cells reaches into the rim."""
        return max(2, self.rim // 7)

    @property
    def radius(self) -> int:
        """Of the corners."""
        return max(3, round(self.rim * 0.55))


def bare_slab(board: Rect) -> Slab:
    """A slab without room for coordinates."""
    return Slab(board, max(3, round(board.width * LEAST_RIM)))


def draw_slab(canvas: Surface, theme: Theme, slab: Slab) -> Steps:
    """Draw the body of a board in steps, with a hollow for the cells."""
    if theme.style is Style.FLAT:
        _draw_flat(canvas, theme, slab)
        return
    body = _body(theme, slab)
    yield
    _draw_surroundings(canvas, theme, slab, body)
    lay_on_shadow(canvas, body, slab.whole)


def _draw_flat(canvas: Surface, theme: Theme, slab: Slab) -> None:
    pygame.draw.rect(canvas, theme.floor, slab.top, border_radius=slab.radius)
    width = theme.outline(max(1, slab.rim * 0.06))
    pygame.draw.rect(canvas, theme.faint(theme.accent, 0.9), slab.top, width, slab.radius)


def _draw_surroundings(canvas: Surface, theme: Theme, slab: Slab, body: Surface) -> None:
    """What is seen around a slab: its shadow, the light of its strip, and its reflection."""
    whole, blur = slab.whole, max(4, round(slab.rim * 1.5))
    if theme.style is Style.ENAMEL:
        draw_shadow(canvas, whole, slab.radius, blur, 0.3 if theme.glow else 0.16, fall=blur // 3)
        return
    draw_shadow(canvas, whole, slab.radius, blur, 0.75, fall=blur // 3)
    if not theme.glow:
        return
    if not has_alpha(canvas):  # where there is no ground yet, pygame would draw an edge around the shadow
        wide = 2 * blur
        lit = Rect(whole.left, whole.centery, whole.width, whole.height // 2)
        glow = soft_shape(lit.size, slab.radius, wide, theme.accent, 0.3)
        canvas.blit(glow, (lit.left - wide, lit.top - wide))
    _draw_reflection(canvas, slab, body)


def _draw_reflection(canvas: Surface, slab: Slab, body: Surface) -> None:
    """The near edge of the slab upside down, soft, fading with the distance and towards its ends."""
    height = min(body.get_height(), max(2, round(slab.rim * REFLECTED)))
    lower = body.subsurface(Rect(0, body.get_height() - height, body.get_width(), height))
    soft = pygame.transform.box_blur(pygame.transform.flip(lower, False, True), max(1, slab.rim // 7))
    soft.blit(_fade(soft.get_size(), 3 * slab.rim), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.blit(soft, (slab.whole.left, slab.whole.bottom + max(1, slab.rim // 8)))


def _fade(size: tuple[int, int], ends: int) -> Surface:
    """White that fades downwards, and towards the left and right ends."""
    width, height = size
    down, across = Surface((1, height), SRCALPHA), Surface((width, 1), SRCALPHA)
    for y in range(height):
        down.set_at((0, y), (*WHITE, round(255 * REFLECTION * (1 - y / height) ** 2)))
    for x in range(width):
        inward = min(1.0, (min(x, width - 1 - x) + 1) / max(1, ends))
        across.set_at((x, 0), (*WHITE, round(255 * inward)))
    fade = pygame.transform.scale(down, size)
    fade.blit(pygame.transform.scale(across, size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return fade


def _body(theme: Theme, slab: Slab) -> Surface:
    """The slab itself: the front with its strip of light, and the top."""
    top = _top(theme, slab)  # first, because it takes the most memory
    whole, radius = slab.whole, slab.radius
    body = Surface(whole.size, SRCALPHA)
    _upper, lower = metal(theme)
    height = slab.front + 2 * radius
    front = rounded(
        gradient((whole.width, height), mix(lower, theme.accent, 0.1), dimmed(lower, 0.5)), radius
    )
    body.blit(front, (0, whole.height - height))
    _draw_strip(body, theme, slab)
    body.blit(top, (0, 0))
    return body


def _top(theme: Theme, slab: Slab) -> Surface:
    """The top of a slab with its bevel and grain, and the hollow for the cells."""
    upper, lower = metal(theme)
    top = plate(slab.top.size, slab.radius, (upper, lower), 0.3, max(1, round(slab.rim * 0.06)))
    add_grain(top)
    inset = slab.inset
    hollow = Rect(slab.rim - inset, slab.rim - inset, *slab.board.inflate(2 * inset, 2 * inset).size)
    ground = mix(theme.night, theme.floor, 0.45)
    draw_recess(top, hollow, max(2, slab.radius // 2), ground, slab.rim, mix(lower, WHITE, 0.16))
    return top


def metal(theme: Theme) -> tuple[Colour, Colour]:
    """The colours of the top, at its far and at its near edge."""
    tinted = mix(theme.edge, theme.accent, METAL_TINT)
    if theme.style is Style.ENAMEL:
        return mix(theme.floor, tinted, 0.12), mix(theme.floor, tinted, 0.4)
    return mix(theme.floor, tinted, 0.62), mix(theme.floor, tinted, 0.26)


def _draw_strip(body: Surface, theme: Theme, slab: Slab) -> None:
    """A strip of light in the front, in the colour of the game."""
    thick = max(1, round(slab.rim * STRIP))
    y = slab.top.height + (slab.front - thick) // 2
    strip = Rect(slab.radius * 2, y, slab.whole.width - 4 * slab.radius, thick)
    if theme.style is Style.NEON and theme.glow:
        halo = soft_shape(strip.size, thick // 2, 3 * thick, theme.accent, 0.55)
        body.blit(halo, (strip.left - 3 * thick, strip.top - 3 * thick))
    pygame.draw.rect(body, mix(theme.accent, WHITE, 0.35), strip, border_radius=thick // 2)
    pygame.draw.rect(body, mix(theme.accent, BLACK, 0.1), strip, 1, border_radius=thick // 2)
