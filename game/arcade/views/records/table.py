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

# The least height of a line, and the greatest, in sizes of small text; how much higher the first place is.
LEAST_LINE, MOST_LINE, FIRST = 1.22, 3, 2
# What the columns of initials and of points have room for.
WIDEST_INITIALS, WIDEST = "WWW", "99,999"
# The drawing of a robot is made this many times larger and then shrunk.
OVERSAMPLING = 4


def draw_table(canvas: Surface, layout: Layout, theme: Theme, area: Rect, panel: TablePanel) -> None:
    count = len(panel.lines)
    if area.height < count * LEAST_LINE * layout.small:
        _draw_in_two(canvas, layout, theme, area, panel)
        return
    step = min(int(area.height / (count - 1 + FIRST)), round(MOST_LINE * layout.small))
    roomy = step >= layout.line(layout.medium) and not layout.crowded
    top = area.top
    for line in panel.lines:
        height = round(step * FIRST) if roomy and line.place == 1 else step
        _draw_line(canvas, layout, theme, Rect(area.left, top, area.width, height), line)
        top += height


def _draw_in_two(canvas: Surface, layout: Layout, theme: Theme, area: Rect, panel: TablePanel) -> None:
    """The table in two columns."""
    rows, gap = -(-len(panel.lines) // 2), layout.px(4)
    height, width = min(area.height // rows, round(MOST_LINE * layout.small)), (area.width - gap) // 2
    for number, line in enumerate(panel.lines):
        column, row = divmod(number, rows)
        box = Rect(area.left + column * (width + gap), area.top + row * height, width, height)
        _draw_line(canvas, layout, theme, box, line)


def _draw_line(canvas: Surface, layout: Layout, theme: Theme, box: Rect, line: ScoreLine) -> None:
    """A line: the places of people lie on plates of light, the brightest that of the score just reached."""
    size = _size_in(layout, box, line)
    if not line.is_bot:
        plate = box.inflate(0, -max(2, box.height // 10))
        light = 1.0 if line.marked else 0.34
        draw_body(canvas, theme, plate, plate.height // 4, colour=theme.accent, light=light)
    tone = theme.soft if line.is_bot else theme.ink
    first = theme.legible(mix(theme.accent, theme.ink, 0.35)) if line.place == 1 else tone
    left = box.left + text_width("10", layout.small, bold=True) + layout.px(2)
    write(canvas, str(line.place), layout.small, theme.soft, midright=(left, box.centery))
    write(canvas, line.initials, size, first, bold=True, midleft=(left + layout.small, box.centery))
    right = box.right - layout.px(2)
    points = write(canvas, line.points, size, first, bold=True, midright=(right, box.centery))
    start = left + layout.small + text_width(WIDEST_INITIALS, size, bold=True)
    end = min(points.left, right - text_width(WIDEST, layout.medium, bold=True))
    _draw_note(canvas, layout, theme, line, Rect(start, box.top, end - layout.small - start, box.height))


def _size_in(layout: Layout, box: Rect, line: ScoreLine) -> int:
    """The size of a line's words: the largest for the first place, if its box has room for them."""
    wide = box.width >= 3 * text_width(WIDEST, layout.medium, bold=True)
    sizes = [layout.medium] if wide else []
    if line.place == 1 and wide and not layout.crowded:
        sizes.insert(0, layout.large)
    return next((size for size in sizes if layout.line(size) <= box.height), layout.small)


def _draw_note(canvas: Surface, layout: Layout, theme: Theme, line: ScoreLine, room: Rect) -> None:
    """The day of a score, or the head of a robot, at the right of the room between initials and points."""
    size = layout.small
    width = text_width(line.note, size)
    if line.is_bot:
        robot = robot_head(theme.soft, round(size * 1.05))
        both = width + size // 3 + robot.get_width()
        if both <= room.width:
            write(canvas, line.note, size, theme.soft, midright=(room.right, room.centery))
        if robot.get_width() <= room.width:
            right = room.right - (width + size // 3 if both <= room.width else 0)
            canvas.blit(robot, robot.get_rect(midright=(right, room.centery)))
    elif width <= room.width:
        write(canvas, line.note, size, theme.soft, midright=(room.right, room.centery))


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
