"""What the stage of the menu shows of the run and of the puzzles, where it shows the board of a game."""

import math
from dataclasses import dataclass
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import Steps, baked
from game.arcade.draw.easing import Point, pulse
from game.arcade.draw.frame import Frame
from game.arcade.draw.layout import Layout
from game.arcade.draw.lines import smooth_line
from game.arcade.draw.night import draw_night
from game.arcade.draw.perspective import FROM_ABOVE, Perspective
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.sprites import blurred, clear
from game.arcade.draw.theme import BLACK, WHITE, Style, Theme, mix
from game.arcade.views.run.ladder import LadderPicture, draw_ladder

# The margin around a ladder, in shares of the board.
MARGIN = 0.035


@dataclass(frozen=True)
class LadderBoard:
    """Draws the ladder of a run as if it were a board with one cell."""

    theme: Theme
    layout: Layout

    size = 1
    counting = None
    perspective: Perspective = FROM_ABOVE

    def draw_room(self, canvas: Surface, theme: Theme, board: Rect) -> Steps:
        draw_night(canvas, theme, 0.0)
        yield

    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        canvas.fill(mix(self.theme.night, self.theme.floor, 0.6), area.rect)

    def draw(self, canvas: Surface, area: BoardArea, ladder: LadderPicture) -> None:
        margin = round(2 * MARGIN * area.rect.width)
        draw_ladder(canvas, self.layout, self.theme, ladder, area.rect.inflate(-margin, -margin))


# A board that is cut into four pieces of a jigsaw, one of which is lifted

# The radius of the knob of a piece and half the width of its neck, in shares of the board; its points.
KNOB, NECK, POINTS = 0.06, 0.042, 16
# How far the middle of a knob is from the edge, in radii, and how much of a circle it is, beside half of one.
AWAY, OPEN = 0.8, 0.7
# How far the piece is lifted to the right and up, in shares of the board, and how far it moves in the air.
LIFTED, BOB = (0.045, -0.05), 0.008
# The strength of its shadow, and how soft that is and how far it falls, in shares of the board.
SHADOW, SOFT, FALL = 150, 0.02, 0.05
# How much is dimmed that is not lifted, of 255.
VEIL = 96
# The width of the cuts between pieces, in shares of the board.
CUT = 0.005


@dataclass(frozen=True)
class JigsawBoard:
    """Draws the board of a puzzle as a jigsaw whose last piece is not in its place yet."""

    renderer: AnyRenderer

    @property
    def theme(self) -> Theme:
        return self.renderer.theme

    @property
    def size(self) -> int:
        return self.renderer.size

    counting = None

    @property
    def perspective(self) -> Perspective:
        return self.renderer.perspective

    def draw_room(self, canvas: Surface, theme: Theme, board: Rect) -> Steps:
        return self.renderer.draw_room(canvas, theme, board)

    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        self.renderer.draw_floor(canvas, area)

    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        self.renderer.draw(canvas, area, frame)
        outline = [_on(area, point) for point in _piece()]
        box = _box_of(outline)
        shape = tuple((x - box.x, y - box.y) for x, y in outline)
        piece = _cut_out(canvas, box, shape)
        corners = [_on(area, corner) for corner in ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))]
        _draw_veil(canvas, self.theme, _box_of(corners), corners)
        for start, end in (((0.5, 0.0), (0.5, 0.5)), ((0.5, 0.5), (0.0, 0.5))):
            _draw_cut(canvas, area, self.theme, [_on(area, point) for point in _edge(start, end)])
        pygame.draw.polygon(canvas, mix(self.theme.night, self.theme.floor, 0.3), outline)
        _draw_cut(canvas, area, self.theme, [*outline, outline[0]])
        self._draw_lifted(canvas, area, piece, box, shape, frame.time)

    def _draw_lifted(
        self,
        canvas: Surface,
        area: BoardArea,
        piece: Surface,
        box: Rect,
        shape: tuple[Point, ...],
        time: float,
    ) -> None:
        """The piece above its hole, with its shadow and a lit edge."""
        side = area.rect.width
        up = LIFTED[1] - BOB * pulse(time, 3.2)
        place = box.move(round(LIFTED[0] * side), round(up * side))
        if self.theme.style is not Style.FLAT:
            shadow = _shadow(shape, box.size, max(2, round(SOFT * side)))
            canvas.blit(shadow, shadow.get_rect(center=place.move(0, round(FALL * side)).center))
        canvas.blit(piece, place)
        edge = [(x + place.x, y + place.y) for x, y in shape]
        for start, end in pairwise([*edge, edge[0]]):
            smooth_line(canvas, mix(self.theme.accent, WHITE, 0.35), start, end, max(1.5, CUT * side))


