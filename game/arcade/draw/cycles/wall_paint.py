"""What walls of light are made of: the colours of their faces, their tops and the marks of the four players.

Of a wall that shines, faces are glass: clear in the middle, denser at the foot and at the crest. Enamel is
solid, with a gloss; flat walls have two shades and an outline.
"""

from enum import Enum, auto
from functools import lru_cache
from typing import NamedTuple

from game.arcade.draw.contrast import linear, luminance
from game.arcade.draw.sprites import heart_of
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix, purest

Paint = tuple[int, int, int, int]


class State(Enum):
    """How a part of a wall looks."""

    LIT = auto()
    BRIGHT = auto()  # the newest move
    BROKEN = auto()


# How dense the glass of a face is from its foot to its crest, and how much denser the newest one.
DENSITY = (0.6, 0.46, 0.36, 0.33, 0.36, 0.45, 0.6, 0.78, 0.92)
BRIGHTER = 1.5
# The white in the newest one.
NEWEST_WHITE = 0.34
# In how many steps a wall becomes white-hot.
HEATS = 16
# The white in the lines along a foot and a crest.
FOOT_WHITE, CREST_WHITE = 0.25, 0.55


class Marks(NamedTuple):
    """What tells the walls of a player from the others without colour, on the top and on the faces."""

    core: float  # the share of the width of the top that a line along it takes
    bright: float  # the white in that line; less than 0 if it is dark
    rungs: bool = False  # bars across it
    beads: float = 0.0  # how wide beads along it are, in widths of the top
    rail: float = 0.0  # at which share of the height a line runs along the faces
    on_faces: tuple[float, float] | None = None  # between which shares of the height bars stand on the faces


MARKS = (
    Marks(core=0.4, bright=0.72),
    Marks(core=0.28, bright=-1.0, rungs=True, on_faces=(0.14, 0.82)),
    Marks(core=0.62, bright=-1.0, beads=0.8, on_faces=(0.34, 0.62)),
    Marks(core=0.46, bright=-1.0, rail=0.5),
)


@lru_cache(maxsize=64)
def glowing(colour: Colour) -> Colour:
    """The colour of a light: as bright as its hue allows. Grey stays as dark as it is."""
    most = max(1, *colour)
    saturation = (most - min(colour)) / most
    return mix(mix(colour, purest(colour), 0.9 * saturation), WHITE, 0.06 * saturation)


@lru_cache(maxsize=64)
def deeper(colour: Colour) -> Colour:
    """The hue that a light has on the floor: its own would turn amber into green there."""
    pure = glowing(colour)
    most = max(1, *pure)
    red, green, blue = (round(most * (part / most) ** 2.6) for part in pure)
    return red, green, blue


