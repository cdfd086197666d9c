"""The table of routes: every destination opens something, and every scene is opened by a destination."""

from collections.abc import Iterator
from importlib import import_module

from game.arcade.navigation.destinations import Destination, ToMenu
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.route_table import PARTS
from game.arcade.scenes.scene import Scene
from tests.imports import MODULES

LINES = [route for part in PARTS for route in part]


def kinds_of(base: type) -> Iterator[type]:
    """The classes of the arcade that others are not made from."""
    for module in MODULES:
        if module.startswith("game.arcade."):
            import_module(module)
    for kind in base.__subclasses__():
        if kind.__module__.startswith("game."):
            yield from kinds_of(kind) if kind.__subclasses__() else (kind,)


def test_every_destination_has_one_line_in_the_table() -> None:
    """The menu has none: it is there before the table is loaded."""
    written = [route.destination.__name__ for route in LINES]
    assert sorted(written) == sorted(kind.__name__ for kind in kinds_of(Destination) if kind is not ToMenu)


def test_every_scene_is_opened_by_a_destination() -> None:
    opened = {kind for route in LINES for kind in route.kinds if isinstance(kind, type)}
    assert {kind for kind in opened if issubclass(kind, Scene)} == {*kinds_of(Scene)} - {MenuScene}
