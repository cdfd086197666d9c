"""How to play: three boards with a sentence each, together or one at a time, and the rules in full."""

import math
from dataclasses import dataclass, replace

from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.backdrop import draw_night, slab_in
from game.arcade.draw.layout import Layout
from game.arcade.draw.marks import mark_refused
from game.arcade.draw.night import moving_part
from game.arcade.draw.renderer import AnyRenderer, StageRenderer
from game.arcade.draw.text import narrowest, wrapped, write, write_in, write_lines
from game.arcade.draw.theme import Colour, Theme, mix
from game.arcade.kit.rows import draw_more
from game.arcade.views.floating_board import FloatingBoard, draw_board
from game.arcade.views.how_to_pages import (
    TITLE_ABOVE,
    WORDS_BELOW,
    Example,
    Page,
    arrows,
    board_in,
    columns,
    example_area,
    is_tall,
    rows,
    rule_heights,
    rule_size,
    rule_width,
    rules_area,
    title_area,
)
from game.core.grid import LEFT, RIGHT
from game.core.rules import Position

# How far the light of a board reaches beyond its column, in units.
LIGHT_BESIDE = 6


@dataclass(frozen=True)
class Refusal:
    """A move that is illegal, once it was tried."""

    renderer: AnyRenderer
    position: Position
    cell: int
    age: float  # seconds since it was tried


@dataclass(frozen=True)
class ExamplePicture(Example):
    """A board with its words."""

    frame: object  # a moment of the kind that the renderer draws
    warns: bool = False  # whether it shows what to avoid
    refusal: Refusal | None = None


@dataclass(frozen=True)
class HowToPicture:
    """Everything that is shown: a page with examples or rules."""

    layout: Layout
    theme: Theme
    time: float  # of what moves in the night
    name: str
    page: Page
    turns: bool  # whether there are arrows to other pages
    rules: tuple[str, ...]
    renderer: StageRenderer
    examples: tuple[ExamplePicture, ...]


def draw_how_to(canvas: Surface, picture: HowToPicture) -> None:
    layout, theme, page = picture.layout, picture.theme, picture.page
    draw_night(canvas, theme, picture.time)
    sizes = (layout.large, layout.medium)
    write_in(canvas, picture.name, sizes, title_area(layout), theme.ink, bold=True, down=0.0)
    if page.rules:
        _draw_rules(canvas, picture)
    elif len(page.examples) == len(picture.examples):
        tall = is_tall(layout)
        places = (rows if tall else columns)(layout, len(picture.examples))
        for number, (place, example) in enumerate(zip(places, picture.examples, strict=True), start=1):
            if tall or _reach_of(layout, place).colliderect(canvas.get_clip()):
                (_draw_beside if tall else _draw_example)(canvas, picture, place, example, number)
    else:
        _draw_alone(canvas, picture, picture.examples[page.examples.start])
    if picture.turns:
        for arrow, direction in zip(arrows(layout), (LEFT, RIGHT), strict=True):
            draw_more(canvas, layout, theme, arrow, direction)


def _reach_of(layout: Layout, column: Rect) -> Rect:
    """A column, and the light of its board."""
    return column.inflate(2 * layout.px(LIGHT_BESIDE), 0)


def changed_parts(before: HowToPicture, after: HowToPicture) -> tuple[Rect, ...] | None:
    """The parts of the screen in which two pictures differ, if these are boards and the floor; else None."""
    if replace(before, time=after.time, examples=after.examples) != after:
        return None
    floor = moving_part(after.layout.screen, after.theme) if before.time != after.time else ()
    if before.examples == after.examples:
        return floor
    if len(after.page.examples) == 1 or is_tall(after.layout):
        return None
    parts = list(floor)
    places = columns(after.layout, len(after.page.examples)) if after.page.examples else []
    for column, old, new in zip(places, before.examples, after.examples, strict=False):
        if old != new:
            part = _reach_of(after.layout, column)
            part.height -= sum(max(0, part.bottom - each.top) for each in floor)  # which is drawn anyway
            parts.append(part)
    return tuple(parts) if len(parts) <= len(floor) + 1 else None  # more in one go


