"""From one screen to the next: the old picture fades, and a board that both show grows into its place."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.easing import eased, held, swaying

FADE_SECONDS = 0.18
# A board takes longer, so that the eye can follow it.
GROW_SECONDS = 0.34


@dataclass(frozen=True)
class Transition:
    """What was seen before, and how long ago it was left."""

    picture: Surface
    board: Rect | None  # where a board lay in it
    next_board: Rect | None  # where a board lies in the new picture
    age: float = 0.0

    @property
    def grows(self) -> bool:
        """Whether the board moves from one place to another."""
        return self.board is not None and self.next_board is not None and self.board != self.next_board

    @property
    def over(self) -> bool:
        return self.age >= (GROW_SECONDS if self.grows else FADE_SECONDS)

    def draw(self, canvas: Surface) -> None:
        """Lay what is left of the old picture over the new one."""
        if self.picture.get_size() != canvas.get_size():
            return
        new = self._cut(canvas, self.next_board) if self.grows else None
        # A copy that shares its pixels with the picture, so that the picture stays as it is.
        fading = self.picture.subsurface(self.picture.get_rect())
        fading.set_alpha(round(255 * (1 - eased(self.age / FADE_SECONDS))))
        canvas.blit(fading, (0, 0))
        if self.board is not None and self.next_board is not None and new is not None:
            self._draw_growing(canvas, new, self.board, self.next_board)

    def _draw_growing(self, canvas: Surface, new: Surface, board: Rect, next_board: Rect) -> None:
        share = swaying(self.age / GROW_SECONDS)
        place = _between(board, next_board, share)
        canvas.blit(pygame.transform.smoothscale(new, place.size), place)
        old = self._cut(self.picture, board)
        if old is not None and share < 1:
            over = pygame.transform.scale(old, place.size)
            over.set_alpha(round(255 * (1 - held(share * 1.6))))
            canvas.blit(over, place)

    def _cut(self, picture: Surface, part: Rect | None) -> Surface | None:
        """A copy of a part of a picture; None if it is not all there."""
        if part is None or not picture.get_rect().contains(part):
            return None
        return picture.subsurface(part).copy()


def _between(start: Rect, end: Rect, share: float) -> Rect:
    return Rect(*(max(1, round(a + (b - a) * share)) for a, b in zip(tuple(start), tuple(end), strict=True)))
