"""Where the contestants of an evening stand: a line for each, with what they have against each other."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.emblems import personal_colour
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import shortened, text_width, write
from game.arcade.draw.theme import Theme
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.arcade.views.portraits import draw_portrait
from game.core.rules import PLAYERS
from game.core.words import _
from game.evening.evening import Contestant, Evening, Standing
from game.evening.progress import EveningProgress
from game.evening.sentences import points
from game.people.person import Person

# The height of a line and the least one, in sizes of the text; so are the side of a portrait, the width of a
# cell, the gap between columns, and the room that a name has at least.
HIGH, LOW = 1.7, 1.34
PORTRAIT, CELL, GAP, NAME = 1.15, 1.9, 0.5, 4.5
# How far the second portrait of a team is from the first one, in shares of it.
NEXT_ONE = 0.9
# How bright the ground of the line of whoever is at the board is.
GROUND = 0.16


@dataclass(frozen=True)
class StandingLine:
    """A contestant, and what they have."""

    person: Person
    points: str
    note: str = ""  # what they do now
    cells: tuple[str, ...] = ()  # what they have against each of the others
    lit: bool = False  # whether they are at the board
    members: tuple[Person, ...] = ()  # of a team, each with a portrait


@dataclass(frozen=True)
class Standings(Node):
    """The table. Above cells stand the portraits of those against whom they are."""

    lines: tuple[StandingLine, ...]
    heads: tuple[Person, ...] = ()
    widest: float = 0.0  # in units, and it grows with text; 0 for all the width there is

    @property
    def yields(self) -> bool:
        return True

    @property
    def _count(self) -> int:
        return len(self.lines) + bool(self.heads)

    def placed(self, layout: Layout, box: Rect) -> Placed:
        inner = box.copy()
        if self.widest:
            inner.width = min(box.width, layout.text_px(self.widest))
            inner.centerx = box.centerx
        return super().placed(layout, inner)

    def height(self, layout: Layout, width: int) -> Span:
        sizes = layout.medium, layout.small
        return Span(
            round(self._count * LOW * sizes[-1]),
            round(self._count * HIGH * self._fitting(layout, width)),
        )

    def _fitting(self, layout: Layout, width: int, height: int | None = None) -> int:
        """The largest size in which all names have room, and all lines."""
        sizes = layout.medium, layout.small
        names = [line.person.name for line in self.lines]

        def fits(size: int) -> bool:
            widest = max(text_width(name, size, bold=True) for name in names)
            low = height is not None and self._count * LOW * size > height
            return widest <= self._room_for_name(size, width, noted=True) and not low

        return next((size for size in sizes if fits(size)), sizes[-1])

    def _room_for_name(self, size: int, width: int, *, noted: bool) -> int:
        cells = len(self.lines[0].cells) * round(CELL * size)
        gaps = round(3 * GAP * size) + self._portraits_width(size)
        return width - cells - gaps - self._points_width(size) - (self._note_width(size) if noted else 0)

    def _portraits_width(self, size: int) -> int:
        """How much the portraits before the names take: those of a team overlap a little."""
        most = max(max(1, len(line.members)) for line in self.lines)
        return round(PORTRAIT * size * (1 + NEXT_ONE * (most - 1)))

    def _points_width(self, size: int) -> int:
        return max(text_width(line.points, size, bold=True) for line in self.lines)

    def _note_width(self, size: int) -> int:
        widest = max(text_width(line.note, size) for line in self.lines)
        return widest + round(GAP * size) if widest else 0

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, theme = look
        box = placed.box
        size = self._fitting(layout, box.width, box.height)
        step = min(round(HIGH * size), box.height // self._count)
        top = box.top + (box.height - step * self._count) // 2
        if self.heads:
            self._draw_heads(canvas, theme, Rect(box.left, top, box.width, step), size)
            top += step
        for line in self.lines:
            self._draw_line(canvas, theme, Rect(box.left, top, box.width, step), size, line)
            top += step

    def _cells(self, box: Rect, size: int) -> list[Rect]:
        """Where the cells of a line are, from left to right."""
        count, width = len(self.lines[0].cells), round(CELL * size)
        right = box.right - self._points_width(size) - round(2 * GAP * size)
        return [Rect(right - (count - number) * width, box.top, width, box.height) for number in range(count)]

    def _draw_heads(self, canvas: Surface, theme: Theme, box: Rect, size: int) -> None:
        for cell, person in zip(self._cells(box, size), self.heads, strict=True):
            draw_portrait(canvas, theme, person, cell.center, round(PORTRAIT * size))

    def _draw_line(self, canvas: Surface, theme: Theme, box: Rect, size: int, line: StandingLine) -> None:
        tone, gap = personal_colour(theme, line.person.colour), round(GAP * size)
        if line.lit:
            ground = box.inflate(0, -max(2, box.height // 12))
            pygame.draw.rect(canvas, theme.faint(tone, GROUND), ground, border_radius=max(2, box.height // 5))
        side = round(PORTRAIT * size)
        for number, person in enumerate(line.members or (line.person,)):
            middle = box.left + gap + side // 2 + round(number * NEXT_ONE * side)
            draw_portrait(canvas, theme, person, (middle, box.centery), side)
        left = box.left + 2 * gap + self._portraits_width(size)
        room = self._room_for_name(size, box.width, noted=True)
        noted = room >= round(NAME * size)
        if not noted:
            room = self._room_for_name(size, box.width, noted=False)
        name = shortened(line.person.name, size, max(1, room), bold=True)
        write(canvas, name, size, tone, bold=True, midleft=(left, box.centery))
        cells = self._cells(box, size)
        for cell, words in zip(cells, line.cells, strict=True):
            if words:
                write(canvas, words, size, theme.ink, center=cell.center)
        right = box.right - round(GAP * size)
        write(canvas, line.points, size, theme.ink, bold=True, midright=(right, box.centery))
        if noted and line.note:
            before = cells[0].left if cells else right - self._points_width(size) - 2 * gap
            write(canvas, line.note, size, theme.soft, midright=(before - gap, box.centery))


def has_table(progress: EveningProgress) -> bool:
    """Whether there are so many contestants that a table says where they stand."""
    return len(progress.names) > len(PLAYERS)


def standings_of(progress: EveningProgress, *, crossed: bool = False) -> Standings:
    """The table of an evening as it stands, with what everybody has against everybody if that is wanted."""
    evening, persons = progress.evening, progress.contestants
    order = [standing.contestant for standing in evening.table]
    playing = () if evening.in_finale else evening.board

    def note(contestant: Contestant) -> str:
        if contestant in playing:
            return _("at the board")
        return _("next") if not evening.in_finale and contestant in evening.waiting[:1] else ""

    def line(standing: Standing) -> StandingLine:
        contestant = standing.contestant
        cells = tuple(_between(evening, contestant, other) for other in order) if crossed else ()
        won = points(standing.halves)
        team, lit = progress.teams[contestant - 1], contestant in playing
        return StandingLine(persons[contestant - 1], won, note(contestant), cells, lit, team)

    heads = tuple(persons[contestant - 1] for contestant in order) if crossed else ()
    return Standings(tuple(map(line, evening.table)), heads)


def _between(evening: Evening, one: Contestant, other: Contestant) -> str:
    """What one has from the set against another; a dot as long as that was not played."""
    if one == other:
        return ""
    ours, theirs = evening.between(one, other)
    return points(ours) if ours or theirs else "·"
