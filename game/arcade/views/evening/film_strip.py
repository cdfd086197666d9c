"""The last boards of all legs of an evening, as frames of a strip of film."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_board
from game.arcade.draw.baked import baked
from game.arcade.draw.emblems import personal_colour
from game.arcade.draw.frame import Frame
from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import BLACK, Colour, Theme, mix
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
    """In one line, or in more where frames would be small."""

    frames: tuple[FilmFrame, ...]
    most_lines: int = 2

    def _lines(self, layout: Layout, width: int, height: int | None = None) -> tuple[int, int]:
        """How many lines there are, and the side of a frame, in a box that may be lower than they need."""
        best = (1, 0)
        for lines in range(1, self.most_lines + 1):
            across = -(-len(self.frames) // lines)
            side = min(layout.px(LARGEST), int(width / (across * (1 + GAP) + GAP)))
            if height is not None:
                side = min(side, int(height / lines / (1 + 2 * MARGIN + BAR)))
            if side > best[1] * 1.25:
                best = lines, side
        return best

    def height(self, layout: Layout, width: int) -> Span:
        lines, side = self._lines(layout, width)
        least = round(layout.px(LEAST) * (1 + 2 * MARGIN + BAR))
        return Span(least, max(least, round(side * (1 + 2 * MARGIN + BAR)) * lines))

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, theme = look
        lines, side = self._lines(layout, *placed.box.size)
        across, height = -(-len(self.frames) // lines), round(side * (1 + 2 * MARGIN + BAR))
        top = placed.box.centery - lines * height // 2
        for line in range(lines):
            frames = self.frames[line * across : (line + 1) * across]
            picture = _film(theme, frames, side, layout.small)
            canvas.blit(picture, picture.get_rect(midtop=(placed.box.centerx, top + line * height)))

    def steps(self, look: Look, box: Rect) -> list[Callable[[], Surface]]:
        """What is drawn in advance for a film in a box: each board."""
        _lines, side = self._lines(look.layout, *box.size)
        return [partial(_frame, look.theme, each, side, look.layout.small) for each in self.frames]


@baked
def _film(theme: Theme, frames: tuple[FilmFrame, ...], side: int, text_size: int) -> Surface:
    """A strip with these frames."""
    gap, margin = round(side * GAP), round(side * MARGIN)
    width, height = len(frames) * (side + gap) + gap, round(side * (1 + 2 * MARGIN + BAR))
    picture = Surface((width, height))
    picture.fill(_dark(theme))
    hole = max(2, round(margin * HOLE))
    step = max(hole + 2, round(margin * HOLES))
    for left in range(step // 2, width - hole, step):
        for top in ((margin - hole) // 2, height - (margin + hole) // 2):
            pygame.draw.rect(
                picture, theme.faint(theme.edge, 0.6), Rect(left, top, hole, hole), border_radius=2
            )
    for number, each in enumerate(frames):
        picture.blit(_frame(theme, each, side, text_size), (gap // 2 + number * (side + gap), margin))
    return picture


@baked
def _frame(theme: Theme, each: FilmFrame, side: int, text_size: int) -> Surface:
    """A board between half a gap on both sides, and below it a bar in the colour of whoever has won."""
    gap, bar = round(side * GAP), max(2, round(side * BAR))
    picture = Surface((side + gap, side + 1 + bar))
    picture.fill(_dark(theme))
    square = Rect(gap - gap // 2, 0, side, side)
    renderer = renderer_of(each.setup, theme.tinted(each.setup.variant.accent))
    renderer.draw(picture, draw_board(picture, renderer, square, text_size), each.board)
    tone = theme.soft if each.winner is None else personal_colour(theme, each.winner.colour)
    pygame.draw.rect(picture, tone, Rect(square.left, square.bottom + 1, side, bar))
    return picture


def _dark(theme: Theme) -> Colour:
    return mix(theme.night, BLACK, 0.5)
