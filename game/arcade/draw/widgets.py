"""Lists that are walked with any device: rows that do something, and rows that hold a value."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from game.arcade.draw.glyphs import Glyph, draw_glyph, glyph_width
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import font, write
from game.arcade.draw.theme import Colour, Theme, dimmed, mix
from game.arcade.input.actions import Action, Command, Kind, Spot
from game.core.controls import Verb
from game.core.words import _


@dataclass
class Row:
    """A line of a list. With `change` it holds a value that goes left and right."""

    label: str
    press: Callable[[], None] | None = None
    change: Callable[[int], None] | None = None
    value: Callable[[], str] = field(default=lambda: "")
    verb: Verb | Command | None = None  # the press that reaches it from anywhere
    repeats: bool = False  # whether a held direction goes on changing the value

    @property
    def act(self) -> str:
        """What a confirmation does, in words."""
        return self.label if self.press else _("Change")

    def confirm(self, step: int = 1) -> None:
        if self.press is not None:
            self.press()
        elif self.change is not None:
            self.change(step)


class RowList:
    """Rows with one of them in focus: one below the other, or side by side.

    `where` tells the screen's measures and the area of the list at any moment.
    """

    def __init__(
        self, rows: list[Row], where: Callable[[], tuple[Layout, Rect]], *, across: bool = False
    ) -> None:
        self.rows = rows
        self.across = across
        self.focus = 0
        self._where = where

    @property
    def focused(self) -> Row:
        return self.rows[self.focus]

    @property
    def boxes(self) -> list[Rect]:
        """Where the rows stand: from the top of their area, or in its middle side by side."""
        layout, area = self._where()
        count = len(self.rows)
        if self.across:
            gap = layout.px(1.5)
            width = min(layout.px(34), (area.width - gap * (count + 1)) // count)
            left = area.centerx - (width * count + gap * (count - 1)) // 2
            return [
                Rect(left + number * (width + gap), area.top, width, area.height) for number in range(count)
            ]
        step = min(layout.px(7.2), area.height // count)
        height = round(step * 0.84)
        return [Rect(area.left, area.top + number * step, area.width, height) for number in range(count)]

    def handle(self, action: Action) -> bool:
        """Whether the press meant something here."""
        back, forth = (Verb.LEFT, Verb.RIGHT) if self.across else (Verb.UP, Verb.DOWN)
        match action.verb:
            case verb if verb in (back, forth):
                return self._walk(1 if verb is forth else -1, wraps=not action.repeated)
            case Verb.LEFT | Verb.RIGHT if self.focused.repeats or not action.repeated:
                return self._change(1 if action.verb is Verb.RIGHT else -1)
            case Verb.POINT if action.spot is not None:
                return self._point(action.spot)
            case Verb.CONFIRM:
                return self._confirm(action)
        return False

    def _walk(self, step: int, *, wraps: bool) -> bool:
        """A held direction stops at the end of the list."""
        focus = self.focus + step
        if not wraps and focus not in range(len(self.rows)):
            return False
        self.focus = focus % len(self.rows)
        return True

    def _point(self, spot: Spot) -> bool:
        for number, box in enumerate(self.boxes):
            if box.collidepoint(spot):
                moved = number != self.focus
                self.focus = number
                return moved
        return False

    def _change(self, step: int) -> bool:
        change = self.focused.change
        if change is None:
            return False
        change(step)
        return True

    def _confirm(self, action: Action) -> bool:
        """The mouse must be on the row; left of its middle a value goes back, right of it forth."""
        row, box = self.focused, self.boxes[self.focus]
        step = 1
        if action.device.kind is Kind.MOUSE:
            if action.spot is None or not box.collidepoint(action.spot):
                return False
            if row.change and action.spot[0] < box.left + box.width * 0.62:
                step = -1
        row.confirm(step)
        return True

    def draw(self, canvas: Surface, theme: Theme) -> None:
        layout, _area = self._where()
        for number, (row, box) in enumerate(zip(self.rows, self.boxes, strict=True)):
            draw_row(canvas, layout, theme, row, box, focused=number == self.focus)


def draw_row(
    canvas: Surface,
    layout: Layout,
    theme: Theme,
    row: Row,
    box: Rect,
    *,
    focused: bool,
    glyph: Glyph | None = None,
) -> None:
    """A row on its plate, with the glyph of the press that reaches it from anywhere."""
    round_off = box.height // 3
    ground = mix(theme.night, theme.accent, 0.3) if focused else mix(theme.night, theme.floor, 0.85)
    pygame.draw.rect(canvas, ground, box, border_radius=round_off)
    edge = mix(theme.accent, theme.ink, 0.3) if focused else dimmed(theme.edge, 0.7)
    pygame.draw.rect(canvas, edge, box, layout.px(0.35 if focused else 0.15), border_radius=round_off)
    tone = theme.ink if focused else theme.soft
    if row.change is None:
        _draw_label(canvas, layout, theme, row, box, tone, glyph)
    else:
        _draw_value(canvas, layout, theme, row, box, edge if focused else theme.edge, tone)


def _draw_label(
    canvas: Surface, layout: Layout, theme: Theme, row: Row, box: Rect, tone: Colour, glyph: Glyph | None
) -> None:
    width = font(layout.small, bold=True).size(row.label)[0]
    left = box.left + layout.px(2)
    if glyph is not None:
        right = left + glyph_width(glyph, layout.small) + layout.px(0.6)
        if right + width + layout.px(1) <= box.right:  # a narrow row has no room for the key beside its words
            draw_glyph(canvas, theme, glyph, left, box.centery, layout.small)
            middle = max(right, (right + box.right - width) // 2)
            write(canvas, row.label, layout.small, tone, bold=True, midleft=(middle, box.centery))
            return
    write(canvas, row.label, layout.small, tone, bold=True, center=box.center)


def _draw_value(
    canvas: Surface, layout: Layout, theme: Theme, row: Row, box: Rect, edge: Colour, tone: Colour
) -> None:
    write(canvas, row.label, layout.small, tone, midleft=(box.left + layout.px(2), box.centery))
    middle = box.left + round(box.width * 0.72)
    write(canvas, row.value(), layout.small, theme.ink, bold=True, center=(middle, box.centery))
    for side in (-1, 1):
        x = middle + side * round(box.width * 0.24)
        _draw_chevron(canvas, x, box.centery, side, box.height * 0.2, edge)


def _draw_chevron(canvas: Surface, x: int, y: int, side: int, reach: float, colour: Colour) -> None:
    points = [
        (x - side * reach * 0.6, y - reach),
        (x + side * reach * 0.6, y),
        (x - side * reach * 0.6, y + reach),
    ]
    pygame.draw.polygon(canvas, colour, points)
