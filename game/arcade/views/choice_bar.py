"""The choices below the board, after a game or a puzzle: they rise while they come in."""

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.fading import draw_faded, lay_share
from game.arcade.draw.layout import Layout
from game.arcade.draw.material import gradient, rounded
from game.arcade.draw.text import text_width
from game.arcade.draw.theme import Theme
from game.arcade.kit.key import draw_hero_body, hero_outline, write_hero
from game.arcade.kit.row import draw_row, plate_radius
from game.arcade.kit.rows import ListPicture, Places, boxes_across

# How much wider the first choice is than the others, how much further it reaches up and down, in units, and
# how strong its glow is.
WIDER, TALLER, HERO_GLOW = 1.7, 0.7, 0.6
# How far the choices rise while they come in, in units.
RISE = 2.0
# How much the choices are veiled while presses are ignored, and how long before they count the veil rises.
IGNORING_VEIL, RISING_SECONDS = 0.6, 0.2


def choice_area(layout: Layout) -> Rect:
    """The place of the choices: as wide as the board with its panels."""
    one, two = layout.panel(1), layout.panel(2)
    area = Rect(min(one.left, layout.slab.whole.left), layout.choices.top, 0, layout.choices.height)
    area.width = max(two.right, layout.slab.whole.right) - area.left
    return area


def choice_places(layout: Layout, labels: Sequence[str]) -> Places:
    """The places of the choices, as wide as board and panels if that is enough; the first is larger."""
    return places_in(layout, choice_area(layout), layout.choices, labels)


def places_in(layout: Layout, area: Rect, widest: Rect, labels: Sequence[str]) -> Places:
    """The places of the choices in an area, or in a wider one if they need fewer lines there."""
    gap = layout.px(1.5)
    narrow = boxes_across(layout, area, labels, layout.bar, gap)
    wide = boxes_across(layout, widest, labels, layout.bar, gap)
    places = narrow if narrow.boxes[-1].top == wide.boxes[-1].top else wide
    return replace(places, boxes=_first_larger(layout, places.boxes, gap))


def _first_larger(layout: Layout, boxes: tuple[Rect, ...], gap: int) -> tuple[Rect, ...]:
    """The boxes with a larger first one, if they stand in one line and the others keep enough room."""
    first, last = boxes[0], boxes[-1]
    others = len(boxes) - 1
    if first.top != last.top or not others or first.width != last.width or layout.tiny or layout.crowded:
        return boxes
    more = round(first.width * (WIDER - 1) * others / (others + WIDER))
    less = more // others
    taller = layout.px(TALLER)
    hero = Rect(first.left, first.top - taller, first.width + less * others, first.height + 2 * taller)
    narrow = first.width - less
    places = (hero.right + gap + number * (narrow + gap) for number in range(others))
    return (hero, *(Rect(left, first.top, narrow, first.height) for left in places))


def draw_choices(
    canvas: Surface, layout: Layout, theme: Theme, rows: ListPicture, come: float, ignoring_for: float
) -> None:
    """Draw the choices as far as they have come in, from 0 to 1.

    They are behind a veil until presses count, in so many seconds.
    """
    places = rows.places
    whole = places.boxes[0].unionall(list(places.boxes)).inflate(layout.px(4), layout.px(4))
    veil = IGNORING_VEIL * min(1.0, max(0.0, ignoring_for) / RISING_SECONDS)
    down = round(layout.px(RISE) * (1 - come))
    boxes = tuple(box.move(0, down) for box in places.boxes)

    def draw() -> None:
        for number, (row, box) in enumerate(zip(rows.rows, boxes, strict=True)):
            outline, radius = box, plate_radius(box)
            if number == 0 and _holds_hero(layout, box, row.label):
                outline, radius = hero_outline(theme, box)
                draw_hero_body(canvas, theme, box, row.lit, row.lit * HERO_GLOW)
                write_hero(canvas, layout, theme, box, row.label, None, row.lit)
            else:
                draw_row(canvas, layout, theme, row, box)
            lay_share(canvas, _veil(theme, outline.size, radius), outline, veil)

    draw_faded(canvas, whole, come, draw)


@baked
def _veil(theme: Theme, size: tuple[int, int], radius: int) -> Surface:
    """The night in the shape of a choice."""
    return rounded(gradient(size, theme.night, theme.night), radius)


def _holds_hero(layout: Layout, box: Rect, label: str) -> bool:
    """Whether a button has room for larger words."""
    room = box.inflate(-2 * layout.px(1.5), 0)
    wide = text_width(label, layout.medium, bold=True) <= room.width
    return wide and layout.line(layout.medium) <= room.height
