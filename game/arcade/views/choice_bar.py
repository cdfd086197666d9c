"""The choices below the board, after a game or a puzzle: they rise while they come in."""

from dataclasses import replace

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_veil
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import Theme
from game.arcade.views.rows import ListPicture, Places, boxes_across, draw_rows

# How far the choices rise while they come in, in units.
RISE = 2.0


def choice_area(layout: Layout) -> Rect:
    """The place of the choices: as wide as the board with its panels."""
    one, two = layout.panel(1), layout.panel(2)
    area = Rect(min(one.left, layout.slab.whole.left), layout.choices.top, 0, layout.choices.height)
    area.width = max(two.right, layout.slab.whole.right) - area.left
    return area


def choice_places(layout: Layout, labels: list[str]) -> Places:
    """Where choices with these labels are: as wide as the board with its panels, if they fit there."""
    gap = layout.px(1.5)
    narrow = boxes_across(layout, choice_area(layout), labels, layout.bar, gap)
    wide = boxes_across(layout, layout.choices, labels, layout.bar, gap)
    return narrow if narrow.boxes[-1].top == wide.boxes[-1].top else wide


def draw_choices(
    canvas: Surface, layout: Layout, theme: Theme, rows: ListPicture, come: float, veil: float = 0.0
) -> None:
    """Draw the choices as far as they have come in, from 0 to 1, behind a veil while they do not count."""
    places = rows.places
    whole = places.boxes[0].unionall(list(places.boxes)).inflate(layout.px(4), layout.px(4))
    down = round(layout.px(RISE) * (1 - come))
    boxes = tuple(box.move(0, down) for box in places.boxes)

    def draw() -> None:
        draw_rows(canvas, layout, theme, replace(rows, places=replace(places, boxes=boxes)))
        if veil:
            for box in boxes:
                draw_veil(canvas, theme, veil, box)

    draw_faded(canvas, whole, come, draw)
