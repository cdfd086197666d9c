"""The choices below the board, after a game or a puzzle: they rise while they come in."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.fading import draw_faded, lay_share
from game.arcade.draw.layout import Layout
from game.arcade.draw.material import gradient, rounded
from game.arcade.draw.text import text_width
from game.arcade.draw.theme import Theme
from game.arcade.kit.key import draw_hero_body, hero_outline, write_hero
from game.arcade.kit.nodes import Look, Node, Placed
from game.arcade.kit.row import RowPicture, draw_row, plate_radius
from game.arcade.kit.rows import Places, boxes_across
from game.arcade.views.banner import draw_band

# How much wider the first choice is than the others, how much further it reaches up and down, in units, and
# how strong its glow is.
WIDER, TALLER, HERO_GLOW = 1.7, 0.7, 0.6
# How far the choices rise while they come in, in units.
RISE = 2.0
# How much the choices are veiled while presses are ignored, and how long before they count the veil rises.
IGNORING_VEIL, RISING_SECONDS = 0.6, 0.2


@dataclass(frozen=True)
class ChoiceBar(Node):
    """The choices side by side: as wide as its box if that is enough, and the first one larger."""

    rows: tuple[RowPicture, ...]
    come: float  # how far they have come in, from 0 to 1
    ignoring_for: float  # seconds until presses count; as long as that they are behind a veil

    def places(self, layout: Layout, box: Rect) -> Places:
        return choice_places(layout, box, [row.label for row in self.rows])

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout = look.layout
        boxes = self.places(layout, placed.box).boxes
        whole = boxes[0].unionall(list(boxes)).inflate(layout.px(4), layout.px(4))
        down = round(layout.px(RISE) * (1 - self.come))
        shown = [box.move(0, down) for box in boxes]
        draw_faded(canvas, whole, self.come, lambda: self._draw(canvas, look, shown))

    def _draw(self, canvas: Surface, look: Look, boxes: Sequence[Rect]) -> None:
        layout, theme = look
        veil = IGNORING_VEIL * min(1.0, max(0.0, self.ignoring_for) / RISING_SECONDS)
        for number, (row, box) in enumerate(zip(self.rows, boxes, strict=True)):
            outline, radius = box, plate_radius(box)
            if number == 0 and _holds_hero(layout, box, row.label):
                outline, radius = hero_outline(theme, box)
                draw_hero_body(canvas, theme, box, row.lit, row.lit * HERO_GLOW)
                write_hero(canvas, layout, theme, box, row.label, None, row.lit)
            else:
                draw_row(canvas, layout, theme, row, box)
            lay_share(canvas, _veil(theme, outline.size, radius), outline, veil)


def draw_choices(canvas: Surface, layout: Layout, theme: Theme, choices: ChoiceBar) -> None:
    """The choices over the lower edge of a board, on a band that reaches to the foot of the screen."""
    lay_choice_band(canvas, layout, theme, layout.choice_band, choices)
    choices.placed(layout, area_below_board(layout)).draw(canvas, Look(layout, theme))


def lay_choice_band(canvas: Surface, layout: Layout, theme: Theme, band: Rect, choices: ChoiceBar) -> None:
    """Lay the plate below choices as far as they have come in."""
    lay_share(canvas, _band(layout, theme, band.size), band, choices.come)


@baked
def _band(layout: Layout, theme: Theme, size: tuple[int, int]) -> Surface:
    """The plate of the choices: dark, with a line of light along its upper edge."""
    band = Surface(size)
    draw_band(band, layout, theme, band.get_rect(), theme.accent)
    return pygame.transform.flip(band, False, True)


def area_below_board(layout: Layout) -> Rect:
    """The place of the choices: as wide as the board with its panels."""
    one, two = layout.panel(1), layout.panel(2)
    area = Rect(min(one.left, layout.slab.whole.left), layout.choices.top, 0, layout.choices.height)
    area.width = max(two.right, layout.slab.whole.right) - area.left
    return area


def choice_places(layout: Layout, area: Rect, labels: Sequence[str]) -> Places:
    """The places of choices in an area, or in one as wide as the screen if they need fewer lines there."""
    gap, widest = layout.px(1.5), Rect(layout.stage.left, area.top, layout.stage.width, area.height)
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


@baked
def _veil(theme: Theme, size: tuple[int, int], radius: int) -> Surface:
    """The night in the shape of a choice."""
    return rounded(gradient(size, theme.night, theme.night), radius)


def _holds_hero(layout: Layout, box: Rect, label: str) -> bool:
    """Whether a button has room for larger words."""
    room = box.inflate(-2 * layout.px(1.5), 0)
    wide = text_width(label, layout.medium, bold=True) <= room.width
    return wide and layout.line(layout.medium) <= room.height
