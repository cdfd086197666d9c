"""The end of a match of the Arena: sparks for the winner, and the choices over the field."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_veil
from game.arcade.draw.layout import Layout
from game.arcade.draw.particles import draw_shower
from game.arcade.draw.theme import Theme
from game.arcade.views.arena.places import ArenaPlaces
from game.arcade.views.choice_bar import draw_choices
from game.arcade.views.play.game_over import DEAF_VEIL, RISING_SECONDS
from game.arcade.views.rows import ListPicture
from game.core.rules import Player

# How much the field is veiled below the result.
VEIL = 0.45


@dataclass(frozen=True)
class ArenaEndPicture:
    """Everything that is shown over the field."""

    layout: Layout
    theme: Theme
    places: ArenaPlaces
    winner: Player | None  # for whom sparks fall, if they do
    age: float  # how long they have been falling, in seconds
    rows: ListPicture
    come: float  # how far the choices have come in, from 0 to 1
    deaf_for: float  # seconds until presses count


def draw_arena_end(canvas: Surface, picture: ArenaEndPicture) -> None:
    layout, theme = picture.layout, picture.theme
    rect, top = picture.places.area.rect, picture.places.band.bottom
    below = Rect(rect.left, top, rect.width, max(0, rect.bottom - top))
    draw_veil(canvas, theme, VEIL * picture.come, below)
    if picture.winner is not None:
        top = picture.places.band.bottom
        area = Rect(layout.stage.left, top, layout.stage.width, max(1, layout.footer.top - top))
        draw_shower(canvas, layout, theme, area, theme.player(picture.winner), picture.age)
    veil = DEAF_VEIL * min(1.0, max(0.0, picture.deaf_for) / RISING_SECONDS)
    draw_choices(canvas, layout, theme, picture.rows, picture.come, veil)
