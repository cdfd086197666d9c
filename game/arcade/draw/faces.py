"""The faces of the bots: drawn, not typed, and the same in all themes. Each is a disc with its sign."""

from collections.abc import Callable

from pygame import Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point
from game.arcade.draw.pen import Pen, bend, oval, star
from game.arcade.draw.theme import WHITE, Colour, mix

# Eyes and mouths, and the rim that sets each disc off from any ground.
DARK: Colour = (16, 18, 34)
HEAD, RADIUS = (0.5, 0.54), 0.43
RIM = 0.035


@baked
def face(sign: str, side: int) -> Surface:
    """The face with this sign, on nothing."""
    pen = Pen(side, DARK)
    FACES[sign](pen)
    return pen.drawing()


def _head(pen: Pen, colour: Colour, rim: Colour) -> None:
    """A disc with a rim."""
    pen.disc(rim, HEAD, RADIUS)
    pen.disc(colour, HEAD, RADIUS - RIM)


def _pip(pen: Pen) -> None:
    """Wide eyes, a laughing mouth, and a sprout on top."""
    dark, bright = (64, 132, 20), (112, 204, 40)
    pen.line(dark, bend((0.5, 0.24), (0.5, 0.14), (0.5, 0.12)), 0.06)
    left = [*bend((0.51, 0.17), (0.44, -0.02), (0.18, 0.01)), *bend((0.18, 0.01), (0.24, 0.2), (0.51, 0.17))]
    _head(pen, (176, 236, 64), (92, 150, 24))
    for leaf in (left, [(1 - x, y) for x, y in left]):
        pen.area(bright, leaf)
        pen.line(dark, [*leaf, leaf[0]], 0.022)
    for x in (0.33, 0.67):
        pen.disc(WHITE, (x, 0.5), 0.135)
        pen.disc(DARK, (x, 0.49), 0.085)
        pen.disc(WHITE, (x + 0.03, 0.455), 0.03)
    pen.area(
        (122, 34, 34),
        [*bend((0.36, 0.7), (0.5, 0.75), (0.64, 0.7)), *bend((0.64, 0.7), (0.5, 1.0), (0.36, 0.7))],
    )
    pen.oval((244, 124, 124), (0.5, 0.81), 0.07, 0.035)


def _moss(pen: Pen) -> None:
    """Half-closed eyes, a smile, and a leaf behind the ear."""
    green, dark = (74, 178, 92), (22, 92, 46)
    _head(pen, green, dark)
    for x in (0.32, 0.66):
        pen.disc(mix(green, DARK, 0.28), (x, 0.52), 0.13)
        pen.area(WHITE, _half_disc((x, 0.52), 0.13))
        pen.area(DARK, _half_disc((x, 0.52), 0.08))
        pen.line(DARK, ((x - 0.13, 0.52), (x + 0.13, 0.52)), 0.035)
    pen.line(DARK, bend((0.34, 0.74), (0.49, 0.85), (0.64, 0.74)), 0.045)
    leaf = [*bend((0.99, 0.02), (0.62, 0.0), (0.66, 0.36)), *bend((0.66, 0.36), (0.98, 0.4), (0.99, 0.02))]
    pen.area((168, 232, 120), leaf)
    pen.line(dark, [*leaf, leaf[0]], 0.022)
    pen.line(dark, ((0.67, 0.35), (0.87, 0.14)), 0.03)


def _half_disc(centre: Point, radius: float) -> list[Point]:
    """The lower half of a disc."""
    return [point for point in oval(centre, radius, radius) if point[1] >= centre[1] - 1e-9]


