"""How the faces of a cycle look: what they are made of, and the light that falls on them."""

import math
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from game.arcade.draw.cycles.cycle_model import Face, Point3, dot, unit
from game.arcade.draw.cycles.standing import LIFT
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix, purest
from game.core.rules import Player

# Towards the viewer: what lies on this line lies at one place of the picture.
TOWARDS = (0.2, 0.55, 1.0)
# Where the light comes from.
LIGHT = (-0.42, 0.22, 0.88)
# The parts that give light themselves.
LIT = ("strip", "band", "ring", "lamp", "tail")
SOLID = ("hull", "helmet", "suit", "tyre")


class View(NamedTuple):
    """The directions of the screen, of the viewer and of the light, seen from a cycle."""

    across: Point3
    down: Point3
    towards: Point3
    light: Point3
    gleam: Point3  # halfway between the viewer and the light


@lru_cache(maxsize=72)
def view_of(heading: int, lean: int) -> View:
    """The view of a cycle that is turned and leans over."""
    turn, over = math.radians(heading), math.radians(lean)

    def inside(arrow: Point3) -> Point3:
        """A direction on the floor, seen from the cycle."""
        x, y, z = arrow
        ahead, aside = x * math.cos(turn) + y * math.sin(turn), y * math.cos(turn) - x * math.sin(turn)
        return ahead, aside * math.cos(over) - z * math.sin(over), z * math.cos(over) + aside * math.sin(over)

    towards, light = unit(TOWARDS), LIGHT
    gleam = unit((light[0] + TOWARDS[0], light[1] + TOWARDS[1], light[2] + TOWARDS[2]))
    across, down = (1.0, 0.0, LIFT[0]), (0.0, 1.0, LIFT[1])
    return View(*map(inside, (across, down, towards, light, gleam)))


Paint = Callable[[Face, View], Colour]


def paint_of(theme: Theme, player: Player, *, burnt: bool) -> Paint:
    """A function that gives each face of a player's cycle its colour."""
    colour = theme.player(player)
    if burnt:
        return lambda face, view: _burnt(theme, colour, face, view)
    lit = {part: _lit(theme, colour, part) for part in LIT}
    materials = {part: _material(theme, colour, part) for part in SOLID}
    shade = _flat if theme.style is Style.FLAT else _shaded

    def paint(face: Face, view: View) -> Colour:
        return lit[face.part] if face.part in lit else shade(*materials[face.part], face, view)

    return paint


def _flat(base: Colour, _gloss: float, face: Face, view: View) -> Colour:
    """Two shades, without gradients."""
    return dimmed(base, 1.0 if dot(face.normal, view.light) > 0.55 else 0.62)


def _shaded(base: Colour, gloss: float, face: Face, view: View) -> Colour:
    """The colour under light from one side, with a gleam."""
    falling, gleam = dot(face.normal, view.light), dot(face.normal, view.gleam)
    white = gloss * gleam ** (34 if gloss > 0.5 else 14) if gleam > 0 else 0.0
    lit = (0.26 + 0.84 * max(0.0, falling)) * (1 - white)
    red, green, blue = base
    return (
        min(255, round(red * lit + 255 * white)),
        min(255, round(green * lit + 255 * white)),
        min(255, round(blue * lit + 255 * white)),
    )


def _material(theme: Theme, colour: Colour, part: str) -> tuple[Colour, float]:
    """The colour of a part, and how strongly it gleams."""
    if theme.style is Style.FLAT:
        return {"tyre": BLACK, "suit": dimmed(colour, 0.55)}.get(part, colour), 0.0
    if part == "tyre":
        return mix((34, 38, 52), colour, 0.12), 0.3
    if part == "helmet":
        return mix((20, 24, 38), colour, 0.7), 0.85
    if part == "suit":
        return mix((24, 28, 42), colour, 0.42), 0.3
    if theme.style is Style.ENAMEL:
        return mix(colour, WHITE, 0.14), 0.35
    return mix(colour, purest(colour), 0.6), 0.4


def _lit(theme: Theme, colour: Colour, part: str) -> Colour:
    """The colour of a part that gives light."""
    if part == "tail":
        return mix(purest(colour), theme.danger, 0.35)
    if theme.style is Style.NEON:
        return mix(purest(colour), WHITE, 0.75 if part == "lamp" else 0.4)
    return mix(colour, WHITE, 0.9 if part == "lamp" else 0.6)


def _burnt(theme: Theme, colour: Colour, face: Face, view: View) -> Colour:
    """A hull that has burnt out: ash, with embers where its lights were."""
    falling = max(0.0, dot(face.normal, view.light))
    ash = mix(theme.stone, BLACK, 0.25)
    if face.part in LIT:
        return mix(ash, colour, 0.85)
    return dimmed(mix(ash, colour, 0.08), 0.35 + 0.65 * falling)
