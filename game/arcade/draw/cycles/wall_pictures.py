"""Pictures of the parts of a wall of light, whole and broken, and of the light or shadow on the floor.

Each is drawn when it is first needed, and kept while there is room.
"""

import math
import random
from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.contrast import linear, luminance
from game.arcade.draw.cycles.perspective import Tones, stand
from game.arcade.draw.cycles.wall import (
    LIFT,
    OVERSAMPLING,
    STUMP,
    Build,
    Heading,
    Part,
    State,
    WallLook,
    foot_of,
    rise_of,
)
from game.arcade.draw.easing import Point, clamped
from game.arcade.draw.sprites import SHADOW, blurred, clear, heart_of
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix, purest
from game.core.rules import Player

LIGHT_STEPS = 8
USUAL = Build()

Draw = Callable[[WallLook, Part], Surface]


class Walls:
    """The parts of one player's walls, in the colours of a theme and for cells of a size.

    Every picture has the middle of the part's foot in its middle. It can be had with a share of its light.
    """

    def __init__(self, theme: Theme, player: Player, cell: int, build: Build) -> None:
        self._look = WallLook(theme, player, cell, State.LIT, build)

    def body(self, part: Part, state: State, light: float = 1.0) -> Surface:
        return _picture(self, _body, part, state.value, round(LIGHT_STEPS * light))

    def ground(self, part: Part, state: State, light: float = 1.0) -> Surface:
        """What lies on the floor below the part: light, a shadow or an outline."""
        return _picture(self, _ground, part, state.value, round(LIGHT_STEPS * light))

    def bloom(self, part: Part, state: State, light: float = 1.0) -> Surface:
        """The light around the crest of a panel."""
        return _picture(self, _bloom, part, state.value, round(LIGHT_STEPS * light))

    def draw(self, draw: Draw, part: Part, state: State) -> Surface:
        """A new picture of a part."""
        return draw(self._look._replace(state=state), part)

    def style_of(self, draw: Draw) -> Style:
        """How a picture is laid: bodies are painted, blooms shine, and the ground is as the theme is."""
        if draw is _ground:
            return self._look.theme.style
        return Style.ENAMEL if draw is _body else Style.NEON


@baked
def _picture(walls: Walls, draw: Draw, part: Part, state: int, steps: int) -> Surface:
    """A part with this many of the `LIGHT_STEPS` of its light."""
    if steps == LIGHT_STEPS:
        return walls.draw(draw, part, State(state))
    weaker = _picture(walls, draw, part, state, LIGHT_STEPS).copy()
    _weaken(weaker, steps, walls.style_of(draw))
    return weaker


