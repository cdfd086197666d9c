"""Routes: the scene of each destination. Only this package creates scenes."""

from collections.abc import Callable, Hashable
from functools import cached_property

from game.arcade.context import Context
from game.arcade.destinations import Destination, FurtherDestination, ToMenu
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.stack import SceneStack


class Routes:
    """Changes the stack of scenes. Every scene gets `go`.

    The first picture shows the menu, and is there sooner without all other scenes: they are loaded after it,
    or with the first of them that is needed.
    """

    def __init__(self, context: Context, stack: SceneStack) -> None:
        self._context = context
        self._stack = stack

    def go(self, destination: Destination) -> None:
        if isinstance(destination, ToMenu):
            self._stack.restart(self._menu(destination.tile))
        else:
            self._go_further(destination)

    def load(self) -> None:
        """Load all scenes."""
        _ = self._go_further

    @cached_property
    def _go_further(self) -> Callable[[FurtherDestination], None]:
        from game.arcade.routes.further import FurtherRoutes

        return FurtherRoutes(self._context, self._stack, self.go, self._menu).go

    def _menu(self, tile: Hashable) -> MenuScene:
        """The menu that is already open, or a new one, with a tile in focus."""
        bottom = self._stack.scenes[0] if self._stack.scenes else None
        if isinstance(bottom, MenuScene):
            bottom.show(tile)
            return bottom
        return MenuScene(self._context, self.go, tile)
