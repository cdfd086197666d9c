"""The colours of the cabinet: night, two players, and one accent for each game."""

from dataclasses import dataclass

from game.core.rules import Player

Colour = tuple[int, int, int]

NIGHT: Colour = (7, 9, 20)
FLOOR: Colour = (14, 18, 38)
TILE: Colour = (22, 28, 56)
EDGE: Colour = (48, 58, 104)
INK: Colour = (236, 242, 255)
SOFT: Colour = (158, 170, 206)
CYAN: Colour = (0, 224, 255)
AMBER: Colour = (255, 176, 32)
HINT: Colour = (112, 255, 158)
DANGER: Colour = (255, 92, 108)
CABINET: Colour = (126, 104, 255)


@dataclass(frozen=True)
class Theme:
    """The colours of a screen; the accent is the game's."""

    accent: Colour = CABINET

    def player(self, player: Player) -> Colour:
        return CYAN if player == 1 else AMBER


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """`one` with a share of `other`, from 0 to 1."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def dimmed(colour: Colour, light: float) -> Colour:
    """The colour with a share of its light."""
    return mix((0, 0, 0), colour, max(0.0, min(1.0, light)))
