"""What rooms are made of: the large, quiet places behind the boards, drawn from far to near.

A room is seen by a viewer whose eyes are as high as its horizon. Lengths are in units: the board is 100 of
them high, and stands on the floor at the distance 1. What is further away is smaller and paler, as in haze.
All colours follow from the theme. Nothing in a room is sharp: it is drawn small, and enlarged.
"""

import math
import random
from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.contrast import contrast
from game.arcade.draw.easing import Point
from game.arcade.draw.material import column
from game.arcade.draw.sprites import ADD
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, brightness, dimmed, mix

# Rooms are at least so many pixels high and wide when they are enlarged, and enlarged so many times at most.
SMALL, MOST_ENLARGED = 540, 3.0
# Until then they are drawn larger, which smooths edges.
OVERSAMPLING = 2
# How far down behind the board the horizon is, in shares of its height; and on the screen, at least and most.
HORIZON, HIGHEST, LOWEST = 0.7, 0.35, 0.75
# How many units of a room are to be seen beside the middle at least, and above the horizon at most: a narrow
# room is narrowed, and a high one is heightened.
BESIDE, ABOVE = 90.0, 82.0
# How much light is given to all that is in a room, before it is held back where it is too bright.
LIFTED = 0.34
# Soft masks have so many pixels on each side before they are enlarged.
MASK = 48
# The distance of the nearest row of tiles, and how much paler they become with the distance.
NEAREST, PALER = 0.33, 0.13
# The contrast of words with everything in a room, on which a board throws its shadow as well. That allows for
# so much light; beyond this share of it, light is held back.
READ, KNEE = 4.75, 0.62
# Mist is drawn this many times smaller.
SOFT = 4
# The size of the light of a board in the haze behind it.
HALO = 210, 150
# The pools of light around the foot of the board: their width in widths of the board, their height in
# distances of the foot from the horizon, and their strength.
POOLS = ((4.2, 2.0, 0.3), (2.6, 1.5, 0.4), (1.7, 0.8, 0.4))

MULTIPLY, SUBTRACT = pygame.BLEND_RGB_MULT, pygame.BLEND_RGB_SUB
Share = Callable[[float], float]


class Tiles(NamedTuple):
    """The tiles of a floor."""

    wide: float
    nearer: float  # how much nearer each row is than the one behind it
    joint: float  # half of what is between two of them
    dark: float  # the tone of the darkest one at the viewer's feet
    differ: float  # by how much they differ
    first: float  # the distance of the furthest row
    columns: int = 0  # on each side of the middle, if they do not fill the picture
    staggered: float = 0.0  # how far every second row is moved, in tiles


