"""The circuit board of Chain: its sockets, the conduits between them, and the plugs in the sockets."""

import math
from enum import Enum, auto

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.easing import between
from game.arcade.draw.light import shine
from game.arcade.draw.material import add_grain, gradient, mask, rounded, soft_shape
from game.arcade.draw.shapes import Shape
from game.arcade.draw.sprites import clear
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix
from game.core.grid import Grid
from game.core.rules import Player

# The outer diameter of a socket, its hole, and a plug, in cells; and the width of a conduit.
SOCKET, HOLE, PLUG, CONDUIT = 0.62, 0.47, 0.5, 0.13
# The shape on a plug, in cells.
SHAPE = 0.41
# Smaller sockets than this, in pixels of the drawn side, have no contacts and screws.
DETAILED = 90
# The ground is drawn in strips of this width, because a picture of it all would be large.
STRIP = 64
# How much larger than a cell a plug is drawn, for its shadow and glow.
PLUG_ROOM = 0.9


def draw_board(canvas: Surface, area: BoardArea, theme: Theme, grid: Grid) -> None:
    """The board with all that never changes."""
    flat = theme.style is Style.FLAT
    if not flat:
        _draw_substrate(canvas, area, theme)
    for cell in range(grid.cells):
        for _direction, near in grid.exits[cell]:
            if near > cell:
                _draw_conduit(canvas, area, theme, cell, near)
    socket = _flat_socket(theme, area.cell) if flat else _socket(theme, round(area.cell))
    for cell in range(grid.cells):
        x, y = area.centre_of(cell)
        canvas.blit(socket, socket.get_rect(center=(round(x), round(y))))


# The board


def _draw_substrate(canvas: Surface, area: BoardArea, theme: Theme) -> None:
    """The ground: brushed, tinted, and crossed by faint traces that meet between the sockets."""
    ground = canvas.subsurface(area.rect)
    upper, lower = mix(theme.floor, theme.accent, 0.22), mix(theme.floor, theme.night, 0.4)
    strip = gradient((STRIP, area.rect.height), upper, lower)
    for left in range(0, area.rect.width, STRIP):
        ground.blit(strip, (left, 0))
    add_grain(ground, 0.5)
    trace = mix(theme.floor, theme.accent, 0.34)
    thin = max(1, round(area.cell * 0.016))
    for row in range(1, area.size):
        for column in range(1, area.size):
            _draw_via(ground, theme, (column * area.cell, row * area.cell), area.cell, (trace, thin))
    ground.fill((*WHITE, 190), special_flags=pygame.BLEND_RGBA_MULT)
    _cut_corners(ground, round(area.rect.width * 0.02))


def _cut_corners(ground: Surface, radius: int) -> None:
    """Round off the corners of a ground that covers a part of a clear canvas."""
    disc, (width, height) = mask((2 * radius, 2 * radius), radius), ground.get_size()
    for right in (0, 1):
        for below in (0, 1):
            corner = (right * (width - radius), below * (height - radius))
            quarter = Rect(right * radius, below * radius, radius, radius)
            ground.blit(disc, corner, quarter, special_flags=pygame.BLEND_RGBA_MULT)


def _draw_via(
    ground: Surface, theme: Theme, corner: tuple[float, float], cell: float, line: tuple[Colour, int]
) -> None:
    """Where traces of four sockets meet: bent lines, and a small plated hole."""
    x, y = corner
    trace, thin = line
    near, far = cell * 0.05, cell * 0.2
    for across in (-1, 1):
        for down in (-1, 1):
            for shift in (-0.035, 0.035):
                bend = x + across * (near + shift * cell), y + down * (near - shift * cell)
                end = bend[0] + across * far, bend[1] + down * far
                pygame.draw.line(ground, trace, bend, end, thin)
    pygame.draw.circle(ground, trace, corner, cell * 0.055)
    pygame.draw.circle(ground, dimmed(theme.floor, 0.5), corner, cell * 0.028)


