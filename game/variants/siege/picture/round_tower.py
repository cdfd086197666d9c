"""The tower of Player 2: a round one with a pointed roof of slate, from which some slates are missing."""

import math
import random

from game.arcade.draw.easing import Point
from game.arcade.draw.shapes import ring
from game.arcade.draw.theme import Colour, Style, mix
from game.variants.siege.picture.fittings import draw_banner, draw_fire, draw_gate, draw_tube, draw_window
from game.variants.siege.picture.masonry import SQUEEZE, TALL, Mason, arc, rounded

# How far its centre is behind its foot, the radius of its wall and its foot, and the height of the wall.
CENTRE, WALL, FOOT, HIGH = 0.22, 0.34, 0.42, 0.72
# The roof: its radius, the height of its edge and of its tip, its rows of slates, and slates in a row.
EAVES, EDGE, TIP, ROWS, SLATES = 0.46, 0.68, 1.22, 6, 11
# One in so many slates is missing.
MISSING = 15
# Where a banner comes up, from the top of the picture.
POLE = TALL - CENTRE - TIP + 0.02
# The middles of its windows, and how far its gate is behind the front of its foot.
WINDOWS, GATE = ((0.27, TALL - 0.48), (0.73, TALL - 0.48)), CENTRE - WALL * SQUEEZE


def draw_round_tower(mason: Mason) -> None:
    mason.drum(FOOT, CENTRE, 0.0, 0.09, 2)
    mason.disc(FOOT, CENTRE, 0.09, 1.2)
    mason.drum(WALL, CENTRE, 0.09, HIGH, 7)
    _draw_shadow_of_eaves(mason)
    mason.weathered()
    mason.flood(mason.box(0.06, TALL - 0.56, 0.94, TALL), 0.95)
    for x, y in WINDOWS:
        mason.lamp((x, y - 0.02), 0.07, 0.5)
        mason.lamp((x, y - 0.16), 0.12, 0.35)
    mason.light_up()
    for window in WINDOWS:
        draw_window(mason, window)
    draw_banner(mason, TALL - 0.64, 0.28, ring)
    draw_gate(mason, GATE)
    _draw_roof(mason)


def _draw_shadow_of_eaves(mason: Mason) -> None:
    upper, lower = arc(0.5, WALL, TALL - CENTRE - HIGH), arc(0.5, WALL, TALL - CENTRE - 0.56)
    if not mason.flat:
        mason.face(0.24, [*upper, *reversed(lower)])


def _draw_roof(mason: Mason) -> None:
    """A cone, laid in rows of slates from its edge to its tip."""
    slate = _slate_of(mason)
    base, chance = TALL - CENTRE, random.Random(6)  # noqa: S311 - decoration
    edge = arc(0.5, EAVES, base - EDGE)
    mason.face(0.3, [*edge, *reversed(arc(0.5, EAVES - 0.03, base - EDGE + 0.045))], slate)
    mason.face(0.9 if mason.flat else 0.28, [*edge, (0.5, base - TIP)], slate)
    if not mason.flat:
        for row in range(ROWS):
            _lay_slates(mason, slate, row, chance)
    draw_tube(mason, arc(0.5, EAVES - 0.015, base - EDGE + 0.03))
    if mason.flat:
        mason.face(1.0, _crest(base - TIP))
    draw_fire(mason, (0.5, base - TIP + 0.01), 0.1)


def _slate_of(mason: Mason) -> Colour:
    if mason.flat:
        return mason.colour
    if mason.theme.style is Style.ENAMEL:
        return mix(mix(mason.theme.soft, mason.theme.stone, 0.35), mason.colour, 0.4)
    return mix(mix(mason.stone, mason.theme.night, 0.2), mason.theme.edge, 0.3)


def _at(turn: float, up: float) -> Point:
    """A point on the roof: at an angle from its left, and a share of the way up to its tip."""
    radius, level = EAVES * (1 - up), TALL - CENTRE - EDGE - (TIP - EDGE) * up
    return 0.5 - radius * math.cos(turn), level + radius * SQUEEZE * math.sin(turn)


def _lay_slates(mason: Mason, slate: Colour, row: int, chance: random.Random) -> None:
    low, high = row / ROWS, (row + 1.35) / ROWS
    shift = 0.5 * (row % 2)
    for number in range(-1, SLATES + 1):
        ends = [math.pi * min(1.0, max(0.0, (number + shift + side) / SLATES)) for side in (0.04, 0.96)]
        light = 1.2 * rounded((1 - math.cos(sum(ends) / 2)) / 2) * chance.uniform(0.82, 1.14)
        missing, hang = chance.randrange(MISSING) == 0 and row < ROWS - 1, chance.uniform(0.0, 0.16) / ROWS
        if ends[0] >= ends[1] or missing:
            continue
        top = min(1.0, high)
        corners = [_at(ends[0], low - hang), _at(ends[1], low - hang), _at(ends[1], top), _at(ends[0], top)]
        mason.face(light, corners, slate)
        mason.line(light * 0.55, corners[:2], 0.012, slate)


def _crest(tip: float) -> list[Point]:
    return [(0.5, tip - 0.09), (0.535, tip - 0.03), (0.5, tip + 0.045), (0.465, tip - 0.03)]
