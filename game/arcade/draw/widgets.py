"""Lists that are walked with any device: rows that do something, and rows that hold a value."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.text import fitting, write
from game.arcade.draw.theme import EDGE, FLOOR, INK, NIGHT, SOFT, Colour, dimmed, mix
from game.arcade.input.actions import Action, Kind, Spot
from game.core.controls import Verb


@dataclass
class Row:
    """A line of a list. With `change` it holds a value that goes left and right."""

    label: str
    press: Callable[[], None] | None = None
    change: Callable[[int], None] | None = None
    value: Callable[[], str] = field(default=lambda: "")


class RowList:
    """Rows with one of them in focus: one below the other, or side by side."""

    def __init__(self, rows: list[Row], *, across: bool = False) -> None:
        self.rows = rows
        self.across = across
        self.focus = 0
        self.boxes: list[Rect] = []

    def place(self, layout: Layout, area: Rect) -> None:
        """Lay the rows out in an area, from its top or from its left."""
        if self.across:
            gap = layout.px(1.5)
            width = min(layout.px(34), (area.width - gap * (len(self.rows) - 1)) // len(self.rows))
            left = area.centerx - (width * len(self.rows) + gap * (len(self.rows) - 1)) // 2
            self.boxes = [
                Rect(left + number * (width + gap), area.top, width, area.height)
                for number in range(len(self.rows))
            ]
            return
        step = min(layout.px(7.2), area.height // max(1, len(self.rows)))
        height = round(step * 0.84)
        self.boxes = [
            Rect(area.left, area.top + number * step, area.width, height) for number in range(len(self.rows))
        ]

    def handle(self, action: Action) -> bool:
        """Whether the press meant something here."""
        back, forth = (Verb.LEFT, Verb.RIGHT) if self.across else (Verb.UP, Verb.DOWN)
        match action.verb:
            case verb if verb in (back, forth):
                self.focus = (self.focus + (1 if verb is forth else -1)) % len(self.rows)
            case Verb.LEFT | Verb.RIGHT:
                return self._change(1 if action.verb is Verb.RIGHT else -1)
            case Verb.POINT if action.spot is not None:
                return self._point(action.spot)
            case Verb.CONFIRM:
                return self._confirm(action)
            case _:
                return False
        return True

    def _point(self, spot: Spot) -> bool:
        for number, box in enumerate(self.boxes):
            if box.collidepoint(spot):
                moved = number != self.focus
                self.focus = number
                return moved
        return False

    def _change(self, step: int) -> bool:
        change = self.rows[self.focus].change
        if change is None:
            return False
        change(step)
        return True

    def _confirm(self, action: Action) -> bool:
        """The mouse must be on the row; left of its middle a value goes back, right of it forth."""
        row, box = self.rows[self.focus], self.boxes[self.focus] if self.boxes else None
        step = 1
        if action.device.kind is Kind.MOUSE:
            if box is None or action.spot is None or not box.collidepoint(action.spot):
                return False
            if row.change and action.spot[0] < box.left + box.width * 0.62:
                step = -1
        if row.press is not None:
            row.press()
        elif row.change is not None:
            row.change(step)
        return True

    def draw(self, canvas: Surface, layout: Layout, accent: Colour) -> None:
        for number, (row, box) in enumerate(zip(self.rows, self.boxes, strict=True)):
            self._draw_row(canvas, layout, row, box, accent, focused=number == self.focus)

    def _draw_row(
        self, canvas: Surface, layout: Layout, row: Row, box: Rect, accent: Colour, *, focused: bool
    ) -> None:
        round_off = box.height // 3
        ground = mix(NIGHT, accent, 0.3) if focused else mix(NIGHT, FLOOR, 0.85)
        pygame.draw.rect(canvas, ground, box, border_radius=round_off)
        edge = mix(accent, INK, 0.3) if focused else dimmed(EDGE, 0.7)
        pygame.draw.rect(
            canvas, edge, box, max(1, layout.px(0.35 if focused else 0.15)), border_radius=round_off
        )
        tone = INK if focused else SOFT
        size = min(layout.small + 2, round(box.height * 0.52))
        pad = layout.px(2)
        if row.change is None:
            words = fitting(row.label, size, box.width - 2 * pad, bold=True)
            write(canvas, row.label, words, tone, bold=True, center=box.center)
            return
        half = box.width // 2 - pad
        write(canvas, row.label, fitting(row.label, size, half), tone, midleft=(box.left + pad, box.centery))
        value = row.value()
        middle = box.left + round(box.width * 0.74)
        room = round(box.width * 0.4)
        write(
            canvas, value, fitting(value, size, room, bold=True), INK, bold=True, center=(middle, box.centery)
        )
        for side in (-1, 1):
            x = middle + side * round(box.width * 0.225)
            _draw_chevron(canvas, x, box.centery, side, box.height * 0.2, edge if focused else EDGE)


def _draw_chevron(canvas: Surface, x: int, y: int, side: int, reach: float, colour: Colour) -> None:
    points = [
        (x - side * reach * 0.6, y - reach),
        (x + side * reach * 0.6, y),
        (x - side * reach * 0.6, y + reach),
    ]
    pygame.draw.polygon(canvas, colour, points)