def _draw_rules(canvas: Surface, picture: HowToPicture) -> None:
    layout, theme, rules = picture.layout, picture.theme, picture.rules
    area, size = rules_area(layout), rule_size(layout, rules)
    heights = rule_heights(layout, rules)
    y = area.top
    for number in picture.page.rules:
        right = (area.left + layout.text_px(3), y)
        write(canvas, str(number + 1), layout.small, theme.legible(theme.accent), bold=True, topright=right)
        words = Rect(area.right - rule_width(layout), y, rule_width(layout), heights[number])
        write_lines(canvas, rules[number], size, words, theme.ink)
        y += heights[number]


def _title_tone(theme: Theme, example: ExamplePicture) -> Colour:
    return theme.legible(theme.danger if example.warns else mix(theme.accent, theme.ink, 0.4))


def _draw_example(
    canvas: Surface, picture: HowToPicture, column: Rect, example: ExamplePicture, number: int = 1
) -> None:
    layout, theme = picture.layout, picture.theme
    tone = _title_tone(theme, example)
    square = board_in(layout, column, picture.examples)
    above = column.centerx, square.top - layout.px(TITLE_ABOVE)
    write(canvas, example.title, layout.medium, tone, bold=True, midbottom=above)
    lines = len(wrapped(example.words, layout.small, column.width))
    width = narrowest(example.words, layout.small, column.width, lines)  # no short last line
    words = Rect(column.centerx - width // 2, square.bottom + layout.px(WORDS_BELOW), width, 0)
    write_lines(canvas, example.words, layout.small, words, theme.ink, align="centre")
    _draw_board(canvas, picture, square, example, number)


def _draw_alone(canvas: Surface, picture: HowToPicture, example: ExamplePicture) -> None:
    """An example on a page of its own: its words below the board, or beside it on a wide screen."""
    area = example_area(picture.layout)
    if area.width < area.height:
        _draw_example(canvas, picture, area, example)
        return
    _draw_beside(canvas, picture, area, example)


def _draw_beside(
    canvas: Surface, picture: HowToPicture, area: Rect, example: ExamplePicture, number: int = 1
) -> None:
    """An example with its words beside the board."""
    layout, theme = picture.layout, picture.theme
    side = min(area.height, area.width // 2)
    square = Rect(area.left, area.top + (area.height - side) // 2, side, side)
    _draw_board(canvas, picture, square, example, number)
    beside = Rect(square.right + layout.px(4), square.top, area.right - square.right - layout.px(4), 0)
    tone = _title_tone(theme, example)
    beside.top = write_lines(canvas, example.title, layout.medium, beside, tone, bold=True) + layout.px(2)
    lines = len(wrapped(example.words, layout.small, beside.width))
    beside.width = narrowest(example.words, layout.small, beside.width, lines)
    write_lines(canvas, example.words, layout.small, beside, theme.ink)


def _draw_board(
    canvas: Surface, picture: HowToPicture, square: Rect, example: ExamplePicture, number: int
) -> None:
    layout, renderer = picture.layout, picture.renderer
    slab = slab_in(square, layout.small, numbered=renderer.counting is not None)
    draw_board(
        canvas,
        FloatingBoard(renderer, example.frame, layout.small, number),
        slab,
        below=layout.px(WORDS_BELOW),
    )
    if example.refusal is not None:
        area = BoardArea(slab.board, renderer.size, layout.small)
        _draw_refusal(canvas, picture.theme, area, example.refusal)


def _draw_refusal(canvas: Surface, theme: Theme, area: BoardArea, refusal: Refusal) -> None:
    """The mark of a refused move; it trembles once."""
    age, cell = refusal.age, refusal.cell
    up = refusal.renderer.raised(area, refusal.position, cell)
    shift = math.sin(age * 40) * area.cell * 0.05 * max(0.0, 1 - age * 2.5)
    mark_refused(canvas, replace(area, rect=area.rect.move(round(shift), -up)), theme, cell)
