"""Goes to a destination: finds its scene in the table of routes, and puts it on the stack."""

from collections.abc import Hashable, Mapping
from functools import cached_property
from typing import Any

from game.arcade.navigation.destinations import Destination, ToMenu
from game.arcade.navigation.settings_destinations import ToOpening
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.route import OPENING, Here, Route
from game.arcade.scenes.scene import Scene
from game.arcade.scenes.stack import SceneStack
from game.arcade.shell.context import Context


class Routes:
    """Goes to destinations by changing the stack of scenes. Every scene is given `go`.

    The first picture shows the menu, or the opening over it, and comes sooner if no other scene is loaded
    before: they are loaded after it, or when the first of them is needed.
    """

    def __init__(self, context: Context, stack: SceneStack) -> None:
        self._context = context
        self._stack = stack

    def go(self, destination: Destination) -> None:
        if isinstance(destination, ToMenu):
            self._stack.restart(self._menu(destination.tile))
            return
        first = isinstance(destination, ToOpening)
        route: Route[Any] = OPENING if first else self._table[type(destination)]
        opened = route.open(Here(self._context, self.go, self._stack), destination)
        if isinstance(opened, Destination):
            self.go(opened)
        elif opened is not None:
            self._put(opened, route.on, route.tile(destination))

    def load(self) -> None:
        """Load all scenes. The menu, which is below all of them, follows what else was loaded by now."""
        _ = self._table
        self._menu(None).follow()

    @cached_property
    def _table(self) -> Mapping[type[Destination], Route[Any]]:
        from game.arcade.scenes.route_table import ROUTES

        return ROUTES

    def _put(self, scene: Scene, on: type[Scene] | None, tile: Hashable) -> None:
        """Put a scene on another. The second of two of the same kind takes the place of the first."""
        stack = self._stack
        if on is MenuScene:
            stack.restart(self._menu(tile), scene)
            return
        if on is not None and not isinstance(stack.top, on):
            stack.pop_to(on)
        if stack.top.gives_way or type(scene) is type(stack.top):
            stack.replace(scene)
        else:
            stack.push(scene)

    def _menu(self, tile: Hashable) -> MenuScene:
        """The menu that is already open, or a new one, with a tile in focus."""
        bottom = self._stack.scenes[0] if self._stack.scenes else None
        if isinstance(bottom, MenuScene):
            bottom.show(tile)
            return bottom
        return MenuScene(self._context, self.go, tile)
