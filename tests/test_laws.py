"""The laws of the architecture: which package may import which, and what each may use."""

import re
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.imports import MODULES, imported, module_name
from tests.processes import ROOT, python
from tests.setups import PRODUCT_GAMES

PACKAGE = ROOT / "game"

# What a module may know beside its own package, the lowest package first. The most exact name counts.
MAY_KNOW: dict[str, tuple[str, ...]] = {
    "game": (),
    "game.paths": (),
    "game.lines": (),
    "game.seeds": (),
    "game.signals": (),
    "game.core": (),
    "game.ownership": ("game.core",),
    "game.faults": ("game.core", "game.ownership"),
    "game.arena": ("game.core",),
    "game.solving": ("game.core",),
    "game.variants": ("game.core", "game.solving"),
    "game.templates": ("game.core",),
    "game.catalogue": ("game.core", "game.variants"),
    "game.puzzles": ("game.core", "game.solving", "game.catalogue"),
    "game.bots": ("game.core", "game.arena", "game.solving", "game.catalogue", "game.puzzles"),
    "game.people": ("game.core", "game.bots"),
    "game.session": ("game.core", "game.arena", "game.puzzles", "game.bots", "game.people"),
    "game.records": ("game.core",),
    "game.run": ("game.seeds", "game.core", "game.bots", "game.session"),
    "game.evening": ("game.seeds", "game.core", "game.people"),
    "game.evening.openings": ("game.seeds", "game.core", "game.solving", "game.catalogue"),
    "game.evening.leg_mode": ("game.core", "game.session"),
    "game.evening.progress": (
        *("game.seeds", "game.core", "game.bots", "game.people", "game.session", "game.evening"),
        *("game.evening.leg_mode", "game.evening.openings"),
    ),
    "game.store": (
        *("game.seeds", "game.core", "game.faults", "game.ownership", "game.catalogue", "game.puzzles"),
        *("game.bots", "game.people", "game.session", "game.records", "game.run", "game.evening"),
        *("game.evening.leg_mode", "game.evening.progress"),
    ),
    "game.arcade.draw": ("game.core", "game.paths"),
    "game.variants.*.renderer": ("game.core", "game.variants", "game.arcade.draw"),
    "game.templates.*.renderer": ("game.core", "game.templates", "game.arcade.draw"),
    "game.arcade.input": ("game.core", "game.arcade.draw"),
    "game.arcade.kit": ("game.core", "game.arcade.draw"),
    "game.terminal": (
        *("game.lines", "game.seeds", "game.signals", "game.core", "game.arena", "game.solving"),
        *("game.catalogue", "game.puzzles", "game.bots", "game.people", "game.session", "game.records"),
        *("game.run", "game.evening", "game.evening.progress", "game.store"),
    ),
    "game.engine": (
        *("game", "game.lines", "game.seeds", "game.faults", "game.core", "game.arena", "game.solving"),
        *("game.catalogue", "game.bots"),
    ),
    "game.arcade": (
        *("game", "game.paths", "game.seeds", "game.signals", "game.faults", "game.core", "game.arena"),
        *(
            "game.solving",
            "game.catalogue",
            "game.puzzles",
            "game.bots",
            "game.people",
            "game.session",
            "game.records",
            "game.run",
            "game.evening",
            "game.evening.leg_mode",
            "game.evening.progress",
            "game.store",
            "game.arcade.draw",
            "game.arcade.input",
            "game.arcade.kit",
        ),
    ),
    "game.bench": ("game",),  # measures everything
    "game.commands": ("game",),  # each runs a front end
    "game.cli": ("game",),
}
ABOVE_ALL = {"game.bench", "game.commands", "game.cli"}


def package_of(module: str) -> str:
    """The row of the table that a module belongs to."""
    renderer = re.fullmatch(r"game\.(variants|templates)\.\w+\.(renderer|icon|picture(\.\w+)?)", module)
    if renderer:
        return f"game.{renderer[1]}.*.renderer"
    return max((name for name in MAY_KNOW if f"{module}.".startswith(f"{name}.")), key=len)


@cache
def named() -> dict[str, set[str]]:
    """The modules of the game that each module names."""
    return {module: imported(path) & MODULES.keys() for module, path in MODULES.items()}


def loaded_by(module: str) -> set[str]:
    """What a module loads: the modules that it names, and the packages around them but not around itself."""
    found: set[str] = set()
    for name in named()[module]:
        parts = name.split(".")
        found |= {".".join(parts[:length]) for length in range(1, len(parts) + 1)}
    return {name for name in found if not f"{module}.".startswith(f"{name}.")}


