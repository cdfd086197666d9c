"""What stands above the panels of the players where a game is part of something larger: a run, an evening."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import Theme
from game.arcade.views.play.award import Award


@dataclass(frozen=True)
class Corners(ABC):
    """Everything that stands there, and what is told of the latest move."""

    award: tuple[Award, float] | None = None  # in the place of messages, with its light

    @abstractmethod
    def draw(self, canvas: Surface, layout: Layout, theme: Theme) -> None: ...

    @abstractmethod
    def changed_parts(self, layout: Layout, before: "Corners") -> list[Rect]:
        """The parts of the screen that differ from those of an earlier moment of the same game."""


def corners_area(layout: Layout) -> Rect:
    """Where both corners are."""
    return layout.corner(1).union(layout.corner(2))
