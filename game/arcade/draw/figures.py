"""Large figures: the digits of a number that counts are equally wide, so that it does not tremble."""

from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.text import font, text_width
from game.arcade.draw.theme import Colour

DIGITS = "0123456789"


def figures_width(words: str, size: int, *, even: bool = True) -> int:
    """The width of a number; its digits are equally wide if they are even."""
    return sum(_width(sign, size, even=even) for sign in words)


def draw_figures(
    canvas: Surface, words: str, size: int, colour: Colour, *, even: bool = True, **anchor: tuple[int, int]
) -> Rect:
    """Draw a number with a point of its box (center, midleft, ...) at a position, and return the box."""
    box = Rect(0, 0, figures_width(words, size, even=even), font(size, bold=True).get_height())
    for point, spot in anchor.items():
        setattr(box, point, spot)
    left = box.left
    for sign in words:
        drawn, width = _drawn(sign, size, colour), _width(sign, size, even=even)
        canvas.blit(drawn, (left + (width - drawn.get_width()) // 2, box.top))
        left += width
    return box


def _width(sign: str, size: int, *, even: bool) -> int:
    if even and sign in DIGITS:
        return max(text_width(digit, size, bold=True) for digit in DIGITS)
    return text_width(sign, size, bold=True)


@baked
def _drawn(sign: str, size: int, colour: Colour) -> Surface:
    return font(size, bold=True).render(sign, True, colour)
