"""A screen that is a page: the night, a page of nodes, and perhaps a message above the prompts."""

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Self, TypeVar

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_calm_room, draw_veil
from game.arcade.draw.layout import Layout
from game.arcade.draw.night import draw_night, moving_part
from game.arcade.draw.renderer import MomentRenderer
from game.arcade.draw.theme import Style, Theme
from game.arcade.kit.message import Message, draw_message
from game.arcade.kit.nodes import Look, Node, Placed
from game.arcade.kit.text import Line, Text

# How much of the scene below a page is veiled, and of what is left at its foot, where the prompts are.
VEIL, VEIL_AT_FOOT = 0.62, 0.75
# The same where the scene below is not blurred, and its words could be read.
FLAT_VEIL = 0.95
# The least width of rows with values, in sizes of their text, if something stands beside them.
WIDE = 23
# The air around a page over a scene, in units.
AIR = 2

Kind = TypeVar("Kind", bound=Node)


@dataclass(frozen=True)
class Screen:
    """Everything that is shown. Equal screens give equal pixels."""

    layout: Layout
    theme: Theme
    time: float  # of what moves in the night
    page: Node
    message: str | None = None
    in_room_of: MomentRenderer | None = None  # whose room lies behind the page, in place of the night
    planned: Placed | None = field(default=None, compare=False, repr=False)  # the plan, if it is known

    def after(self, before: "Screen | None") -> Self:
        """The same picture; if the same page stood in the one before, its plan is known from there."""
        if before is None or (before.layout, before.page) != (self.layout, self.page):
            return self
        return replace(self, page=before.page, planned=before.plan)

    @cached_property
    def plan(self) -> Placed:
        """The page in its place."""
        return self.planned or self.page.placed(self.layout, self.room)

    @property
    def room(self) -> Rect:
        """The room for the page: from the top of the title to the prompts."""
        return page_of(self.layout)

    def node(self, kind: type[Kind]) -> Kind:
        """The only node of a kind."""
        node = self.placed(kind).node
        assert isinstance(node, kind)
        return node

    def placed(self, kind: type[Node]) -> Placed:
        """The only node of a kind, in its place."""
        (found,) = (placed for placed in self.plan if isinstance(placed.node, kind))
        return found

    @property
    def texts(self) -> tuple[str, ...]:
        """What is written on the page as lines and paragraphs, in the order of reading."""
        return tuple(placed.node.words for placed in self.plan if isinstance(placed.node, Line | Text))

    def changed_parts(self, before: "Screen") -> tuple[Rect, ...] | None:
        """The part of the screen that has changed if only the night has moved since; else None, for all."""
        if replace(before, time=self.time) != self:
            return None
        still = before.time == self.time or self.in_room_of is not None
        return () if still else moving_part(self.layout.screen, self.theme)

    def draw_behind(self, canvas: Surface) -> None:
        """Draw what lies behind the page: the night or a room, and the light that falls there."""
        if self.in_room_of is None:
            draw_night(canvas, self.theme, self.time)
        else:
            draw_calm_room(canvas, self.in_room_of, self.layout)
        for placed in self.plan:
            placed.node.draw_behind(canvas, Look(self.layout, self.theme), placed)

    def draw(self, canvas: Surface) -> None:
        layout, look = self.layout, Look(self.layout, self.theme)
        self.draw_behind(canvas)
        self.plan.draw(canvas, look)
        if self.message:
            area = Rect(layout.stage.left, layout.footer.top - layout.bar, layout.stage.width, layout.bar)
            draw_message(canvas, layout, self.theme, Message(self.message), area)


@dataclass(frozen=True)
class VeiledScreen(Screen):
    """A page over another scene, of which little is seen."""

    @property
    def room(self) -> Rect:
        """The screen above the prompts."""
        room, air = self.layout.screen.copy(), 2 * self.layout.px(AIR)
        room.height = self.layout.footer.top
        room.size = max(1, room.width - air), max(1, room.height - air)
        room.topleft = air // 2, air // 2
        return room

    def draw(self, canvas: Surface) -> None:
        draw_veil(canvas, self.theme, FLAT_VEIL if self.theme.style is Style.FLAT else VEIL)
        draw_veil(canvas, self.theme, VEIL_AT_FOOT, self.layout.footer)
        self.plan.draw(canvas, Look(self.layout, self.theme))


def page_of(layout: Layout) -> Rect:
    """From the top of the title to the footer."""
    page = Rect(layout.stage.left, layout.title.top, layout.stage.width, 0)
    page.height = max(1, layout.footer.top - layout.px(1) - page.top)
    return page.inflate(-layout.px(10), 0)


def is_wide(layout: Layout, least: float) -> bool:
    """Whether there are two columns: the page is broader than high, and holds so much small text."""
    return page_of(layout).width >= least * layout.small and layout.width > layout.height


def share_beside(layout: Layout, share: float, most: float) -> float:
    """The share of the page that rows take beside something else: enough for most labels with their values,
    otherwise as much as is said, but no more than so many units."""
    width = page_of(layout).width
    return max(WIDE * layout.small, min(layout.px(most), round(width * share))) / width
