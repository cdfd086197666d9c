"""How people see colours, colour-blind people too.

The matrices are those of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-based
Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15
(2009), for severity 1.0. They apply to linear light.
"""

from game.arcade.draw.contrast import Light, linear
from game.arcade.draw.theme import Colour

MATRICES = {
    "normal sight": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def distance(one: Light, other: Light) -> float:
    """How far apart two lights are as people see them (CIE 1976); 2 is just seen side by side."""
    return sum((a - b) ** 2 for a, b in zip(lab(one), lab(other), strict=True)) ** 0.5


def lab(light: Light) -> tuple[float, float, float]:
    """A light as people see it: CIE L*a*b*."""
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen_with(sight: str, colour: Colour) -> Light:
    """The light that a person with this sight sees."""
    light = linear(colour)
    red, green, blue = (
        max(0.0, min(1.0, sum(weight * part for weight, part in zip(row, light, strict=True))))
        for row in MATRICES[sight]
    )
    return red, green, blue
