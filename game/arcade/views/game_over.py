"""The end of a game: sparks for the winner, and the choices below the board."""

from dataclasses import dataclass, replace

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_veil
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.layout import Layout
from game.arcade.draw.particles import draw_shower
from game.arcade.draw.theme import Theme
from game.arcade.views.rows import ListPicture, draw_rows
from game.core.rules import Player

# How much the choices are veiled while presses are ignored, and how long before they count the veil rises.
DEAF_VEIL, RISING_SECONDS = 0.6, 0.2
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


def choice_area(layout: Layout) -> Rect:
    """The place of the choices: as wide as the board with its panels."""
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
    draw_choices(canvas, layout, theme, picture.rows, picture.come, picture.deaf_for)


def draw_choices(
    canvas: Surface, layout: Layout, theme: Theme, rows: ListPicture, come: float, deaf_for: float
) -> None:
    """Draw choices that come in, veiled while presses are ignored."""
    boxes = rows.places.boxes
    whole = boxes[0].unionall(list(boxes)).inflate(layout.px(4), layout.px(4))

    def draw() -> None:
        down = round(layout.px(RISE) * (1 - come))
        moved = tuple(box.move(0, down) for box in boxes)
        draw_rows(canvas, layout, theme, replace(rows, places=replace(rows.places, boxes=moved)))
        veil = DEAF_VEIL * min(1.0, max(0.0, deaf_for) / RISING_SECONDS)
        for box in moved if veil else ():
            draw_veil(canvas, theme, veil, box)

    draw_faded(canvas, whole, come, draw)
