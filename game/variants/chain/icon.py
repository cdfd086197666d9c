"""The icon of Chain: a cable from node to node, the last one live."""

from itertools import pairwise

import pygame
from pygame import Surface

from game.arcade.draw.lines import thick_line
from game.arcade.draw.theme import Theme, mix

# The nodes in order, in shares of the side.
NODES = ((0.15, 0.15), (0.15, 0.5), (0.5, 0.5), (0.5, 0.85), (0.85, 0.85))
# Nodes that the cable has not reached.
FREE = ((0.5, 0.15), (0.85, 0.15), (0.85, 0.5), (0.15, 0.85))


def draw_icon(canvas: Surface, theme: Theme) -> None:
    """Draw it on a square canvas."""
    side = canvas.get_width()
    bright = mix(theme.accent, theme.ink, 0.7)
    nodes = [(x * side, y * side) for x, y in NODES]
    for x, y in FREE:
        pygame.draw.circle(canvas, theme.faint(theme.accent, 0.42), (x * side, y * side), side * 0.07)
    for shade, wide in ((theme.accent, 0.1), (bright, 0.03)):
        for start, end in pairwise(nodes):
            thick_line(canvas, shade, start, end, side * wide)
    for node in nodes[:-1]:
        pygame.draw.circle(canvas, theme.accent, node, side * 0.115)
        pygame.draw.circle(canvas, bright, node, side * 0.055)
    pygame.draw.circle(canvas, theme.accent, nodes[-1], side * 0.15)
    pygame.draw.circle(canvas, bright, nodes[-1], side * 0.105)
