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
    boxes = picture.rows.places.boxes
    whole = boxes[0].unionall(list(boxes)).inflate(layout.px(4), layout.px(4))
    draw_faded(canvas, whole, picture.come, lambda: _draw_choices(canvas, picture))


def _draw_choices(canvas: Surface, picture: GameOverPicture) -> None:
    layout, theme, places = picture.layout, picture.theme, picture.rows.places
    down = round(layout.px(RISE) * (1 - picture.come))
    boxes = tuple(box.move(0, down) for box in places.boxes)
    draw_rows(canvas, layout, theme, replace(picture.rows, places=replace(places, boxes=boxes)))
    veil = DEAF_VEIL * min(1.0, max(0.0, picture.deaf_for) / RISING_SECONDS)
    if veil:
        for box in boxes:
            draw_veil(canvas, theme, veil, box)
