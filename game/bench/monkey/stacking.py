"""Which scene may lie on which: read from the code of the scenes, and from the routes to where they lead."""

import ast
import importlib
import inspect
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, product

from game.arcade.navigation import first_destinations
from game.arcade.navigation.destinations import Back, Destination
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.route_table import ROUTES
from game.arcade.scenes.scene import Scene
from game.arcade.shell import app

# The modules of which scenes are made, as far as they say where these lead.
PARTS = ("game.arcade.scenes.",)
DESTINATIONS = {kind.__name__: kind for kind in ROUTES}
Kind = type[Scene]
Table = dict[Kind, set[Kind]]


@cache
def may_lie_on() -> Table:
    """For each scene, the scenes that may lie directly on it."""
    found: Table = {scene: set() for scene in all_scenes()}
    instead = set(_after_going_back())  # a scene, and one that takes its place
    for below, above in _put():
        if below.gives_way or above is below:
            instead.add((below, above))
        else:
            found[below].add(above)
    for _pass in instead:  # each may take the place of another that has just taken a place
        for scenes in found.values():
            scenes |= {after for before, after in instead if before in scenes}
    return found


def _put() -> Iterator[tuple[Kind, Kind]]:
    """Pairs: a scene, and another that is put on it or takes its place."""
    for destination in ROUTES:
        yield from ((on, scene) for on, scene in scenes_of(destination) if on is not None)
    for scene in all_scenes():
        for destination in led_to(scene):
            yield from product([scene], _over(destination))
        for before, after in _one_after_the_other(scene):
            yield from product(_over(before), _over(after))


def _after_going_back() -> Iterator[tuple[Kind, Kind]]:
    """Pairs: a scene that goes back and leads on at once, and a scene to which it leads then."""
    for scene in all_scenes():
        for before, after in _one_after_the_other(scene):
            yield from product([scene] if before is Back else [], _over(after))


def _over(destination: type[Destination]) -> set[Kind]:
    """The scenes that a destination can open over the one on top."""
    return {scene for on, scene in scenes_of(destination) if on is None}


def all_scenes() -> set[Kind]:
    """All scenes that there are routes to."""
    return {MenuScene} | {scene for destination in ROUTES for _on, scene in scenes_of(destination)}


def scenes_of(destination: type[Destination]) -> frozenset[tuple[Kind | None, Kind]]:
    """The scenes that a destination can turn out to be, each with the one on which it lies, or None."""
    kinds = [kind for kind in ROUTES[destination].kinds if isinstance(kind, type)]
    here = {(ROUTES[destination].on, kind) for kind in kinds if issubclass(kind, Scene)}
    return frozenset(here.union(*(scenes_of(kind) for kind in kinds if kind in ROUTES)))


def led_to(scene: Kind) -> set[type[Destination]]:
    """The destinations that a scene or a part of it makes; those that the arcade makes lie over the menu."""
    modules = _parts(scene.__module__)
    if scene is MenuScene:
        modules |= {first_destinations.__name__, app.__name__}
    return {kind for module in modules for kind in _made(ast.walk(_tree(module)))}


def _one_after_the_other(scene: Kind) -> Iterator[tuple[type[Destination], type[Destination]]]:
    """Destinations to which a scene leads at once, each before another."""
    for module in _parts(scene.__module__):
        for function in (node for node in ast.walk(_tree(module)) if isinstance(node, ast.FunctionDef)):
            lambdas = [node for node in ast.walk(function) if isinstance(node, ast.Lambda)]
            later = {node for each in lambdas for node in ast.walk(each)}
            calls = [node for node in ast.walk(function) if _is_go(node) and node not in later]
            made = [_made(ast.walk(call)) for call in calls]
            for before, after in combinations(made, 2):
                yield from product(before, after)


def _is_go(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "go"


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(importlib.import_module(module)))


def _made(nodes: Iterable[ast.AST]) -> set[type[Destination]]:
    """The destinations that are made in some code."""
    called = [node.func for node in nodes if isinstance(node, ast.Call)]
    names = {name.id for name in called if isinstance(name, ast.Name)}
    return {DESTINATIONS[name] for name in names & DESTINATIONS.keys()}


@cache
def _parts(module: str) -> frozenset[str]:
    """The module of a scene, and all parts of scenes that it imports."""
    found, edge = {module}, [module]
    while edge:
        named = [node.module for node in ast.walk(_tree(edge.pop())) if isinstance(node, ast.ImportFrom)]
        new = {name for name in named if name is not None and name.startswith(PARTS)} - found
        found |= new
        edge += new
    return frozenset(found)
