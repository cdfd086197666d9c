"""The theme: all colours of a screen, as one value."""

from dataclasses import dataclass, replace

from game.core.rules import Player

Colour = tuple[int, int, int]

# Mixed into the brightest parts of every light.
WHITE: Colour = (255, 255, 255)


@dataclass(frozen=True)
class Theme:
    """All colours of a screen. Equal themes give equal pixels."""

    night: Colour  # behind everything
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
    players: tuple[Colour, Colour]
    buttons: tuple[Colour, Colour, Colour, Colour]  # A, B, X and Y of a gamepad

    def player(self, player: Player) -> Colour:
        return self.players[player - 1]

    def tinted(self, accent: Colour) -> "Theme":
        """The same theme with the accent of a game."""
        return replace(self, accent=accent)


NEON = Theme(
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
    players=((0, 224, 255), (255, 176, 32)),
    buttons=((96, 220, 120), (255, 96, 96), (92, 160, 255), (255, 214, 80)),
)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """`one` with a share of `other`, from 0 to 1."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def dimmed(colour: Colour, light: float) -> Colour:
    """The colour with a share of its brightness."""
    return mix((0, 0, 0), colour, max(0.0, min(1.0, light)))