def _on(area: BoardArea, point: Point) -> Point:
    """Where a point is on the screen, given in shares of the board."""
    return area.at((point[0] * area.size, point[1] * area.size))


def _edge(start: Point, end: Point) -> list[Point]:
    """The edge between two pieces, with a knob in its middle, to the right of the way from start to end."""
    (x, y), (across, down) = start, (end[0] - start[0], end[1] - start[1])
    length = math.hypot(across, down)
    along, aside = (across / length, down / length), (-down / length, across / length)
    turns = [-OPEN + (math.pi + 2 * OPEN) * step / POINTS for step in range(POINTS + 1)]
    knob = [(length / 2 - KNOB * math.cos(turn), KNOB * (AWAY + math.sin(turn))) for turn in turns]
    points = [(0.0, 0.0), (length / 2 - NECK, 0.0), *knob, (length / 2 + NECK, 0.0), (length, 0.0)]
    return [(x + a * along[0] + b * aside[0], y + a * along[1] + b * aside[1]) for a, b in points]


def _piece() -> list[Point]:
    """The outline of the lower right piece."""
    return [*_edge((0.5, 1.0), (0.5, 0.5)), *reversed(_edge((1.0, 0.5), (0.5, 0.5))), (1.0, 1.0)]


def _draw_cut(canvas: Surface, area: BoardArea, theme: Theme, points: list[Point]) -> None:
    """A dark cut with a lit lower edge."""
    width = max(1.0, CUT * area.rect.width)
    for down, tone in (
        (width * 0.6, mix(theme.edge, theme.accent, 0.5)),
        (0.0, mix(theme.night, BLACK, 0.5)),
    ):
        for start, end in pairwise(points):
            smooth_line(canvas, tone, (start[0], start[1] + down), (end[0], end[1] + down), width)


def _box_of(outline: list[Point]) -> Rect:
    left, top = (math.floor(min(each)) for each in zip(*outline, strict=True))
    right, bottom = (math.ceil(max(each)) for each in zip(*outline, strict=True))
    return Rect(left, top, right - left + 1, bottom - top + 1)


def _cut_out(canvas: Surface, box: Rect, shape: tuple[Point, ...]) -> Surface:
    """A piece of what is on the canvas."""
    piece = Surface(box.size, pygame.SRCALPHA)
    piece.blit(canvas, (0, 0), box)
    piece.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MAX)
    piece.blit(_mask(shape, box.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return piece


def _draw_veil(canvas: Surface, theme: Theme, box: Rect, corners: list[Point]) -> None:
    """What is not lifted is dimmed."""
    veil = clear(box.size, theme.night)
    pygame.draw.polygon(veil, (*theme.night, VEIL), [(x - box.x, y - box.y) for x, y in corners])
    canvas.blit(veil, box)


@baked
def _mask(outline: tuple[Point, ...], size: tuple[int, int]) -> Surface:
    """The shape of a piece, white on nothing."""
    mask = clear(size, WHITE)
    pygame.draw.polygon(mask, WHITE, outline)
    return mask


@baked
def _shadow(outline: tuple[Point, ...], size: tuple[int, int], soft: int) -> Surface:
    """What a piece throws on the board below it, in the middle of a larger picture."""
    shadow = clear((size[0] + 4 * soft, size[1] + 4 * soft), BLACK)
    pygame.draw.polygon(shadow, (*BLACK, SHADOW), [(x + 2 * soft, y + 2 * soft) for x, y in outline])
    return blurred(shadow, soft)
