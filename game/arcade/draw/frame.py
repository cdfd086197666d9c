"""A frame: the moment of a match that a renderer draws."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.arcade.draw.easing import Point
from game.core.controls import Cursor
from game.core.match import Ply
from game.core.rules import Move


@dataclass(frozen=True)
class Frame:
    """A moment of a match: all moves so far, the progress of the last one, and where the player points.

    The same frame gives the same pixels.
    """

    start: Any
    plies: Sequence[Ply]
    progress: float = 1.0  # of the last move, from 0 to 1
    time: float = 0.0  # in seconds, for pulses
    cursor: Cursor | None = None  # of the player on turn, if it is shown
    thrown: Point = (0.0, 0.0)  # how far it is thrown back from a move that was refused, from 0 to 1
    entered: float = 1.0  # how far the part of a move that was entered so far is animated, from 0 to 1
    intended: Move | None = None  # the legal move that CONFIRM would make
    legal: tuple[Move, ...] = ()  # the legal moves to mark
    hinted: tuple[int, ...] = ()  # the cells at which a hint points
    ended: float = 0.0  # seconds since the end of the game, 0 while it goes on
    particles: bool = True  # whether shards fly at the end
    marks_last: bool = True  # whether the last move is marked

    @property
    def position(self) -> Any:
        """The position after the last move."""
        return self.plies[-1].after if self.plies else self.start

    @property
    def settled(self) -> Any:
        """The position before the move that is being animated, or the last position if none is."""
        return self.plies[-1].before if self.plies and self.progress < 1 else self.position

    @property
    def last(self) -> Ply | None:
        return self.plies[-1] if self.plies else None

    @property
    def lamps(self) -> tuple[Move, ...]:
        """The legal moves to mark where a move is a cell: where a hint points, its mark is the only one."""
        return tuple(move for move in self.legal if move not in self.hinted)

    @property
    def ghost(self) -> Move | None:
        """The move that CONFIRM would make, if its piece is shown where a move is a cell."""
        return None if self.intended in self.hinted else self.intended

    def moves_on_to(self, later: "Frame") -> bool:
        """Whether only the move that is animated has come further, and pulses have gone on."""
        return not self.ended and replace(self, progress=later.progress, time=later.time) == later

    @property
    def marked(self) -> Ply | None:
        """The last move, if it is marked."""
        return self.last if self.marks_last else None
