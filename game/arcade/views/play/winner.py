"""Who has won, in tubes of light across the picture, before they make room for the reason and the choices."""

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_shade, draw_veil
from game.arcade.draw.easing import between, part_of
from game.arcade.draw.finale import Ending
from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import Style, Theme
from game.arcade.draw.tubes import Sign, draw_part_of_tubes, draw_tubes, sign_of
from game.arcade.views.banner import Result, draw_reason, place_of_call, sign_of_call

# The room for the words, in shares of the stage's width and of the screen's height; the largest, in units.
WIDE, HIGH, LARGEST = 0.86, 0.34, 20
# How dark it gets behind them, and how softly that begins and ends, in sizes of the letters and in steps.
VEIL, SOFT, STEPS = 0.62, 0.7, 10
# The part of the way to the banner in which its own letters come in place of the large ones.
ARRIVES = 0.9


def draw_winner(
    canvas: Surface, layout: Layout, theme: Theme, result: Result, ending: Ending, *, flickers: bool
) -> None:
    """Draw the words of the result as far as they have lit up, or are on their way to the banner."""
    if ending.tubes > 0:
        way, sign, colour = ending.settled, sign_across(layout, result.call), theme.legible(result.colour)
        if way < 1:
            _draw_veil(canvas, layout, theme, sign, min(1.0, 3 * ending.tubes) * (1 - way))
        draw_shade(canvas, theme, layout.banner, way)
        small, place = sign_of_call(layout, result.call), place_of_call(layout)
        centre = between(_middle(layout), place.center, way)
        spot = round(centre[0]), round(centre[1])
        grown, arrived = 1 + (small.size / sign.size - 1) * way, part_of(way, ARRIVES, 1.0)
        lit = min(ending.tubes, 1 - arrived)
        draw_tubes(canvas, theme, sign, spot, colour, lit, flickers=flickers and not arrived, grown=grown)
        draw_tubes(canvas, theme, small, place.center, colour, arrived, flickers=False)
        draw_reason(canvas, layout, theme, result.reason, ending.reason)


def prepare_winner(layout: Layout, theme: Theme, result: Result) -> None:
    """Draw a part of the words ahead: those across the picture, and those above the board."""
    colour = theme.legible(result.colour)
    for sign in (sign_across(layout, result.call), sign_of_call(layout, result.call)):
        if draw_part_of_tubes(theme, sign, colour):
            return


def sign_across(layout: Layout, words: str) -> Sign:
    """The words as large as they fit across the picture."""
    room = round(WIDE * layout.stage.width), round(HIGH * layout.height)
    return sign_of(words, room, layout.px(LARGEST))


def _middle(layout: Layout) -> tuple[int, int]:
    return layout.end_slab.board.center


def _draw_veil(canvas: Surface, layout: Layout, theme: Theme, sign: Sign, share: float) -> None:
    """A strip of the night behind the words, across the screen, with soft edges. A flat one is opaque."""
    flat = theme.style is Style.FLAT
    soft, strength = (0, share) if flat else (round(SOFT * sign.size), VEIL * share)
    strip = Rect(0, 0, layout.width, sign.extent[1])
    strip.centery = _middle(layout)[1]
    draw_veil(canvas, theme, strength, strip)
    for step in range(STEPS):
        start, end = soft * step // STEPS, soft * (step + 1) // STEPS
        for top in (strip.top - end, strip.bottom + start):
            edge = Rect(0, top, layout.width, end - start)
            draw_veil(canvas, theme, strength * (1 - (step + 0.5) / STEPS), edge)
