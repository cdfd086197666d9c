"""What persons are known by: emblems, the signs of the faces, and personal colours in every theme."""

from collections.abc import Callable

from pygame import Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.pen import Ink, Pen, bend, star
from game.arcade.draw.theme import Colour, Style, Theme

# Personal colours on a dark ground, and on a bright one.
PERSONAL: dict[str, tuple[Colour, Colour]] = {
    "coral": ((255, 112, 104), (200, 24, 24)),
    "violet": ((208, 138, 255), (138, 30, 200)),
    "lime": ((176, 240, 60), (74, 110, 0)),
    "silver": ((186, 196, 214), (84, 92, 110)),
    "magenta": ((255, 104, 200), (190, 0, 110)),
    "sky": ((104, 190, 255), (0, 100, 176)),
    "mint": ((96, 240, 200), (0, 112, 92)),
    "gold": ((255, 214, 64), (120, 92, 0)),
    "green": ((92, 214, 108), (12, 112, 44)),
    "orange": ((255, 152, 48), (168, 72, 0)),
    "indigo": ((120, 140, 255), (52, 62, 214)),
    "white": ((255, 255, 255), (30, 34, 48)),
}


def personal_colour(theme: Theme, name: str) -> Colour:
    """A personal colour as strong as text has to be: names are written in it, and emblems drawn."""
    dark, bright = PERSONAL[name]
    return theme.legible(bright if theme.style is Style.ENAMEL else dark)


@baked
def emblem(name: str, colour: Colour, side: int) -> Surface:
    """An emblem or a sign, in one colour on nothing."""
    pen = Pen(side, colour)
    DRAWINGS[name](pen, colour)
    return pen.drawing()


def _star(pen: Pen, ink: Ink) -> None:
    pen.area(ink, star((0.5, 0.53), 5, 0.47, 0.2))


def _heart(pen: Pen, ink: Ink) -> None:
    for x in (0.29, 0.71):
        pen.disc(ink, (x, 0.34), 0.225)
    left, right = bend((0.08, 0.42), (0.16, 0.66), (0.5, 0.93)), bend((0.5, 0.93), (0.84, 0.66), (0.92, 0.42))
    pen.area(ink, [*left, *right, (0.5, 0.28)])


def _bolt(pen: Pen, ink: Ink) -> None:
    corners = ((0.6, 0.03), (0.18, 0.56), (0.45, 0.56), (0.36, 0.97), (0.82, 0.4), (0.54, 0.4), (0.7, 0.03))
    pen.area(ink, corners)


def _sun(pen: Pen, ink: Ink) -> None:
    pen.area(ink, star((0.5, 0.5), 12, 0.48, 0.33))
    pen.disc(pen.nothing, (0.5, 0.5), 0.29)
    pen.disc(ink, (0.5, 0.5), 0.22)


def _moon(pen: Pen, ink: Ink) -> None:
    """Full, with craters: a crescent is the sign of a face."""
    pen.disc(ink, (0.5, 0.5), 0.45)
    for centre, radius in (
        ((0.36, 0.36), 0.12),
        ((0.68, 0.46), 0.08),
        ((0.45, 0.7), 0.1),
        ((0.62, 0.24), 0.05),
    ):
        pen.disc(pen.nothing, centre, radius)


def _crown(pen: Pen, ink: Ink) -> None:
    points = ((0.1, 0.72), (0.06, 0.3), (0.3, 0.5), (0.5, 0.16), (0.7, 0.5), (0.94, 0.3), (0.9, 0.72))
    pen.area(ink, points)
    for spot in ((0.06, 0.27), (0.5, 0.14), (0.94, 0.27)):
        pen.disc(ink, spot, 0.065)
    pen.line(ink, ((0.15, 0.84), (0.85, 0.84)), 0.1)


def _anchor(pen: Pen, ink: Ink) -> None:
    pen.disc(ink, (0.5, 0.17), 0.14)
    pen.disc(pen.nothing, (0.5, 0.17), 0.06)
    pen.line(ink, ((0.5, 0.3), (0.5, 0.88)), 0.1)
    pen.line(ink, ((0.3, 0.4), (0.7, 0.4)), 0.09)
    pen.line(
        ink, [*bend((0.13, 0.58), (0.16, 0.9), (0.5, 0.9)), *bend((0.5, 0.9), (0.84, 0.9), (0.87, 0.58))], 0.1
    )
    for tip, inner, outer in (
        ((0.13, 0.44), (0.29, 0.64), (0.03, 0.66)),
        ((0.87, 0.44), (0.71, 0.64), (0.97, 0.66)),
    ):
        pen.area(ink, (tip, inner, outer))


def _key(pen: Pen, ink: Ink) -> None:
    pen.disc(ink, (0.3, 0.3), 0.25)
    pen.disc(pen.nothing, (0.3, 0.3), 0.11)
    pen.line(ink, ((0.46, 0.46), (0.88, 0.88)), 0.13)
    for start in ((0.66, 0.66), (0.82, 0.82)):
        pen.line(ink, (start, (start[0] + 0.13, start[1] - 0.13)), 0.11)


def _fish(pen: Pen, ink: Ink) -> None:
    top, below = bend((0.04, 0.5), (0.34, 0.08), (0.72, 0.5)), bend((0.72, 0.5), (0.34, 0.92), (0.04, 0.5))
    pen.area(ink, [*top, *below])
    pen.area(ink, ((0.62, 0.5), (0.96, 0.2), (0.88, 0.5), (0.96, 0.8)))
    pen.disc(pen.nothing, (0.22, 0.44), 0.055)


