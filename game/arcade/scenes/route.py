"""A line in a table of routes: what a destination opens, and where on the stack of scenes that lies."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from typing import Generic, TypeVar, TypeVarTuple, get_args

from game.arcade.navigation.destinations import Destination
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.scene import Go, Scene
from game.arcade.scenes.stack import SceneStack
from game.arcade.shell.context import Context

D = TypeVar("D", bound=Destination)
Rest = TypeVarTuple("Rest")
# What a destination turns out to be: a scene, another destination, or nothing more to open.
Opened = Scene | Destination | None


@dataclass(frozen=True)
class Here:
    """What a route is given: what all scenes are made from, and the stack as it is."""

    context: Context
    go: Go
    stack: SceneStack


@dataclass(frozen=True)
class Route(Generic[D]):
    """How one kind of destination is opened."""

    destination: type[D]
    open: Callable[[Here, D], Opened]
    kinds: tuple[type, ...]  # of what it can open
    on: type[Scene] | None = None  # the scene on which it lies; None for the one on top
    tile: Callable[[D], Hashable] = lambda _to: None  # what is then in focus in the menu


def opens(
    destination: type[D],
    scene: Callable[[Context, Go, *Rest], Scene],
    rest: Callable[[Here, D], tuple[*Rest]],
) -> Route[D]:
    """A scene over the one on top, made from what all scenes are made from, and the rest."""
    assert isinstance(scene, type), "a class"
    return Route(destination, lambda here, to: scene(here.context, here.go, *rest(here, to)), (scene,))


def nothing(_here: Here, _to: Destination) -> tuple[()]:
    """The rest of what a scene is made from if there is none."""
    return ()


def leads(destination: type[D], opened: Callable[[Here, D], Opened]) -> Route[D]:
    """Whatever a function finds, which names in its annotation all that it can be."""
    returned = opened.__annotations__["return"]
    return Route(destination, opened, get_args(returned) or (returned,))


def on(scene: type[Scene], route: Route[D]) -> Route[D]:
    """The same on the topmost scene of a class: those above it are left."""
    return replace(route, on=scene)


def on_menu(route: Route[D], tile: Callable[[D], Hashable] = lambda _to: None) -> Route[D]:
    """The same on the menu with a tile in focus; with None, the one that was."""
    return replace(route, on=MenuScene, tile=tile)
