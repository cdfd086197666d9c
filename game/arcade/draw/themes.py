"""The themes, and the palettes of the players, by the names that the settings use.

The plain colours of Player 1 and Player 2 differ in brightness as well as in hue: their contrast is at least
3 : 1, for colour-blind people too. Light and shade take much of it from whole pieces, and names of both are
made as bright as text has to be: so players also differ in shape, lines and side. Four colours differ less
in brightness: colour-blind people tell any two of them apart, and all four differ in shape.
"""

from dataclasses import dataclass, replace
from functools import lru_cache

from game.arcade.draw.theme import Colour, Style, Theme

Colours = tuple[Colour, Colour, Colour, Colour]


@dataclass(frozen=True)
class Palette:
    """The colours of the players, on a dark ground and on a bright one. Only the Arena has 3 and 4."""

    on_dark: Colours
    on_bright: Colours
    flat: Colours | None = None  # where no light of their own makes them brighter


PALETTES = {
    "cyan and amber": Palette(
        ((0, 112, 130), (255, 202, 48), (224, 48, 255), (224, 255, 255)),
        ((0, 48, 78), (212, 112, 0), (136, 24, 255), (96, 64, 32)),
        ((0, 128, 142), (255, 224, 118), (228, 64, 255), (192, 255, 255)),
    ),
    "blue and white": Palette(
        ((48, 112, 255), (255, 255, 255), (64, 232, 64), (192, 0, 128)),
        ((0, 104, 214), (12, 14, 20), (255, 32, 128), (128, 64, 0)),
        ((48, 112, 255), (255, 255, 255), (64, 232, 64), (160, 32, 128)),
    ),
    "magenta and green": Palette(
        ((206, 0, 180), (140, 255, 150), (255, 255, 255), (255, 192, 32)),
        ((60, 0, 52), (0, 132, 52), (104, 32, 255), (255, 32, 192)),
    ),
    "white and grey": Palette(
        ((255, 255, 255), (112, 116, 124), (64, 224, 64), (255, 64, 255)),
        ((12, 12, 14), (108, 110, 116), (32, 160, 64), (128, 0, 160)),
    ),
}
DEFAULT_PALETTE = "cyan and amber"

_NEON = Theme(
    night=(7, 9, 20),
    floor=(14, 18, 38),
    tile=(22, 28, 56),
    edge=(48, 58, 104),
    stone=(66, 72, 104),
    ink=(236, 242, 255),
    soft=(158, 170, 206),
    hint=(112, 255, 158),
    danger=(255, 92, 108),
    cabinet=(126, 104, 255),
    accent=(126, 104, 255),
    players=PALETTES[DEFAULT_PALETTE].on_dark,
    buttons=((96, 220, 120), (255, 96, 96), (92, 160, 255), (255, 214, 80)),
)
_HIGH_CONTRAST = Theme(
    night=(0, 0, 0),
    floor=(0, 0, 0),
    tile=(0, 0, 0),
    edge=(136, 136, 136),
    stone=(96, 96, 96),
    ink=(255, 255, 255),
    soft=(222, 222, 222),
    hint=(120, 255, 150),
    danger=(255, 150, 150),
    cabinet=(190, 176, 255),
    accent=(190, 176, 255),
    players=PALETTES[DEFAULT_PALETTE].on_dark,
    buttons=((120, 240, 140), (255, 150, 150), (150, 195, 255), (255, 222, 100)),
    style=Style.FLAT,
    glow=False,
)
_LIGHT = Theme(
    night=(240, 242, 247),
    floor=(255, 255, 255),
    tile=(228, 232, 241),
    edge=(168, 176, 198),
    stone=(176, 182, 198),
    ink=(18, 22, 40),
    soft=(68, 76, 102),
    hint=(0, 112, 60),
    danger=(190, 10, 40),
    cabinet=(88, 60, 214),
    accent=(88, 60, 214),
    players=PALETTES[DEFAULT_PALETTE].on_bright,
    buttons=((0, 112, 50), (186, 20, 30), (20, 84, 190), (120, 84, 0)),
    style=Style.ENAMEL,
)
THEMES = {"neon": _NEON, "high contrast": _HIGH_CONTRAST, "light": _LIGHT}


@lru_cache(maxsize=24)
def theme_of(theme: str, palette: str, *, glow: bool) -> Theme:
    """A theme with the players' colours of a palette; without halos unless it has them and `glow` is set."""
    base, colours = THEMES[theme], PALETTES[palette]
    of_style = {Style.ENAMEL: colours.on_bright, Style.FLAT: colours.flat or colours.on_dark}
    players = of_style.get(base.style, colours.on_dark)
    return replace(base, players=players, glow=base.glow and glow)


NEON = theme_of("neon", DEFAULT_PALETTE, glow=True)
