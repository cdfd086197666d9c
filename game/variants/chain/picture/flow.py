"""The current in Chain's cable: packets that run to the live end, and from there to the open neighbours."""

from collections.abc import Iterator

import pygame
from pygame import Surface

from game.arcade.draw.easing import Point, between, pulse
from game.arcade.draw.light import shine_pool
from game.arcade.draw.sprites import blending
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, mix
from game.core.rules import PLAYERS, Player
from game.variants.chain.picture.chain import Chain
from game.variants.chain.picture.parts import PACKET, Parts
from game.variants.chain.picture.socket import SOCKET

# The speed of packets, and the distance from one to the next, in cells. No place flashes too often.
SPEED, SPACING = 1.5, 1.0
# How far the lights of a packet's tail lie behind each other, and the radius of its head, in cells.
TAIL, HEAD = 0.05, 0.125
# Cells smaller than this, in pixels, have no room for tails, or for long ones.
ROOM_FOR_TAIL, ROOM_FOR_LONG_TAIL = 44, 100


def draw_flow(
    canvas: Surface, chain: Chain, theme: Theme, parts: Parts, end: float, share: float = 1.0
) -> None:
    """The packets in the cable, up to where current has come."""
    tail = _tail(chain, theme)
    trains = [_train(parts, _colour(theme, player), tail, share) for player in PLAYERS]
    lights = []
    for distance in packets(chain.frame.time, 0.0, end):
        train = trains[chain.players[chain.course.link_at(distance)] - 1]
        for number, light in enumerate(train):
            place = distance - number * TAIL
            if place >= 0:
                lights.append((light, corner_of(light, chain.spot(place))))
    canvas.fblits(lights, blending(theme.style))


def _tail(chain: Chain, theme: Theme) -> int:
    """How many lights a packet is made of, on cells of this size."""
    if theme.style is Style.FLAT or chain.area.cell < ROOM_FOR_TAIL:
        return 1
    return PACKET if chain.area.cell >= ROOM_FOR_LONG_TAIL else PACKET - 2


def _train(parts: Parts, colour: Colour, tail: int, share: float = 1.0) -> list[Surface]:
    """The lights of a packet, from its head to the end of its tail."""
    return [
        parts.light(colour, HEAD * (1 - 0.13 * number), share * (1 - number / PACKET))
        for number in range(tail)
    ]


def _colour(theme: Theme, player: Player) -> Colour:
    """The colour of a packet in the sleeve of a player: white on enamel, where light adds nothing."""
    return mix(theme.player(player), WHITE, 0.25 if theme.style is Style.NEON else 0.8)


def packets(time: float, start: float, end: float) -> Iterator[float]:
    """Where the packets are, as distances along the cable."""
    first = time * SPEED % SPACING
    distance = first + SPACING * max(0, -int((first - start) // SPACING))
    while distance < end:
        yield distance
        distance += SPACING


def corner_of(light: Surface, spot: Point) -> Point:
    """Where to blit a light so that its middle lies on a spot."""
    return spot[0] - light.get_width() / 2, spot[1] - light.get_height() / 2


def draw_ways(
    canvas: Surface, chain: Chain, theme: Theme, parts: Parts, cells: tuple[int, ...], colour: Colour
) -> None:
    """The live end and the ways on: its packets go on as sparks to every open neighbour."""
    area, last = chain.area, chain.cells[-1]
    source = area.centre_of(last)
    # The end is brightest when a packet arrives.
    beat = pulse(chain.frame.time - chain.course.length / SPEED, SPACING / SPEED)
    shine_pool(canvas, theme, source, area.cell * 0.8, colour, 0.4 + 0.4 * beat)
    for cell in cells:
        glow = theme.faint(colour, 0.55 + 0.3 * beat)
        draw_lit_trace(canvas, theme, (source, area.centre_of(cell)), area.cell, glow)
    lights = []
    for distance in packets(chain.frame.time, chain.course.length, chain.course.length + SPACING):
        way = distance - chain.course.length
        for number, light in enumerate(_train(parts, colour, _tail(chain, theme), 1.0 - 0.4 * way)):
            behind = way - number * TAIL
            if behind > 0:
                spots = [between(source, area.centre_of(cell), behind) for cell in cells]
                lights += [(light, corner_of(light, spot)) for spot in spots]
    canvas.fblits(lights, blending(theme.style))


def draw_lit_trace(
    canvas: Surface, theme: Theme, ends: tuple[Point, Point], cell: float, colour: Colour
) -> None:
    """The trace on the ground of a conduit, as far as it is seen between two sockets."""
    start, end = between(*ends, SOCKET / 2), between(*ends, 1 - SOCKET / 2)
    pygame.draw.line(canvas, colour, start, end, theme.outline(cell * 0.035))
