"""A table of high scores: ten places in one column, or in two where that is too tall."""

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.bodies import draw_body
from game.arcade.draw.layout import Layout
from game.arcade.draw.sprites import clear
from game.arcade.draw.text import text_width, write
from game.arcade.draw.theme import Colour, Theme, mix
from game.arcade.views.records.panels import ScoreLine, TablePanel

# The least height of a line, and the greatest, in sizes of its text.
LEAST_LINE, MOST_LINE = 1.22, 3
# What the columns of initials and of points have room for.
WIDEST_INITIALS, WIDEST = "WWW", "99,999"
# The drawing of a robot is made this many times larger and then shrunk.
OVERSAMPLING = 4


def draw_table(canvas: Surface, layout: Layout, theme: Theme, area: Rect, panel: TablePanel) -> None:
    columns = 1 if area.height >= len(panel.lines) * LEAST_LINE * layout.small else 2
    rows = -(-len(panel.lines) // columns)
    height = min(area.height // rows, round(MOST_LINE * layout.small))
    gap = layout.px(4) if columns > 1 else 0
    width = (area.width - gap * (columns - 1)) // columns
    for number, line in enumerate(panel.lines):
        column, row = divmod(number, rows)
        box = Rect(area.left + column * (width + gap), area.top + row * height, width, height)
        _draw_line(canvas, layout, theme, box, line)


def _draw_line(canvas: Surface, layout: Layout, theme: Theme, box: Rect, line: ScoreLine) -> None:
    size = layout.small
    if line.marked:
        draw_body(canvas, theme, box, box.height // 3, colour=theme.accent, light=1.0)
    elif line.place % 2:
        pygame.draw.rect(canvas, theme.faint(theme.edge, 0.22), box, border_radius=box.height // 3)
    tone = theme.soft if line.is_bot else theme.ink
    first = theme.legible(mix(theme.accent, theme.ink, 0.35)) if line.place == 1 else tone
    left = box.left + text_width("10", size, bold=True) + layout.px(1.5)
    write(canvas, str(line.place), size, theme.soft, midright=(left, box.centery))
    write(canvas, line.initials, size, first, bold=True, midleft=(left + size, box.centery))
    start = left + size + text_width(WIDEST_INITIALS, size, bold=True)
    points = start + size // 2 + max(text_width(WIDEST, size, bold=True), round(box.width * 0.22))
    write(canvas, line.points, size, first, bold=True, midright=(points, box.centery))
    right = box.right - layout.px(1.5)
    if text_width(line.note, size) > right - points - size // 2:
        return
    note = write(canvas, line.note, size, tone, midright=(right, box.centery))
    if line.is_bot and note.left - 2 * size > max(start, points):
        robot = robot_head(theme.soft, round(size * 1.05))
        canvas.blit(robot, robot.get_rect(midright=(note.left - size // 3, box.centery)))


@baked
def robot_head(colour: Colour, side: int) -> Surface:
    """The head of a robot."""
    whole = side * OVERSAMPLING
    large = clear((whole, whole), colour)
    head = Rect(round(whole * 0.12), round(whole * 0.3), round(whole * 0.76), round(whole * 0.6))
    pygame.draw.rect(large, (*colour, 255), head, border_radius=whole // 8)
    pygame.draw.rect(
        large, (*colour, 255), Rect(whole // 2 - whole // 24, whole // 8, whole // 12, whole // 4)
    )
    pygame.draw.circle(large, (*colour, 255), (whole / 2, whole * 0.13), whole * 0.09)
    for x in (0.34, 0.66):
        pygame.draw.circle(large, (*colour, 0), (whole * x, whole * 0.55), whole * 0.09)
    pygame.draw.rect(
        large, (*colour, 0), Rect(round(whole * 0.34), round(whole * 0.72), round(whole * 0.32), whole // 14)
    )
    return pygame.transform.smoothscale(large, (side, side))
