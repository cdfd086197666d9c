"""The contract of a renderer, which draws the board of one game."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Generic, Protocol, Self, TypeVar

from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import Steps
from game.arcade.draw.coordinates import Counting
from game.arcade.draw.frame import Frame
from game.arcade.draw.light import shine
from game.arcade.draw.night import draw_night
from game.arcade.draw.perspective import FROM_ABOVE, Perspective
from game.arcade.draw.shapes import Shape, cross, ring
from game.arcade.draw.spotlight import light_ground
from game.arcade.draw.theme import Theme
from game.core.rules import AnyRules, Player


class MomentRenderer(Protocol):
    """Draws moments of something on a board: the renderer of a game, or that of a ride."""

    @property
    def theme(self) -> Theme: ...

    @property
    def size(self) -> int: ...

    @property
    def counting(self) -> Counting | None:
        """How the rows and columns are numbered; None if they are not."""

    @property
    def perspective(self) -> Perspective:
        """How the board is seen."""

    def draw_room(self, canvas: Surface, theme: Theme, board: Rect) -> Steps:
        """Fill the canvas, in steps, with the place in which the board lies; never in the flat style."""

    def draw_floor(self, canvas: Surface, area: BoardArea) -> None: ...

    @property
    def draw(self) -> Callable[[Surface, BoardArea, Any], None]:
        """The function that draws a moment. What a moment is differs from renderer to renderer."""


R_co = TypeVar("R_co", bound=AnyRules, covariant=True)


class Renderer(ABC, Generic[R_co]):
    """Draws one game on one board, in the colours of one theme. Drawing changes nothing."""

    # The shape of each player, on the board and on the panels.
    shapes: tuple[Shape, Shape] = (cross, ring)
    # The share of a move's animation that shows its first half, where a move is entered in two halves.
    entered_share: float = 0.0

    # How the board is seen.
    perspective: Perspective = FROM_ABOVE

    # Whether what stands on the board rises beyond its upper edge and would hide numbers there.
    rises: bool = False

    def __init__(self, rules: R_co, theme: Theme) -> None:
        self.rules = rules
        self.theme = theme

    def under(self, theme: Theme) -> Self:
        """The renderer of the same board under another theme."""
        return type(self)(self.rules, theme)

    @property
    def size(self) -> int:
        """How many rows the board has."""
        return int(self.rules.size)

    @property
    def counting(self) -> Counting:
        """How the rows and columns are numbered."""
        return Counting(self.rules.origin, columns_below=self.rises)

    def shape(self, player: Player) -> Shape:
        return self.shapes[player - 1]

    def draw_emblem(
        self, canvas: Surface, centre: tuple[float, float], size: float, player: Player, light: float
    ) -> None:
        """The emblem of a player on the player's panel, with a share of its light."""
        colour = self.theme.player(player)
        shine(canvas, self.theme, self.shape(player), centre, size, colour, light=light)

    def raised(self, area: BoardArea, position: Any, cell: int) -> int:
        """How far up a mark on a cell lies because of what stands there, in pixels."""
        return 0

    def fatal_cell(self, frame: Frame) -> int | None:
        """The cell at which a game was decided, which stays lit while everything else stands still."""
        if frame.last is None:
            return None
        return next(iter(self.rules.cells_of(frame.last.before, frame.last.move)), None)

    def changed_part(self, area: BoardArea, before: Frame, after: Frame) -> Rect | None:
        """The part of the screen in which two moments differ; None if nothing is known about it.

        Where it ends decides how much is drawn again in each frame, and never a pixel.
        """
        return None

    def draw_room(self, canvas: Surface, theme: Theme, board: Rect) -> Steps:
        """Fill the canvas with the place in which the board lies, in the colours of a theme: in steps.

        The board is given with its rim and its front. A game that has no room of its own is played at night.
        The flat style is never asked for: it has nothing behind its text.
        """
        draw_night(canvas, theme, 0.0)
        yield
        light_ground(canvas, theme, board)

    @abstractmethod
    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        """Draw the parts that never change. They are drawn once and cached."""

    @abstractmethod
    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        """Draw everything on the floor at a moment."""


AnyRenderer = Renderer[Any]
