"""The contrast of two colours, as the Web Content Accessibility Guidelines define it."""

from collections.abc import Sequence

Light = tuple[float, float, float]


def linear(colour: tuple[int, int, int]) -> Light:
    """The amounts of red, green and blue light, from 0 to 1."""
    red, green, blue = (_linear(part / 255) for part in colour)
    return red, green, blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def luminance(light: Sequence[float]) -> float:
    """How bright an amount of light looks, from 0 to 1."""
    red, green, blue = light
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    """The contrast of two colours, from 1 to 21."""
    return contrast_of_light(linear(one), linear(other))


def contrast_of_light(one: Sequence[float], other: Sequence[float]) -> float:
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)
