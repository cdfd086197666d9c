"""Nodes: what stands on a page, as frozen values. A page is a tree of them.

Widths go down, heights come up, and each node places its parts: a node is asked how wide it would like to be,
then how high it is at the width it gets, and finally gets its box.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import Theme


class Span(NamedTuple):
    """How much room a node takes in one direction, in pixels: the least, and what it would like."""

    least: int
    wanted: int
    steps: tuple[int, ...] = ()  # what it can use between the two, from small to large; () for anything

    def most_of(self, room: int) -> int:
        """The most of this room that it uses."""
        if self.steps:
            return max((step for step in self.steps if step <= room), default=0)
        return min(room, self.wanted)


class Look(NamedTuple):
    """What nodes are drawn with."""

    layout: Layout
    theme: Theme


@dataclass(frozen=True)
class Node:
    """One thing on a page. As it stands, it takes whatever it gets and draws nothing."""

    @property
    def yields(self) -> bool:
        """Whether it can do with less than its least height, as a list can that scrolls."""
        return False

    def width(self, layout: Layout) -> Span:
        """How wide it is."""
        return Span(0, layout.stage.width)

    def height(self, layout: Layout, width: int) -> Span:
        """How high it is at a width."""
        return Span(0, 0)

    def parts_in(self, layout: Layout, box: Rect) -> "tuple[Placed, ...]":
        """Its parts, placed in its box."""
        return ()

    def draw_behind(self, canvas: Surface, look: Look, placed: "Placed") -> None:
        """Draw what lies behind the whole page, as the light that falls on the floor does."""

    def draw(self, canvas: Surface, look: Look, placed: "Placed") -> None:
        """Draw it where it was placed, with its parts."""
        for part in placed.parts:
            part.draw(canvas, look)

    def placed(self, layout: Layout, box: Rect) -> "Placed":
        return Placed(self, box, self.parts_in(layout, box))


@dataclass(frozen=True)
class Placed:
    """A node in its box, with its parts."""

    node: Node
    box: Rect
    parts: "tuple[Placed, ...]" = ()

    def draw(self, canvas: Surface, look: Look) -> None:
        self.node.draw(canvas, look, self)

    def __iter__(self) -> "Iterator[Placed]":
        """This one and everything in it, in the order of reading."""
        yield self
        for part in self.parts:
            yield from part


class Empty(Node):
    """Room for nothing."""
