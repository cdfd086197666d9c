"""The numbers of the links: small plates on the rims of the sockets."""

import math

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.frame import Frame
from game.arcade.draw.sprites import clear
from game.arcade.draw.text import rendered
from game.arcade.draw.theme import Theme, mix
from game.variants.chain.picture.socket import SOCKET

# A cell that is this many times as large as its text has room for a number beside the plug.
CELL_FOR_NUMBER = 3.4
# How far a plate reaches over the socket on which it sits, and its height and its margins, in sizes of text.
OVERLAP, HEIGHT, MARGIN = 0.3, 1.0, 0.26


def draw_numbers(canvas: Surface, theme: Theme, area: BoardArea, frame: Frame) -> None:
    """When each link was made, at the upper right of its socket; left out where there is no room."""
    if area.cell < area.text_size * CELL_FOR_NUMBER:
        return
    for number, ply in enumerate(frame.plies, start=1):
        newest = ply is frame.last
        if newest and frame.progress < 0.5:
            continue
        plate = _plate(theme, str(number), area.text_size, newest)
        x, y = area.centre_of(ply.move)
        rim = area.cell * SOCKET / 2 * math.sqrt(0.5) - area.text_size * OVERLAP
        place = plate.get_rect(bottomleft=(round(x + rim), round(y - rim)))
        canvas.blit(plate, place.clamp(area.rect))


@baked
def _plate(theme: Theme, words: str, text_size: int, newest: bool) -> Surface:
    """A number on a plate of its own, on which it is legible whatever lies behind it."""
    text = rendered(words, text_size, theme.ink if newest else theme.soft, bold=True)
    height = round(text_size * HEIGHT)
    width = max(height, text.get_width() + round(2 * MARGIN * text_size))
    plate = clear((width, height), theme.edge)
    place, radius = Rect(0, 0, width, height), height // 3
    pygame.draw.rect(plate, theme.night, place, border_radius=radius)
    edge = mix(theme.edge, theme.ink, 0.6 if newest else 0.15)
    pygame.draw.rect(plate, edge, place, theme.outline(text_size * 0.05), radius)
    plate.blit(text, text.get_rect(center=place.center))
    return plate
