"""The plugs of Chain: the links of its cable, each in a socket, with the shape of its player."""

from enum import Enum, auto

from pygame import SRCALPHA, Surface

from game.arcade.draw.light import shine
from game.arcade.draw.material import soft_shape
from game.arcade.draw.shapes import Shape
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix
from game.core.rules import Player
from game.variants.chain.picture.socket import draw_disc

# The diameter of a plug, and the shape on it, in cells.
PLUG, SHAPE = 0.5, 0.41
# How much larger than a cell a plug is drawn, for its shadow and glow.
PLUG_ROOM = 0.9
# How white the ring of the live end is.
HOT = 0.75


class Plug(Enum):
    """How a plug looks: its light in each style, and its glow."""

    LIVE = auto()  # the live end
    OLD = auto()  # a link before it
    DEAD = auto()  # before current has come to it

    @property
    def glow(self) -> float:
        return {Plug.LIVE: 1.0, Plug.OLD: 0.5, Plug.DEAD: 0.0}[self]

    def light(self, style: Style) -> float:
        """The light of its shape. Only where it shines, an old link is dimmer than the live end."""
        if self is Plug.DEAD:
            return 0.32
        return 0.76 if self is Plug.OLD and style is Style.NEON else 1.0


def draw_plug(theme: Theme, side: int, shape: Shape, player: Player, state: Plug) -> Surface:
    """A plug with the shape of its player, in the middle of a square of `PLUG_ROOM` cells of this side."""
    room = round(side * PLUG_ROOM)
    plug = Surface((room, room), SRCALPHA)
    colour = theme.player(player)
    filled = state is Plug.LIVE and theme.style is not Style.NEON
    if theme.style is Style.FLAT:
        draw_disc(plug, side, PLUG, theme.ink, theme.ink)
        draw_disc(plug, side, PLUG - 0.05, *([colour if filled else theme.night] * 2))
    else:
        _draw_body(plug, theme, side, colour, state)
    middle, light, tone = (room / 2, room / 2), state.light(theme.style), theme.night if filled else colour
    shine(plug, theme, shape, middle, side * SHAPE, tone, light=light, width=0.15, glow=state.glow)
    return plug


def _draw_body(plug: Surface, theme: Theme, side: int, light: Colour, state: Plug) -> None:
    """A collar of metal, a ring of light in it, and a dark face."""
    bright, dead = theme.style is Style.ENAMEL, state is Plug.DEAD
    colour = mix(light, theme.stone, 0.7) if dead else light
    room = plug.get_width()
    body, blur = round(side * PLUG), max(2, side // 14)
    if theme.glow:
        shadow = soft_shape((body, body), body // 2, blur, BLACK, 0.35 if bright else 0.8)
        plug.blit(shadow, shadow.get_rect(center=(room // 2, room // 2 + side // 22)))
    soot = 0.45 if dead and not bright else 0.0
    metal = mix(mix(theme.edge, colour, 0.3), WHITE, 0.4 if bright else 0.05)
    face = _face(theme, colour, state)
    ring = mix(colour, theme.night, 0.55 if dead else 1 - state.light(theme.style))
    lit = ring if bright or dead else mix(ring, WHITE, HOT if state is Plug.LIVE else 0.3)
    upper, lower = (0.92, 0.3) if bright else (0.75, 0.05)
    wide = 0.02 if state is Plug.LIVE and not bright else 0.0
    for width, top, bottom in (
        (PLUG, mix(mix(metal, WHITE, 0.5), BLACK, soot), dimmed(metal, 0.3)),
        (PLUG - 0.022, mix(mix(metal, WHITE, 0.12), BLACK, soot), dimmed(metal, 0.5 - soot / 2)),
        (PLUG - 0.08, dimmed(metal, 0.3), dimmed(metal, 0.7)),
        (PLUG - 0.095, lit, ring),
        (PLUG - 0.125 - wide, dimmed(face, 0.7), face),
        (PLUG - 0.14 - wide, dimmed(face, upper), mix(face, WHITE, lower)),
    ):
        draw_disc(plug, side, width, top, bottom)


def _face(theme: Theme, colour: Colour, state: Plug) -> Colour:
    """The colour on which the shape lies: on enamel, the newest plug is full of its own."""
    if theme.style is Style.ENAMEL:
        return colour if state is Plug.LIVE else mix(theme.floor, colour, 0.06)
    return theme.faint(colour, 0.26 if state is Plug.LIVE else 0.13)
