"""A caption: words on a plate below a board, apart from the light on the floor."""

from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.plates import lay_plate
from game.arcade.draw.text import lines_height, narrowest, wrapped, write_lines
from game.arcade.draw.theme import Theme, mix

# The distance of the plate from the board, and how much larger than its words it is on each side, in units.
BELOW, ASIDE, AROUND = 2.1, 1.5, 0.5


def caption_height(layout: Layout, words: str, width: int) -> int:
    """The height of a caption of at most a width, with the gap above it."""
    lines = wrapped(words, layout.small, width - 2 * layout.px(ASIDE))
    return layout.px(BELOW) + 2 * layout.px(AROUND) + lines_height(len(lines), layout.small)


def draw_caption(canvas: Surface, layout: Layout, theme: Theme, words: str, board: Rect) -> None:
    """Draw a caption below a board, no wider than it, in lines of about the same width."""
    room = board.width - 2 * layout.px(ASIDE)
    width = narrowest(words, layout.small, room, len(wrapped(words, layout.small, room)))
    plate = Rect(0, board.bottom + layout.px(BELOW), width + 2 * layout.px(ASIDE), 0)
    plate.height = caption_height(layout, words, board.width) - layout.px(BELOW)
    plate.centerx = board.centerx
    lay_plate(canvas, theme, plate, layout.px(1.2), colour=theme.accent)
    area = Rect(board.centerx - width // 2, plate.top + layout.px(AROUND), width, 0)
    write_lines(canvas, words, layout.small, area, mix(theme.soft, theme.ink, 0.5), align="centre")
