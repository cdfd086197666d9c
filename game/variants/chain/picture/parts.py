"""The parts of Chain's picture that are drawn once for a theme and a size of the cells."""

from collections.abc import Callable
from functools import lru_cache

import pygame
from pygame import Rect, Surface

from game.arcade.draw.broken import STEPS, broken_in_two
from game.arcade.draw.easing import clamped
from game.arcade.draw.shapes import Shape
from game.arcade.draw.sprites import clear
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix
from game.core.rules import Player
from game.variants.chain.picture.cable import Piece, draw_filament, draw_piece
from game.variants.chain.picture.course import Passage
from game.variants.chain.picture.plug import PLUG, Plug, draw_plug

# A packet of current is a head and a tail of this many lights.
PACKET = 5
# A ring of light is drawn with this radius once, and then enlarged.
RING = 40
# The stages of a ring of light that grows and fades.
RING_STAGES = 10


# In how many ways plugs break, and how much of the picture of a plug breaks, in diameters of the plug.
LOOKS, BODY = 4, 1.08


class Parts:
    """Parts for cells of one size, each drawn when it is needed first."""

    def __init__(self, theme: Theme, side: int) -> None:
        self._theme = theme
        self._side = side
        self._kept: dict[object, Surface] = {}
        self._seen: dict[Piece, Rect] = {}

    def lay_piece(self, canvas: Surface, piece: Piece, place: Rect, share: float = 1.0) -> None:
        """Lay the cable in one cell on the place of the cell, with a share of its strength."""
        sprite = self._part(piece, lambda: draw_piece(self._theme, self._side, piece))
        # Where the cable is not, nothing needs to be laid, which is most of the cell.
        seen = self._seen.get(piece)
        if seen is None:
            seen = self._seen[piece] = sprite.get_bounding_rect()
        if share > 0:
            sprite.set_alpha(round(255 * clamped(share)))
            inside = seen.clip((0, 0), place.size)
            canvas.blit(sprite, (place.left + seen.left, place.top + seen.top), inside)
            sprite.set_alpha(255)

    def plug(self, shape: Shape, player: Player, state: Plug = Plug.OLD) -> Surface:
        key = ("plug", shape, player, state)
        return self._part(key, lambda: draw_plug(self._theme, self._side, shape, player, state))

    def filament(self, passage: Passage, player: Player, *, after: bool) -> Surface:
        """The light in the newest stretch, before or after the middle of a cell."""
        key = ("filament", passage, player, after)
        return self._part(key, lambda: draw_filament(self._theme, self._side, passage, player, after=after))

    def broken(self, shape: Shape, player: Player, look: int, share: float) -> Surface:
        """A plug that has broken in two so far, from 0 to 1."""
        step, kind = round(STEPS * share), look % LOOKS
        key = ("broken", shape, player, kind, step)
        return self._part(key, lambda: broken_in_two(self._bare(shape, player), kind, step / STEPS))

    def _bare(self, shape: Shape, player: Player) -> Surface:
        """A plug without what it throws around it."""
        plug = self.plug(shape, player)
        body = Rect(0, 0, round(BODY * PLUG * self._side), round(BODY * PLUG * self._side))
        body.center = plug.get_rect().center
        return plug.subsurface(body).copy()

    def shadow(self) -> Surface:
        """The shadow of a plug in the air."""
        return self._part("shadow", lambda: _draw_shadow(self._side))

    def light(self, colour: Colour, size: float, share: float = 1.0) -> Surface:
        """A soft point of light, almost white in the middle; `size` is its radius in cells."""
        radius, steps = max(2, round(size * self._side)), round(share * 8)
        key = ("light", colour, radius, steps)
        return self._part(key, lambda: _draw_light(self._theme, radius, colour, steps / 8))

    def ring(self, colour: Colour, way: float) -> Surface:
        """A ring of light that has grown a part of its way."""
        stage = min(RING_STAGES - 1, int(way * RING_STAGES))
        key = ("ring", colour, stage)
        return self._part(key, lambda: _draw_ring(self._theme, self._side, colour, stage / RING_STAGES))

    def _part(self, key: object, draw: Callable[[], Surface]) -> Surface:
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = draw()
        return found


@lru_cache(maxsize=2)
def parts_for(theme: Theme, side: int) -> Parts:
    return Parts(theme, side)


def blit_share(canvas: Surface, sprite: Surface, place: Rect, share: float) -> None:
    """Lay a sprite on the canvas with a share of its strength."""
    if share > 0:
        sprite.set_alpha(round(255 * clamped(share)))
        canvas.blit(sprite, place)
        sprite.set_alpha(255)


def _draw_shadow(side: int) -> Surface:
    """Round and soft, as large as a plug."""
    radius = max(2, round(side * PLUG * 0.6))
    shadow = clear((2 * radius, 2 * radius), BLACK)
    for step in range(radius, 0, -1):
        share = min(1.0, 2.2 * (1 - step / radius))
        pygame.draw.circle(shadow, (*BLACK, round(150 * share)), (radius, radius), step)
    return shadow


def _draw_light(theme: Theme, radius: int, colour: Colour, share: float) -> Surface:
    if theme.style is Style.FLAT:
        return _draw_dot(radius)
    if theme.style is Style.ENAMEL:
        return _draw_radial(theme, radius, colour, lambda distance: share * min(1.0, 2.2 * (1 - distance)))
    return _draw_radial(theme, radius, colour, lambda distance: share * (1 - distance) ** 1.6)


def _draw_dot(radius: int) -> Surface:
    """A packet in the flat style, which stands out from every sleeve."""
    dot = clear((radius * 2, radius * 2), BLACK)
    pygame.draw.aacircle(dot, BLACK, (radius, radius), radius * 0.62)
    pygame.draw.aacircle(dot, WHITE, (radius, radius), radius * 0.42)
    return dot


def _draw_ring(theme: Theme, side: int, colour: Colour, way: float) -> Surface:
    """Wide and faint when it has grown: light in a band around the middle."""
    radius = round(side * (0.35 + 0.5 * way))
    band = 0.34 - 0.2 * way

    strength: float = (1 - way) ** 1.3

    def light(distance: float) -> float:
        return strength * max(0.0, 1 - abs(1 - band - distance) / band)

    return _draw_radial(theme, radius, colour, light)


def _draw_radial(theme: Theme, radius: int, colour: Colour, light: Callable[[float], float]) -> Surface:
    """Round light, as strong as a function of the distance says; the strongest is almost white."""
    added = theme.style is Style.NEON
    side = RING * 2
    disc = Surface((side, side)) if added else clear((side, side), colour)
    for step in range(RING, 0, -1):
        share = light(step / RING)
        tone = mix(colour, WHITE, 0.85 * share**2)
        shade = dimmed(tone, share) if added else (*tone, round(255 * min(1.0, share)))
        pygame.draw.circle(disc, shade, (RING, RING), step)
    return pygame.transform.smoothscale(disc, (radius * 2, radius * 2))
