"""What may lie on what, read from the code: where each scene leads, and what the routes do then."""

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterable, Iterator
from copy import deepcopy
from functools import cache
from itertools import combinations, product
from typing import Any, get_args

import game.arcade.routes
from game.arcade import app, first_destinations
from game.arcade.destinations import Back, Destination
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.scene import Scene

# The modules of which scenes are made, as far as they say where these lead.
PARTS = ("game.arcade.scenes.", "game.arcade.tiles.")
DESTINATIONS = {kind.__name__: kind for kind in get_args(Destination)}
# How the routes change the stack of scenes.
WAYS = {"push", "restart", "replace"}
BACK = Back.__name__
Kind = type  # of a scene
Table = dict[Kind, set[Kind]]


@cache
def may_lie_on() -> Table:
    """For each scene those that may lie directly on it."""
    found: Table = {scene: set() for scene in all_scenes()}
    for name in DESTINATIONS:
        found[MenuScene] |= _route(name, Scene)["restart"] - {MenuScene}
    instead: set[tuple[Kind, Kind]] = set()  # a scene, and one that takes its place
    for scene in found:
        for name in led_to(scene):
            route = _route(name, scene)
            found[scene] |= route["push"]
            instead |= {(scene, other) for other in route["replace"]}
        for before, name in _one_after_the_other(scene):
            _follow(scene, before, name, found, instead)
    for before_it, after in instead:
        for above in found.values():
            above |= {after} if before_it in above else set()
    return found


def _follow(scene: Kind, before: str, name: str, found: Table, instead: set[tuple[Kind, Kind]]) -> None:
    """Note what may lie where once a scene has led to one destination and then to another."""
    for between in _route(before, scene)["push"]:
        found[between] |= _route(name, between)["push"]
    if before == BACK:
        instead |= {(scene, other) for other in _route(name, scene)["push"]}


def all_scenes() -> set[Kind]:
    """All scenes that the routes build."""
    return {MenuScene} | {scene for name in DESTINATIONS for scene in scenes_of(name)}


@cache
def scenes_of(destination: str) -> set[Kind]:
    """The scenes that a destination can turn out to be."""
    return {scene for scenes in _route(destination, MenuScene).values() for scene in scenes} - {MenuScene}


def led_to(scene: Kind) -> set[str]:
    """The destinations that a scene or a part of it makes; those that the arcade makes lie over the menu."""
    modules = _parts(scene.__module__)
    if scene is MenuScene:
        modules |= {first_destinations.__name__, app.__name__}
    return {name for module in modules for name in _called(ast.walk(_tree(module)))} & DESTINATIONS.keys()


def _one_after_the_other(scene: Kind) -> Iterator[tuple[str, str]]:
    """Destinations to which a scene leads at once, each before another."""
    for module in _parts(scene.__module__):
        for function in (node for node in ast.walk(_tree(module)) if isinstance(node, ast.FunctionDef)):
            lambdas = [node for node in ast.walk(function) if isinstance(node, ast.Lambda)]
            later = {node for each in lambdas for node in ast.walk(each)}
            calls = [node for node in ast.walk(function) if _is_go(node) and node not in later]
            made = [_called(ast.walk(call)) & DESTINATIONS.keys() for call in calls]
            for before, after in combinations(made, 2):
                yield from product(before, after)


def _is_go(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "go"


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(importlib.import_module(module)))


def _called(nodes: Iterable[ast.AST]) -> set[str]:
    """The names of what is called, as classes are when an object is made."""
    calls = [node.func for node in nodes if isinstance(node, ast.Call)]
    return {called.id for called in calls if isinstance(called, ast.Name)}


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


@cache
def _route(destination: str, top: Kind) -> dict[str, set[Kind]]:
    """The scenes that the routes put onto the stack for a destination while a scene is on top, by the way."""
    found = {way: set[Kind]() for way in WAYS}
    for module in pkgutil.iter_modules(game.arcade.routes.__path__, f"{game.arcade.routes.__name__}."):
        names = vars(importlib.import_module(module.name))
        for routes in (node for node in _tree(module.name).body if isinstance(node, ast.ClassDef)):
            nodes = list(_code_for(_Case(destination, top, names), routes))
            called = _called(nodes)
            used = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
            for way in WAYS & used - ({"push"} if "pop_to" in used else set()):
                found[way] |= {names[name] for name in called if _is_scene(names.get(name))}
            for name in called & DESTINATIONS.keys() - {destination}:
                for way, scenes in _route(name, top).items():
                    found[way] |= scenes
    return found


def _is_scene(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, Scene)


def _code_for(case: "_Case", routes: ast.ClassDef) -> Iterator[ast.AST]:
    """What a class of routes runs in a case."""
    methods = {node.name: node for node in routes.body if isinstance(node, ast.FunctionDef)}
    edge, seen = ["go"], {"go"}
    while edge:
        nodes = list(ast.walk(case.visit(deepcopy(methods[edge.pop()]))))
        yield from nodes
        used = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
        edge += methods.keys() & used - seen
        seen |= used


class _Case(ast.NodeTransformer):
    """Leaves of the code what is done, as far as can be told, with one destination from one scene."""

    def __init__(self, destination: str, top: Kind, names: dict[str, Any]) -> None:
        self._destination, self._top, self._names = destination, top, names

    def visit_Match(self, node: ast.Match) -> list[ast.stmt]:
        cases = [case for case in node.cases if self._destination in _kinds(case.pattern)]
        chosen = cases or [case for case in node.cases if not _kinds(case.pattern)]
        return self._visited([statement for case in chosen for statement in case.body])

    def visit_If(self, node: ast.If) -> list[ast.stmt]:
        holds = self._holds(node.test)
        return self._visited([*([] if holds is False else node.body), *([] if holds else node.orelse)])

    def _visited(self, body: list[ast.stmt]) -> list[ast.stmt]:
        return list(self.generic_visit(ast.Module(body, [])).body)  # type: ignore[attr-defined]

    def _holds(self, test: ast.expr) -> bool | None:
        """Whether a condition holds; None if that cannot be told."""
        match test:
            case ast.UnaryOp(ast.Not(), negated):
                holds = self._holds(negated)
                return None if holds is None else not holds
            case ast.Compare(ast.Call(ast.Name("type")), [ast.Is()]):  # of the scene, and of the one on top
                return self._top is not MenuScene and self._top in scenes_of(self._destination)
            case ast.BoolOp(ast.Or(), values):
                known = {self._holds(value) for value in values}
                return True if True in known else None if None in known else False
            case ast.Call(ast.Name("isinstance"), [ast.Name("destination"), kinds]):
                return issubclass(DESTINATIONS[self._destination], self._named(kinds))
            case ast.Call(ast.Name("isinstance"), [ast.Attribute(attr="top" | "_top"), kinds]):
                return issubclass(self._top, self._named(kinds))
        return None

    def _named(self, kinds: ast.expr) -> tuple[type, ...]:
        """The classes that an expression of names and `|` stands for."""
        if isinstance(kinds, ast.BinOp):
            return (*self._named(kinds.left), *self._named(kinds.right))
        assert isinstance(kinds, ast.Name), "a class, or some of them"
        return get_args(self._names[kinds.id]) or (self._names[kinds.id],)


def _kinds(pattern: ast.pattern) -> set[str]:
    """The classes that a pattern names; none for one that takes everything."""
    named = [node.cls for node in ast.walk(pattern) if isinstance(node, ast.MatchClass)]
    return {node.id for node in named if isinstance(node, ast.Name)}
