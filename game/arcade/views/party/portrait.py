"""Who somebody is at a glance: a disc in their colour, with their initial on it."""

import pygame
from pygame import Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.fading import lay_share
from game.arcade.draw.sprites import clear
from game.arcade.draw.text import font
from game.arcade.draw.theme import Colour, Theme, mix
from game.people.person import Person

PERSONAL: dict[str, Colour] = {
    "coral": (255, 122, 104),
    "gold": (255, 206, 72),
    "lime": (182, 236, 72),
    "mint": (96, 232, 176),
    "sky": (104, 190, 255),
    "violet": (178, 140, 255),
    "magenta": (255, 104, 210),
    "silver": (206, 214, 228),
    "green": (92, 214, 110),
    "orange": (255, 150, 60),
    "indigo": (132, 132, 255),
    "white": (255, 255, 255),
}


def personal(theme: Theme, person: Person) -> Colour:
    """The colour of a person's name."""
    return theme.legible(PERSONAL[person.colour])


def draw_portrait(
    canvas: Surface, theme: Theme, person: Person, centre: tuple[int, int], side: int, light: float = 1.0
) -> None:
    """Draw somebody around a point, so many pixels large, with a share of their light."""
    body = _portrait(theme, person, side)
    lay_share(canvas, body, body.get_rect(center=centre), light)


@baked
def _portrait(theme: Theme, person: Person, side: int) -> Surface:
    colour = personal(theme, person)
    large = clear((4 * side, 4 * side), colour)
    pygame.draw.circle(large, mix(theme.floor, colour, 0.25), (2 * side, 2 * side), 2 * side)
    pygame.draw.circle(large, colour, (2 * side, 2 * side), 2 * side, max(2, side // 4))
    letter = font(round(2.2 * side), bold=True).render(person.name[:1], True, colour)
    large.blit(letter, letter.get_rect(center=(2 * side, 2 * side)))
    return pygame.transform.smoothscale(large, (side, side))
