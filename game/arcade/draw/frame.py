"""What a renderer is told of a moment, and the contract that every renderer keeps."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

from pygame import Rect, Surface

from game.arcade.draw.sprites import shine
from game.arcade.draw.theme import Theme
from game.core.controls import Cursor
from game.core.match import Ply
from game.core.placing import MARKERS
from game.core.rules import AnyRules, Move, Player


@dataclass(frozen=True)
class BoardArea:
    """The square of the screen on which a board of `size` rows lies."""

    rect: Rect
    size: int
    letters: int  # the size of what is written on it

    @cached_property
    def cell(self) -> float:
        """The side of a cell in pixels."""
        return self.rect.width / self.size

    def rect_of(self, cell: int) -> Rect:
        row, column = divmod(cell, self.size)
        left, top = round(column * self.cell), round(row * self.cell)
        right, bottom = round((column + 1) * self.cell), round((row + 1) * self.cell)
        return Rect(self.rect.left + left, self.rect.top + top, right - left, bottom - top)

    def centre_of(self, cell: int) -> tuple[float, float]:
        row, column = divmod(cell, self.size)
        return self.rect.left + (column + 0.5) * self.cell, self.rect.top + (row + 0.5) * self.cell

    def cell_at(self, spot: tuple[int, int]) -> int | None:
        """The cell under a spot of the screen."""
        if not self.rect.collidepoint(spot):
            return None
        column = int((spot[0] - self.rect.left) / self.cell)
        row = int((spot[1] - self.rect.top) / self.cell)
        return min(row, self.size - 1) * self.size + min(column, self.size - 1)


@dataclass(frozen=True)
class Frame:
    """A moment of a match: all moves so far, how far the last one has come, and where the player points.

    The same frame gives the same pixels.
    """

    start: Any
    plies: Sequence[Ply]
    progress: float = 1.0  # of the last move, from 0 to 1
    time: float = 0.0  # in seconds, for what pulses
    cursor: Cursor | None = None  # of the player on turn, where there is one to show
    intended: Move | None = None  # the legal move that a confirmation would make
    legal: bool = True  # whether the legal cells are marked
    ended: float = 0.0  # seconds since the end of the game, 0 while it goes on

    @property
    def position(self) -> Any:
        """The position after the last move."""
        return self.plies[-1].after if self.plies else self.start

    @property
    def settled(self) -> Any:
        """The position before the move that is being animated, or the last one when it is at rest."""
        return self.plies[-1].before if self.plies and self.progress < 1 else self.position

    @property
    def last(self) -> Ply | None:
        return self.plies[-1] if self.plies else None


R = TypeVar("R", bound=AnyRules)


class Renderer(ABC, Generic[R]):
    """One game's picture on one board. Drawing changes nothing."""

    def __init__(self, rules: R, theme: Theme) -> None:
        self.rules = rules
        self.theme = theme

    def place_of(self, position: Any, move: Move) -> int:
        """The cell of the board that a move is about."""
        return move

    def draw_emblem(
        self, canvas: Surface, centre: tuple[float, float], size: float, player: Player, light: float
    ) -> None:
        """What stands for a player, on the player's panel, with a share of its light."""
        shine(canvas, MARKERS[player - 1], centre, size, self.theme.player(player), light=light)

    @abstractmethod
    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        """What never changes: drawn once for a board and kept."""

    @abstractmethod
    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        """All that is on the floor at a moment."""


AnyRenderer = Renderer[Any]
