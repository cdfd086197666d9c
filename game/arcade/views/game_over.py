"""The end of a game: sparks for the winner, and the choices below the board."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_veil
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.layout import Layout
from game.arcade.draw.particles import draw_shower
from game.arcade.draw.text import text_width
from game.arcade.draw.theme import Theme
from game.arcade.views.hero_key import draw_hero_body, write_hero
from game.arcade.views.rows import ListPicture, Places, boxes_across, draw_row
from game.core.rules import Player

# How much the choices are veiled while presses are ignored, and how long before they count the veil rises.
DEAF_VEIL, RISING_SECONDS = 0.6, 0.2
# How much wider the first choice is than the others, how much further it reaches up and down, in units, and
# how strong its glow is.
WIDER, TALLER, HERO_GLOW = 1.7, 0.7, 0.6
# How far the choices rise while they come in, in units.
RISE = 2.0


@dataclass(frozen=True)
class GameOverPicture:
    """Everything that is shown over the board."""

    layout: Layout
    theme: Theme
    winner: Player | None  # for whom sparks fall, if they do
    age: float  # how long they have been falling, in seconds
    rows: ListPicture
    come: float  # how far the choices have come in, from 0 to 1
    deaf_for: float  # seconds until presses count

    @property
    def listening(self) -> bool:
        """Whether presses count."""
        return self.deaf_for <= 0


def choice_boxes(layout: Layout, labels: Sequence[str]) -> Places:
    """The places of the choices, as wide as board and panels if that is enough; the first is larger."""
    gap = layout.px(1.5)
    narrow = boxes_across(layout, _area(layout), labels, layout.bar, gap)
    wide = boxes_across(layout, layout.choices, labels, layout.bar, gap)
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


def _area(layout: Layout) -> Rect:
    """As wide as the board with its panels."""
    one, two = layout.panel(1), layout.panel(2)
    area = Rect(min(one.left, layout.slab.whole.left), layout.choices.top, 0, layout.choices.height)
    area.width = max(two.right, layout.slab.whole.right) - area.left
    return area


def draw_game_over(canvas: Surface, picture: GameOverPicture) -> None:
    layout, theme = picture.layout, picture.theme
    if picture.winner is not None:
        top, bottom = layout.banner.bottom, layout.choices.top
        area = Rect(layout.stage.left, top, layout.stage.width, max(1, bottom - top))
        draw_shower(canvas, layout, theme, area, theme.player(picture.winner), picture.age)
    boxes = picture.rows.places.boxes
    whole = boxes[0].unionall(list(boxes)).inflate(layout.px(4), layout.px(4))
    draw_faded(canvas, whole, picture.come, lambda: _draw_choices(canvas, picture))


def _holds_hero(layout: Layout, box: Rect, label: str) -> bool:
    """Whether a button has room for larger words."""
    room = box.inflate(-2 * layout.px(1.5), 0)
    return (
        text_width(label, layout.medium, bold=True) <= room.width
        and layout.line(layout.medium) <= room.height
    )


def _draw_choices(canvas: Surface, picture: GameOverPicture) -> None:
    layout, theme, places = picture.layout, picture.theme, picture.rows.places
    down = round(layout.px(RISE) * (1 - picture.come))
    boxes = tuple(box.move(0, down) for box in places.boxes)
    for number, (row, box) in enumerate(zip(picture.rows.rows, boxes, strict=True)):
        if number == 0 and _holds_hero(layout, box, row.label):
            draw_hero_body(canvas, theme, box, row.lit, row.lit * HERO_GLOW)
            write_hero(canvas, layout, theme, box, row.label, None, row.lit)
        else:
            draw_row(canvas, layout, theme, row, box)
    veil = DEAF_VEIL * min(1.0, max(0.0, picture.deaf_for) / RISING_SECONDS)
    if veil:
        for box in boxes:
            draw_veil(canvas, theme, veil, box)
