"""The order of the tests: what is long starts first, and with `--quick` what is near a change."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests import quick
from tests.processes import ROOT, python
from tests.quick import LEAST, Quick, changed_modules, distances, turns_of

CHANGES = ("game/core/grid.py", "game/variants/siege/puzzles.txt", "tests/test_match.py")


@pytest.fixture
def changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some files have changed: what stands in for git says so."""
    monkeypatch.setattr(quick, "CHANGED", ((sys.executable, "-c", f"print(*{CHANGES}, sep=chr(10))"),))


@dataclass(frozen=True)
class Item:
    """What of a test decides when it is run."""

    path: Path
    nodeid: str
    game: str


def item_of(file: str, name: str, game: str = "") -> Any:
    return Item(ROOT / "tests" / file, f"tests/{file}::{name}", game)


def test_what_is_long_starts_first() -> None:
    listed = python("-m", "pytest", "--collect-only", "-q", "tests/test_cursor.py", "tests/test_new_game.py")
    assert listed.stdout.startswith("tests/test_new_game.py::test_new_games_among_the_others_pass")


@pytest.mark.usefixtures("changes")
def test_a_file_that_is_no_module_has_changed_its_package() -> None:
    assert changed_modules() == {"game.core.grid", "game.variants.siege", "tests.test_match"}


def test_without_git_nothing_is_known_to_have_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quick, "CHANGED", (("no such program",),))
    assert changed_modules() == set()


def test_the_distance_is_the_number_of_imports_to_the_nearest_change() -> None:
    graph = {"a": {"b"}, "b": {"c", "d"}, "c": set[str](), "d": {"c"}, "e": {"a"}, "alone": set[str]()}
    assert distances({"c"}, graph) == {"c": 0, "b": 1, "d": 1, "a": 2, "e": 3}
    assert distances({"c", "a"}, graph)["e"] == 1


def test_files_take_turns_and_further_cases_come_last() -> None:
    items = [
        *(item_of("one.py", name) for name in ("test_a[1]", "test_a[2]", "test_b")),
        *(item_of("two.py", name) for name in ("test_c", "test_d")),
    ]
    turns = turns_of(items)
    ordered = [item.nodeid.rpartition("::")[2] for item in sorted(items, key=turns.__getitem__)]
    assert ordered == ["test_a[1]", "test_c", "test_b", "test_d", "test_a[2]"]


@pytest.mark.usefixtures("changes")
def test_what_is_nearest_to_a_change_is_run_first() -> None:
    items = [
        item_of("test_words.py", "test_far"),
        item_of("test_cursor.py", "test_near"),
        item_of("test_match.py", "test_changed"),
        item_of("test_text.py", "test_about_the_game[siege]", "siege"),
    ]
    Quick(lambda item: [item.game]).pytest_collection_modifyitems(items)
    names = [item.nodeid.rpartition("::")[2] for item in items]
    assert set(names[:2]) == {"test_changed", "test_about_the_game[siege]"}
    assert names[2:] == ["test_near", "test_far"]


def test_no_test_begins_after_the_time_is_over_but_for_the_first_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    late = Quick(lambda _item: ())
    monkeypatch.setattr(quick, "SECONDS", 0.0)
    run = [late.pytest_runtest_protocol() is None for _item in range(LEAST + 3)]
    assert run == [*[True] * LEAST, *[False] * 3]
    monkeypatch.setattr(quick, "SECONDS", float("inf"))
    assert late.pytest_runtest_protocol() is None, "there is time"
