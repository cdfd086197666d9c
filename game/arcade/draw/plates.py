"""Plates, panels and cards as bodies: dark metal or glass, or lit by a light of their own.

Each body is drawn once, dark and lit. While its light comes or goes, the lit body is faded over the dark one.
"""

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.easing import clamped
from game.arcade.draw.fading import spare_canvas
from game.arcade.draw.material import add_grain, gradient, lay_on_shadow, plate, rounded, soft_shape
from game.arcade.draw.sprites import ADD
from game.arcade.draw.theme import BLACK, PLATE_TINT, WHITE, Colour, Style, Theme, dimmed, mix

# How far the shadow or the light of a body reaches beyond it: in shares of its radius, at most in shares of
# its shorter side.
REACH, MOST_REACH = 1.1, 0.5
# How strongly a lit body is tinted, if it says nothing else.
TINT = 0.3


def lay_plate(
    canvas: Surface,
    theme: Theme,
    box: Rect,
    radius: int,
    *,
    colour: Colour,
    light: float = 0.0,
    tint: float = TINT,
    plain: bool = False,
) -> None:
    """Lay a body on the canvas, with a share of its light. A plain one has no grain."""
    share = clamped(light)
    if share < 1:
        _blit(canvas, theme, box, radius, colour, tint, 255, lit=False, plain=plain)
    if share > 0:
        _blit(canvas, theme, box, radius, colour, tint, round(255 * share), lit=True, plain=plain)


def light_plate(canvas: Surface, theme: Theme, box: Rect, radius: int, light: float) -> None:
    """Only the light of a body in the accent, on another body."""
    share = clamped(light)
    if share > 0:
        _blit(canvas, theme, box, radius, theme.accent, TINT, round(255 * share), lit=True, plain=False)


def _blit(
    canvas: Surface,
    theme: Theme,
    box: Rect,
    radius: int,
    colour: Colour,
    tint: float,
    alpha: int,
    *,
    lit: bool,
    plain: bool,
) -> None:
    size = max(1, box.width), max(1, box.height)
    reach = light_reach(size, radius)
    body = _body(
        theme, size, max(1, radius), colour if lit else theme.floor, tint if lit else 0.0, lit, plain
    )
    body.set_alpha(alpha)
    canvas.blit(body, (box.left - reach, box.top - reach))


def light_reach(size: tuple[int, int], radius: int) -> int:
    """How far the shadow or the light of a body reaches beyond it."""
    return max(2, min(round(radius * REACH), round(min(size) * MOST_REACH)))


def is_seen(canvas: Surface, box: Rect) -> bool:
    """Whether something of a body, or of what reaches beyond it, lies in the part that is being drawn."""
    reach = 2 * round(min(box.size) * MOST_REACH)
    return box.inflate(reach, reach).colliderect(canvas.get_clip())


@baked
def _body(
    theme: Theme, size: tuple[int, int], radius: int, colour: Colour, tint: float, lit: bool, plain: bool
) -> Surface:
    reach = light_reach(size, radius)
    whole = Surface((size[0] + 2 * reach, size[1] + 2 * reach), SRCALPHA)
    place = Rect((reach, reach), size)
    if theme.style is Style.NEON:
        _draw_glass(whole, theme, place, radius, colour, tint, lit, plain)
    else:
        draw = _draw_enamel if theme.style is Style.ENAMEL else _draw_flat
        draw(whole, theme, place, radius, colour, tint, lit)
    return whole