def _draw_conduit(canvas: Surface, area: BoardArea, theme: Theme, cell: int, near: int) -> None:
    """A channel that is cut into the board, with a trace on its ground."""
    start, end = area.centre_of(cell), area.centre_of(near)
    upright = start[0] == end[0]
    trace = mix(theme.floor, theme.accent, 0.5)
    if theme.style is Style.FLAT:
        pygame.draw.line(canvas, theme.edge, start, end, max(2, round(area.cell * 0.03)))
        return
    # The rest of it lies below the two sockets.
    start, end = between(start, end, HOLE / 2), between(start, end, 1 - HOLE / 2)
    lip = mix(theme.floor, theme.accent, 0.3)
    dark = dimmed(mix(theme.night, theme.floor, 0.5), 0.82 if theme.style is Style.ENAMEL else 0.5)
    for shade, width, shift in (
        (lip, CONDUIT, 0.012),
        (dimmed(dark, 0.7), CONDUIT, 0.0),
        (dark, CONDUIT * 0.75, CONDUIT * 0.12),
        (trace, 0.02, 0.0),
    ):
        wide, moved = round(width * area.cell), shift * area.cell
        if upright:
            bar = Rect(round(start[0] - wide / 2 + moved), round(start[1]), wide, round(end[1] - start[1]))
        else:
            bar = Rect(round(start[0]), round(start[1] - wide / 2 + moved), round(end[0] - start[0]), wide)
        canvas.fill(shade, bar)


# A socket


def _flat_socket(theme: Theme, cell: float) -> Surface:
    side = round(cell)
    socket = clear((side, side), theme.edge)
    pygame.draw.circle(socket, theme.edge, (side / 2, side / 2), side * SOCKET / 2 * 0.9)
    inner = side * SOCKET / 2 * 0.9 - theme.outline(side * 0.012)
    pygame.draw.circle(socket, theme.night, (side / 2, side / 2), inner)
    return socket


def _socket(theme: Theme, side: int) -> Surface:
    """A machined ring around a hole with contacts."""
    socket = Surface((side, side), SRCALPHA)
    bright = theme.style is Style.ENAMEL
    metal = mix(mix(theme.edge, theme.accent, 0.2), WHITE, 0.72 if bright else 0.06)
    hole = mix(theme.edge, theme.ink, 0.12) if bright else mix(theme.night, theme.floor, 0.35)
    low = 0.78 if bright else 0.4
    rings = (
        (SOCKET, mix(metal, WHITE, 0.28), dimmed(metal, low * 0.7)),
        (SOCKET - 0.025, mix(metal, WHITE, 0.06), dimmed(metal, low)),
        (SOCKET - 0.075, dimmed(metal, low * 0.6), mix(metal, WHITE, 0.05)),
        (SOCKET - 0.095, mix(metal, theme.floor, 0.35), dimmed(metal, low * 1.15)),
        (HOLE + 0.012, dimmed(hole, 0.35 if not bright else 0.7), mix(metal, WHITE, 0.2)),
        (HOLE, dimmed(hole, 0.3 if not bright else 0.66), mix(hole, metal, 0.3)),
    )
    _draw_contact_shadow(socket, side, 0.25 if bright else 0.5)
    for width, top, bottom in rings:
        _draw_disc(socket, side, width, top, bottom)
    if side >= DETAILED:
        _draw_details(socket, theme, side, metal)
    _draw_pin(socket, theme, side, metal)
    return socket


