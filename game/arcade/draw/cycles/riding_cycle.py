"""Cycles on a floor in a projection: how they are seen there, and what they throw on the floor."""

import math
from collections.abc import Iterable
from time import perf_counter
from typing import NamedTuple

import pygame
from pygame import Rect, Surface, Vector2

from game.arcade.draw.baked import baked
from game.arcade.draw.cycles.cycle_picture import (
    SMALL,
    SQUEEZE,
    Pose,
    body_of,
    foot_of,
    glare_of,
    light_of,
    mirror_foot_of,
    mirror_of,
    pose_of,
    size_of,
)
from game.arcade.draw.cycles.floor_light import Glass, lay_light
from game.arcade.draw.cycles.sheet import Placed
from game.arcade.draw.cycles.wall_paint import deeper
from game.arcade.draw.easing import Point, clamped, swaying
from game.arcade.draw.light import shine_pool
from game.arcade.draw.lines import smooth_line
from game.arcade.draw.projection import Projection
from game.arcade.draw.sprites import ADD, clear, weaken
from game.arcade.draw.theme import WHITE, Style, Theme, dimmed, mix, purest
from game.core.rules import Player

# Half the length of a cycle in cells.
DUEL_HALF, ARENA_HALF = 0.46, 0.7
LIGHT_STEPS, BRAKE_STEPS = 8, 4
# In how many steps a cycle shrinks, counted from nothing to the nearest row.
SIZES = 32
# How bright the brake light is on the floor.
BRAKE = 0.8
# Where it is at the tail: how far from the middle, in lengths of half a cycle, and how high; how far and how
# strong it shines there.
TAIL, TAIL_HEIGHT = 1.0, 0.2
TAIL_LIGHTS = ((0.9, 0.7), (0.34, 1.0), (0.34, 1.0))
# A brake light as strips: their length, compared with the cycle; their width and distance from it, in cells.
STRIP, STRIP_WIDTH, STRIP_AWAY = 0.7, 0.04, 0.41
# How far a cycle leans in a turn and how far its rear drifts out, in degrees.
LEAN, DRIFT = 24, 14
# The way to both sides of a cycle by which its direction on the screen is measured, in cells.
NEAR = 0.05


class Stance(NamedTuple):
    """Where a cycle is and where it heads on the floor, in degrees clockwise from the right; its lean."""

    place: Point
    heading: float
    lean: float = 0.0  # in degrees, to the right


def turning(share: float) -> tuple[float, float]:
    """How far a cycle has turned to one side, and how it leans, at a share of a turn.

    Its nose is ahead of the way that it rides: the rear drifts out.
    """
    drift = DRIFT * math.sin(math.pi * share) * (1 - share) / 0.573  # this is 1 where it drifts most
    return 90 * swaying(share) + drift, LEAN * math.sin(math.pi * share) ** 0.8


def heading_seen(view: Projection, place: Point, heading: float) -> float:
    """The heading at which a cycle is drawn: lines up the floor lead to one point, and so do their riders."""
    turn = math.radians(heading)
    across, down = NEAR * math.cos(turn), NEAR * math.sin(turn)
    behind, ahead = (
        view.at((place[0] - across, place[1] - down)),
        view.at((place[0] + across, place[1] + down)),
    )
    return math.degrees(math.atan2((ahead[1] - behind[1]) / SQUEEZE, ahead[0] - behind[0]))


def depth_of_cycle(stance: Stance) -> float:
    """By which a cycle is laid among walls and pillars, which have the row of their far end."""
    return stance.place[1]


def square_of_cycle(view: Projection, stance: Stance, half: float) -> Rect:
    """All that a cycle and its reflection can cover."""
    size = _half_at(view, stance, half)
    (x, y), (left, top), (wide, high) = view.at(stance.place), foot_of(size), size_of(size)
    body = Rect(round(x) - left, round(y) - top, wide, high)
    left, top = mirror_foot_of(size)
    return body.union(Rect(round(x) - left, round(y) - top, wide, high)).inflate(2, 2)


def lay_cycle(
    canvas: Surface,
    theme: Theme,
    player: Player,
    view: Projection,
    stance: Stance,
    half: float,
    *,
    light: float = 1.0,
    burnt: bool = False,
) -> None:
    """A cycle with its shadow."""
    share = round(LIGHT_STEPS * clamped(light))
    if share:
        size, pose = _half_at(view, stance, half), _pose(view, stance, burnt=burnt)
        picture = _smaller(theme, player, _largest(view, half), size, pose, share)
        _lay(canvas, picture, view.at(stance.place), foot_of(size))


