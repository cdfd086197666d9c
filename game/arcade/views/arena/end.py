"""The end of a match of the Arena: sparks for the winner, and the choices below the field."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.particles import draw_shower
from game.arcade.draw.theme import Theme
from game.arcade.kit.rows import ListPicture
from game.arcade.views.arena.end_places import EndPlaces
from game.arcade.views.choice_bar import draw_choices
from game.core.rules import Player


@dataclass(frozen=True)
class ArenaEndPicture:
    """Everything that is shown over and around the field."""

    layout: Layout
    theme: Theme
    places: EndPlaces
    winner: Player | None  # for whom sparks fall, if they do
    age: float  # how long they have been falling, in seconds
    rows: ListPicture
    come: float  # how far the choices have come in, from 0 to 1
    ignoring_for: float  # seconds until presses count


def draw_arena_end(canvas: Surface, picture: ArenaEndPicture) -> None:
    layout, theme, places = picture.layout, picture.theme, picture.places
    if picture.winner is not None:
        top, bottom = places.band.bottom, places.choices.boxes[0].top
        area = Rect(layout.stage.left, top, layout.stage.width, max(1, bottom - top))
        draw_shower(canvas, layout, theme, area, theme.player(picture.winner), picture.age)
    draw_choices(canvas, layout, theme, picture.rows, picture.come, picture.ignoring_for)
