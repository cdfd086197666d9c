"""The circuit board of Chain: its sockets, those that are open among them, and the conduits between them."""

import math

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point, between
from game.arcade.draw.material import add_grain, gradient, mask, rounded, soft_shape
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix
from game.core.grid import Grid

# The diameters of an open socket, its hole and an idle socket, and the width of a conduit, in cells.
SOCKET, HOLE, IDLE, CONDUIT = 0.62, 0.47, 0.36, 0.07
# How much of its strength an idle socket has in the flat style.
FAINT = 0.6
# Smaller sockets than this, in pixels of the drawn side, have no contacts and screws.
DETAILED = 90
# The ground is drawn in strips of this width, because a picture of it all would be large.
STRIP = 64


def draw_board(canvas: Surface, area: BoardArea, theme: Theme, grid: Grid) -> None:
    """The board with all that never changes."""
    flat = theme.style is Style.FLAT
    if not flat:
        _draw_substrate(canvas, area, theme)
    for cell in range(grid.cells):
        for _direction, near in grid.exits[cell]:
            if near > cell:
                _draw_conduit(canvas, area, theme, cell, near)
    socket = _idle_socket(theme, round(area.cell))
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
    trace = mix(theme.floor, theme.accent, 0.24)
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
    if theme.style is Style.FLAT:
        faint = mix(theme.night, theme.edge, FAINT)
        pygame.draw.line(canvas, faint, *_ends(start, end, IDLE), max(1, round(area.cell * 0.02)))
        return
    start, end = _ends(start, end, IDLE - 0.04)  # the rest of it lies below the two sockets
    bright = theme.style is Style.ENAMEL
    lip = mix(theme.floor, theme.accent, 0.22)
    dark = dimmed(mix(theme.night, theme.floor, 0.5), 0.92 if bright else 0.85)
    for shade, width, shift in (
        (lip, CONDUIT, 0.012),
        (dimmed(dark, 0.7), CONDUIT, 0.0),
        (dark, CONDUIT * 0.75, CONDUIT * 0.12),
    ):
        wide, moved = round(width * area.cell), shift * area.cell
        if upright:
            bar = Rect(round(start[0] - wide / 2 + moved), round(start[1]), wide, round(end[1] - start[1]))
        else:
            bar = Rect(round(start[0]), round(start[1] - wide / 2 + moved), round(end[0] - start[0]), wide)
        canvas.fill(shade, bar)


def _ends(start: Point, end: Point, socket: float) -> tuple[Point, Point]:
    """Where a conduit between the middles of two sockets of a diameter is seen."""
    return between(start, end, socket / 2), between(start, end, 1 - socket / 2)


# A socket


def _idle_socket(theme: Theme, side: int) -> Surface:
    """A small, dull hole: what nobody can use now stays in the background."""
    socket = Surface((side, side), SRCALPHA)
    if theme.style is Style.FLAT:
        draw_disc(socket, side, IDLE, *([mix(theme.night, theme.edge, FAINT)] * 2))
        draw_disc(socket, side, IDLE - 2 * theme.outline(side * 0.01) / side, theme.night, theme.night)
        return socket
    bright = theme.style is Style.ENAMEL
    lip = mix(theme.floor, theme.accent, 0.2 if bright else 0.14)
    hole = mix(theme.edge, theme.floor, 0.45) if bright else mix(theme.night, theme.floor, 0.3)
    upper, lower = (0.86, 0.5) if bright else (0.6, 0.05)
    draw_disc(socket, side, IDLE, dimmed(lip, upper), mix(lip, WHITE, lower))
    draw_disc(socket, side, IDLE - 0.035, dimmed(hole, upper), hole)
    draw_disc(socket, side, 0.09, dimmed(hole, upper - 0.1), dimmed(hole, upper))
    return socket


@baked
def open_socket(theme: Theme, side: int) -> Surface:
    """A socket that is open, or holds a plug, on a square as large as a cell."""
    if theme.style is not Style.FLAT:
        return _socket(theme, side)
    socket = Surface((side, side), SRCALPHA)
    draw_disc(socket, side, SOCKET * 0.9, theme.edge, theme.edge)
    draw_disc(socket, side, SOCKET * 0.9 - 2 * theme.outline(side * 0.012) / side, theme.night, theme.night)
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
        draw_disc(socket, side, width, top, bottom)
    if side >= DETAILED:
        _draw_details(socket, theme, side, metal)
    _draw_pin(socket, theme, side, metal)
    return socket


def _draw_contact_shadow(socket: Surface, side: int, share: float) -> None:
    body, blur = round(side * SOCKET), max(2, side // 12)
    shadow = soft_shape((body, body), body // 2, blur, BLACK, share)
    socket.blit(shadow, shadow.get_rect(center=(side // 2, side // 2 + side // 40)))


def draw_disc(canvas: Surface, side: int, width: float, top: Colour, bottom: Colour) -> None:
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
    draw_disc(socket, side, 0.15, dimmed(metal, 0.5), mix(metal, WHITE, 0.12))
    draw_disc(socket, side, 0.12, mix(metal, theme.floor, 0.3), dimmed(metal, 0.5))
    draw_disc(socket, side, 0.055, dimmed(theme.floor, 0.3), dimmed(metal, 0.6))