def _draw_glass(
    whole: Surface,
    theme: Theme,
    place: Rect,
    radius: int,
    colour: Colour,
    tint: float,
    lit: bool,
    plain: bool,
) -> None:
    """Dark glass with a bevel; lit from within, it throws light around."""
    reach = place.left
    if theme.glow:
        halo = (colour, 0.34) if lit else (BLACK, 0.55)
        whole.blit(soft_shape(place.size, radius, reach, *halo), (0, 0 if lit else reach // 3))
    if lit:
        face = theme.faint(colour, tint * 1.12), theme.faint(colour, tint * 0.62)
        edge = theme.faint(mix(colour, WHITE, 0.25), 0.85)
    else:
        face = mix(theme.floor, theme.edge, 0.16), mix(theme.night, theme.floor, 0.75)
        edge = mix(theme.floor, theme.edge, 0.6)
    bevel = max(1, round(min(place.size) / 110)) + (1 if lit else 0)
    body = rounded(gradient(place.size, edge, mix(face[1], edge, 0.3)), radius)
    inner = place.inflate(-2 * bevel, -2 * bevel)
    if inner.width > 0 and inner.height > 0:
        sheet = gradient(inner.size, *face)
        if not plain:
            add_grain(sheet, 0.35)
        body.blit(rounded(sheet, max(1, radius - bevel)), (bevel, bevel))
    lay_on_shadow(whole, body, place)


def _draw_enamel(
    whole: Surface, theme: Theme, place: Rect, radius: int, colour: Colour, tint: float, lit: bool
) -> None:
    """A bright body with a soft shadow."""
    reach = place.left
    if theme.glow:
        shadow = (mix(colour, BLACK, 0.3), 0.3) if lit else (BLACK, 0.13)
        whole.blit(soft_shape(place.size, radius, reach, *shadow), (0, max(1, reach // 3)))
    ground = theme.faint(colour, tint) if lit else theme.floor
    upper = mix(ground, WHITE, 0.5)
    lay_on_shadow(whole, plate(place.size, radius, (upper, ground), 0.3, 1), place)
    edge = mix(colour, theme.ink, 0.15) if lit else mix(theme.edge, theme.floor, 0.45)
    thick = max(2, round(min(place.size) / 26)) if lit else 1
    pygame.draw.rect(whole, edge, place, min(thick, max(2, radius // 3)), border_radius=radius)


def _draw_flat(
    whole: Surface, theme: Theme, place: Rect, radius: int, colour: Colour, tint: float, lit: bool
) -> None:
    """A plain area with an outline."""
    ground = theme.faint(colour, min(tint, PLATE_TINT * 2)) if lit else theme.floor
    pygame.draw.rect(whole, ground, place, border_radius=radius)
    edge = mix(colour, theme.ink, 0.3) if lit else theme.edge
    thin = max(1, round(min(place.size) / 160))
    width = theme.outline(thin) + 2 if lit else max(1, theme.outline(thin) // 2)
    pygame.draw.rect(whole, edge, place, width, border_radius=radius)


# Light that falls on what is around


def draw_spill(canvas: Surface, theme: Theme, area: Rect, colour: Colour, light: float) -> None:
    """A soft light that fills an area from its middle, as a lamp throws it on what is around."""
    if light <= 0 or not theme.glow or theme.style is Style.FLAT:
        return
    spill = _spill(area.size, theme.style, colour)
    if theme.style is not Style.NEON:
        spill.set_alpha(round(255 * clamped(light)))
        canvas.blit(spill, area)
        return
    if light < 1:
        weaker = spare_canvas(spill.get_size(), "spill")
        weaker.blit(spill, (0, 0))
        weaker.fill(dimmed(WHITE, light), special_flags=pygame.BLEND_RGB_MULT)
        spill = weaker
    canvas.blit(spill, area, special_flags=ADD)


# How far the light of a strip reaches, in its widths, and how many strengths it has.
STRIP_REACH, STEPS = 4, 8


def shine_strip(canvas: Surface, theme: Theme, strip: Rect, colour: Colour, light: float = 1.0) -> None:
    """A tube of light, dark where it has none."""
    share, thick = round(STEPS * clamped(light)) / STEPS, min(strip.size)
    if share and theme.glow and theme.style is Style.NEON:
        reach = STRIP_REACH * thick
        halo = _halo(strip.size, reach, dimmed(colour, share))
        canvas.blit(halo, (strip.left - reach, strip.top - reach), special_flags=ADD)
    dark = mix(theme.night, theme.edge, 0.5)
    tone = mix(dark, mix(colour, WHITE, 0.55) if theme.style is Style.NEON else colour, share)
    pygame.draw.rect(canvas, tone, strip, border_radius=thick // 2)


@baked
def _halo(size: tuple[int, int], reach: int, colour: Colour) -> Surface:
    """The glow of a tube, to be added."""
    soft = soft_shape(size, min(size) // 2, reach, colour, 0.8)
    halo = Surface(soft.get_size())
    halo.blit(soft, (0, 0))
    return halo


SPILL_SIDE = 40  # of the small picture that is enlarged


@baked
def _spill(size: tuple[int, int], style: Style, colour: Colour) -> Surface:
    small = Surface((SPILL_SIDE, SPILL_SIDE), 0 if style is Style.NEON else SRCALPHA)
    for y in range(SPILL_SIDE):
        for x in range(SPILL_SIDE):
            across, down = (2 * (each + 0.5) / SPILL_SIDE - 1 for each in (x, y))
            share = max(0.0, 1 - (across * across + down * down)) ** 2
            tone = dimmed(colour, 0.42 * share) if style is Style.NEON else (*colour, round(40 * share))
            small.set_at((x, y), tone)
    return pygame.transform.smoothscale(small, size)
