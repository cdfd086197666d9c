"""The theme: all colours of a screen, and how light lies on its ground, as one value."""

from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import lru_cache

from game.arcade.draw.contrast import contrast
from game.core.rules import Player

Colour = tuple[int, int, int]

# Mixed into the brightest parts of every light.
WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)
# A plate is tinted with at most this share of a colour that is written on it.
PLATE_TINT = 0.14
# How much thicker outlines are in the flat style.
FLAT_THICKNESS = 2.2
# The least strength of a shape in the flat style.
LEAST_FLAT = 0.35


class Style(Enum):
    """How shapes lie on the ground of a screen."""

    NEON = auto()  # they shine: their light is added to a dark ground
    ENAMEL = auto()  # they are bodies on a bright ground, with a soft shadow
    FLAT = auto()  # plain areas with thick outlines, and nothing behind text


# The light in the shadows of bodies.
AMBIENT = {Style.NEON: 0.0, Style.ENAMEL: 0.5, Style.FLAT: 0.4}
# The contrast that a colour gets that is to be text; the guidelines ask for 4.5, and for 7 in the flat style.
TEXT_CONTRAST = {Style.NEON: 7.0, Style.ENAMEL: 5.2, Style.FLAT: 8.0}
# How far the ground leans towards the hue of the game's accent: its screens are told apart by it.
LEANING = {Style.NEON: 0.45, Style.ENAMEL: 0.05, Style.FLAT: 0.0}
# The contrast that it gets beside one that is brighter by itself.
BRIGHT_CONTRAST = {Style.NEON: 10.0, Style.ENAMEL: 5.2, Style.FLAT: 10.0}
# The contrast of shapes that mean something.
SHAPE_CONTRAST = 3.0


@dataclass(frozen=True)
class Theme:
    """All colours of a screen, and its style. Equal themes give equal pixels."""

    night: Colour  # behind everything, the ground
    floor: Colour  # the ground of boards, panels and keys
    tile: Colour  # cells on the floor of a board
    edge: Colour  # the rims of floors and tiles
    stone: Colour  # obstacles on a board
    ink: Colour  # text
    soft: Colour  # less important text
    hint: Colour  # hints, and good moves in a review
    danger: Colour  # refusals, and mistakes in a review
    cabinet: Colour  # the arcade itself, when no game is shown
    accent: Colour  # the game that is shown
    players: tuple[Colour, Colour, Colour, Colour]  # 3 and 4 ride in the Arena
    buttons: tuple[Colour, Colour, Colour, Colour]  # A, B, X and Y of a gamepad
    style: Style = Style.NEON
    glow: bool = True  # whether shapes have halos or shadows

    def player(self, player: Player) -> Colour:
        return self.players[player - 1]

    def tinted(self, accent: Colour) -> "Theme":
        """The same theme with the accent of a game, as strong as this ground needs it."""
        return _tinted(self, accent)

    def faint(self, colour: Colour, share: float) -> Colour:
        """A share of a colour on the ground."""
        return mix(self.night, colour, max(0.0, min(1.0, share)))

    def legible(self, colour: Colour) -> Colour:
        """The colour as text: as much stronger as it needs to contrast with the ground and with plates."""
        return _legible(self, colour)

    @property
    def heading(self) -> Colour:
        """The accent as it is written: in headings, and where a number stands out."""
        return self.legible(mix(self.accent, self.ink, 0.35))

    def bright(self, colour: Colour) -> Colour:
        """The same where colours of both players stand side by side: then neither is much the darker one."""
        return _bright(self, colour)

    def shaded(self, colour: Colour, light: float) -> Colour:
        """The colour of a body where only a share of the light falls on it."""
        ambient = AMBIENT[self.style]
        return dimmed(colour, ambient + (1 - ambient) * light)

    def strength(self, light: float) -> float:
        """How strong a shape of this light is drawn: never very faint in the flat style."""
        return LEAST_FLAT + (1 - LEAST_FLAT) * light if self.style is Style.FLAT else light

    def outline(self, width: float) -> int:
        """The width of an outline in whole pixels."""
        return max(2, round(width * FLAT_THICKNESS)) if self.style is Style.FLAT else max(1, round(width))


@lru_cache(maxsize=64)
def _tinted(theme: Theme, accent: Colour) -> Theme:
    share = LEANING[theme.style]
    night, floor, tile, edge = (
        _leaning(colour, accent, share) for colour in (theme.night, theme.floor, theme.tile, theme.edge)
    )
    stone = _leaning(theme.stone, accent, share / 2)
    tinted = replace(theme, night=night, floor=floor, tile=tile, edge=edge, stone=stone)
    return replace(tinted, accent=_stronger(tinted, accent, SHAPE_CONTRAST))


def _leaning(colour: Colour, accent: Colour, share: float) -> Colour:
    """A colour that leans towards the hue of an accent, and stays as bright."""
    pure = purest(accent)
    return mix(colour, dimmed(pure, brightness(colour) / brightness(pure)), share)


def brightness(colour: Colour) -> float:
    """How bright a colour looks beside others on the screen, from 0 to 255."""
    red, green, blue = colour
    return 0.3 * red + 0.59 * green + 0.11 * blue


@lru_cache(maxsize=256)
def _legible(theme: Theme, colour: Colour) -> Colour:
    return _stronger(theme, colour, TEXT_CONTRAST[theme.style])


@lru_cache(maxsize=64)
def _bright(theme: Theme, colour: Colour) -> Colour:
    return _stronger(theme, colour, BRIGHT_CONTRAST[theme.style])


def _stronger(theme: Theme, colour: Colour, least: float) -> Colour:
    """The first shade with enough contrast: brighter and then whiter, or darker on a bright ground."""
    pure = purest(colour)
    ways = ((colour, BLACK),) if theme.style is Style.ENAMEL else ((colour, pure), (pure, WHITE))
    for start, end in ways:
        for percent in range(0, 101, 5):
            shade = mix(start, end, percent / 100)
            grounds = (theme.night, theme.floor, theme.faint(shade, PLATE_TINT))
            if all(contrast(shade, ground) >= least for ground in grounds):
                return shade
    return theme.ink


def purest(colour: Colour) -> Colour:
    """The brightest colour of the same hue."""
    most = max(1, *colour)
    red, green, blue = (round(part * 255 / most) for part in colour)
    return red, green, blue


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """`one` with a share of `other`, from 0 to 1."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def dimmed(colour: Colour, light: float) -> Colour:
    """The colour with a share of its brightness."""
    return mix(BLACK, colour, max(0.0, min(1.0, light)))
