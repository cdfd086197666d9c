"""A line in a table of routes: what a destination opens, and where on the stack of scenes that lies."""

from collections.abc import Callable, Hashable
from typing import Generic, NamedTuple, TypeVar, TypeVarTuple, get_args

from game.arcade.navigation.destinations import Destination
from game.arcade.navigation.settings_destinations import ToOpening
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.opening import OpeningScene
from game.arcade.scenes.scene import Go, Scene
from game.arcade.scenes.stack import SceneStack
from game.arcade.shell.context import Context

D = TypeVar("D", bound=Destination)
Rest = TypeVarTuple("Rest")
# What a destination turns out to be: a scene, another destination, or nothing more to open.
Opened = Scene | Destination | None


class Here(NamedTuple):
    """What a route needs to make a scene: what all scenes are made from, and the stack."""

    context: Context
    go: Go
    stack: SceneStack


class Route(NamedTuple, Generic[D]):
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
    """Opens a scene over the one on top. `rest` finds the arguments that it takes beside context and `go`."""
    assert isinstance(scene, type), "a class"
    return Route(destination, lambda here, to: scene(here.context, here.go, *rest(here, to)), (scene,))


def nothing(_here: Here, _to: Destination) -> tuple[()]:
    """The `rest` of a scene that takes no further arguments."""
    return ()


def leads(destination: type[D], opened: Callable[[Here, D], Opened]) -> Route[D]:
    """Opens whatever a function returns. Its annotation names everything that this can be."""
    returned = opened.__annotations__["return"]
    return Route(destination, opened, get_args(returned) or (returned,))


def on(scene: type[Scene], route: Route[D]) -> Route[D]:
    """The same route, but on the topmost scene of a class: those above it are removed."""
    return route._replace(on=scene)


def on_menu(route: Route[D], tile: Callable[[D], Hashable] = lambda _to: None) -> Route[D]:
    """The same route, but on the menu with a tile in focus; with None, the tile stays as it was."""
    return route._replace(on=MenuScene, tile=tile)


# Apart from the table of all routes, which is loaded after the first picture.
OPENING = opens(ToOpening, OpeningScene, lambda _here, to: (to.then,))