def ring_in(graph: dict[str, set[str]]) -> str:
    """A ring of modules that import each other, as text; empty when there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return " imports ".join(reversed(error.args[1]))
    return ""


def test_imports_form_a_tree() -> None:
    ring = ring_in({module: loaded_by(module) for module in MODULES})
    assert not ring, ring


def test_scenes_know_no_other_scene() -> None:
    """They know only what several scenes are made of; the table of routes leads from one to another."""
    scenes = {module for module in MODULES if module.startswith("game.arcade.scenes.")}
    routes = {
        m
        for m in MODULES
        if m.startswith("game.arcade.") and m.endswith((".route", ".routes", ".route_table"))
    }
    leading = routes | {m for m in MODULES if m.startswith(("game.arcade.screenshots.", "game.bench."))}
    shared = {"game.arcade.scenes.scene", "game.arcade.scenes.stack"}
    shared |= {module for module in scenes if module.endswith("_keeping")}  # what is kept of a game
    built = {name for module in routes for name in named()[module] & scenes} - shared
    assert len(built) > 30
    known = {module: names & built for module, names in named().items() if module not in leading}
    assert not {module: names for module, names in known.items() if names}


def test_a_ring_of_imports_is_named() -> None:
    ring = ring_in({"game.a": {"game.b"}, "game.b": {"game.c"}, "game.c": {"game.a"}, "game.d": {"game.a"}})
    assert ring in (
        "game.a imports game.b imports game.c imports game.a",
        "game.b imports game.c imports game.a imports game.b",
        "game.c imports game.a imports game.b imports game.c",
    )


def test_a_package_knows_only_what_stands_below_it() -> None:
    forbidden = [
        f"{module} imports {name}"
        for module, names in named().items()
        if (package := package_of(module)) not in ABOVE_ALL
        for name in sorted(names)
        if package_of(name) not in (package, *MAY_KNOW[package])
    ]
    assert not forbidden, "\n".join(forbidden)


def test_the_table_of_packages_goes_from_the_lowest_up() -> None:
    rows = list(MAY_KNOW)
    for package, known in MAY_KNOW.items():
        assert all(rows.index(name) < rows.index(package) for name in known), package


def test_an_evening_knows_no_screen_and_nothing_that_is_kept() -> None:
    known = {name for module in MODULES if module.startswith("game.evening") for name in loaded_by(module)}
    front = ("game.arcade", "game.terminal", "game.engine", "game.store", "game.commands")
    assert "game.core.rules" in known
    assert not [name for name in known if name.startswith(front)]


def test_no_game_knows_another() -> None:
    for module, names in named().items():
        folder = ".".join(module.split(".")[:3])
        others = [name for name in names if package_of(name) == "game.variants"]
        assert package_of(module) != "game.variants" or all(f"{n}.".startswith(f"{folder}.") for n in others)


def test_only_the_catalogue_looks_into_the_variants() -> None:
    for module, path in MODULES.items():
        looks = "game.variants" in path.read_text(encoding="utf-8")
        assert not looks or module.startswith(("game.variants", "game.catalogue")), module


def may_draw(path: Path) -> bool:
    """The arcade, the games' renderers and parts of their pictures, and what measures them."""
    place = path.relative_to(PACKAGE).parts
    return place[0] in ("arcade", "bench") or place[-1] in ("renderer.py", "icon.py") or "picture" in place


IMPORT_ALL = """
import importlib, sys
for name in sys.argv[1:]:
    importlib.import_module(name)
print(*sys.modules)
"""


def test_everything_but_the_pictures_works_in_a_process_without_pygame() -> None:
    names = [module for module, path in MODULES.items() if not may_draw(path)]
    loaded = python("-c", IMPORT_ALL, *names).stdout.split()
    assert "game.core.rules" in loaded
    assert "pygame" not in loaded


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (("engine",), "ugi\nisready\ngo depth 2\nquit\n"),
        (("terminal", "apart"), "3 3\nquit\n"),
        (("run", "--seed", "1"), "resign\nyes\nquit\n"),
        (("tonight", "--short"), "Ada\nBen\nresign\nquit\n"),
    ],
    ids=["engine", "terminal", "run", "tonight"],
)
def test_no_pygame_in_a_running_front_end(arguments: tuple[str, ...], text: str) -> None:
    imports = python("-X", "importtime", "main.py", *arguments, text=text).stderr
    assert "game.core.rules" in imports
    assert "pygame" not in imports


PURE_PACKAGES = ("core", "arena", "solving", "people", "session", "run", "evening", "records")
PURE = [path for path in MODULES.values() if path.relative_to(PACKAGE).parts[0] in PURE_PACKAGES]
IMPURE = {"os", "sys", "io", "time", "random", "pathlib", "threading", "subprocess", "pygame"}
# What asks the clock; a date that was given is a value like any other.
CLOCK = re.compile(r"\b(today|now|utcnow)\(")


def test_what_is_pure_knows_no_clock_and_no_files() -> None:
    assert {"game.core.rules", "game.run.run"} <= set(map(module_name, PURE))
    assert not [path for path in PURE if imported(path) & IMPURE]
    assert not [path for path in PURE if CLOCK.search(path.read_text(encoding="utf-8"))]


def test_nothing_outside_the_variants_names_a_game() -> None:
    slugs = "|".join(PRODUCT_GAMES)
    game = re.compile(rf"""["']({slugs})["']|variants\.({slugs})""")
    outside = [path for path in MODULES.values() if not path.is_relative_to(PACKAGE / "variants")]
    assert not [path for path in outside if game.search(path.read_text(encoding="utf-8"))]


# pygame holds Python's lock in these while it waits for a sound that ends at that moment, which waits for the
# lock: the process stands still for ever. `close_mixer` is the safe way, and `Audio.rest` interrupts sounds.
FREEZES = re.compile(r"(pygame|mixer)\.quit\(|(mixer|music)\.(un)?pause\(|\.set_source_location\(")


def test_nothing_is_called_that_can_wait_for_a_sound_for_ever() -> None:
    """Only `close_mixer` closes the mixer, when nothing can end any more."""
    files = [path for folder in ("game", "tests", "assets") for path in (ROOT / folder).rglob("*.py")]
    calls = {str(path.relative_to(ROOT)): len(FREEZES.findall(path.read_text("utf-8"))) for path in files}
    assert {name: count for name, count in calls.items() if count} == {"game/arcade/shell/audio.py": 1}
