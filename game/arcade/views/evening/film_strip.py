"""The last boards of all legs of an evening, as frames of a strip of film."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_board
from game.arcade.draw.baked import baked
from game.arcade.draw.emblems import personal_colour
from game.arcade.draw.frame import Frame
from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import BLACK, Theme, mix
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.arcade.views.renderers import renderer_of
from game.core.variant import Setup
from game.people.person import Person

# The margin above and below the frames, the gap between them, and the bar below a frame that says who won,
# in shares of a frame.
MARGIN, GAP, BAR = 0.16, 0.06, 0.06
# A hole of the film, in shares of the margin, and the distance from hole to hole.
HOLE, HOLES = 0.42, 1.1
# The largest frame and the least one, in units.
LARGEST, LEAST = 26, 7


@dataclass(frozen=True)
class FilmFrame:
    """The last board of a leg, and who has won it."""

    setup: Setup
    board: Frame
    winner: Person | None


@dataclass(frozen=True)
class FilmStrip(Node):
    """In one line, or in two where frames would be small."""

    frames: tuple[FilmFrame, ...]

    def _lines(self, layout: Layout, width: int) -> tuple[int, int]:
        """How many lines there are, and the side of a frame."""
        best = (1, 0)
        for lines in (1, 2):
            across = -(-len(self.frames) // lines)
            side = min(layout.px(LARGEST), int(width / (across * (1 + GAP) + GAP)))
            if side > best[1] * 1.25:
                best = lines, side
        return best

    def height(self, layout: Layout, width: int) -> Span:
        lines, side = self._lines(layout, width)
        least = round(layout.px(LEAST) * (1 + 2 * MARGIN + BAR)) * lines
        return Span(least, max(least, round(side * (1 + 2 * MARGIN + BAR)) * lines))

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, theme = look
        lines, side = self._lines(layout, placed.box.width)
        side = min(side, int(placed.box.height / lines / (1 + 2 * MARGIN + BAR)))
        across, height = -(-len(self.frames) // lines), round(side * (1 + 2 * MARGIN + BAR))
        top = placed.box.centery - lines * height // 2
        for line in range(lines):
            frames = self.frames[line * across : (line + 1) * across]
            picture = _film(theme, frames, side, layout.small)
            canvas.blit(picture, picture.get_rect(midtop=(placed.box.centerx, top + line * height)))


@baked
def _film(theme: Theme, frames: tuple[FilmFrame, ...], side: int, text_size: int) -> Surface:
    """A strip with these frames."""
    gap, margin = round(side * GAP), round(side * MARGIN)
    width, height = len(frames) * (side + gap) + gap, round(side * (1 + 2 * MARGIN + BAR))
    picture = Surface((width, height))
    picture.fill(mix(theme.night, BLACK, 0.5))
    hole = max(2, round(margin * HOLE))
    step = max(hole + 2, round(margin * HOLES))
    for left in range(step // 2, width - hole, step):
        for top in ((margin - hole) // 2, height - (margin + hole) // 2):
            pygame.draw.rect(
                picture, theme.faint(theme.edge, 0.6), Rect(left, top, hole, hole), border_radius=2
            )
    for number, each in enumerate(frames):
        square = Rect(gap + number * (side + gap), margin, side, side)
        renderer = renderer_of(each.setup, theme.tinted(each.setup.variant.accent))
        renderer.draw(picture, draw_board(picture, renderer, square, text_size), each.board)
        tone = theme.soft if each.winner is None else personal_colour(theme, each.winner.colour)
        bar = Rect(square.left, square.bottom + 1, side, max(2, round(side * BAR)))
        pygame.draw.rect(picture, tone, bar)
    return picture
