"""A board on its slab, which floats on the night: in the menu, in the set-up, and in how to play."""

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.backdrop import smooth_floor
from game.arcade.draw.baked import Latest, baked, run
from game.arcade.draw.coordinates import draw_coordinates
from game.arcade.draw.fading import fade_below, lay_share
from game.arcade.draw.renderer import MomentRenderer
from game.arcade.draw.slab import Slab
from game.arcade.draw.sprites import clear
from game.arcade.draw.theme import Style

# How far shadow, light and reflection reach beyond a slab, in rims: to all sides, and more below.
AROUND, BELOW = 4.5, 7
# How far the lights and shadows of pieces reach beyond the board, in cells.
BEYOND = 0.6


class FloatingBoard(NamedTuple):
    """A moment of a board, to be shown on its slab."""

    renderer: MomentRenderer
    frame: object  # a moment of the kind that the renderer draws
    text_size: int
    number: int = 0  # of several boards that are shown side by side, from 1


def draw_board(
    canvas: Surface,
    board: FloatingBoard,
    slab: Slab,
    light: float = 1.0,
    aside: int = 0,
    below: int | None = None,
) -> None:
    """Draw a board with a share of its light, this many pixels aside of its place.

    What it throws on the floor ends `below` pixels below it, if words stand there.
    """
    picture = _picture(board, slab, below)
    place = reach_of(_roomy(board, slab))
    lay_share(canvas, picture, (place.left + aside, place.top), light)


def moving_part(board: FloatingBoard, slab: Slab) -> Rect:
    """The part of the screen in which something can move on a board."""
    return _Look.of(board, slab, None).moving.move(reach_of(_roomy(board, slab)).topleft)


def prepare(board: FloatingBoard, slab: Slab, below: int | None = None) -> None:
    """Draw what never changes of a board that will be shown soon."""
    _still(_Look.of(board, slab, below))


def area_of(board: FloatingBoard, slab: Slab) -> BoardArea:
    """Where the cells of a board are."""
    return board.renderer.perspective.area(_roomy(board, slab), board.renderer.size, board.text_size)


def _roomy(board: FloatingBoard, slab: Slab) -> Slab:
    """The room of a board where a slab would lie."""
    return board.renderer.perspective.roomy(slab)


def reach_of(slab: Slab) -> Rect:
    """The slab with all that it throws around it."""
    reach = round(slab.rim * AROUND)
    place = slab.whole.inflate(2 * reach, 2 * reach)
    place.height += round(slab.rim * (BELOW - AROUND))
    return place


class _Look(NamedTuple):
    """What decides how a board looks that nothing stands on, wherever it is shown."""

    renderer: MomentRenderer
    size: tuple[int, int]  # of the board
    rim: int
    below: int | None
    numbered: bool
    text_size: int

    @classmethod
    def of(cls, board: FloatingBoard, slab: Slab, below: int | None) -> "_Look":
        return cls(
            board.renderer, _roomy(board, slab).board.size, slab.rim, below, slab.numbered, board.text_size
        )

    @property
    def slab(self) -> Slab:
        """Where the slab lies in the picture."""
        board = Rect((0, 0), self.size)
        around = reach_of(Slab(board, self.rim))
        return Slab(board.move(-around.left, -around.top), self.rim, self.numbered)

    @property
    def area(self) -> BoardArea:
        """Where the board lies in the picture."""
        return self.renderer.perspective.area(self.slab, self.renderer.size, self.text_size)

    @property
    def moving(self) -> Rect:
        """The part of the picture in which something can move: pieces rise above the board."""
        area = self.area
        reach = area.rect.inflate(2 * round(area.cell * BEYOND), 2 * round(area.cell * BEYOND))
        return Rect(reach.left, 0, reach.width, reach.bottom)

    def draw(self, picture: Surface, _before: object, frame: object) -> None:
        """Draw a moment of the board where another one may have been drawn."""
        _restore(picture, _still(self), self.moving)
        picture.set_clip(self.moving)
        self.renderer.draw(picture, self.area, frame)
        picture.set_clip(None)


def _picture(board: FloatingBoard, slab: Slab, below: int | None) -> Surface:
    """The board with its slab, and what stands on it."""
    return _latest(_Look.of(board, slab, below), board.number).show(board.frame)


@baked
def _latest(look: _Look, _number: int) -> Latest[object]:
    return Latest(_still(look).copy(), look.draw)


def _restore(picture: Surface, still: Surface, part: Rect) -> None:
    """Remove everything from a part of a picture that was drawn on what never changes."""
    picture.fill((0, 0, 0, 0), part)
    picture.blit(still, part, part, special_flags=pygame.BLEND_RGBA_ADD)  # where nothing is, an exact copy


@baked
def _still(look: _Look) -> Surface:
    """What never changes: the slab with its numbers, what lies around it, and the floor of the board."""
    renderer, slab, area = look.renderer, look.slab, look.area
    theme = renderer.theme
    floor, place = smooth_floor(renderer, area)
    picture = clear(reach_of(slab).size, (0, 0, 0) if theme.style is Style.NEON else theme.night)
    run(renderer.perspective.draw_body(picture, theme, slab))
    if look.below is not None:
        fade_below(picture, slab.whole.bottom, look.below)
    picture.blit(floor, place)
    counting = renderer.counting if look.numbered else None
    if counting is not None:
        renderer.perspective.engrave(picture, theme, slab, area, counting)
        draw_coordinates(picture, theme, slab, area, counting, {}, theme.accent)
    return picture
