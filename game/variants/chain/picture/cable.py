"""The cable of Chain: a round tube, cell by cell, in the material of the player who laid each stretch."""

import random
from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface, Vector2

from game.arcade.draw.lines import thick_line
from game.arcade.draw.sprites import blurred, clear
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix, purest
from game.core.rules import Player
from game.variants.chain.picture.course import Passage

# The width of the cable, in cells.
WIDTH = 0.21
# A piece is drawn this many times larger and then shrunk, which smooths it, and reaches beyond its cell
# by this share of it, so that nothing fades at the seams.
OVERSAMPLING, MARGIN = 2, 0.125
# The steps in which a stretch of a bend is drawn.
STEPS = 12
# From the rim of the tube to its highlight: the share of its width, and its shade: how dark, how white.
LAYERS = (
    *((1.0, 0.14, 0.0), (0.94, 0.24, 0.0), (0.88, 0.34, 0.0), (0.82, 0.44, 0.0), (0.76, 0.54, 0.0)),
    *((0.7, 0.63, 0.0), (0.64, 0.72, 0.0), (0.58, 0.81, 0.0), (0.51, 0.9, 0.0), (0.43, 1.0, 0.03)),
)
HIGHLIGHTS = (
    *((0.32, 1.0, 0.08), (0.27, 1.0, 0.15), (0.22, 1.0, 0.24), (0.17, 1.0, 0.36)),
    *((0.12, 1.0, 0.5), (0.07, 1.0, 0.66)),
)
# How far the layers are shifted towards the light, in widths of the cable.
TOWARDS_LIGHT = Vector2(-0.1, -0.2)
# The bands of Player 2's sleeve: from one to the next, how thick, and how far their tips lie ahead, in cells.
BAND_STEP, BAND, BAND_TIP = 0.125, 0.052, 0.05
# How much smaller a shadow is drawn, and how far it falls, in cells.
COARSE, SHADOW_FALL = 4, Vector2(0.02, 0.06)


class Stretch(NamedTuple):
    """The part of the cable on one side of the middle of a cell: who laid it, and whether it is dead."""

    player: Player
    dead: bool = False


class Piece(NamedTuple):
    """The cable in one cell, with the stretch before the middle and the one after it."""

    passage: Passage
    before: Stretch
    after: Stretch

    @property
    def stretches(self) -> list[tuple[Stretch, float, float]]:
        """The stretches, with their ends, which lie beyond the cell where the cable goes on."""
        middle, end = self.passage.before_middle, self.passage.length
        found = []
        if self.passage.entry is not None:
            found.append((self.before, -MARGIN, middle))
        if self.passage.exit is not None:
            found.append((self.after, middle, end + MARGIN))
        return found


def draw_piece(theme: Theme, side: int, piece: Piece) -> Surface:
    """A piece of the cable, on a square as large as a cell."""
    whole = round(side * (1 + 2 * MARGIN))
    sprite = _shadow(theme, whole, piece) if theme.glow else clear((whole, whole), theme.night)
    rim = _rim(theme, theme.player(piece.after.player))
    large = clear((whole * OVERSAMPLING, whole * OVERSAMPLING), rim)
    draw = _draw_flat if theme.style is Style.FLAT else _draw_tube
    for stretch, start, end in piece.stretches:
        spine = _spine(piece.passage, start, end)
        draw(large, theme, side * OVERSAMPLING, spine, stretch)
        if stretch.player == 2:
            _draw_bands(large, theme, side * OVERSAMPLING, piece.passage, (start, end), stretch)
        if theme.style is not Style.FLAT:
            _draw_layers(large, theme, side * OVERSAMPLING, spine, stretch, HIGHLIGHTS)
    if piece.before.dead and piece.passage.entry is not None and theme.style is not Style.FLAT:
        colour = theme.player(piece.before.player)
        _draw_gap(large, theme, side * OVERSAMPLING, piece.passage, WIDTH, colour)
    sprite.blit(pygame.transform.smoothscale(large, (whole, whole)), (0, 0))
    cut = (whole - side) // 2
    return sprite.subsurface(Rect(cut, cut, side, side)).copy()


