"""A board that is seen tilted: a floor with a rim of light, in the projection of light cycles."""

import math
from dataclasses import replace
from typing import NamedTuple

from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import Steps
from game.arcade.draw.coordinates import Counting
from game.arcade.draw.easing import Point, between, part_of
from game.arcade.draw.perspective import Perspective
from game.arcade.draw.projection import Projection
from game.arcade.draw.rim import draw_rim
from game.arcade.draw.slab import Slab
from game.arcade.draw.theme import Theme
from game.arcade.draw.tilted_area import RIM_HEIGHT, RIM_TO, UNIT, TiltedArea

# How far the board reaches up, down and to the left of the middle of its floor, in its sides.
TOP, BOTTOM = UNIT.at((0.0, -RIM_TO), RIM_HEIGHT)[1], UNIT.at((0.0, 1 + RIM_TO))[1]
LEFT = UNIT.at((-RIM_TO, 1 + RIM_TO))[0]
# How much wider than a slab it is where it floats, in widths of the slab.
WIDER = 0.12
# The room for numbers below the board and, beside its slanted rim, at its near corners, in rims.
NUMBERS, ASIDE = 1.5, 1.3


class Fitted(NamedTuple):
    """Where a board with its rim lies: the middle of its floor, and its side there, in pixels."""

    centre: Point
    side: float

    @classmethod
    def into(cls, slab: Slab) -> "Fitted":
        """As large as a room allows, with space for the numbers."""
        whole, below = slab.whole, round(slab.rim * NUMBERS) if slab.numbered else 0
        aside = round(2 * slab.rim * ASIDE) if slab.numbered else 0
        side = max(1.0, min((whole.height - below) / (BOTTOM - TOP), (whole.width - aside) / (-2 * LEFT)))
        spare = whole.height - below - side * (BOTTOM - TOP)
        return cls((float(whole.centerx), whole.top + spare / 2 - side * TOP), side)

    @property
    def view(self) -> Projection:
        """The projection, in which the whole board is one cell."""
        return replace(UNIT, centre=self.centre, cell=self.side)


class Tilted(Perspective):
    """A floor of glass with a rim of light, seen from above and a little from the front."""

    spread, waist, higher = 1.64, 0.92, 0.17
    panel = (16, 18)

    def area(self, slab: Slab, size: int, text_size: int) -> TiltedArea:
        view = Fitted.into(slab).view
        (left, _), (right, _), (_, top) = view.at((0.0, 1.0)), view.at((1.0, 1.0)), view.at((0.0, 0.0))
        (_, bottom) = view.at((0.0, 1.0))
        rect = Rect(round(left), round(top), max(1, round(right - left)), max(1, round(bottom - top)))
        return TiltedArea(rect, size, text_size)

    def left_of(self, slab: Slab, bottom: int) -> int:
        view = Fitted.into(slab).view
        far, near = view.at((-RIM_TO, -RIM_TO), RIM_HEIGHT), view.at((-RIM_TO, 1 + RIM_TO))
        left = between(far, near, part_of(bottom, far[1], near[1]))[0]
        return round(left) - (round(slab.rim * NUMBERS) if slab.numbered else 0)

    def extent(self, slab: Slab) -> Rect:
        view = Fitted.into(slab).view
        far, near = view.at((-RIM_TO, -RIM_TO), RIM_HEIGHT), view.at((1 + RIM_TO, 1 + RIM_TO))
        left, top = 2 * view.centre[0] - near[0], far[1]
        return Rect(math.floor(left), math.floor(top), math.ceil(near[0] - left), math.ceil(near[1] - top))

    def hidden_by(self, slab: Slab) -> Rect:
        view = Fitted.into(slab).view
        (left, top), (_, bottom) = view.at((-RIM_TO, -RIM_TO), RIM_HEIGHT), view.at((0.0, 1 + RIM_TO))
        return Rect(round(left), round(top), round(2 * (view.centre[0] - left)), round(bottom - top))

    def roomy(self, slab: Slab) -> Slab:
        return slab._replace(board=slab.board.inflate(round(slab.board.width * WIDER), 0))

    def draw_body(self, canvas: Surface, theme: Theme, slab: Slab) -> Steps:
        return draw_rim(canvas, theme, Fitted.into(slab).view)

    def engrave(self, canvas: Surface, theme: Theme, slab: Slab, area: BoardArea, counting: Counting) -> None:
        """The numbers stand beside the body, not in it."""


TILTED = Tilted()
