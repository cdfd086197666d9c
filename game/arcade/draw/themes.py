"""The themes, and the palettes of the two players, by the names that the settings use.

The plain colours of a palette differ in brightness as well as in hue: their contrast is at least 3 : 1, for
colour-blind people too. Light and shade take much of it from whole pieces, and names of both players are made
as bright as text has to be: so players also differ in shape, hatching and side.
"""

from dataclasses import dataclass, replace
from functools import lru_cache

from game.arcade.draw.theme import Colour, Style, Theme

Pair = tuple[Colour, Colour]


@dataclass(frozen=True)
class Palette:
    """The colours of Player 1 and Player 2, on a dark ground and on a bright one."""

    on_dark: Pair
    on_bright: Pair
    flat: Pair | None = None  # where no light of their own makes them brighter


PALETTES = {
    "cyan and amber": Palette(
        ((0, 112, 130), (255, 202, 48)), ((0, 48, 78), (212, 112, 0)), ((0, 128, 142), (255, 224, 118))
    ),
    "blue and white": Palette(((48, 112, 255), (255, 255, 255)), ((0, 104, 214), (12, 14, 20))),
    "magenta and green": Palette(((206, 0, 180), (140, 255, 150)), ((60, 0, 52), (0, 132, 52))),
    "white and grey": Palette(((255, 255, 255), (112, 116, 124)), ((12, 12, 14), (108, 110, 116))),
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
    base, pairs = THEMES[theme], PALETTES[palette]
    of_style = {Style.ENAMEL: pairs.on_bright, Style.FLAT: pairs.flat or pairs.on_dark}
    players = of_style.get(base.style, pairs.on_dark)
    return replace(base, players=players, glow=base.glow and glow)


NEON = theme_of("neon", DEFAULT_PALETTE, glow=True)