def _cat(pen: Pen, ink: Ink) -> None:
    pen.oval(ink, (0.5, 0.58), 0.4, 0.35)
    pen.area(ink, ((0.1, 0.06), (0.12, 0.58), (0.48, 0.3)))
    pen.area(ink, ((0.9, 0.06), (0.88, 0.58), (0.52, 0.3)))
    for x, turned in ((0.34, 20), (0.66, -20)):
        pen.oval(pen.nothing, (x, 0.54), 0.085, 0.06, turned)
    pen.area(pen.nothing, ((0.44, 0.69), (0.56, 0.69), (0.5, 0.76)))


def _rocket(pen: Pen, ink: Ink) -> None:
    """It flies to the top right."""
    pen.area(ink, ((0.34, 0.42), (0.08, 0.5), (0.2, 0.64)))
    pen.area(ink, ((0.58, 0.66), (0.5, 0.92), (0.36, 0.8)))
    left, right = bend((0.96, 0.04), (0.54, 0.06), (0.22, 0.6)), bend((0.4, 0.78), (0.94, 0.46), (0.96, 0.04))
    pen.area(ink, [*left, *right])
    pen.disc(pen.nothing, (0.66, 0.34), 0.095)
    pen.line(ink, ((0.22, 0.78), (0.08, 0.92)), 0.11)


def _mushroom(pen: Pen, ink: Ink) -> None:
    left, right = bend((0.05, 0.56), (0.05, 0.06), (0.5, 0.06)), bend((0.5, 0.06), (0.95, 0.06), (0.95, 0.56))
    pen.area(ink, [*left, *right])
    for centre, radius in (((0.5, 0.27), 0.105), ((0.25, 0.4), 0.075), ((0.76, 0.41), 0.075)):
        pen.disc(pen.nothing, centre, radius)
    left, right = bend((0.36, 0.62), (0.4, 0.76), (0.33, 0.94)), bend((0.67, 0.94), (0.6, 0.76), (0.64, 0.62))
    pen.area(ink, [*left, *right])


# The signs of the faces


def _seed(pen: Pen, ink: Ink) -> None:
    """A seed from which two leaves come."""
    pen.area(
        ink, [*bend((0.5, 0.52), (0.14, 0.82), (0.5, 0.98)), *bend((0.5, 0.98), (0.86, 0.82), (0.5, 0.52))]
    )
    pen.line(ink, ((0.5, 0.6), (0.5, 0.4)), 0.08)
    left = [*bend((0.5, 0.46), (0.42, 0.06), (0.04, 0.1)), *bend((0.04, 0.1), (0.08, 0.46), (0.5, 0.46))]
    pen.area(ink, left)
    pen.area(ink, [(1 - x, y) for x, y in left])


def _leaf(pen: Pen, ink: Ink) -> None:
    top, below = bend((0.9, 0.08), (0.1, 0.02), (0.14, 0.82)), bend((0.14, 0.82), (0.94, 0.92), (0.9, 0.08))
    pen.area(ink, [*top, *below])
    pen.line(pen.nothing, ((0.26, 0.74), (0.66, 0.34)), 0.06)
    pen.line(ink, ((0.06, 0.94), (0.22, 0.78)), 0.08)


def _spark(pen: Pen, ink: Ink) -> None:
    pen.area(ink, star((0.46, 0.54), 4, 0.46, 0.13))
    pen.area(ink, star((0.84, 0.17), 4, 0.16, 0.05))


def _needle(pen: Pen, ink: Ink) -> None:
    """A needle with its eye, and the thread that runs through it."""
    pen.area(ink, ((0.03, 0.97), (0.66, 0.2), (0.8, 0.34)))
    pen.oval(ink, (0.76, 0.24), 0.2, 0.1, -45)
    pen.oval(pen.nothing, (0.76, 0.24), 0.11, 0.04, -45)
    pen.line(
        ink,
        [*bend((0.78, 0.22), (1.0, 0.5), (0.8, 0.66)), *bend((0.8, 0.66), (0.62, 0.8), (0.84, 0.94))],
        0.05,
    )


def _crescent(pen: Pen, ink: Ink) -> None:
    pen.disc(ink, (0.46, 0.5), 0.45)
    pen.disc(pen.nothing, (0.66, 0.42), 0.37)


def _eye(pen: Pen, ink: Ink) -> None:
    top, below = bend((0.02, 0.5), (0.5, -0.06), (0.98, 0.5)), bend((0.98, 0.5), (0.5, 1.06), (0.02, 0.5))
    pen.area(ink, [*top, *below])
    pen.disc(pen.nothing, (0.5, 0.5), 0.2)
    pen.disc(ink, (0.5, 0.5), 0.12)


# By their names.
DRAWINGS: dict[str, Callable[[Pen, Ink], None]] = {
    "star": _star,
    "heart": _heart,
    "bolt": _bolt,
    "sun": _sun,
    "moon": _moon,
    "crown": _crown,
    "anchor": _anchor,
    "key": _key,
    "fish": _fish,
    "cat": _cat,
    "rocket": _rocket,
    "mushroom": _mushroom,
    "seed": _seed,
    "leaf": _leaf,
    "spark": _spark,
    "needle": _needle,
    "crescent": _crescent,
    "eye": _eye,
}
