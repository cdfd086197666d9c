"""From one screen to the next: the old picture fades, and a board that both show grows into its place."""

from dataclasses import dataclass, replace

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import outside
from game.arcade.draw.differing import differing_parts
from game.arcade.draw.easing import eased, held, swaying
from game.arcade.draw.fading import lay_share, spare_canvas
from game.arcade.draw.theme import Colour

FADE_SECONDS = 0.18
# A board takes longer, so that the eye can follow it.
GROW_SECONDS = 0.34


@dataclass(frozen=True)
class Transition:
    """What was seen before, and how long ago it was left."""

    picture: Surface
    night: Colour  # what lies behind a board while it is on its way
    board: Rect | None  # where a board lay in it
    next_board: Rect | None  # where a board lies in the new picture
    age: float = 0.0
    parts: tuple[Rect, ...] | None = None  # in which the new picture differs; None if that is unknown

    @property
    def grows(self) -> bool:
        """Whether the board moves from one place to another."""
        return self.board is not None and self.next_board is not None and self.board != self.next_board

    @property
    def over(self) -> bool:
        return self.age >= (GROW_SECONDS if self.grows else FADE_SECONDS)

    def compared_with(self, canvas: Surface) -> "Transition":
        """The same transition, limited to the parts in which a canvas with the new picture differs."""
        if self.parts is not None or self.grows or self.picture.get_size() != canvas.get_size():
            return self
        return replace(self, parts=differing_parts(self.picture, canvas))

    def draw(self, canvas: Surface) -> None:
        """Lay what is left of the old picture over the new one."""
        if self.picture.get_size() != canvas.get_size():
            return
        if self.board is None or self.next_board is None or not self.grows:
            for part in (canvas.get_rect(),) if self.parts is None else self.parts:
                lay_share(canvas, self.picture, part, self._left, part)
        else:
            self._draw_growing(canvas, self.board, self.next_board)

    @property
    def _left(self) -> float:
        """How much of the old picture is left, from 1 to 0."""
        return 1 - eased(self.age / FADE_SECONDS)

    def _draw_growing(self, canvas: Surface, board: Rect, next_board: Rect) -> None:
        """The screens fade around a board that is on its way: neither shows it in its own place."""
        new, left = spare_canvas(canvas.get_size(), "new"), self._left
        new.set_alpha(None)
        new.blit(canvas, (0, 0))
        old_board, new_board = self._cut(self.picture, board), self._cut(new, next_board)
        lay_share(canvas, self.picture, (0, 0), left)
        for place in (board, next_board):
            canvas.fill(self.night, place)
        for part in outside(next_board, board):
            lay_share(canvas, self.picture, part, left, part)
        for part in outside(board, next_board):
            lay_share(canvas, new, part, 1 - left, part)
        share = swaying(self.age / GROW_SECONDS)
        place = _between(board, next_board, share)
        if new_board is not None:
            canvas.blit(pygame.transform.smoothscale(new_board, place.size), place)
        if old_board is not None:
            old_board = pygame.transform.scale(old_board, place.size)
            lay_share(canvas, old_board, place, 1 - held(share * 1.6))

    def _cut(self, picture: Surface, part: Rect | None) -> Surface | None:
        """A copy of a part of a picture; None if it is not all there."""
        if part is None or not picture.get_rect().contains(part):
            return None
        return picture.subsurface(part).copy()


def _between(start: Rect, end: Rect, share: float) -> Rect:
    return Rect(*(max(1, round(a + (b - a) * share)) for a, b in zip(tuple(start), tuple(end), strict=True)))