class Room:
    """A room while it is drawn."""

    def __init__(self, size: tuple[int, int], theme: Theme, board: Rect, horizon: int | None = None) -> None:
        small = max(1.0, min(min(size) / SMALL, MOST_ENLARGED))
        self.theme = theme
        self.scale = OVERSAMPLING / small
        self.width, self.height = (max(2, round(side * self.scale)) for side in size)
        self.board = Rect(*(round(part * self.scale) for part in board))
        if horizon is None:
            wanted = board.top + HORIZON * board.height
            horizon = round(max(HIGHEST * size[1], min(LOWEST * size[1], wanted)))
        self.horizon = round(horizon * self.scale)
        self.unit = max(0.02, self.board.height / 100)
        beside = max(self.middle, self.width - self.middle) / self.unit
        self.across = min(1.0, max(0.1, beside / BESIDE))
        self.upwards = max(1.0, self.horizon / self.unit / ABOVE)
        self.picture = Surface((self.width, self.height))
        self.neon = theme.style is Style.NEON

    # Where things are

    @property
    def middle(self) -> int:
        return self.board.centerx

    @property
    def eyes(self) -> float:
        """How high above the floor the viewer's eyes are, in units."""
        return max(4.0, (self.board.bottom - self.horizon) / self.unit)

    @property
    def reach(self) -> float:
        """How far the picture reaches to the side of its middle, in units at the distance 1."""
        return max(self.middle, self.width - self.middle) / (self.unit * self.across)

    def at(self, across: float, distance: float, height: float = 0.0) -> Point:
        """Where a point appears that is so far to the right of the middle, away, and above the floor."""
        near, rise = self.unit / distance, height - self.eyes
        y = self.horizon - rise * near * (self.upwards if rise > 0 else 1.0)
        return self.middle + across * near * self.across, y

    def seen(self, across: float, high: float) -> Point:
        """Where a point is that appears so far to the right of the middle, and above the horizon."""
        return self.at(across, 1.0, self.up(high, 1.0))

    def up(self, share: float, distance: float) -> float:
        """The height at which something so far away appears so many units above the horizon."""
        return self.eyes + share * distance

    @property
    def floor(self) -> Rect:
        """The part of the picture below the horizon."""
        top = max(0, min(self.height, self.horizon))
        return Rect(0, top, self.width, self.height - top)

    # Tones

    def tone(self, depth: float, light: float = 0.0) -> Colour:
        """The colour of what stands in the haze: 0 is near, 1 far; with a share of the accent on it."""
        tone = mix(*self._tones, max(0.0, min(1.0, depth)))
        return mix(tone, self.theme.accent, light) if light else tone

    @cached_property
    def _tones(self) -> tuple[Colour, Colour]:
        theme = self.theme
        if self.neon:
            haze = mix(theme.night, mix(theme.edge, theme.soft, 0.3), 0.58)
            return dimmed(theme.night, 0.55), mix(haze, theme.accent, 0.05)
        return mix(theme.night, theme.edge, 0.24), mix(theme.night, WHITE, 0.7)

    @property
    def glare(self) -> Colour:
        """The colour of light that is nobody's: of a moon, or of a lamp."""
        return mix(self.theme.ink, self.theme.accent, 0.15) if self.neon else WHITE

    # Drawing

    def sky(self) -> None:
        """What is furthest away: paler towards the horizon, and dark where words stand above the board."""
        upper = self.tone(0.02) if self.neon else self.tone(0.72)
        self.fall(Rect(0, 0, self.width, max(1, self.horizon)), upper, self.tone(0.95))

    def haze(self, strength: float, high: float) -> None:
        """Haze on the horizon, so many units high and low."""
        reach = max(1, round(high * self.unit))
        place = Rect(0, self.horizon - reach, self.width, 2 * reach)
        self.mist(place, lambda y: strength * math.sin(math.pi * y) ** 2, self.tone(0.9, 0.02), 12)

    def block(
        self, across: float, width: float, distance: float, heights: tuple[float, float], tone: Colour
    ) -> None:
        """An upright rectangle that faces the viewer, from its left edge on."""
        left, low = self.at(across, distance, heights[0])
        right, high = self.at(across + width, distance, heights[1])
        self.picture.fill(
            tone, Rect(round(left), round(high), math.ceil(right - left), math.ceil(low - high))
        )

    def fill(self, points: Sequence[Point], tone: Colour) -> None:
        """An area of one colour."""
        pygame.draw.polygon(self.picture, tone, points)

    def tiles(self, tiles: Tiles, seed: int) -> None:
        """A floor of tiles, no two of them quite alike, from far to near."""
        chance = random.Random(seed)  # noqa: S311 - decoration
        distance, row = tiles.first, 0
        while distance > NEAREST:
            near = distance * tiles.nearer
            columns = tiles.columns or int(self.reach * distance / tiles.wide) + 2
            for number in range(-columns, columns):
                left = (number + row % 2 * tiles.staggered) * tiles.wide + tiles.joint
                right, edge = left + tiles.wide - 2 * tiles.joint, near * (1 + tiles.joint / 25)
                corners = (left, distance), (right, distance), (right, edge), (left, edge)
                shade = tiles.dark + PALER * distance + tiles.differ * chance.random()
                self.fill([self.at(*corner) for corner in corners], self.tone(min(0.85, shade)))
            distance, row = near, row + 1

    def line(self, points: Sequence[Point], tone: Colour, width: float) -> None:
        """A line whose width is in units at the distance 1."""
        pygame.draw.lines(self.picture, tone, False, points, max(1, round(width * self.unit)))

    def fall(self, place: Rect, upper: Colour, lower: Colour) -> None:
        """An area that changes evenly from one colour to another, downwards."""
        place = place.clip(self.picture.get_rect())
        if place:
            self.picture.blit(column(place.size, lambda y: mix(upper, lower, y)), place)

    def mist(self, place: Rect, strength: Share, tone: Colour, seed: int, rough: float = 0.6) -> None:
        """Mist of one colour, of a strength that depends on the height, with clouds in it."""
        if not place.colliderect(self.picture.get_rect()):
            return
        small = max(1, place.width // SOFT), max(1, place.height // SOFT)
        veil = column(small, lambda y: dimmed(WHITE, strength(y)))
        clouds = soft_noise(small, (4 * place.width // max(1, place.height) + 3, 4), seed)
        clouds.fill(dimmed(WHITE, rough), special_flags=MULTIPLY)
        clouds.fill(dimmed(WHITE, 1 - rough), special_flags=ADD)
        veil.blit(clouds, (0, 0), special_flags=MULTIPLY)
        self._veil(veil, place, tone)

    def _veil(self, veil: Surface, place: Rect, tone: Colour) -> None:
        """Cover a part of the picture with a colour as far as a mask is bright."""
        rest = Surface(veil.get_size())
        rest.fill(WHITE)
        rest.blit(veil, (0, 0), special_flags=SUBTRACT)
        veil.fill(tone, special_flags=MULTIPLY)
        for part, mode in ((rest, MULTIPLY), (veil, ADD)):
            self.picture.blit(pygame.transform.smoothscale(part, place.size), place, special_flags=mode)

    def shine(self, mask: Surface, place: Rect, colour: Colour, share: float) -> None:
        """Let light of a colour fall where a small mask is bright. On a bright ground light is a tint."""
        light = mask.copy()
        light.fill(dimmed(colour if self.neon else _rest_of(colour), share), special_flags=MULTIPLY)
        light = pygame.transform.smoothscale(light, place.size)
        self.picture.blit(light, place, special_flags=ADD if self.neon else SUBTRACT)

    def lamp(self, centre: Point, size: tuple[float, float], colour: Colour, share: float) -> None:
        """A soft light around a point, so many units wide and high."""
        wide, high = (max(2, round(each * self.unit)) for each in size)
        place = Rect(0, 0, wide, high)
        place.center = round(centre[0]), round(centre[1])
        if self.theme.glow and place.colliderect(self.picture.get_rect()):
            self.shine(_spot(), place, colour, share)

    def soften(self, times: int) -> None:
        """Leave what has been drawn out of focus."""
        size = max(1, self.width // times), max(1, self.height // times)
        small = pygame.transform.smoothscale(self.picture, size)
        pygame.transform.smoothscale(small, (self.width, self.height), self.picture)

    def melt(self, high: float) -> None:
        """Blur what is so many units above and below the horizon, so that it leaves no seam."""
        reach = max(1, round(high * self.unit))
        place = Rect(0, self.horizon - reach, self.width, 2 * reach).clip(self.picture.get_rect())
        if place.height < 2:
            return
        band = self.picture.subsurface(place)
        small = pygame.transform.smoothscale(band, (max(1, place.width // SOFT), 3))
        soft = pygame.transform.smoothscale(small, place.size)
        soft.blit(column(place.size, _middle), (0, 0), special_flags=MULTIPLY)
        band.blit(column(place.size, _ends), (0, 0), special_flags=MULTIPLY)
        band.blit(soft, (0, 0), special_flags=ADD)

    def reflect(self, share: float, smear: int = 10) -> None:
        """Let the floor reflect what is above the horizon: less and less further down."""
        floor = self.floor
        depth = min(floor.height, floor.top)
        if depth < 2:
            return
        above = self.picture.subsurface(Rect(0, floor.top - depth, self.width, depth))
        small = pygame.transform.smoothscale(above, (max(1, self.width // 4), max(1, depth // smear)))
        mirrored = pygame.transform.smoothscale(pygame.transform.flip(small, False, True), above.get_size())
        place = Rect(0, floor.top, self.width, depth)
        if self.neon:
            fade = column(place.size, lambda y: dimmed(WHITE, share * (1 - y) ** 1.5))
            mirrored.blit(fade, (0, 0), special_flags=MULTIPLY)
            self.picture.blit(mirrored, place, special_flags=ADD)
            return
        below = self.picture.subsurface(place).copy()
        mirrored.blit(below, (0, 0), special_flags=pygame.BLEND_RGB_MIN)
        mirrored.set_alpha(round(255 * share))
        self.picture.blit(mirrored, place)

    def light_from(self, board: Rect, behind: float, below: float, wet: tuple[int, int]) -> None:
        """The light of a board: in the haze behind it, and on the floor around its foot.

        The floor shines where it is wet, in spots: so many across and down.
        """
        self.lamp(board.center, HALO, self.theme.accent, behind)
        floor = self.floor
        if not self.theme.glow or not floor.height:
            return
        light = Surface((2 * MASK, MASK))
        across, down = light.get_width() / self.width, light.get_height() / floor.height
        foot = (board.bottom - floor.top) * down
        for wide, high, strength in POOLS:
            pool = Rect(0, 0, max(2, round(wide * board.width * across)), max(2, round(high * foot)))
            pool.center = round(board.centerx * across), round(foot)
            light.blit(
                pygame.transform.smoothscale(_dimmed(_spot(), strength), pool.size), pool, special_flags=ADD
            )
        small = max(1, floor.width // SOFT), max(1, floor.height // SOFT)
        mask = pygame.transform.smoothscale(light, small)
        mask.blit(soft_noise(small, wet, 8), (0, 0), special_flags=MULTIPLY)
        self.shine(mask, floor, self.theme.accent, below)

    def finish(self, canvas: Surface, lifted: float = LIFTED) -> None:
        """Enlarge the picture to the canvas, lifted by so much. Nowhere on it is it hard to read words."""
        size = max(1, round(self.width / OVERSAMPLING)), max(1, round(self.height / OVERSAMPLING))
        small = pygame.transform.smoothscale(self.picture, size)
        if self.neon:
            small.blit(_dimmed(small, lifted), (0, 0), special_flags=ADD)
            _keep_dark(small, _brightest_behind_words(self.theme))
        else:
            _invert(small)
            _keep_dark(small, 255 - _brightest_behind_words(self.theme))
            _invert(small)
        pygame.transform.smoothscale(small, canvas.get_size(), canvas)


@lru_cache(maxsize=32)
def _brightest_behind_words(theme: Theme) -> int:
    """How bright grey and the accent may be where words are read; on a bright ground, how dark."""
    words = (theme.soft, theme.heading, *map(theme.bright, theme.players))
    end, levels = (BLACK, range(255, 0, -1)) if theme.style is Style.NEON else (WHITE, range(255))
    span = brightness(theme.accent) - brightness(end)

    def is_read(level: int) -> bool:
        shade = mix(end, theme.accent, min(1.0, (level - brightness(end)) / span))
        grounds = shade, (level, level, level)
        return all(contrast(ground, word) >= READ for ground in grounds for word in words)

    return next((level for level in levels if is_read(level)), round(brightness(theme.night)))


def _keep_dark(picture: Surface, most: int) -> None:
    """Take light from what is too bright: softly, and without a change of hue."""
    most = max(1, most)
    knee, shares = KNEE * most, []
    for grey in range(256):
        kept = knee + (most - knee) * (1 - math.exp(-max(0.0, grey - knee) / (most - knee)))
        share = round(255 * min(1.0, kept / max(1, grey)))
        shares.append((share, share, share))
    greys = pygame.image.tobytes(pygame.transform.grayscale(picture), "RGB")[::3]
    mask = pygame.image.frombuffer(greys, picture.get_size(), "P")
    mask.set_palette(shares)
    kept_light = Surface(picture.get_size())
    kept_light.blit(mask, (0, 0))
    picture.blit(kept_light, (0, 0), special_flags=MULTIPLY)


def _middle(share: float) -> Colour:
    """A mask that is white in the middle."""
    return dimmed(WHITE, math.sin(math.pi * share) ** 2)


def _ends(share: float) -> Colour:
    """The rest of it, which is white at both ends."""
    return dimmed(WHITE, math.cos(math.pi * share) ** 2)


def _invert(picture: Surface) -> None:
    light = picture.copy()
    picture.fill(WHITE)
    picture.blit(light, (0, 0), special_flags=SUBTRACT)


def _dimmed(picture: Surface, share: float) -> Surface:
    copy = picture.copy()
    copy.fill(dimmed(WHITE, share), special_flags=MULTIPLY)
    return copy


def _rest_of(colour: Colour) -> Colour:
    """What is missing to white."""
    red, green, blue = (255 - part for part in colour)
    return red, green, blue


@baked
def _spot() -> Surface:
    """White in the middle, and softly nothing at the edges."""
    disc = Surface((MASK, MASK))
    for y in range(MASK):
        for x in range(MASK):
            away = math.hypot(x + 0.5 - MASK / 2, y + 0.5 - MASK / 2) / (MASK / 2)
            light = round(255 * max(0.0, 1 - away) ** 2)
            disc.set_at((x, y), (light, light, light))
    return disc


def soft_noise(size: tuple[int, int], grid: tuple[int, int], seed: int) -> Surface:
    """Soft spots from dark to bright: so many of them across and down, with half as large ones between."""
    chance = random.Random(seed)  # noqa: S311 - decoration
    whole = Surface((max(1, size[0]), max(1, size[1])))
    for octave, share in ((1, 0.65), (3, 0.35)):
        wide, high = max(2, grid[0] * octave), max(2, grid[1] * octave)
        values = chance.randbytes(wide * high)
        triples = bytes(level for value in values for level in (value, value, value))
        grey = _dimmed(pygame.image.frombuffer(triples, (wide, high), "RGB"), share)
        whole.blit(pygame.transform.smoothscale(grey, whole.get_size()), (0, 0), special_flags=ADD)
    return whole
