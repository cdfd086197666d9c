"""The end of a game: sparks for the winner, and the choices below the board."""

from dataclasses import dataclass, replace

from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import Theme
from game.arcade.kit.sparks import LIFE_SECONDS, draw_shower
from game.arcade.views.choice_bar import ChoiceBar, draw_choices
from game.core.rules import Player


@dataclass(frozen=True)
class GameOverPicture:
    """Everything that is shown over the board."""

    layout: Layout
    theme: Theme
    winner: Player | None  # for whom sparks fall, if they do
    age: float  # how long they have been falling, in seconds
    choices: ChoiceBar


def changed_parts_of_game_over(before: GameOverPicture, after: GameOverPicture) -> tuple[Rect, ...] | None:
    """The parts of the screen in which two pictures differ; None for all of it."""
    if replace(before, age=after.age) != after:
        return None
    raining = after.winner is not None and before.age <= LIFE_SECONDS
    return (_shower(after.layout),) if raining and before.age != after.age else ()


def draw_game_over(canvas: Surface, picture: GameOverPicture) -> None:
    layout, theme = picture.layout, picture.theme
    if picture.winner is not None:
        draw_shower(canvas, layout, theme, _shower(layout), theme.player(picture.winner), picture.age)
    draw_choices(canvas, layout, theme, picture.choices)


def _shower(layout: Layout) -> Rect:
    """Where sparks fall."""
    top, bottom = layout.banner.bottom, layout.choice_band.top
    return Rect(layout.stage.left, top, layout.stage.width, max(1, bottom - top))