def _draw_contact_shadow(socket: Surface, side: int, share: float) -> None:
    body, blur = round(side * SOCKET), max(2, side // 12)
    shadow = soft_shape((body, body), body // 2, blur, BLACK, share)
    socket.blit(shadow, shadow.get_rect(center=(side // 2, side // 2 + side // 40)))


def _draw_disc(canvas: Surface, side: int, width: float, top: Colour, bottom: Colour) -> None:
    """A round body in the middle of a square, lit from above."""
    across = max(2, round(side * width))
    disc = rounded(gradient((across, across), top, bottom), across // 2)
    canvas.blit(disc, disc.get_rect(center=(canvas.get_width() // 2, canvas.get_height() // 2)))


def _draw_details(socket: Surface, theme: Theme, side: int, metal: Colour) -> None:
    """Contacts on the four sides of the hole, and screws in the ring."""
    middle = side / 2
    tab = mix(mix(metal, theme.accent, 0.35), WHITE, 0.12)
    for number in range(4):
        angle = number * math.pi / 2
        across, down = math.cos(angle), math.sin(angle)
        size = (side * (0.075 if across else 0.05), side * (0.05 if across else 0.075))
        contact = Rect(0, 0, *(max(1, round(length)) for length in size))
        reach = side * (HOLE / 2 - 0.055)
        contact.center = (round(middle + across * reach), round(middle + down * reach))
        pygame.draw.rect(
            socket, dimmed(tab, 0.45), contact.move(0, max(1, side // 90)), border_radius=side // 60
        )
        pygame.draw.rect(socket, tab, contact, border_radius=side // 60)
    for number in range(4):
        angle = (number + 0.5) * math.pi / 2
        reach = side * (SOCKET / 2 - 0.06)
        spot = middle + math.cos(angle) * reach, middle + math.sin(angle) * reach
        pygame.draw.circle(socket, dimmed(metal, 0.4), spot, side * 0.017)


def _draw_pin(socket: Surface, theme: Theme, side: int, metal: Colour) -> None:
    """The contact in the middle."""
    _draw_disc(socket, side, 0.15, dimmed(metal, 0.5), mix(metal, WHITE, 0.12))
    _draw_disc(socket, side, 0.12, mix(metal, theme.floor, 0.3), dimmed(metal, 0.5))
    _draw_disc(socket, side, 0.055, dimmed(theme.floor, 0.3), dimmed(metal, 0.6))


# A plug


class Plug(Enum):
    """How a plug looks: its light in each style, and its glow."""

    LIVE = auto()  # the live end
    OLD = auto()  # a link before it
    DEAD = auto()  # burnt out at the end

    @property
    def glow(self) -> float:
        return {Plug.LIVE: 1.0, Plug.OLD: 0.5, Plug.DEAD: 0.0}[self]

    def light(self, style: Style) -> float:
        """The light of its shape. Only where it shines, an old link is dimmer than the live end."""
        if self is Plug.DEAD:
            return 0.32
        return 0.76 if self is Plug.OLD and style is Style.NEON else 1.0


def draw_plug(theme: Theme, side: int, shape: Shape, player: Player, state: Plug) -> Surface:
    """A plug with the shape of its player, in the middle of a square of `PLUG_ROOM` cells of this side."""
    room = round(side * PLUG_ROOM)
    plug = Surface((room, room), SRCALPHA)
    colour = theme.player(player)
    if theme.style is Style.FLAT:
        _draw_disc(plug, side, PLUG, theme.ink, theme.ink)
        _draw_disc(plug, side, PLUG - 0.05, theme.night, theme.night)
    else:
        _draw_body(plug, theme, side, colour, state)
    middle, light = (room / 2, room / 2), state.light(theme.style)
    shine(plug, theme, shape, middle, side * SHAPE, colour, light=light, width=0.15, glow=state.glow)
    return plug


def _draw_body(plug: Surface, theme: Theme, side: int, light: Colour, state: Plug) -> None:
    """A collar of metal, a ring of light in it, and a dark face."""
    bright, dead = theme.style is Style.ENAMEL, state is Plug.DEAD
    colour = mix(light, theme.stone, 0.7) if dead else light
    room = plug.get_width()
    body, blur = round(side * PLUG), max(2, side // 14)
    if theme.glow:
        shadow = soft_shape((body, body), body // 2, blur, BLACK, 0.35 if bright else 0.8)
        plug.blit(shadow, shadow.get_rect(center=(room // 2, room // 2 + side // 22)))
    soot = 0.45 if dead and not bright else 0.0
    metal = mix(mix(theme.edge, colour, 0.3), WHITE, 0.4 if bright else 0.05)
    face = mix(theme.floor, colour, 0.06) if bright else theme.faint(colour, 0.13)
    ring = mix(colour, theme.night, 0.55 if dead else 1 - state.light(theme.style))
    lit = ring if bright or dead else mix(ring, WHITE, 0.3)
    for width, top, bottom in (
        (PLUG, mix(mix(metal, WHITE, 0.5), BLACK, soot), dimmed(metal, 0.3)),
        (PLUG - 0.022, mix(mix(metal, WHITE, 0.12), BLACK, soot), dimmed(metal, 0.5 - soot / 2)),
        (PLUG - 0.08, dimmed(metal, 0.3), dimmed(metal, 0.7)),
        (PLUG - 0.095, lit, ring),
        (PLUG - 0.125, dimmed(face, 0.7), face),
        (PLUG - 0.14, dimmed(face, 0.92 if bright else 0.75), mix(face, WHITE, 0.3 if bright else 0.05)),
    ):
        _draw_disc(plug, side, width, top, bottom)
