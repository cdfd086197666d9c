"""The end: what locks the loser in shuts, and the winner's gate opens, light runs out and a banner rises."""

import math

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.easing import eased, overshooting, part_of
from game.arcade.draw.finale import AFTERWARDS, FATE_FROM, sweep
from game.arcade.draw.light import shine_path, shine_pool
from game.arcade.draw.shapes import cross, ring
from game.arcade.draw.sprites import blending, clear
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, dimmed, mix
from game.core.grid import HEADINGS
from game.core.rules import Player
from game.variants.siege.picture.block import draw_fresh, draw_gleam, foot_of, height_of
from game.variants.siege.picture.fittings import draw_gate
from game.variants.siege.picture.masonry import TALL, Mason
from game.variants.siege.picture.moment import Moment
from game.variants.siege.picture.tower import foot_of_tower, light_of, width_of_tower
from game.variants.siege.picture.tower_sprite import GATES, POLES

# When the first cell around the loser is shut, in seconds, how much later the next, and how long it takes. It
# is once the stones are home: light that moves with them would flash.
SHUT_FROM, SHUT_LATER, SHUT_SECONDS = FATE_FROM + 0.5, 0.08, 0.16
# How wide the light on the edge of such a block is, in cells.
EDGE = 0.045
# In the sweep: until when the gate opens, and from when to when the banner rises.
OPEN, RISES, RISEN = 0.35, 0.2, 0.75
# In how many steps the gate opens, light grows, and a banner waves; and how many times a second it does.
GATE_STEPS, LIGHTS, PHASES, WAVES = 6, 6, 12, 1.0
# How long the slope of the light is that runs over the courtyard, in shares of its way.
SLOPE = 0.55
# How much of the light in the joints lies on the flagstones.
GROUND_LIGHT = 0.2
# In shares of the tower's width: the length of each player's pole, the height and length of the banner, and
# how far it waves.
POLE_LENGTHS = 0.86, 0.62
CLOTH, LENGTH, WAVING = 0.36, 0.56, 0.035
OVERSAMPLING = 2


# What locks the loser in


def draw_shut(moment: Moment, among: int) -> None:
    """Of some cells, those that lock the loser in: on their sides towards it, light slams shut."""
    if not moment.lost:
        return
    for number, (direction, cell) in enumerate(moment.rules.grid.exits[moment.loser]):
        seconds = moment.frame.ended - SHUT_FROM - SHUT_LATER * number
        share = eased(part_of(seconds, 0.0, SHUT_SECONDS))
        if among >> cell & 1 and share > 0:
            right, down = HEADINGS[direction]
            _shut(moment, cell, (-right, -down), share)


def _shut(moment: Moment, cell: int, side: tuple[int, int], share: float) -> None:
    """Light the edge of a cell on one side, as long as a share of it."""
    area, theme, winner = moment.area, moment.theme, moment.winner
    shift = moment.shift(cell)
    foot = foot_of(area, cell, shift)
    if moment.position.blocked >> cell & 1:
        colour = light_of(theme, winner)
        draw_gleam(moment.canvas, area, theme, cell, 1.0, shift, colour, side, share)
        foot = foot.move(0, -height_of(area))
    middle = foot.centerx + side[0] * foot.width / 2, foot.centery + side[1] * foot.height / 2
    reach = share * (foot.width if side[1] else foot.height) / 2
    along = (reach, 0.0) if side[1] else (0.0, reach)
    ends = [(middle[0] + way * along[0], middle[1] + way * along[1]) for way in (-1, 1)]
    tone = theme.legible(theme.player(winner))
    shine_path(moment.canvas, theme, ends, tone, max(2.0, area.cell * EDGE), share)


# The sweep of the winner's light


def draw_sweep_on_floor(moment: Moment) -> None:
    """Light runs out of the gate along the joints of the courtyard, and lies before the gate in the end."""
    if not moment.lost:
        return
    canvas, area, theme = moment.canvas, moment.area, moment.theme
    colour = light_of(theme, moment.winner)
    for cell in range(area.size * area.size):
        steps = math.ceil(LIGHTS * _light_at(moment, cell))
        if steps > 0 and theme.glow:
            place = area.rect_of(cell)
            joints = _joints(place.size, theme.style, colour, steps)
            canvas.blit(joints, place, special_flags=blending(theme.style))
    x, y = foot_of_tower(area, moment.stands[moment.winner])
    light, outside = _opened(moment), canvas.get_clip()
    canvas.set_clip(outside.clip(area.rect))
    shine_pool(canvas, theme, (x, y + area.cell * 0.06), area.cell * 0.62, colour, light)
    shine_pool(canvas, theme, (x, y + area.cell * 0.14), area.cell * 0.34, mix(colour, WHITE, 0.5), light)
    canvas.set_clip(outside)


def draw_sweep_on(moment: Moment, cell: int) -> None:
    """The edge of a block shines while the light goes by."""
    if moment.lost and moment.theme.glow:
        colour, light = moment.theme.player(moment.winner), _light_at(moment, cell)
        draw_fresh(moment.canvas, moment.area, moment.theme, cell, colour, height_of(moment.area), light)


