"""The line below what is filmed: words, and the logo."""

from pygame import Rect, Surface

from game.arcade.draw.logo import HEIGHT, draw_logo
from game.arcade.draw.text import fitting, shortened, write
from game.arcade.draw.theme import Theme

# The margin around the line, the width of the logo, and letters, in shares of a length.
MARGIN, LOGO, LETTERS, LEAST_LETTERS = 0.05, 0.2, 0.048, 0.036


def draw_caption(canvas: Surface, theme: Theme, side: int, words: str) -> None:
    """Draw the line at the lower edge, as large as it is below a square with this side."""
    width, height = canvas.get_size()
    margin, wide = round(side * MARGIN), round(side * LOGO)
    logo = Rect(width - margin - wide, 0, wide, round(wide * HEIGHT))
    logo.bottom = height - margin // 2
    draw_logo(canvas, theme, logo, theme.accent)
    room = logo.left - 2 * margin
    size = fitting(words, (round(side * LETTERS), round(side * LEAST_LETTERS)), room, bold=True)
    place = margin, logo.centery
    write(canvas, shortened(words, size, room, bold=True), size, theme.ink, bold=True, midleft=place)