def _juno(pen: Pen) -> None:
    """Eyes with a spark in them, brows that lean forward, and a grin."""
    dark, bright = (150, 54, 0), (255, 226, 96)
    _head(pen, (255, 148, 44), (176, 72, 0))
    for x, way in ((0.33, 1), (0.67, -1)):
        pen.disc((255, 250, 236), (x, 0.52), 0.125)
        pen.disc(DARK, (x + 0.015 * way, 0.52), 0.1)
        pen.area(bright, star((x + 0.015 * way, 0.52), 4, 0.09, 0.028))
        pen.line(dark, ((x - 0.14 * way, 0.32), (x + 0.12 * way, 0.4)), 0.06)
    grin = [*bend((0.26, 0.69), (0.5, 0.76), (0.74, 0.69)), *bend((0.74, 0.69), (0.5, 1.0), (0.26, 0.69))]
    pen.area((110, 26, 16), grin)
    lip = bend((0.28, 0.695), (0.5, 0.765), (0.72, 0.695))
    pen.area((255, 250, 240), [*lip, *bend((0.67, 0.76), (0.5, 0.82), (0.33, 0.76))])
    pen.area(dark, star((0.83, 0.17), 4, 0.19, 0.07))
    pen.area(bright, star((0.83, 0.17), 4, 0.15, 0.05))


def _vex(pen: Pen) -> None:
    """Narrow eyes, a smirk, and a needle stuck through the top."""
    _head(pen, (226, 44, 176), (120, 0, 92))
    for x, way in ((0.33, 1), (0.67, -1)):
        inner, outer = (x + 0.15 * way, 0.59), (x - 0.15 * way, 0.44)
        eye = [*bend(outer, (x + 0.06 * way, 0.42), inner), *bend(inner, (x - 0.06 * way, 0.62), outer)]
        pen.area(WHITE, eye)
        pen.oval(DARK, (x + 0.02 * way, 0.515), 0.035, 0.06)
        pen.line((96, 0, 72), (outer, (x + 0.02 * way, 0.455), inner), 0.04)
    pen.line(DARK, bend((0.38, 0.78), (0.56, 0.82), (0.68, 0.7)), 0.045)
    for ink, wider in (((96, 0, 72), 0.022), ((232, 236, 250), 0.0)):
        pen.line(ink, ((0.1, 0.37), (0.82, 0.1)), 0.05 + 2 * wider)
        pen.oval(ink, (0.85, 0.09), 0.11 + wider, 0.055 + wider, -21)
    pen.oval((96, 0, 72), (0.865, 0.085), 0.055, 0.02, -21)


def _sable(pen: Pen) -> None:
    """A dark head in the light of a crescent, with calm eyes."""
    light, shine = (150, 158, 255), (232, 236, 255)
    _head(pen, light, (86, 90, 196))
    pen.disc((44, 44, 110), (HEAD[0] + 0.095, HEAD[1] - 0.03), RADIUS - RIM - 0.1)
    for x in (0.465, 0.735):
        top, below = (
            bend((x - 0.11, 0.5), (x, 0.41), (x + 0.11, 0.5)),
            bend((x + 0.11, 0.5), (x, 0.63), (x - 0.11, 0.5)),
        )
        pen.area(shine, [*top, *below])
        pen.disc(DARK, (x, 0.5), 0.052)
        pen.line(light, bend((x - 0.12, 0.49), (x, 0.4), (x + 0.12, 0.49)), 0.03)
    pen.line(shine, bend((0.51, 0.71), (0.6, 0.755), (0.69, 0.7)), 0.038)


def _omen(pen: Pen) -> None:
    """One eye, wide open."""
    _head(pen, (244, 246, 255), (96, 104, 140))
    top, below = bend((0.14, 0.54), (0.5, 0.12), (0.86, 0.54)), bend((0.86, 0.54), (0.5, 0.96), (0.14, 0.54))
    pen.area(DARK, [*top, *below])
    pen.disc((120, 230, 255), (0.5, 0.54), 0.185)
    pen.disc(DARK, (0.5, 0.54), 0.1)
    pen.disc(WHITE, (0.56, 0.47), 0.05)


# By their signs.
FACES: dict[str, Callable[[Pen], None]] = {
    "seed": _pip,
    "leaf": _moss,
    "spark": _juno,
    "needle": _vex,
    "crescent": _sable,
    "eye": _omen,
}
