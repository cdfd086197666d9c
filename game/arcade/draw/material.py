"""What bodies are made of: plates with a bevel, brushed grain, soft shadows. All of it is drawn once."""

import random
from collections.abc import Callable
from itertools import chain

import pygame
from pygame import BLEND_RGB_ADD, BLEND_RGB_MULT, SRCALPHA, Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.fading import has_alpha
from game.arcade.draw.sprites import blurred, clear
from game.arcade.draw.theme import BLACK, WHITE, Colour, dimmed, mix

# Edges are drawn this many times larger and then shrunk, which smooths them.
OVERSAMPLING = 2
# Soft changes are computed at this many places, and enlarged.
SAMPLES = 80
# The side of the square of noise from which grain is stretched, and how far: the metal looks brushed.
NOISE_SIDE, BRUSHED = 96, 6
GRAIN = 9  # how much brighter or darker grain makes a pixel, at most


def gradient(size: tuple[int, int], top: Colour, bottom: Colour) -> Surface:
    """An area that changes evenly from one colour to another."""
    strip = Surface((1, 2))
    strip.set_at((0, 0), top)
    strip.set_at((0, 1), bottom)
    # Scaled once more than needed, because the outer halves of the end pixels do not change.
    width, height = size
    tall = pygame.transform.smoothscale(strip, (1, max(2, 2 * height)))
    middle = tall.subsurface(Rect(0, tall.get_height() // 4, 1, max(1, tall.get_height() // 2)))
    return pygame.transform.scale(middle, (max(1, width), max(1, height)))


def column(size: tuple[int, int], tone: Callable[[float], Colour]) -> Surface:
    """An area whose colour depends softly on the height, from 0 to 1."""
    line = Surface((1, SAMPLES))
    for y in range(SAMPLES):
        line.set_at((0, y), tone((y + 0.5) / SAMPLES))
    width, height = max(1, size[0]), max(1, size[1])
    return pygame.transform.scale(pygame.transform.smoothscale(line, (1, height)), (width, height))


def mask(size: tuple[int, int], radius: int) -> Surface:
    """White inside a rectangle with round corners, nothing outside. Its edge is smooth."""
    return rounded(_filled(size, WHITE), radius)


def rounded(face: Surface, radius: int) -> Surface:
    """The same area with round corners, whose edges are smooth."""
    cut = Surface(face.get_size(), SRCALPHA)
    cut.blit(face, (0, 0))
    width, height = face.get_size()
    radius = min(radius, width // 2, height // 2)
    for right in (False, True):
        for lower in (False, True):
            corner = (width - radius if right else 0, height - radius if lower else 0)
            cut.blit(_corner(radius, right, lower), corner, special_flags=pygame.BLEND_RGBA_MULT)
    return cut


@baked
def _corner(radius: int, right: bool, lower: bool) -> Surface:
    """White inside the quarter of a disc, nothing outside."""
    side = radius * OVERSAMPLING
    large = clear((side, side), WHITE)
    pygame.draw.circle(large, (*WHITE, 255), (0 if right else side, 0 if lower else side), side)
    return pygame.transform.smoothscale(large, (radius, radius))


def plate(
    size: tuple[int, int], radius: int, face: tuple[Colour, Colour], edge: float, bevel: int
) -> Surface:
    """A body seen from above: its face from top to bottom, and a bevel that catches the light from above.

    `edge` is how much brighter the upper edge is, and how much darker the lower one.
    """
    width, height = max(2, size[0]), max(2, size[1])
    upper, lower = face
    whole = rounded(gradient((width, height), mix(upper, WHITE, edge), dimmed(lower, 1 - edge)), radius)
    if width > 2 * bevel and height > 2 * bevel:
        inner = rounded(
            gradient((width - 2 * bevel, height - 2 * bevel), upper, lower), max(1, radius - bevel)
        )
        whole.blit(inner, (bevel, bevel))
    return whole


@baked
def _noise() -> Surface:
    grey = bytes(value * 2 * GRAIN // 256 for value in range(256))
    values = random.Random(5).randbytes(NOISE_SIDE * NOISE_SIDE).translate(grey)  # noqa: S311 - decoration
    pixels = bytes(chain.from_iterable(zip(values, values, values, strict=True)))
    return pygame.image.frombuffer(pixels, (NOISE_SIDE, NOISE_SIDE), "RGB")


def add_grain(surface: Surface, strength: float = 1.0) -> None:
    """Brushed metal instead of a plain colour."""
    noise = pygame.transform.smoothscale(_noise(), (NOISE_SIDE * BRUSHED, NOISE_SIDE))
    noise.fill(dimmed(WHITE, strength), special_flags=pygame.BLEND_RGB_MULT)
    darker = round(GRAIN * strength)
    width, height = surface.get_size()
    for top in range(0, height, NOISE_SIDE):
        for left in range(0, width, NOISE_SIDE * BRUSHED):
            surface.blit(noise, (left, top), special_flags=pygame.BLEND_RGB_ADD)
    surface.fill((darker, darker, darker), special_flags=pygame.BLEND_RGB_SUB)


def soft_shape(size: tuple[int, int], radius: int, blur: int, colour: Colour, share: float) -> Surface:
    """A shadow or a glow: a rectangle with round corners, so soft that it reaches `blur` beyond its edges."""
    width, height = size
    whole = clear((width + 2 * blur, height + 2 * blur), colour)
    body = Rect(blur, blur, width, height)
    pygame.draw.rect(whole, (*colour, round(255 * max(0.0, min(1.0, share)))), body, border_radius=radius)
    return blurred(whole, max(1, blur // 2))


def draw_shadow(canvas: Surface, body: Rect, radius: int, blur: int, share: float, fall: int = 0) -> None:
    """The shadow of a body that lies a little above the ground."""
    shadow = soft_shape(body.size, radius, blur, BLACK, share)
    canvas.blit(shadow, (body.left - blur, body.top - blur + fall))


def lay_on_shadow(picture: Surface, body: Surface, place: Rect) -> None:
    """Lay a body over its shadow, or over its light.

    On a transparent picture pygame mixes colours as if what lies below covered everything: where the smooth
    edge of a body met the faintest black shadow, it would be half black. So it meets its own colour there.
    """
    if has_alpha(picture):
        inside, below = pygame.mask.from_surface(body, 0), picture.subsurface(place)
        below.blit(inside.to_surface(setcolor=BLACK, unsetcolor=WHITE), (0, 0), special_flags=BLEND_RGB_MULT)
        own = inside.to_surface(setsurface=body, unsetcolor=BLACK)
        below.blit(own, (0, 0), special_flags=BLEND_RGB_ADD)
    picture.blit(body, place)


def draw_recess(
    canvas: Surface, hollow: Rect, radius: int, ground: Colour, depth: int, light: Colour
) -> None:
    """A hollow in a body: dark below its upper edge, and a lit lower edge."""
    canvas.blit(rounded(_filled(hollow.inflate(2, 2).size, light), radius + 1), hollow.move(-1, 0))
    floor = _filled(hollow.size, ground)
    shade = Surface((hollow.width, max(1, depth)), SRCALPHA)
    for y in range(shade.get_height()):
        share = (1 - y / shade.get_height()) ** 2
        shade.fill((*BLACK, round(150 * share)), Rect(0, y, hollow.width, 1))
    floor.blit(shade, (0, 0))
    canvas.blit(rounded(floor, radius), hollow)


def _filled(size: tuple[int, int], colour: Colour) -> Surface:
    surface = Surface((max(1, size[0]), max(1, size[1])), SRCALPHA)
    surface.fill(colour)
    return surface
