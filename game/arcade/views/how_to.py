"""How to play: three boards with a sentence each, or the rules in full."""

import math
from dataclasses import dataclass, replace

from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.backdrop import draw_night
from game.arcade.draw.frame import Frame
from game.arcade.draw.layout import Layout
from game.arcade.draw.marks import mark_refused
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.text import wrapped, write, write_lines
from game.arcade.draw.theme import Theme, mix


@dataclass(frozen=True)
class ExamplePicture:
    """A board with a title and a sentence; `refused` is the cell of a move that is illegal."""

    title: str
    words: str
    frame: Frame
    refused: int | None = None
    refused_for: float = 0.0  # seconds since it was tried; 0 before


@dataclass(frozen=True)
class HowToPicture:
    """Everything that is shown: the full rules, if given, or else the examples."""

    layout: Layout
    theme: Theme
    time: float
    name: str
    rules: tuple[str, ...]
    renderer: AnyRenderer
    examples: tuple[ExamplePicture, ...]


def draw_how_to(canvas: Surface, picture: HowToPicture) -> None:
    layout, theme = picture.layout, picture.theme
    draw_night(canvas, theme, picture.time)
    midtop = (layout.screen.centerx, layout.px(4))
    write(canvas, picture.name, layout.large, theme.ink, bold=True, midtop=midtop)
    if picture.rules:
        _draw_rules(canvas, picture)
    else:
        for column, example in zip(_columns(layout, len(picture.examples)), picture.examples, strict=True):
            _draw_example(canvas, picture, column, example)


def _draw_rules(canvas: Surface, picture: HowToPicture) -> None:
    layout, theme, lines = picture.layout, picture.theme, picture.rules
    width = min(layout.px(130), max(layout.px(10), layout.stage.width - layout.px(10)))
    area = Rect(0, layout.px(17), width, layout.px(70))
    area.centerx = layout.screen.centerx
    rows = sum(len(wrapped(line, layout.medium, area.width - layout.px(6))) for line in lines)
    size = layout.medium if rows <= len(lines) else layout.small
    step = min(layout.px(6.6), area.height // len(lines))
    for number, line in enumerate(lines, start=1):
        y = area.top + (number - 1) * step
        right = (area.left + layout.px(3), y)
        write(canvas, str(number), layout.small, theme.legible(theme.accent), bold=True, topright=right)
        words = Rect(area.left + layout.px(6), y, area.width - layout.px(6), step)
        write_lines(canvas, line, size, words, theme.ink)


def _columns(layout: Layout, count: int) -> list[Rect]:
    """Columns under the title."""
    stage, gap = layout.stage, layout.px(4)
    width = max(1, (min(stage.width, layout.px(190)) - (count + 1) * gap) // count)
    left = stage.centerx - (count * width + (count - 1) * gap) // 2
    top, bottom = layout.px(16), layout.footer.top - layout.px(2)
    return [Rect(left + number * (width + gap), top, width, bottom - top) for number in range(count)]


def _draw_example(canvas: Surface, picture: HowToPicture, column: Rect, example: ExamplePicture) -> None:
    layout, theme = picture.layout, picture.theme
    refused = example.refused is not None
    tone = theme.legible(theme.danger if refused else mix(theme.accent, theme.ink, 0.4))
    write(canvas, example.title, layout.medium, tone, bold=True, midtop=(column.centerx, column.top))
    top = column.top + round(layout.medium * 1.7)
    side = max(1, min(column.width, column.bottom - top - layout.px(16)))
    area = BoardArea(
        Rect(column.centerx - side // 2, top, side, side), picture.renderer.rules.size, layout.small
    )
    picture.renderer.draw_floor(canvas, area)
    picture.renderer.draw(canvas, area, example.frame)
    words = Rect(column.left, area.rect.bottom + layout.px(2), column.width, layout.px(14))
    tone = theme.ink if refused else theme.soft
    write_lines(canvas, example.words, layout.small, words, tone, align="centre")
    if example.refused is not None and example.refused_for > 0:
        _draw_refusal(canvas, theme, area, example.refused, example.refused_for)


def _draw_refusal(canvas: Surface, theme: Theme, area: BoardArea, cell: int, age: float) -> None:
    """The mark of a refused move; it trembles once."""
    shift = math.sin(age * 40) * area.cell * 0.05 * max(0.0, 1 - age * 2.5)
    mark_refused(canvas, replace(area, rect=area.rect.move(round(shift), 0)), theme, cell)
