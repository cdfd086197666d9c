"""A scene that is a page: it says what stands on it, and the page kit places and draws that."""

from abc import abstractmethod

from pygame import Rect, Surface

from game.arcade.draw.renderer import MomentRenderer
from game.arcade.kit.nodes import Node
from game.arcade.kit.rows import Buttons, Places, Rows
from game.arcade.kit.screen import Screen, VeiledScreen
from game.arcade.scenes.scene import Parts, Scene
from game.arcade.views.renderers import renderer_of


class PageScene(Scene):
    """A scene whose picture is a page of nodes, in which clicks and tests find what they ask for."""

    # Whether the room of its game lies behind the page.
    shows_room = False
    # The latest picture: as long as the same page stands on it, nothing is placed anew.
    _shown: Screen | None = None

    @abstractmethod
    def page(self) -> Node:
        """What stands on the page."""

    @property
    def in_room_of(self) -> MomentRenderer | None:
        """Whose room lies behind the page, in place of the night."""
        variant = self.variant()
        return renderer_of(variant.setup(), self.theme) if variant and self.shows_room else None

    @property
    def message(self) -> str | None:
        """What a plate above the prompts says: the current notice."""
        return self.context.notices.current if self.shows_notices else None

    def picture(self) -> Screen:
        self._shown = self._screen().after(self._shown)
        return self._shown

    def _screen(self) -> Screen:
        context = self.context
        time = context.backdrop_time
        return Screen(context.layout, self.theme, time, self.page(), self.message, self.in_room_of)

    def changed_parts(self, before: Screen, after: Screen) -> Parts | None:
        return after.changed_parts(before)

    def draw_picture(self, canvas: Surface, picture: Screen) -> None:
        picture.draw(canvas)

    def draw_ground(self, canvas: Surface, board: Rect) -> None:
        self.picture().draw_behind(canvas)

    def places_of_rows(self) -> Places:
        """Where the rows of the page's list are."""
        return self.places_of(Rows)

    def places_of(self, kind: type[Rows | Buttons]) -> Places:
        """Where the rows of the only list of a kind are."""
        placed = self.picture().placed(kind)
        assert isinstance(placed.node, Rows | Buttons)
        return placed.node.places(self.context.layout, placed.box)


class VeilingScene(PageScene):
    """A page over another scene, which is veiled and stands still."""

    lies_over = True
    veils = True

    def _screen(self) -> VeiledScreen:
        return VeiledScreen(self.context.layout, self.theme, 0.0, self.page())