def lay_cycle_bloom(
    canvas: Surface,
    theme: Theme,
    player: Player,
    view: Projection,
    stance: Stance,
    half: float,
    *,
    light: float = 1.0,
) -> None:
    """The glare of its lights, after everything that stands on the floor."""
    if theme.style is Style.NEON and theme.glow and light >= 0.5:
        size = _half_at(view, stance, half)
        small = glare_of(theme, player, _largest(view, half), _pose(view, stance))
        picture = pygame.transform.smoothscale(small, size_of(size))
        _lay(canvas, picture, view.at(stance.place), foot_of(size), ADD)


def lay_cycle_floor(
    canvas: Surface,
    theme: Theme,
    player: Player,
    view: Projection,
    stance: Stance,
    half: float,
    glass: Glass | None,
    *,
    light: float = 1.0,
    brake: float = 0.0,
) -> None:
    """What a cycle throws on the floor: the beam of its headlights, a pool of light, and its reflection."""
    share = round(LIGHT_STEPS * clamped(light))
    if theme.style is Style.FLAT and brake:
        _draw_brake_strips(canvas, theme, view, stance, half)
    if not share or not theme.glow or theme.style is Style.FLAT:
        return
    spot, scale = view.at(stance.place), view.scale(stance.place[1]) * half
    if theme.style is Style.ENAMEL:
        shine_pool(canvas, theme, spot, 1.4 * scale, theme.player(player), 0.6 * light)
        return
    pose = _pose(view, stance)
    red = dimmed(theme.danger, BRAKE * round(BRAKE_STEPS * clamped(brake)) / BRAKE_STEPS)
    small = light_of(deeper(theme.player(player)), red, pose)
    _lay_light(canvas, small, spot, scale / SMALL, share, glass)
    size = _half_at(view, stance, half)
    shrink = _smaller_mirror if pose.lean else _kept_mirror  # as with bodies
    mirror = shrink(theme, player, _largest(view, half), size, _mirrored(pose), share)
    _lay(canvas, mirror, spot, mirror_foot_of(size), ADD)


def draw_tail_light(canvas: Surface, theme: Theme, view: Projection, stance: Stance, half: float) -> None:
    """The brake light at the tail of a cycle: a red heart in its glow."""
    (x, y), turn = stance.place, math.radians(stance.heading)
    tail = x - math.cos(turn) * TAIL * half, y - math.sin(turn) * TAIL * half
    spot, scale = view.at(tail, TAIL_HEIGHT), view.scale(tail[1]) * half
    for reach, light in TAIL_LIGHTS:
        shine_pool(canvas, theme, spot, reach * scale, theme.danger, light)


def _draw_brake_strips(canvas: Surface, theme: Theme, view: Projection, stance: Stance, half: float) -> None:
    """The brake light where nothing shines: a strip of the floor on each side of a cycle."""
    (x, y), turn = stance.place, math.radians(stance.heading)
    along = Vector2(math.cos(turn), math.sin(turn)) * half * STRIP
    across = Vector2(-math.sin(turn), math.cos(turn)) * STRIP_AWAY
    for side in (-1, 1):
        middle = Vector2(x, y) + across * side
        start, end = (view.at((spot.x, spot.y)) for spot in (middle - along, middle + along))
        smooth_line(canvas, theme.danger, start, end, max(3, view.scale(middle.y) * STRIP_WIDTH))


def draw_spark(
    canvas: Surface,
    theme: Theme,
    player: Player,
    view: Projection,
    place: Point,
    height: float,
    size: float,
    light: float = 1.0,
) -> None:
    """A glowing grain above the floor, its size in cells."""
    side = max(3, round(size * view.scale(place[1], height)))
    picture = _spark(theme, player, side, round(3 * clamped(light)))
    x, y = view.at(place, height)
    canvas.blit(picture, picture.get_rect(center=(round(x), round(y))))


