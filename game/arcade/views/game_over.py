"""The end of a game: sparks for the winner, and the choices below the board."""

from dataclasses import dataclass

from pygame import Surface

from game.arcade.draw.backdrop import draw_veil
from game.arcade.draw.layout import Layout
from game.arcade.draw.particles import draw_sparks
from game.arcade.draw.theme import Theme
from game.arcade.views.rows import ListPicture, draw_rows
from game.core.rules import Player

# How much the choices are veiled while presses are ignored.
DEAF_VEIL = 0.6


@dataclass(frozen=True)
class GameOverPicture:
    """Everything that is shown over the board."""

    layout: Layout
    theme: Theme
    winner: Player | None  # for whom sparks fly, if they do
    age: float  # how long they have been flying, in seconds
    rows: ListPicture
    listening: bool  # whether presses count


def draw_game_over(canvas: Surface, picture: GameOverPicture) -> None:
    layout, theme = picture.layout, picture.theme
    if picture.winner is not None:
        panel = layout.panel(picture.winner)
        draw_sparks(canvas, layout, theme, panel.center, theme.player(picture.winner), picture.age)
    draw_rows(canvas, layout, theme, picture.rows)
    if not picture.listening:
        for box in picture.rows.places.boxes:
            draw_veil(canvas, theme, DEAF_VEIL, box)
