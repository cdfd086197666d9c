"""The table of scores: one line for each place, in one column, or in two where that is too tall.

The player's own line, or else the first one, is larger than the others if there is room. Where there is room
for only some of the lines, those around it are shown.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.layout import Layout
from game.arcade.draw.plates import lay_plate
from game.arcade.draw.sprites import clear
from game.arcade.draw.text import text_width, write
from game.arcade.draw.theme import Colour
from game.arcade.kit.nodes import Look, Node, Placed, Span

# The least height of a line, and the greatest, in sizes of small text; how much higher the large line is.
LEAST_LINE, MOST_LINE, LARGE = 1.3, 3, 1.8
# The light of the places of people.
PERSON = 0.34
# What the columns of initials and of points have room for.
WIDEST_INITIALS, WIDEST = "WWW", "99,999"
# The least width of one of two columns, in sizes of small text.
COLUMN = 14
# The drawing of a robot is made this many times larger and then shrunk.
OVERSAMPLING = 4


@dataclass(frozen=True)
class ScoreLine:
    """A place."""

    place: str  # empty if it is none of the table
    initials: str
    points: str
    note: str = ""  # the day, that it is a bot, or how far it is ahead
    is_bot: bool = False
    own: bool = False  # whether it is the score that was just reached


@dataclass(frozen=True)
class Scores(Node):
    """The table."""

    lines: tuple[ScoreLine, ...]
    most: float = MOST_LINE  # the greatest height of a line, in sizes of small text
    light: float = 1.0  # of the own line
    alike: bool = False  # whether no line is larger than the others

    def height(self, layout: Layout, width: int) -> Span:
        most = round((len(self.lines) - 1 + self._large) * self.most * layout.small)
        return Span(self._least(layout), most)

    def _least(self, layout: Layout) -> int:
        return round(LEAST_LINE * layout.small)

    @property
    def _large(self) -> float:
        return 1.0 if self.alike else LARGE

    @property
    def _chief(self) -> int:
        """The number of the line that is large."""
        return next((number for number, line in enumerate(self.lines) if line.own), 0)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        if self._in_two(look.layout, placed.box):
            self._draw_in_two(canvas, look, placed.box)
        else:
            self._draw_column(canvas, look, placed.box, self.shown(look.layout, placed.box))

    def _room(self, layout: Layout, box: Rect) -> int:
        """How many lines there is room for in one column."""
        return max(1, box.height // self._least(layout))

    def _in_two(self, layout: Layout, box: Rect) -> bool:
        room = self._room(layout, box)
        return room < len(self.lines) <= 2 * room and box.width >= 2 * COLUMN * layout.small

    def shown(self, layout: Layout, box: Rect) -> tuple[ScoreLine, ...]:
        """The lines that are shown: all of them, or those around the large one."""
        room = self._room(layout, box)
        if self._in_two(layout, box):
            return self.lines
        first = max(0, min(self._chief - room // 2, len(self.lines) - room))
        return self.lines[first : first + room]

    def _draw_column(self, canvas: Surface, look: Look, box: Rect, lines: Sequence[ScoreLine]) -> None:
        layout = look.layout
        chief = self.lines[self._chief]
        step = min(int(box.height / (len(lines) - 1 + self._large)), round(self.most * layout.small))
        roomy = step >= layout.line(layout.medium) and not layout.crowded and not self.alike
        if not roomy:
            step = min(box.height // len(lines), round(self.most * layout.small))
        top = box.top
        for line in lines:
            height = round(step * LARGE) if roomy and line is chief else step
            self._draw_line(canvas, look, Rect(box.left, top, box.width, height), line)
            top += height

    def _draw_in_two(self, canvas: Surface, look: Look, box: Rect) -> None:
        """The table in two columns."""
        rows, gap = -(-len(self.lines) // 2), look.layout.px(4)
        height = min(box.height // rows, round(self.most * look.layout.small))
        width = (box.width - gap) // 2
        for number, line in enumerate(self.lines):
            column, row = divmod(number, rows)
            place = Rect(box.left + column * (width + gap), box.top + row * height, width, height)
            self._draw_line(canvas, look, place, line)

    def _draw_line(self, canvas: Surface, look: Look, box: Rect, line: ScoreLine) -> None:
        """A line: the places of people lie on plates of light, the brightest that of the own score."""
        layout, theme = look
        size = self._size_in(layout, box, line)
        if not line.is_bot:
            plate = box.inflate(0, -max(2, box.height // 10))
            light = self.light if line.own else PERSON
            lay_plate(canvas, theme, plate, plate.height // 4, colour=theme.accent, light=light)
        tone = theme.soft if line.is_bot else theme.ink
        tone = theme.heading if line.place == "1" else tone
        left = box.left + text_width("10", layout.small, bold=True) + layout.px(2)
        write(canvas, line.place, layout.small, theme.soft, midright=(left, box.centery))
        start = left + layout.small
        initials = write(canvas, line.initials, size, tone, bold=True, midleft=(start, box.centery))
        right = box.right - layout.px(2)
        points = write(canvas, line.points, size, tone, bold=True, midright=(right, box.centery))
        start = max(initials.right, start + text_width(WIDEST_INITIALS, size, bold=True))
        end = min(points.left, right - text_width(WIDEST, layout.medium, bold=True))
        _draw_note(canvas, look, line, Rect(start, box.top, end - layout.small - start, box.height))

    def _size_in(self, layout: Layout, box: Rect, line: ScoreLine) -> int:
        """The size of a line's words: the largest for the large line, if its box has room for them."""
        wide = box.width >= 3 * text_width(WIDEST, layout.medium, bold=True)
        sizes = [layout.medium] if wide else []
        if line is self.lines[self._chief] and wide and not layout.crowded and not self.alike:
            sizes.insert(0, layout.large)
        return next((size for size in sizes if layout.line(size) <= box.height), layout.small)


def _draw_note(canvas: Surface, look: Look, line: ScoreLine, room: Rect) -> None:
    """The note of a score, or the head of a robot, at the right of the room between initials and points."""
    layout, theme = look
    size = layout.small
    width = text_width(line.note, size)
    if line.is_bot:
        robot = robot_head(theme.soft, round(size * 1.05))
        both = width + size // 3 + robot.get_width()
        told = bool(line.note) and both <= room.width
        if told:
            write(canvas, line.note, size, theme.soft, midright=(room.right, room.centery))
        if robot.get_width() <= room.width:
            right = room.right - (width + size // 3 if told else 0)
            canvas.blit(robot, robot.get_rect(midright=(right, room.centery)))
    elif line.note and width <= room.width:
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