class Spine(NamedTuple):
    """Points along the middle of a stretch, seen from the middle of the cell, and the ways across at each."""

    points: Sequence[Vector2]
    across: Sequence[Vector2]


def _spine(passage: Passage, start: float, end: float) -> Spine:
    steps = STEPS if passage.bends else 1
    points = [Vector2(passage.at(start + (end - start) * step / steps)) for step in range(steps + 1)]
    around = zip([points[0], *points], [*points[1:], points[-1]], strict=False)
    alongs = [(after - before).normalize() for before, after in around]
    return Spine(points, [Vector2(-along.y, along.x) for along in alongs])


def _ribbon(
    canvas: Surface, shade: tuple[int, ...], side: float, spine: Spine, width: float, shift: Vector2
) -> None:
    """A band of a width along a spine, shifted; lengths are in cells of a side in pixels."""
    middle = Vector2(canvas.get_width() / 2) + shift * side
    half = width / 2 * side
    left = [middle + point * side + across * half for point, across in zip(*spine, strict=True)]
    right = [middle + point * side - across * half for point, across in zip(*spine, strict=True)]
    pygame.draw.polygon(canvas, shade, [*left, *reversed(right)])


def _draw_tube(large: Surface, theme: Theme, side: float, spine: Spine, stretch: Stretch) -> None:
    _draw_layers(large, theme, side, spine, stretch, LAYERS)


def _draw_layers(
    large: Surface,
    theme: Theme,
    side: float,
    spine: Spine,
    stretch: Stretch,
    layers: Sequence[tuple[float, float, float]],
) -> None:
    """The tube layer by layer, each narrower, brighter and nearer to the light."""
    colour = sleeve(theme, stretch)
    for share, light, white in layers:
        gleam = white * (0.25 if stretch.dead else 1.0)
        shade = mix(mix(_rim(theme, colour), colour, light), WHITE, gleam)
        _ribbon(large, (*shade, 255), side, spine, WIDTH * share, TOWARDS_LIGHT * WIDTH * (1 - share))


def sleeve(theme: Theme, stretch: Stretch) -> Colour:
    """The colour of a sleeve in full light."""
    colour = theme.player(stretch.player)
    if theme.style is Style.NEON:
        colour = mix(colour, purest(colour), 0.3)
    if stretch.dead:
        return mix(theme.faint(colour, 0.2), theme.stone, 0.25)
    return colour


def _rim(theme: Theme, colour: Colour) -> Colour:
    return dimmed(colour, 0.45 if theme.style is Style.ENAMEL else 0.2)


def _draw_flat(large: Surface, theme: Theme, side: float, spine: Spine, stretch: Stretch) -> None:
    """A plain band with an outline; when it is dead, only the outline is left."""
    _ribbon(large, (*theme.ink, 255), side, spine, WIDTH, Vector2())
    _ribbon(large, (*theme.night, 255), side, spine, WIDTH * 0.72, Vector2())
    if not stretch.dead:
        _ribbon(large, (*theme.player(stretch.player), 255), side, spine, WIDTH * 0.72, Vector2())


def _draw_bands(
    large: Surface, theme: Theme, side: float, passage: Passage, ends: tuple[float, float], stretch: Stretch
) -> None:
    """Chevrons around the sleeve, which point to where the current flows."""
    flat = theme.style is Style.FLAT
    shade = BLACK if flat else dimmed(sleeve(theme, stretch), 0.3)
    middle, width = Vector2(large.get_width() / 2), WIDTH * (0.72 if flat else 0.96)
    start, end = ends
    for number in range(round((end - start) / BAND_STEP)):
        # Counted from the end beyond the cell, so that the bands of two cells meet.
        along_cable = (number + 0.5) * BAND_STEP
        distance = start + along_cable if start < 0 else end - along_cable
        here, ahead = Vector2(passage.at(distance)), Vector2(passage.at(distance + 0.01))
        along = (ahead - here).normalize()
        across = Vector2(-along.y, along.x) * width / 2
        corners = [
            here - across,
            here + along * BAND_TIP,
            here + across,
            here + across + along * BAND,
            here + along * (BAND_TIP + BAND),
            here - across + along * BAND,
        ]
        pygame.draw.polygon(large, (*shade, 255), [middle + corner * side for corner in corners])


