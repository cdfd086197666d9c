"""What moves with a rider: light that runs along its wall, sparks at its wheels, and lines of speed."""

import math
import random

from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.cycles.cycle import spark_of
from game.arcade.draw.cycles.moving_rider import TURN, MovingRider
from game.arcade.draw.cycles.perspective import lay, on_screen
from game.arcade.draw.cycles.wall import HEIGHT, LIFT
from game.arcade.draw.easing import between
from game.arcade.draw.light import shine_pool
from game.arcade.draw.lines import smooth_line
from game.arcade.draw.theme import WHITE, Style, Theme
from game.core.rules import Player

# How fast light runs along a wall, in cells per second, and how many cells pass before the next one.
PULSE_SPEED, PULSE_PAUSE = 2.2, 2
SPARKS, FLY = 26, 0.95
STREAKS = 11


def draw_pulse(
    canvas: Surface, area: BoardArea, theme: Theme, player: Player, ride: MovingRider, time: float
) -> None:
    """A drop of light that runs along the crest of a wall to its rider."""
    way = (time * PULSE_SPEED) % (len(ride.wall) + PULSE_PAUSE)
    if way < len(ride.wall):
        stretch, share = ride.wall[int(way)], way % 1
        if share <= stretch.share:
            start, end = area.centre_of(stretch.start), area.centre_of(stretch.end)
            x, y = between(start, end, share)
            height = HEIGHT * area.cell
            spot = x + LIFT[0] * height, y + LIFT[1] * height
            colour = WHITE if theme.style is Style.ENAMEL else theme.player(player)
            shine_pool(canvas, theme, spot, area.cell * 0.28, colour)


def draw_streaks(canvas: Surface, area: BoardArea, theme: Theme, player: Player, ride: MovingRider) -> None:
    """Lines of speed on the floor behind a cycle: they stay where they are, and the rider passes them."""
    heading = math.radians(round(ride.heading / 90) * 90)
    ahead, aside = (math.cos(heading), math.sin(heading)), (-math.sin(heading), math.cos(heading))
    x, y = ride.place
    way = x * ahead[0] + y * ahead[1]
    tone = theme.player(player)
    chance = random.Random(player)  # noqa: S311 - decoration
    for _streak in range(STREAKS):
        shift, length, early = chance.uniform(-0.46, 0.46), chance.uniform(0.25, 0.6), chance.random()
        # How far behind the rider it begins, which grows as the rider rides on.
        behind = (way + early) % 1.0
        light = math.sin(math.pi * behind) * (1.2 - abs(shift))
        start, end = (
            (x - ahead[0] * reach + aside[0] * shift, y - ahead[1] * reach + aside[1] * shift)
            for reach in (behind, behind + length)
        )
        begun, ended = on_screen(area, start), on_screen(area, end)
        if light > 0 and area.rect.collidepoint(begun) and area.rect.collidepoint(ended):
            smooth_line(canvas, theme.faint(tone, 0.75 * light), begun, ended, max(1.0, area.cell * 0.014))


def draw_sparks(
    canvas: Surface, area: BoardArea, theme: Theme, player: Player, ride: MovingRider, progress: float
) -> None:
    """Sparks that fly from the rear wheel while a cycle turns, away from the turn."""
    age = progress / TURN
    heading = math.radians(ride.heading)
    side = -1 if ride.lean > 0 else 1
    back = ride.place[0] - math.cos(heading) * 0.26, ride.place[1] - math.sin(heading) * 0.26
    chance = random.Random(f"{ride.wall}")  # noqa: S311 - decoration
    for number in range(SPARKS):
        share = (age * 1.6 + number / SPARKS) % 1
        angle = heading + math.pi - side * chance.uniform(0.1, 1.0)
        reach = share * chance.uniform(0.15, FLY)
        place = back[0] + math.cos(angle) * reach, back[1] + math.sin(angle) * reach
        height = 0.45 * share * (1 - share) * chance.uniform(0.4, 2.0)
        spot = on_screen(area, place, height)
        if area.rect.collidepoint(spot):
            side, light = max(4, round(area.cell * 0.2)), round(3 * (1 - share))
            lay(canvas, spark_of(theme, player, side, light), spot)