def _light_at(moment: Moment, cell: int) -> float:
    """How much of the light that runs over the courtyard is at a cell now."""
    way = sweep(moment.frame.ended)
    if not 0 < way < 1:
        return 0.0
    size, origin = moment.area.size, moment.steps[moment.winner].end
    (row, column), (start_row, start_column) = divmod(cell, size), divmod(origin, size)
    away = math.hypot(row - start_row, column - start_column) / (1.42 * size)
    front = way * (1 + SLOPE)
    return max(0.0, 1 - abs(front - away - SLOPE / 2) / (SLOPE / 2))


@baked
def _joints(size: tuple[int, int], style: Style, colour: Colour, steps: int) -> Surface:
    """The joints around a flagstone, through which light shines on it."""
    neon, light = style is Style.NEON, steps / LIGHTS
    face = Surface(size) if neon else clear(size, colour)
    face.fill(dimmed(colour, GROUND_LIGHT * light) if neon else (*colour, round(255 * GROUND_LIGHT * light)))
    rings = max(3, size[0] // 6)
    for step in range(rings):
        share = light * (GROUND_LIGHT + (1 - GROUND_LIGHT) * (1 - step / rings) ** 2.6)
        tone = mix(colour, WHITE, 0.5 * (1 - step / rings) ** 4) if neon else colour
        place = face.get_rect().inflate(-2 * step, -2 * step)
        shade = dimmed(tone, 0.9 * share) if neon else (*tone, round(200 * share))
        pygame.draw.rect(face, shade, place, 1)
    return face


def _opened(moment: Moment) -> float:
    """How far the winner's gate is open, from 0 to 1."""
    return eased(part_of(sweep(moment.frame.ended), 0.0, OPEN)) if moment.lost else 0.0


def draw_victory(moment: Moment, player: Player) -> None:
    """The open gate of the winner's tower, and the banner above it."""
    if not moment.lost or player != moment.winner:
        return
    area, theme = moment.area, moment.theme
    look = (width_of_tower(area), theme, theme.player(player), player)
    x, y = foot_of_tower(area, moment.stands[player])
    steps = math.ceil(GATE_STEPS * _opened(moment))
    if steps > 0:
        gate = _gate(*look, steps)
        moment.canvas.blit(gate, gate.get_rect(midbottom=(x, y)))
    risen = overshooting(part_of(sweep(moment.frame.ended), RISES, RISEN))
    if risen > 0:
        waved = min(moment.frame.ended, AFTERWARDS) * WAVES if moment.frame.particles else 0.0
        banner = _banner(*look, round(PHASES * waved) % PHASES)
        top = y - round((TALL - POLES[player - 1]) * look[0])
        _raise_banner(moment.canvas, banner, (x, top), risen)


def _raise_banner(canvas: Surface, banner: Surface, foot: tuple[int, int], risen: float) -> None:
    """Draw as much of a banner as has come up behind the top of a tower."""
    up = min(banner.get_height(), round(banner.get_height() * risen))
    seen = Rect(0, 0, banner.get_width(), up)
    canvas.blit(banner, (foot[0] - banner.get_width() // 3, foot[1] - up), seen)


@baked
def _gate(width: int, theme: Theme, colour: Colour, player: Player, steps: int) -> Surface:
    """The gate of a tower alone, open by so many steps."""
    mason = Mason(width, theme, colour)
    draw_gate(mason, GATES[player - 1], steps / GATE_STEPS)
    return mason.shrunk()


@baked
def _banner(width: int, theme: Theme, colour: Colour, player: Player, phase: int) -> Surface:
    """A banner on its pole, which waves."""
    side = width * OVERSAMPLING
    left, top, thick = round(side * LENGTH * 0.7), round(side * WAVING), max(2, round(side * 0.035))
    large = clear((round(side * LENGTH * 2.1), round(side * POLE_LENGTHS[player - 1])), colour)
    flat, neon = theme.style is Style.FLAT, theme.style is Style.NEON
    pole = theme.ink if flat else mix(theme.stone, WHITE, 0.35)
    pygame.draw.rect(large, pole, Rect(left - thick // 2, 0, thick, large.get_height()))
    cloth = _cloth(side, theme, light_of(theme, player) if neon else colour, player)
    for x in range(cloth.get_width()):
        turn = 2 * math.pi * (x / cloth.get_width() - phase / PHASES)
        share = x / cloth.get_width()
        strip = cloth.subsurface(Rect(x, 0, 1, cloth.get_height())).copy()
        if not flat:
            strip.fill(dimmed(WHITE, 0.84 + 0.16 * math.cos(turn)), special_flags=pygame.BLEND_RGB_MULT)
        large.blit(strip, (left + thick // 2 + x, top + round(side * WAVING * share * math.sin(turn))))
    size = large.get_width() // OVERSAMPLING, large.get_height() // OVERSAMPLING
    return pygame.transform.smoothscale(large, size)


def _cloth(side: int, theme: Theme, colour: Colour, player: Player) -> Surface:
    """The cloth of a banner with the sign of its player, forked at its end."""
    wide, tall = round(side * LENGTH), round(side * CLOTH)
    cloth = Surface((wide, tall), SRCALPHA)
    pygame.draw.polygon(cloth, colour, [(0, 0), (wide, 0), (wide * 0.78, tall / 2), (wide, tall), (0, tall)])
    sign = clear((tall, tall), WHITE)
    tone = mix(colour, (8, 10, 16), 0.88) if theme.style is not Style.ENAMEL else WHITE
    (cross if player == 1 else ring)(sign, tone, tall * 0.15)
    cloth.blit(sign, (round(wide * 0.06), 0))
    return cloth