def _shadow(theme: Theme, whole: int, piece: Piece) -> Surface:
    """The shadow of a piece. It is blurred twice, because a single blur ends in an edge."""
    small = max(4, whole // COARSE)
    shade = (*BLACK, 215 if theme.style is Style.NEON else 105)
    shadow = clear((small, small), BLACK)
    for _stretch, start, end in piece.stretches:
        spine = _spine(piece.passage, start, end)
        _ribbon(shadow, shade, small / (1 + 2 * MARGIN), spine, WIDTH * 1.05, SHADOW_FALL)
    blur = max(1, small // 45)
    return pygame.transform.smoothscale(blurred(blurred(shadow, blur), blur), (whole, whole))


# The light in the newest stretch

# Its layers: the share of the width of the cable, how white they are, and how strong, of 255.
FILAMENT = {
    Style.NEON: ((0.95, 0.25, 90), (0.62, 0.6, 170), (0.3, 1.0, 255)),
    Style.ENAMEL: ((0.56, 0.75, 255), (0.3, 1.0, 255)),
    Style.FLAT: ((0.34, 1.0, 255),),
}


def draw_filament(theme: Theme, side: int, passage: Passage, player: Player, *, after: bool) -> Surface:
    """The light in one stretch of a cell, before or after its middle, on a square as large as the cell."""
    whole = round(side * (1 + 2 * MARGIN))
    colour = purest(theme.player(player)) if theme.style is Style.NEON else theme.player(player)
    large = clear((whole * OVERSAMPLING, whole * OVERSAMPLING), WHITE)
    middle, end = passage.before_middle, passage.length
    spine = _spine(passage, *((middle, end + MARGIN) if after else (-MARGIN, middle)))
    for width, white, strength in FILAMENT[theme.style]:
        tone = (*mix(colour, WHITE, white), strength)
        _ribbon(large, tone, side * OVERSAMPLING, spine, WIDTH * width, Vector2())
    cut = (whole - side) // 2
    small = pygame.transform.smoothscale(large, (whole, whole))
    return small.subsurface(Rect(cut, cut, side, side)).copy()


# Where a burnt stretch has come apart

# Where the gap begins and ends, from the side of the cell, in cells; between them lie the bare wires.
GAP = (0.035, 0.15)
# The wires, how far they lie apart in widths of the cable, how thick they are, and how far they stand out of
# each end, in cells.
WIRES, ASIDE, THICK, BARE = 3, 0.55, 0.022, (0.022, 0.042)
# How long the ends of the sleeve still glow, and how ragged they are, in cells.
EMBER, RAGGED = 0.014, 0.005


def _draw_gap(
    large: Surface, theme: Theme, side: float, passage: Passage, width: float, colour: Colour
) -> None:
    """Tear a cable open that comes into a cell; lengths are in cells of a side in pixels."""
    chance = random.Random(f"{passage}")  # noqa: S311 - decoration
    middle = Vector2(large.get_width() / 2)
    near, far = (Vector2(passage.at(distance)) for distance in GAP)
    along = (far - near).normalize()
    across = Vector2(-along.y, along.x) * width * 0.47
    edges = [[spot + across * (step / 3 - 1) for step in range(7)] for spot in (near, far)]
    edges = [[corner + along * chance.uniform(-RAGGED, RAGGED) for corner in edge] for edge in edges]
    for edge, way in zip(edges, (-1, 1), strict=True):
        back = [corner + along * way * EMBER for corner in edge]
        glow = [middle + corner * side for corner in (*edge, *reversed(back))]
        pygame.draw.polygon(large, (*mix(colour, WHITE, 0.2), 255), glow)
    hole = [middle + corner * side for corner in (*edges[0], *reversed(edges[1]))]
    pygame.draw.polygon(large, (*BLACK, 0), hole)
    for wire in range(WIRES):
        shift = across * ASIDE * (2 * wire / (WIRES - 1) - 1)
        for root, out in ((near, along), (far, -along)):
            start, end = root + shift - out * EMBER, root + shift * 1.2 + out * chance.uniform(*BARE)
            tone = (*mix(theme.stone, colour, 0.4), 255)
            thick_line(large, tone, middle + start * side, middle + end * side, max(2.0, THICK * side))
