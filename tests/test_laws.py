"""The laws of the house: which room may know what."""

import ast
import re
from pathlib import Path

import pytest

from game import catalogue
from tests.processes import ROOT, python

PACKAGE = ROOT / "game"
MODULES = sorted(PACKAGE.rglob("*.py"))


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def may_draw(path: Path) -> bool:
    """The arcade, the games' renderers, and what measures them."""
    place = path.relative_to(PACKAGE).parts
    return place[0] in ("arcade", "bench") or place[-1] == "renderer.py"


def imported(path: Path) -> set[str]:
    """The names of all modules that a module imports anywhere in its text."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


IMPORT_ALL = """
import importlib, sys
for name in sys.argv[1:]:
    importlib.import_module(name)
print(*sys.modules)
"""


def test_everything_but_the_pictures_works_in_a_process_without_pygame() -> None:
    names = [module_name(path) for path in MODULES if not may_draw(path)]
    loaded = python("-c", IMPORT_ALL, *names).stdout.split()
    assert "game.core.rules" in loaded
    assert "pygame" not in loaded


@pytest.mark.parametrize(
    ("arguments", "text"),
    [(("engine",), "ugi\nisready\ngo depth 2\nquit\n"), (("terminal", "apart"), "3 3\nquit\n")],
    ids=["engine", "terminal"],
)
def test_no_pygame_in_a_running_front_end(arguments: tuple[str, ...], text: str) -> None:
    imports = python("-X", "importtime", "main.py", *arguments, text=text).stderr
    assert "game.core.rules" in imports
    assert "pygame" not in imports


CORE = [path for path in MODULES if path.is_relative_to(PACKAGE / "core")]
IMPURE = {"os", "sys", "io", "time", "datetime", "random", "pathlib", "threading", "subprocess", "pygame"}


@pytest.mark.parametrize("path", CORE, ids=module_name)
def test_the_core_knows_no_clock_no_files_and_no_front_end(path: Path) -> None:
    assert not imported(path) & IMPURE
    rooms = {name.split(".")[1] for name in imported(path) if name.startswith("game.")}
    assert rooms <= {"core", "variants"}


OUTSIDE = [path for path in MODULES if not path.is_relative_to(PACKAGE / "variants")]


@pytest.mark.parametrize("path", OUTSIDE, ids=module_name)
def test_nothing_outside_the_variants_names_a_game(path: Path) -> None:
    slugs = "|".join(set(catalogue.games()) - {"rooks"})
    text = path.read_text(encoding="utf-8")
    assert not re.findall(rf"""["']({slugs})["']|variants\.({slugs})""", text)


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_a_module_stays_small_enough_to_read(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 300
