"""The logo: letters that lock into a grid, and the icon, which is the same lock."""

import pygame
import pytest
from pygame import Rect, Surface

from game.arcade.draw.logo import HEIGHT, SHUT, SHUT_FOR_GOOD, SHUT_FROM, draw_logo, draw_shutting, icon
from game.arcade.draw.theme import Theme
from game.arcade.draw.themes import DEFAULT_PALETTE, NEON, theme_of

BOX = Rect(60, 60, 300, round(300 * HEIGHT))
THEMES = [theme_of(name, DEFAULT_PALETTE, glow=True) for name in ("neon", "high contrast", "light")]


def ground(theme: Theme) -> Surface:
    canvas = Surface((420, 300))
    canvas.fill(theme.night)
    return canvas


def shutting(theme: Theme, seconds: float) -> Surface:
    canvas = ground(theme)
    draw_shutting(canvas, theme, BOX, theme.accent, seconds)
    return canvas


def pixels(canvas: Surface, part: Rect | None = None) -> bytes:
    return pygame.image.tobytes(canvas.subsurface(part or canvas.get_rect()), "RGB")


@pytest.mark.parametrize("theme", THEMES)
def test_at_the_end_of_the_opening_stands_the_logo(theme: Theme) -> None:
    still = ground(theme)
    draw_logo(still, theme, BOX, theme.accent)
    assert pixels(shutting(theme, SHUT_FOR_GOOD)) == pixels(still)
    assert pixels(shutting(theme, SHUT)) != pixels(still), "the signs and the lower word come later"


def test_the_letters_are_there_in_two_rows_before_they_lock() -> None:
    apart, shut = (shutting(NEON, seconds) for seconds in (SHUT_FROM, SHUT))
    upper = Rect(BOX.left, BOX.top, BOX.width, BOX.height // 3)
    assert pixels(apart, upper) != pixels(shut, upper)
    beside = Rect(0, BOX.top, BOX.left - 12, BOX.height // 3)
    assert brightest(apart, beside) > 2 * brightest(shut, beside), "the upper row stands out to the left"


def brightest(canvas: Surface, part: Rect) -> int:
    data = pixels(canvas, part)
    return max(data)


@pytest.mark.parametrize("side", [32, 128])
def test_the_icon_shows_the_signs_of_both_players(side: int) -> None:
    picture = icon(NEON, side)
    assert picture.get_size() == (side, side)
    half = side // 2
    red, _green, blue, _ = pygame.transform.average_color(
        picture, Rect(side // 8, side // 8, half // 2, half // 2)
    )
    assert blue > red, "Player 1's"
    lower = Rect(half + side // 16, half + side // 16, half - side // 5, half - side // 5)
    red, _green, blue, _ = pygame.transform.average_color(picture, lower)
    assert red > blue, "Player 2's"
