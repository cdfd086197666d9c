"""The icons of what stands in the menu's strip beside the games. Each is drawn on a square canvas."""

import pygame
from pygame import Rect, Surface

from game.arcade.draw.theme import Theme, mix

# The steps of the run: their left edge and their top, in shares of the side.
STEPS = ((0.02, 0.74), (0.27, 0.55), (0.52, 0.36))
# The knobs of the piece of a puzzle: to the top and to the right; and its hollows.
KNOBS = ((0.41, 0.14), (0.82, 0.55))
HOLLOWS = ((0.06, 0.55), (0.41, 0.9))


def draw_run_icon(canvas: Surface, theme: Theme) -> None:
    """Steps that lead up to a flag."""
    side = canvas.get_width()
    bright = mix(theme.accent, theme.ink, 0.7)

    def at(*shares: float) -> list[int]:
        return [round(share * side) for share in shares]

    for number, (left, top) in enumerate(STEPS):
        x, y, wide, thick = at(left, top, 0.23 if number < 2 else 0.46, 0.09)
        body = Rect(x, y, wide, round(0.97 * side) - y)
        pygame.draw.rect(canvas, theme.faint(theme.accent, 0.3 + 0.15 * number), body)
        pygame.draw.rect(canvas, theme.accent, (x, y, wide, thick))
    x, top, thick, foot = at(0.7, 0.02, 0.055, 0.37)
    pygame.draw.rect(canvas, bright, (x, top, thick, foot - top))
    flag = [tuple(at(*point)) for point in ((0.7, 0.02), (0.99, 0.115), (0.7, 0.21))]
    pygame.draw.polygon(canvas, bright, flag)


def draw_puzzles_icon(canvas: Surface, theme: Theme) -> None:
    """A piece of a jigsaw, thick, with a stud."""
    side = canvas.get_width()
    thick = round(0.06 * side)
    for tone, down in ((theme.faint(theme.accent, 0.45), thick), (theme.accent, 0)):
        piece = Surface(canvas.get_size(), pygame.SRCALPHA)
        body = Rect(round(0.06 * side), round(0.2 * side), round(0.7 * side), round(0.7 * side))
        pygame.draw.rect(piece, tone, body, border_radius=round(0.07 * side))
        for x, y in KNOBS:
            pygame.draw.circle(piece, tone, (x * side, y * side), 0.13 * side)
        for x, y in HOLLOWS:
            pygame.draw.circle(piece, (*tone, 0), (x * side, y * side), 0.12 * side)
        canvas.blit(piece, (0, down))
    bright = mix(theme.accent, theme.ink, 0.7)
    pygame.draw.circle(canvas, bright, (0.41 * side, 0.55 * side), 0.1 * side)


def draw_arena_icon(canvas: Surface, theme: Theme) -> None:
    """Two trails that ride at each other, each with its head; one turns away."""
    side = canvas.get_width()
    bright = mix(theme.accent, theme.ink, 0.7)
    thick = max(2, round(0.11 * side))
    for tone, points in (
        (theme.accent, ((0.02, 0.86), (0.56, 0.86), (0.56, 0.5), (0.8, 0.5))),
        (theme.faint(theme.accent, 0.55), ((0.98, 0.16), (0.3, 0.16), (0.3, 0.52))),
    ):
        spots = [(round(x * side), round(y * side)) for x, y in points]
        pygame.draw.lines(canvas, tone, False, spots, thick)
        for spot in spots[1:-1]:
            joint = Rect(0, 0, thick, thick)
            joint.center = spot
            pygame.draw.rect(canvas, tone, joint)
    for tips in (
        ((0.98, 0.5), (0.76, 0.37), (0.76, 0.63)),
        ((0.3, 0.74), (0.17, 0.5), (0.43, 0.5)),
    ):
        pygame.draw.polygon(canvas, bright, [(x * side, y * side) for x, y in tips])
