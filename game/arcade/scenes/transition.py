"""From one screen to the next: the old picture fades, and a board that both show flies to its new place.

The old words go first, and the new ones come after them, so that none are ever seen through others: on the
whole screen while a board flies over the night that stays, else in the line of prompts. What stood on the
board before is swept away, from its far edge to its near one.
"""

from dataclasses import dataclass, replace
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import outside
from game.arcade.draw.differing import differing_parts
from game.arcade.draw.easing import eased, part_of, swaying
from game.arcade.draw.fading import lay_share

FADE_SECONDS = 0.18
# A board takes longer, so that the eye can follow it.
GROW_SECONDS = 0.34
# After this share of the time the old words are gone, and the new ones come.
GONE = 0.5
# When the board is swept, and how soft the edge is, in shares of its height, and in how many steps.
SWEPT, SOFT, STEPS = (0.08, 0.8), 0.16, 12


@dataclass(frozen=True)
class Transition:
    """The way from one screen to the next: what was seen before, and how long ago it was left."""

    picture: Surface
    ground: Surface | None = None  # what lies behind a board while it is on its way
    board: Rect | None = None  # where a board lay in the picture
    next_board: Rect | None = None  # where a board lies in the new picture
    free: Rect | None = None  # the part of the first board that nothing covers; None for all of it
    age: float = 0.0
    line: Rect | None = None  # where other prompts stand than before; None if they are the same
    parts: tuple[Rect, ...] | None = None  # in which the new picture differs; None if that is unknown

    @property
    def grows(self) -> bool:
        """Whether the board moves from one place to another."""
        return self.ground is not None

    @property
    def over(self) -> bool:
        return self.age >= (GROW_SECONDS if self.grows else FADE_SECONDS)

    @property
    def new_words(self) -> float:
        """The light of the new prompts, which are drawn below the old picture."""
        return 1.0 if self.line is None or self.grows else part_of(self.age / FADE_SECONDS, GONE, 1)

    def compared_with(self, canvas: Surface) -> "Transition":
        """The same transition, limited to the parts in which a canvas with the new picture differs."""
        if self.parts is not None or self.grows or self.picture.get_size() != canvas.get_size():
            return self
        return replace(self, parts=differing_parts(self.picture, canvas))

    def draw(self, canvas: Surface) -> None:
        """Lay what is left of the old picture over the new one."""
        if self.picture.get_size() != canvas.get_size():
            return
        if self.ground is not None and self.board is not None and self.next_board is not None:
            self._draw_growing(canvas, self.ground, self.board, self.next_board)
            return
        share = self.age / FADE_SECONDS
        line = self.line or Rect(0, 0, 0, 0)
        for part in (canvas.get_rect(),) if self.parts is None else self.parts:
            for rest in outside(part, line) if part.colliderect(line) else (part,):
                lay_share(canvas, self.picture, rest, 1 - eased(share), rest)
            words = part.clip(line)
            lay_share(canvas, self.picture, words, 1 - part_of(share, 0, GONE), words)

    def _draw_growing(self, canvas: Surface, ground: Surface, board: Rect, next_board: Rect) -> None:
        """The screens fade around a board that is on its way: neither shows it in its own place.

        The canvas shows the new screen: first all of it is hidden by the ground, and then less and less.
        """
        share, whole = self.age / GROW_SECONDS, canvas.get_rect()
        place = _between(board, next_board, swaying(share))
        new_board, old_board = _board(canvas, next_board, place), _board(self.picture, board, place)
        lay_share(canvas, ground, next_board, 1.0, next_board)
        for part in outside(whole, next_board):
            lay_share(canvas, ground, part, 1 - part_of(share, GONE, 1), part)
        for part in outside(whole, board):
            lay_share(canvas, self.picture, part, 1 - part_of(share, 0, GONE), part)
        if new_board is not None:
            canvas.blit(new_board, place)
        if old_board is not None:
            free = board if self.free is None else self.free
            _lay_swept(canvas, old_board, place, part_of(share, *SWEPT), _moved(free, board, place))
            for part in outside(board, free):  # what covered the board stays where it is, and goes
                lay_share(canvas, self.picture, part, 1 - part_of(share, 0, GONE), part)


def _lay_swept(canvas: Surface, board: Surface, place: Rect, share: float, free: Rect) -> None:
    """Lay what has not been swept away yet of a board in its place, where nothing covered it."""
    soft = round(place.height * SOFT)
    top = round((place.height + soft) * share) - soft
    edges = [top + soft * step // STEPS for step in range(STEPS + 1)]
    strips = [(*each, (step + 1) / STEPS) for step, each in enumerate(pairwise(edges))]
    for start, end, strength in (*strips, (top + soft, place.height, 1.0)):
        part = Rect(place.left, place.top + start, place.width, end - start).clip(free)
        lay_share(canvas, board, part, strength, part.move(-place.left, -place.top))


def _board(picture: Surface, board: Rect, place: Rect) -> Surface | None:
    """A board of a picture, as large as in another place; None if it is not all there."""
    if not picture.get_rect().contains(board):
        return None
    return pygame.transform.smoothscale(picture.subsurface(board), place.size)


def _moved(part: Rect, board: Rect, place: Rect) -> Rect:
    """Where a part of a board lies when the board lies in another place."""
    scale = place.height / board.height
    left, top = part.left - board.left, part.top - board.top
    return Rect(
        place.left + round(left * scale),
        place.top + round(top * scale),
        round(part.width * scale),
        round(part.height * scale),
    )


def _between(start: Rect, end: Rect, share: float) -> Rect:
    return Rect(*(max(1, round(a + (b - a) * share)) for a, b in zip(tuple(start), tuple(end), strict=True)))