class Paints(NamedTuple):
    """The colours of a player's walls in a theme."""

    theme: Theme
    player: int
    bright: bool

    @property
    def colour(self) -> Colour:
        return self.theme.player(self.player)

    @property
    def marks(self) -> Marks:
        return MARKS[self.player - 1]

    @property
    def light(self) -> Colour:
        return glowing(self.colour)

    @property
    def body(self) -> Colour:
        """What a wall is made of: light, or enamel that is as deep in hue as it can be."""
        if self.theme.style is Style.NEON:
            return self.light
        return (
            mix(self.colour, glowing(self.colour), 0.3) if self.theme.style is Style.ENAMEL else self.colour
        )

    def face(self, bands: int, *, side: bool) -> tuple[Paint, ...]:
        """The bands of a face, from its foot to its crest."""
        return _face(self, bands, side)

    def at_height(self, up: float, *, side: bool) -> Paint:
        """A face at a share of its height."""
        style, shade = self.theme.style, 0.86 if side else 1.0
        if style is Style.NEON:
            density = min(1.0, _between(DENSITY, up) * (BRIGHTER if self.bright else 1.0))
            tone = mix(dimmed(self.light, 0.5 + 0.5 * up), WHITE, 0.2 * up * up)
            tone = mix(tone, WHITE, NEWEST_WHITE) if self.bright else tone
            return (*dimmed(tone, shade), round(255 * density))
        if style is Style.ENAMEL:
            gloss = max(0.0, 1 - abs(up - 0.74) / 0.13) * (0.1 if side else 0.26)
            lit = mix(self.body, WHITE, 0.2 if self.bright else 0.0)
            return (*mix(dimmed(lit, (0.62 if side else 0.8) + 0.14 * up), WHITE, gloss), 255)
        return (*dimmed(self.colour, 0.4 if side else 0.66), 255)

    def heated(self, tone: Paint, heat: float) -> Paint:
        """The same next to a rider."""
        return _heated(tone, self.body, round(HEATS * heat)) if heat else tone

    @property
    def rail(self) -> Paint:
        return self.line(FOOT_WHITE) if self.theme.style is Style.NEON else self.mark

    def line(self, white: float) -> Paint:
        """A line along the foot or the crest of a face."""
        if self.theme.style is Style.FLAT:
            return (*self.theme.ink, 255)
        if self.theme.style is Style.ENAMEL:
            return (*(mix(self.body, WHITE, 0.5) if white > 0.4 else dimmed(self.colour, 0.5)), 255)
        return (*mix(self.light, WHITE, white), 255)

    @property
    def top(self) -> Paint:
        if self.theme.style is Style.NEON:
            return (*mix(self.light, WHITE, 0.7 if self.bright else 0.0), 255)
        if self.theme.style is Style.ENAMEL:
            return (*mix(self.body, WHITE, 0.4 if self.bright else 0.12), 255)
        return (*(mix(self.colour, WHITE, 0.35) if self.bright else self.colour), 255)

    @property
    def core(self) -> Paint:
        """The line along the top."""
        if self.marks.bright < 0:
            return (*dimmed(self.body, 0.3), 255)
        return (*mix(self.body, WHITE, self.marks.bright), 255)

    @property
    def mark(self) -> Paint:
        """Rungs, beads and rails."""
        style = self.theme.style
        if style is Style.NEON:
            return (*mix(heart_of(self.light), WHITE, 0.35), 255)
        return (*mix(self.colour, WHITE, 0.62 if style is Style.ENAMEL else 0.75), 255)

    @property
    def faint_mark(self) -> Paint:
        """The same on a face."""
        if self.theme.style is Style.NEON:
            return (*mix(self.light, WHITE, 0.3), 150)
        return self.mark

    def glowing_top(self, heat: float) -> Paint:
        """What heat lays over the top of a wall."""
        return (*hot(self.body), round(255 * heat))

    @property
    def bloom(self) -> Colour:
        """The glare of a crest: a bright colour needs less, and its marks stay visible in it."""
        share = 0.62 * (1 - 0.5 * luminance(linear(self.light))) * (BRIGHTER if self.bright else 1.0)
        return dimmed(self.light, share)

    def ash(self, ember: float) -> tuple[Paint, Paint, Paint]:
        """The front, the side and the broken edge of rubble, with a share of the light left in that edge."""
        stone, neon = self.theme.stone, self.theme.style is Style.NEON
        enamel = self.theme.style is Style.ENAMEL
        dead = mix(stone, self.colour, 0.25) if enamel else mix(mix(stone, BLACK, 0.5), self.colour, 0.16)
        less = 1 - 0.5 * luminance(linear(self.body))  # of a bright colour, less is seen
        edge = mix(dead, self.body, (0.3 + 0.7 * ember) * less)
        front = dimmed(mix(dead, self.body, 0.12) if neon else dead, 0.8)
        return (*front, 225 if neon else 255), (*dimmed(dead, 0.45), 255), (*edge, 255)


@lru_cache(maxsize=64)
def hot(body: Colour) -> Colour:
    """A wall next to its rider."""
    return mix(body, WHITE, 0.82)


@lru_cache(maxsize=256)
def _heated(tone: Paint, body: Colour, heats: int) -> Paint:
    return (*mix(tone[:3], hot(body), heats / HEATS), tone[3])


@lru_cache(maxsize=128)
def _face(paints: Paints, bands: int, side: bool) -> tuple[Paint, ...]:
    return tuple(paints.at_height((band + 0.5) / bands, side=side) for band in range(bands))


def _between(values: tuple[float, ...], share: float) -> float:
    """A value at a share of the way through a row of values."""
    place = min(1.0, max(0.0, share)) * (len(values) - 1)
    number = min(int(place), len(values) - 2)
    return values[number] + (values[number + 1] - values[number]) * (place - number)
