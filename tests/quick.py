"""`--quick`: as many tests as run in less than a minute on one core, those nearest to what has changed first.

Nearest is a test that has changed itself or is about a game that has, then one whose file imports a changed
module, then one that imports such a module, and so on. What is equally near takes turns: first one test of
each file, then the second of each, and another case of the same test only after all others.
"""

import subprocess
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path

import pytest

from tests.imports import MODULES, imported, module_name, modules_in
from tests.processes import ROOT

BEGAN = time.monotonic()
# No test begins later than this, but for so many that run even on a busy machine; what is left of the minute
# is for the last one.
SECONDS, LEAST = 50.0, 20
# Since the commit before the last one, whether it was committed or not.
CHANGED = (
    ("git", "diff", "--name-only", "HEAD~1"),
    ("git", "ls-files", "--others", "--exclude-standard"),
)


class Quick:
    """Puts the tests in order, and leaves out those for which there is no time."""

    def __init__(self, games_of: Callable[[pytest.Item], Collection[str]]) -> None:
        self._games_of = games_of
        self._run = self._left_out = 0

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        changed = changed_modules()
        far = distances(changed, imports())
        games = {name.split(".")[2] for name in changed if name.startswith("game.variants.")}
        turns = turns_of(items)

        def key(item: pytest.Item) -> tuple[float, tuple[int, int]]:
            about = 0.0 if games & set(self._games_of(item)) else float("inf")
            return min(about, far.get(module_name(item.path), float("inf"))), turns[item]

        items.sort(key=key)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self) -> bool | None:
        if self._run >= LEAST and time.monotonic() - BEGAN > SECONDS:
            self._left_out += 1
            return True  # as if it had been run
        self._run += 1
        return None

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.write_line(f"quick: {self._run} tests, and no time for {self._left_out} others")


def changed_modules() -> set[str]:
    """The modules that have changed; of any other file the package in which it is. None without git."""
    found = set()
    for command in CHANGED:
        try:
            listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
        except OSError:
            return set()
        for path in map(Path, listed.splitlines()):
            found.add(module_name(ROOT / (path if path.suffix == ".py" else path.parent)))
    return found


def imports() -> dict[str, set[str]]:
    """What each module of the game and of the tests imports."""
    return {name: imported(path) for name, path in {**MODULES, **modules_in(ROOT / "tests")}.items()}


def distances(changed: Iterable[str], imports: Mapping[str, Collection[str]]) -> dict[str, int]:
    """How many imports lie between each module and the nearest one that has changed."""
    importing: dict[str, list[str]] = {}
    for name, others in imports.items():
        for other in others:
            importing.setdefault(other, []).append(name)
    found = dict.fromkeys(changed, 0)
    edge = list(found)
    while edge:
        name = edge.pop(0)
        for further in importing.get(name, ()):
            if further not in found:
                found[further] = found[name] + 1
                edge.append(further)
    return found


def turns_of(items: Iterable[pytest.Item]) -> dict[pytest.Item, tuple[int, int]]:
    """For each test the number of its case, and its number among the tests of its file."""
    cases: Counter[str] = Counter()
    tests: dict[Path, dict[str, int]] = {}
    found = {}
    for item in items:
        name = item.nodeid.partition("[")[0]
        of_file = tests.setdefault(item.path, {})
        found[item] = cases[name], of_file.setdefault(name, len(of_file))
        cases[name] += 1
    return found