@baked
def _spark(theme: Theme, player: Player, side: int, light: int) -> Surface:
    """A glowing grain, in one of a few strengths."""
    colour = theme.player(player)
    large = clear((side * 3, side * 3), colour)
    middle, strength = side * 1.5, (light + 1) / 4
    for reach in range(side, 0, -1):
        share = 1 - reach / side
        tone = (*colour, round(200 * share * share * strength))
        pygame.draw.circle(large, tone, (middle, middle), reach * 1.5)
    heart = mix(purest(colour), WHITE, 0.6) if theme.style is not Style.ENAMEL else mix(colour, WHITE, 0.4)
    pygame.draw.circle(large, (*heart, round(255 * strength)), (middle, middle), side * 0.34)
    return pygame.transform.smoothscale(large, (side, side))


def prepare_cycle(theme: Theme, player: Player, view: Projection, half: float, seconds: float) -> bool:
    """Draw ahead, for about so long, how a cycle looks as it rides and turns; return whether all is drawn.

    What has been drawn is kept, so that to ask again costs little.
    """
    until, size = perf_counter() + seconds, _largest(view, half)
    for heading, lean in _usual():
        if perf_counter() > until:
            return False
        body_of(theme, player, size, pose_of(heading, lean))
        mirror_of(theme, player, size, _mirrored(pose_of(heading, lean)))
    return True


def _usual() -> Iterable[tuple[float, float]]:
    """The headings and leanings of a cycle that rides straight on, and of one that turns."""
    for heading in (0, 180, 90, 270):
        yield heading, 0.0
    for start in (0, 90, 180, 270):
        for side in (-1, 1):
            for step in range(1, 12):
                turned, lean = turning(step / 12)
                yield start + side * turned, side * lean


def _largest(view: Projection, half: float) -> int:
    """The half-length in the nearest row, in pixels."""
    return max(3, math.ceil(view.scale(view.rows) * half))


def _half_at(view: Projection, stance: Stance, half: float) -> int:
    """The half-length where it is; in steps, so that few pictures are kept while it rides."""
    largest = _largest(view, half)
    step = max(1, round(largest / SIZES))
    return max(3, min(largest, step * round(view.scale(stance.place[1]) * half / step)))


def _pose(view: Projection, stance: Stance, *, burnt: bool = False) -> Pose:
    return pose_of(heading_seen(view, stance.place, stance.heading), stance.lean, burnt=burnt)


def _mirrored(pose: Pose) -> Pose:
    """How it is reflected: of what leans for a moment, nobody sees it exactly."""
    return pose._replace(lean=0)


def _lay(canvas: Surface, picture: Surface, spot: Point, foot: tuple[int, int], mode: int = 0) -> None:
    corner = round(spot[0]) - foot[0], round(spot[1]) - foot[1]
    canvas.blit(picture, corner, special_flags=mode)


def _smaller(theme: Theme, player: Player, largest: int, size: int, pose: Pose, share: int) -> Surface:
    """A body of this half-length, with a share of its light: kept, unless it leans for a moment only."""
    if pose.lean and size == largest and share == LIGHT_STEPS:
        return body_of(theme, player, largest, pose)
    shrink = _shrunk if pose.lean else _kept_smaller
    return shrink(theme, player, largest, size, pose, share)


def _shrunk(theme: Theme, player: Player, largest: int, size: int, pose: Pose, share: int) -> Surface:
    return _scaled(body_of(theme, player, largest, pose), size, Style.ENAMEL, share)


_kept_smaller = baked(_shrunk)


def _smaller_mirror(theme: Theme, player: Player, largest: int, size: int, pose: Pose, share: int) -> Surface:
    return _scaled(mirror_of(theme, player, largest, pose), size, Style.NEON, share)


_kept_mirror = baked(_smaller_mirror)


def _scaled(whole: Surface, size: int, style: Style, share: int) -> Surface:
    """A picture for this half-length, with a share of its light, weakened as pictures of a style are."""
    picture = pygame.transform.smoothscale(whole, size_of(size))
    if share < LIGHT_STEPS:
        weaken(picture, style, share / LIGHT_STEPS)
    return picture


def _lay_light(
    canvas: Surface, small: Placed, spot: Point, times: float, share: int, glass: Glass | None
) -> None:
    """Enlarge the light of a cycle and let it fall on the floor."""
    wide, high = small.picture.get_size()
    light = pygame.transform.smoothscale(
        small.picture, (max(1, round(wide * times)), max(1, round(high * times)))
    )
    if share < LIGHT_STEPS:
        weaken(light, Style.NEON, share / LIGHT_STEPS)
    corner = round(spot[0] + small.corner[0] * times), round(spot[1] + small.corner[1] * times)
    lay_light(canvas, light, corner, glass)
