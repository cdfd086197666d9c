"""Sparks that fly where a rider passes close to a wall or a trail."""

import math
import random

from pygame import Surface

from game.arcade.draw.cycles.cycle import spark_of
from game.arcade.draw.theme import Theme
from game.arcade.views.arena.area import FieldArea
from game.arcade.views.arena.riders import Rider
from game.arena.events import touching
from game.arena.state import State
from game.core.grid import HEADINGS

SPARKS = 7
# How long a spark flies, in seconds, and how far, in cells.
LIFE, FAR = 0.22, 1.3


def draw_sparks(
    canvas: Surface, theme: Theme, area: FieldArea, rider: Rider, state: State, time: float
) -> None:
    """Sparks on the sides that a rider touches, thrown back; the same moment shows the same ones."""
    if rider.crashed:
        return
    angle = math.radians(rider.heading)
    ahead = math.cos(angle), math.sin(angle)
    for direction in touching(state, rider.player):
        across, down = HEADINGS[direction]
        if abs(ahead[0] * across + ahead[1] * down) > 0.5:
            continue  # it still turns
        x, y = rider.place[0] + 0.4 * across - 0.2 * ahead[0], rider.place[1] + 0.4 * down - 0.2 * ahead[1]
        for number in range(SPARKS):
            turn, share = divmod(time / LIFE + number / SPARKS, 1)
            chance = random.Random(f"{number} {turn} {direction}")  # noqa: S311 - decoration
            reach = share * FAR * chance.uniform(0.5, 1.0)
            aside = share * chance.uniform(-0.1, 0.5)
            rise = 0.6 * share * (1 - share) * chance.uniform(0.3, 1.6)
            spot = area.at(
                (
                    x - ahead[0] * reach - across * aside,
                    y - ahead[1] * reach - down * aside - rise,
                )
            )
            side = max(3, round(area.cell * 0.3 * (1 - 0.6 * share)))
            picture = spark_of(theme, rider.player, side, round(3 * (1 - share)))
            canvas.blit(picture, picture.get_rect(center=(round(spot[0]), round(spot[1]))))
