"""The chain as it lies on the board at a moment: which cells its cable passes, and who laid each stretch."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from game.arcade.draw.area import BoardArea
from game.arcade.draw.easing import Point, between, part_of, swaying
from game.arcade.draw.frame import Frame
from game.core.placing import owner
from game.core.rules import Player
from game.variants.chain.picture.cable import Piece, Stretch
from game.variants.chain.picture.course import Course
from game.variants.chain.rules import Path

# The parts of a move: the cable grows, current runs along it, and the socket lights up.
GROWN, ARRIVED = 0.42, 0.5
# The current that arrives sets off here.
SET_OFF = 0.2
# This much of a new stretch is hidden by the plug from which it grows.
BEHIND_PLUG = 0.25


@dataclass(frozen=True)
class Chain:
    """The chain of a frame on an area."""

    area: BoardArea
    frame: Frame

    @cached_property
    def cells(self) -> tuple[int, ...]:
        """Its cells. A chain that goes on from a position begins with the last cell of that position."""
        start: Path = self.frame.start
        first = () if start.last is None else (start.last,)
        return (*first, *(ply.move for ply in self.frame.plies))

    @cached_property
    def course(self) -> Course:
        return Course(self.cells, self.area.size)

    @cached_property
    def players(self) -> tuple[Player, ...]:
        """Who chose each of the cells, and so laid the stretch that leads to it."""
        position: Path = self.frame.position
        return tuple(owner(position, cell) or position.turn for cell in self.cells)

    @property
    def grown(self) -> float:
        """How far the newest stretch has grown, from 0 to 1."""
        return swaying(part_of(self.frame.progress, 0.0, GROWN))

    @property
    def arrived(self) -> bool:
        """Whether current has reached the newest socket."""
        return self.frame.progress >= ARRIVED

    @property
    def landing(self) -> float:
        """How far the impact of the newest move has died away, from 0 to 1."""
        return part_of(self.frame.progress, ARRIVED, 1.0)

    def age(self, number: int) -> float:
        """How old a link looks, by its number: 0 for the live end, 1 for all before it.

        The end of the move before is still on its way to that while the newest stretch grows.
        """
        behind = len(self.cells) - 1 - number
        return (0.0, part_of(self.frame.progress, 0.0, ARRIVED))[behind] if behind < 2 else 1.0

    @cached_property
    def live(self) -> float:
        """How far the current reaches along the course."""
        course = self.course
        if len(self.cells) < 2:
            return 0.0
        before, last = course.middle(len(self.cells) - 2), course.middle(len(self.cells) - 1)
        return before + (last - before) * part_of(self.frame.progress, SET_OFF, ARRIVED)

    @property
    def front(self) -> Point:
        """Where the end of the cable is that grows out of the plug before."""
        ends = [self.area.centre_of(cell) for cell in self.cells[-2:]]
        return between(ends[0], ends[-1], BEHIND_PLUG + (1 - BEHIND_PLUG) * self.grown)

    def spot(self, distance: float) -> Point:
        """The point of the screen at a distance along the cable."""
        x, y = self.course.at(distance)
        return self.area.rect.left + x * self.area.cell, self.area.rect.top + y * self.area.cell

    def piece(self, number: int, dead: Player | None = None) -> Piece:
        """The cable in a cell, by the number of the cell; the stretches of one player may be dead."""
        here = self.players[number]
        following = self.players[min(number + 1, len(self.players) - 1)]
        stretches = [Stretch(player, player == dead) for player in (here, following)]
        return Piece(self.course.passages[number], *stretches)

    def pieces(self) -> Iterator[tuple[int, int, Piece]]:
        """All cells that the cable passes, with their numbers and their pieces."""
        for number, cell in enumerate(self.cells):
            if self.course.passages[number].length:
                yield number, cell, self.piece(number)