def _weaken(picture: Surface, steps: int, style: Style) -> None:
    """Leave this many of the `LIGHT_STEPS` of a picture's light, or of what it covers."""
    if style is Style.NEON:
        picture.fill(dimmed(WHITE, steps / LIGHT_STEPS), special_flags=pygame.BLEND_RGB_MULT)
    else:
        picture.fill((*WHITE, 255 * steps // LIGHT_STEPS), special_flags=pygame.BLEND_RGBA_MULT)


@lru_cache(maxsize=24)
def walls_of(theme: Theme, player: Player, cell: int, build: Build = USUAL) -> Walls:
    return Walls(theme, player, cell, build)


# Bodies: glass with a crest that shines

# The share of a crest's width that Player 1's bright line takes, the bed of Player 3's beads, and the gap
# between Player 4's rails.
CORE, BED, GAP = 0.4, 0.7, 0.42
# The chevrons on a panel of Player 2's.
CHEVRONS = 3
# The radius of a bead, and of one on a post, in widths of a crest.
BEAD, POST_BEAD = 0.42, 0.48
# How dark what lies between beads and rails is.
DARK = {Style.NEON: 1.0, Style.ENAMEL: 0.4, Style.FLAT: 0.4}
GRAIN = 2 * OVERSAMPLING
# The share of a crest's width that is dark, where it leads up or down the board.
SHADE = 0.2


def _body(look: WallLook, part: Part) -> Surface:
    """A part of a wall with the middle of its foot in the middle of the picture."""
    width, height = look.extent(part, rise_of(look.build))
    large = clear((width * OVERSAMPLING, height * OVERSAMPLING), look.colour)
    draw = _draw_stump if look.state is State.BROKEN else _draw_whole
    draw(large, look._replace(cell=look.cell * OVERSAMPLING), part)
    return pygame.transform.smoothscale(large, (width, height))


def _height(look: WallLook) -> float:
    """The height of a wall, rounded like its foot."""
    return OVERSAMPLING * round(-LIFT[1] * look.build.height * look.cell / OVERSAMPLING) / -LIFT[1]


def _draw_whole(large: Surface, look: WallLook, part: Part) -> None:
    foot = foot_of(part, large, look, GRAIN)
    tones = _tones(look)
    top = stand(large, foot, _height(look), tones, LIFT)
    if part.upright or part.links & {(0, -1), (0, 1)}:
        _draw_shade(large, top, tones, part)
    match look.player:
        case 1:
            _draw_core(large, top, part, _heart(look), CORE)
        case 2 if part.heading is not None:
            _draw_chevrons(large, top, look, part.heading)
            if not part.upright:
                _draw_front_chevrons(large, foot, look, part.heading[0])
        case 3:
            _draw_core(large, top, part, _dark(look), BED)
            _draw_beads(large, top, look, part.heading)
        case 4:
            _draw_core(large, top, part, _dark(look), GAP)


def _draw_shade(large: Surface, top: Rect, tones: Tones, part: Part) -> None:
    """The dark side of a crest that leads up or down the board, on its right edge."""
    wide = max(1, round(top.width * SHADE))
    shade = Rect(top.right - wide, top.top, wide, top.height)
    if part.heading is None and (0, -1) not in part.links:
        shade.top, shade.height = top.bottom - wide, wide
    if (1, 0) in part.links:
        shade.height = shade.height if (0, -1) in part.links and (0, 1) not in part.links else 0
    large.fill(tones.side(1.0), shade)


def _draw_core(large: Surface, top: Rect, part: Part, tone: Colour, share: float) -> None:
    """A line along the crest, without a break and with a share of its width.

    Player 1's is bright. Between a dark one's edges are Player 4's two rails, and upon it Player 3's beads.
    """
    thick = max(2, round(min(top.size) * share))
    core = Rect(0, 0, thick, thick)
    core.center = top.center
    pygame.draw.rect(large, tone, core)
    ways = part.links if part.heading is None else (part.heading, (-part.heading[0], -part.heading[1]))
    for across, down in ways:
        reach = core.move(across * top.width // 2, down * top.height // 2).union(core)
        pygame.draw.rect(large, tone, reach.clip(top))


def _draw_beads(large: Surface, top: Rect, look: WallLook, heading: Heading | None) -> None:
    """Lights in a row along the crest of Player 3's wall; the one on a post is a little larger."""
    across, down = heading or (0, 0)
    radius = min(top.size) * (POST_BEAD if heading is None else BEAD)
    for along in (0.0,) if heading is None else (-look.cell / 6, look.cell / 6):
        centre = top.centerx + across * along, top.centery + down * along
        pygame.draw.circle(large, _heart(look), centre, max(1.0, radius))


def _draw_chevrons(large: Surface, top: Rect, look: WallLook, heading: Heading) -> None:
    """Notches that point along the ride, cut into the crest of Player 2's wall and lit on one side."""
    across, down = heading
    arm = min(top.size) / 2 + 1
    thick = max(2, round(arm * 0.8))
    notch = _tones(look).front(0.35)
    large.set_clip(top)
    for along in _steps(look.cell):
        tip = top.centerx + across * (along + thick * 0.6), top.centery + down * (along + thick * 0.6)
        pygame.draw.lines(large, _heart(look), False, _chevron(tip, heading, arm), thick)
        behind = tip[0] - across * thick * 0.9, tip[1] - down * thick * 0.9
        pygame.draw.lines(large, notch, False, _chevron(behind, heading, arm), thick)
    large.set_clip(None)


def _draw_front_chevrons(large: Surface, foot: Rect, look: WallLook, across: int) -> None:
    """The same chevrons on the front of a wall, below those of the crest."""
    height, reach = look.build.height * look.cell, 0.04 * look.cell
    tone = mix(_tones(look).front(0.5), _heart(look), 0.6)
    for along in _steps(look.cell):
        points = []
        for up, ahead in ((0.2, -1), (0.5, 1), (0.8, -1)):
            x = foot.centerx + across * (along + ahead * reach) + LIFT[0] * up * height
            points.append((x, foot.bottom + LIFT[1] * up * height))
        pygame.draw.lines(large, tone, False, points, max(2, round(look.cell * 0.03)))


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


def _dark(look: WallLook) -> Colour:
    """The bed of beads, and the gap between rails."""
    return dimmed(_tones(look).front(0.3), DARK[look.theme.style])


def _heart(look: WallLook) -> Colour:
    """The brightest part of a crest."""
    bright = look.state is State.BRIGHT
    if look.theme.style is Style.NEON:
        return mix(heart_of(look.colour), WHITE, 0.5 if bright else 0.12)
    if look.theme.style is Style.ENAMEL:
        return mix(look.colour, WHITE, 0.75 if bright else 0.45)
    return mix(look.colour, WHITE, 0.8 if bright else 0.35)


def _tones(look: WallLook) -> Tones:
    return _glass(look) if look.theme.style is Style.NEON else _paint(look)


def _glass(look: WallLook) -> Tones:
    """Glass lit from its crest and from its foot."""
    vivid = mix(look.colour, purest(look.colour), 0.3)

    def lit(least: float, foot: float, crest: float) -> Callable[[float], Colour]:
        return lambda up: dimmed(vivid, (least + foot * (1 - up) ** 6 + crest * up**3) * look.brightness)

    crest = dimmed(mix(look.colour, purest(look.colour), 0.15), 0.9)
    return Tones(lit(0.27, 0.3, 0.62), lit(0.12, 0.13, 0.2), crest)


def _paint(look: WallLook) -> Tones:
    """A body that does not shine."""
    flat = look.theme.style is Style.FLAT

    def plain(light: float) -> Callable[[float], Colour]:
        return lambda up: dimmed(mix(look.colour, WHITE, 0.0 if flat else 0.14 * up), light)

    if flat:
        return Tones(plain(0.62), plain(0.36), look.colour)
    return Tones(plain(0.8), plain(0.55), mix(look.colour, WHITE, 0.2))


# Rubble: what is left of a wall that has broken

# The pieces that are left of a broken panel.
STUMPS = 9
# The share of these pieces that are gone, and how far the others are thrown aside at most, in cells.
GONE, ASIDE = 0.42, 0.08


def _draw_stump(large: Surface, look: WallLook, part: Part) -> None:
    """What is left of a part: rubble with gaps, dark, with embers in some of its edges."""
    foot = foot_of(part, large, look)
    chance = random.Random(f"{part.heading}{look.player}{part.ruin}")  # noqa: S311 - decoration
    if part.heading is None:
        foot = foot.inflate(-foot.width // 3, -foot.height // 3)
    for rest in [foot] if part.heading is None else _pieces(foot, part.upright, chance):
        height = STUMP * chance.random() ** 1.6
        tones = _ash(look, ember=chance.random() ** 3)
        if part.heading is None or chance.random() >= GONE:
            across = round(chance.uniform(-ASIDE, ASIDE) * look.cell)
            aside = (across, 0) if part.upright else (0, across)
            stand(large, rest.move(aside), height * look.cell, tones, LIFT)


def _pieces(foot: Rect, upright: bool, chance: random.Random) -> list[Rect]:
    """The pieces into which a panel breaks, from the furthest one on, not all as thick as the panel."""
    cuts = [0.0, *sorted(chance.random() for _cut in range(STUMPS)), 1.0]
    pieces = []
    for start, end in pairwise(cuts):
        piece, thin = Rect(foot), chance.uniform(0.0, 0.5)
        if upright:
            piece.top = foot.top + round(foot.height * start)
            piece.size = (piece.width - round(piece.width * thin), max(2, round(foot.height * (end - start))))
        else:
            piece.left = foot.left + round(foot.width * start)
            piece.size = (
                max(2, round(foot.width * (end - start))),
                piece.height - round(piece.height * thin),
            )
        pieces.append(piece)
    return pieces


def _ash(look: WallLook, ember: float) -> Tones:
    """Burnt out, with a share of the light left in the broken edge: less of a bright colour."""
    stone, colour = look.theme.stone, look.colour
    enamel = look.theme.style is Style.ENAMEL
    dead = mix(stone, colour, 0.25) if enamel else mix(mix(stone, BLACK, 0.5), colour, 0.16)
    edge = mix(dead, colour, (0.2 + 0.8 * ember) * (1 - 0.5 * luminance(linear(colour))))
    return Tones(lambda _up: dimmed(dead, 0.8), lambda _up: dimmed(dead, 0.45), edge)


# What walls throw on the floor and around them: light and a reflection, a shadow, or an outline

# The glare of a crest. A bright colour needs less, and chevrons stay visible in it.
BLOOM, LESS_IF_BRIGHT = 0.44, 0.55
# How strongly the floor reflects a wall, next to it.
REFLECTION = 0.34
# How far the edges of light fade, in cells: around a crest, in the wide and in the narrow light on the floor,
# and in the reflection.
BLOOM_SOFT, WIDE_SOFT, NARROW_SOFT, REFLECTION_SOFT = 0.07, 0.24, 0.08, 0.06
# Soft light is drawn for cells of at most this size.
SOFT_CELL = 44


def _ground(look: WallLook, part: Part) -> Surface:
    """What a part throws on the floor. Of a part that shines it is light, to be added."""
    draw = {Style.NEON: _light, Style.ENAMEL: _shadow, Style.FLAT: _outline}[look.theme.style]
    return draw(look, part)


def _bloom(look: WallLook, part: Part) -> Surface:
    """The glare of a panel's crest, to be added."""
    size = look.extent(part, 0.4)
    small = _small(look, size)
    crest = _soft_line(look, part, small, 0.1, BLOOM_SOFT)
    crest = crest.move(*(round(lift * look.build.height * small.cell) for lift in LIFT))
    share = BLOOM * (1 - LESS_IF_BRIGHT * luminance(linear(look.colour))) * look.brightness
    tone = dimmed(mix(look.colour, purest(look.colour), 0.3), share)
    return pygame.transform.smoothscale(_soft(small.extent, crest, small.cell * BLOOM_SOFT, tone), size)


class _Small(NamedTuple):
    """The measures of a picture of soft light, which is drawn small and then enlarged."""

    extent: tuple[int, int]
    cell: float


def _small(look: WallLook, size: tuple[int, int]) -> _Small:
    shrink = max(1.0, look.cell / SOFT_CELL)
    return _Small((max(1, round(size[0] / shrink)), max(1, round(size[1] / shrink))), look.cell / shrink)


def _light(look: WallLook, part: Part) -> Surface:
    """The light of a panel, wide and narrow, and its dim reflection in the glass."""
    if look.state is State.BROKEN or not look.theme.glow:
        return Surface((1, 1))
    size = look.extent(part, 0.46)
    small = _small(look, size)
    wide, narrow = (_soft_line(look, part, small, 0.2, soft) for soft in (WIDE_SOFT, NARROW_SOFT))
    light = _soft(small.extent, wide, small.cell * WIDE_SOFT, dimmed(look.colour, clamped(look.brightness)))
    near = _soft(small.extent, narrow, small.cell * NARROW_SOFT, dimmed(look.colour, 0.42 * look.brightness))
    for layer in (near, _reflection(look, part, small)):
        light.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return pygame.transform.smoothscale(light, size)


def _reflection(look: WallLook, part: Part, small: _Small) -> Surface:
    """The panel upside down, fading with its depth."""
    mirrored = Surface(small.extent)
    line = _soft_line(look, part, small, look.build.thick, REFLECTION_SOFT)
    height = look.build.height * small.cell
    layers = max(2, math.ceil(height * -LIFT[1]))
    for layer in range(layers, 0, -1):
        depth = layer / layers
        down = depth * height
        tone = dimmed(look.colour, REFLECTION * (1 - depth) ** 1.4 * look.brightness)
        pygame.draw.rect(mirrored, tone, line.move(round(-LIFT[0] * down), round(-LIFT[1] * down)))
    return blurred(mirrored, max(1, round(small.cell * REFLECTION_SOFT)))


def _soft(extent: tuple[int, int], line: Rect, blur: float, tone: Colour) -> Surface:
    layer = Surface(extent)
    pygame.draw.rect(layer, tone, line)
    return blurred(layer, max(1, round(blur)))


def _soft_line(look: WallLook, part: Part, small: _Small, thick: float, soft: float) -> Rect:
    """The line of a panel whose edges will fade.

    Together, the faded ends of two lights are as bright as each in its middle. Where only the brighter one
    counts, the line goes on so far that neither has begun to fade where they meet.
    """
    line = _line(part, small.extent, small.cell, thick)
    beyond = 2 * round(small.cell * soft) if look.build.brighter_counts else 0
    return line.inflate(0, beyond) if part.upright else line.inflate(beyond, 0)


def _line(part: Part, extent: tuple[int, int], cell: float, thick: float) -> Rect:
    """The line of a panel on the floor, from the middle of one cell to that of the next."""
    long, thin = round(cell), max(1, round(cell * thick))
    line = Rect(0, 0, *((thin, long) if part.upright else (long, thin)))
    line.center = (extent[0] // 2, extent[1] // 2)
    return line


def _shadow(look: WallLook, part: Part) -> Surface:
    size = look.extent(part, 0.3)
    shadow = clear(size, SHADOW)
    if not look.theme.glow or look.state is State.BROKEN or part.heading is None:
        return shadow
    line = _line(part, size, look.cell, 0.16).move(round(look.cell * 0.06), round(look.cell * 0.07))
    pygame.draw.rect(shadow, (*SHADOW, 95), line)
    return blurred(shadow, max(1, round(look.cell * 0.06)))


def _outline(look: WallLook, part: Part) -> Surface:
    """A rim around the body, of a theme without light."""
    broken = look.state is State.BROKEN
    edge = max(2, round(look.cell * 0.045))
    outline = clear(look.extent(part, rise_of(look.build) + 0.12), look.theme.ink)
    foot = foot_of(part, outline, look).inflate(2 * edge, 2 * edge)
    ink = look.theme.edge if broken else look.theme.ink
    height = STUMP if broken else look.build.height
    stand(outline, foot, height * look.cell, Tones(lambda _up: ink, lambda _up: ink, ink), LIFT)
    return outline
