"""How colour-blind people see a colour.

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


def seen_with(sight: str, colour: Colour) -> Light:
    """The light that a person with this sight sees."""
    light = linear(colour)
    red, green, blue = (
        max(0.0, min(1.0, sum(weight * part for weight, part in zip(row, light, strict=True))))
        for row in MATRICES[sight]
    )
    return red, green, blue
