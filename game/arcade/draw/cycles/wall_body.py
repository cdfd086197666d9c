"""How the standing parts of a wall look: a body of glass with a crest that shines."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.arcade.draw.cycles.body import OVERSAMPLING, Tones, stand
from game.arcade.draw.cycles.wall import LIFT, Heading, Part, State
from game.arcade.draw.cycles.wall_make import Make, foot_of, rise_of
from game.arcade.draw.cycles.wall_rubble import draw_stump
from game.arcade.draw.easing import Point
from game.arcade.draw.sprites import clear, heart_of
from game.arcade.draw.theme import WHITE, Colour, Style, dimmed, mix, purest

# The chevrons on a panel of Player 2's.
CHEVRONS = 3
GRAIN = 2 * OVERSAMPLING
# The share of a crest's width that is dark, where it leads up or down the board.
SHADE = 0.2


def body_of(make: Make, part: Part) -> Surface:
    """A part of a wall with the middle of its foot in the middle of the picture."""
    width, height = make.extent(part, rise_of(make.build))
    large = clear((width * OVERSAMPLING, height * OVERSAMPLING), make.colour)
    draw = draw_stump if make.state is State.BROKEN else _draw_whole
    draw(large, make._replace(cell=make.cell * OVERSAMPLING), part)
    return pygame.transform.smoothscale(large, (width, height))


def _height(make: Make) -> float:
    """The height of a wall, rounded like its foot."""
    return OVERSAMPLING * round(-LIFT[1] * make.build.height * make.cell / OVERSAMPLING) / -LIFT[1]


def _draw_whole(large: Surface, make: Make, part: Part) -> None:
    foot = foot_of(part, large, make, GRAIN)
    tones = _tones(make)
    top = stand(large, foot, _height(make), tones, LIFT)
    if part.upright or part.links & {(0, -1), (0, 1)}:
        _draw_shade(large, top, tones, part)
    if make.player == 1:
        _draw_core(large, top, make, part)
    elif part.heading is not None:
        _draw_chevrons(large, top, make, part.heading)
        if not part.upright:
            _draw_front_chevrons(large, foot, make, part.heading[0])


def _draw_shade(large: Surface, top: Rect, tones: Tones, part: Part) -> None:
    """The dark side of a crest that leads up or down the board, on its right edge."""
    wide = max(1, round(top.width * SHADE))
    shade = Rect(top.right - wide, top.top, wide, top.height)
    if part.heading is None and (0, -1) not in part.links:
        shade.top, shade.height = top.bottom - wide, wide
    if (1, 0) in part.links:
        shade.height = shade.height if (0, -1) in part.links and (0, 1) not in part.links else 0
    large.fill(tones.side(1.0), shade)


def _draw_core(large: Surface, top: Rect, make: Make, part: Part) -> None:
    """The line along the crest of Player 1's wall, without a break."""
    heart = _heart(make)
    thick = max(2, round(min(top.size) * 0.4))
    core = Rect(0, 0, thick, thick)
    core.center = top.center
    pygame.draw.rect(large, heart, core)
    ways = part.links if part.heading is None else (part.heading, (-part.heading[0], -part.heading[1]))
    for across, down in ways:
        reach = core.move(across * top.width // 2, down * top.height // 2).union(core)
        pygame.draw.rect(large, heart, reach.clip(top))


def _draw_chevrons(large: Surface, top: Rect, make: Make, heading: Heading) -> None:
    """Notches that point along the ride, cut into the crest of Player 2's wall and lit on one side."""
    across, down = heading
    arm = min(top.size) / 2 + 1
    thick = max(2, round(arm * 0.8))
    notch = _tones(make).front(0.35)
    large.set_clip(top)
    for along in _steps(make.cell):
        tip = top.centerx + across * (along + thick * 0.6), top.centery + down * (along + thick * 0.6)
        pygame.draw.lines(large, _heart(make), False, _chevron(tip, heading, arm), thick)
        behind = tip[0] - across * thick * 0.9, tip[1] - down * thick * 0.9
        pygame.draw.lines(large, notch, False, _chevron(behind, heading, arm), thick)
    large.set_clip(None)


def _draw_front_chevrons(large: Surface, foot: Rect, make: Make, across: int) -> None:
    """The same chevrons on the front of a wall, below those of the crest."""
    height, reach = make.build.height * make.cell, 0.04 * make.cell
    tone = mix(_tones(make).front(0.5), _heart(make), 0.6)
    for along in _steps(make.cell):
        points = []
        for up, ahead in ((0.2, -1), (0.5, 1), (0.8, -1)):
            x = foot.centerx + across * (along + ahead * reach) + LIFT[0] * up * height
            points.append((x, foot.bottom + LIFT[1] * up * height))
        pygame.draw.lines(large, tone, False, points, max(2, round(make.cell * 0.03)))


def _steps(cell: float) -> list[float]:
    """Where the chevrons of a panel are, from its middle: evenly from cell to cell."""
    return [cell * ((number + 0.5) / CHEVRONS - 0.5) for number in range(CHEVRONS)]


def _chevron(tip: Point, heading: Heading, arm: float) -> list[Point]:
    (x, y), (across, down) = tip, heading
    return [
        (x - across * arm - down * arm, y - down * arm - across * arm),
        (x, y),
        (x - across * arm + down * arm, y - down * arm + across * arm),
    ]


# Colours


def _heart(make: Make) -> Colour:
    """The brightest part of a crest."""
    bright = make.state is State.BRIGHT
    if make.theme.style is Style.NEON:
        return mix(heart_of(make.colour), WHITE, 0.5 if bright else 0.12)
    if make.theme.style is Style.ENAMEL:
        return mix(make.colour, WHITE, 0.75 if bright else 0.45)
    return mix(make.colour, WHITE, 0.8 if bright else 0.35)


def _tones(make: Make) -> Tones:
    return _glass(make) if make.theme.style is Style.NEON else _paint(make)


def _glass(make: Make) -> Tones:
    """Glass lit from its crest and from its foot."""
    vivid = mix(make.colour, purest(make.colour), 0.3)

    def lit(least: float, foot: float, crest: float) -> Callable[[float], Colour]:
        return lambda up: dimmed(vivid, (least + foot * (1 - up) ** 6 + crest * up**3) * make.brightness)

    crest = dimmed(mix(make.colour, purest(make.colour), 0.15), 0.9)
    return Tones(lit(0.27, 0.3, 0.62), lit(0.12, 0.13, 0.2), crest)


def _paint(make: Make) -> Tones:
    """A body that does not shine."""
    flat = make.theme.style is Style.FLAT

    def plain(light: float) -> Callable[[float], Colour]:
        return lambda up: dimmed(mix(make.colour, WHITE, 0.0 if flat else 0.14 * up), light)

    if flat:
        return Tones(plain(0.62), plain(0.36), make.colour)
    return Tones(plain(0.8), plain(0.55), mix(make.colour, WHITE, 0.2))
