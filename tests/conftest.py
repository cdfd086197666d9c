"""What every test stands on: the games, and more of them that live here.

`pytest --game NAME` runs the tests of one game, in less than a minute: all that are about each game in turn.
`--games-in FOLDER` finds games in another folder too, as `new-game --folder FOLDER` writes them.
`--all` runs the tests marked as sweeps for every combination of their values, not only for every pair.
"""

import os
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from hypothesis import settings

import game.variants
from game import catalogue
from game.core.variant import Setup
from game.store import background, calendar
from tests.covering import pairwise
from tests.processes import PATIENCE_SECONDS
from tests.slow_disk import Disk

TOY_GAMES = Path(__file__).parent / "toy"

# A sixth game is one more folder where games are looked for, and nothing else.
game.variants.__path__.append(str(TOY_GAMES))

# The machines that run this are shared and slow at times: how long an example takes says nothing.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("GridLock Arcade")
    group.addoption("--game", metavar="NAME", help="run only the tests of this game")
    group.addoption("--games-in", metavar="FOLDER", help="find games in this folder too")
    group.addoption("--all", action="store_true", help="run sweeps for every combination of their values")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "sweep(**values): once for every pair of values of two parameters")
    folder = config.getoption("--games-in")
    if folder is not None:
        game.variants.__path__.append(str(Path(folder).resolve()))
    slug = config.getoption("--game")
    if slug is not None and slug not in catalogue.games():
        raise pytest.UsageError(f"there is no game {slug}: choose {', '.join(catalogue.games())}")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    for sweep in metafunc.definition.iter_markers("sweep"):
        combine = product if metafunc.config.getoption("--all") else pairwise
        metafunc.parametrize(list(sweep.kwargs), list(combine(*sweep.kwargs.values())), ids=slug_or_text)


def slug_or_text(value: object) -> str:
    return str(getattr(value, "slug", value))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    slug = config.getoption("--game")
    if slug is not None:
        others = [item for item in items if slug not in games_of(item)]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if slug in games_of(item)]


def games_of(item: pytest.Item) -> Iterator[str]:
    """The slugs of the games that a test is about, by its parameters and by the name of its file."""
    for name, value in item.callspec.params.items() if hasattr(item, "callspec") else ():
        variant = getattr(value, "variant", value)
        yield value if name == "slug" else getattr(variant, "slug", "")
    for slug in catalogue.games():
        if f"{item.path.stem}_".startswith(f"test_{slug}_"):
            yield slug


@pytest.fixture(scope="session", autouse=True)
def _users_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A folder for what is kept, other than that of the user who runs the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("user")))
        yield


@pytest.fixture(scope="session", autouse=True)
def _patience() -> Iterator[None]:
    """Who waits for the disk in this process does so as long as that takes: the machine may be busy."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(background, "LONG_SECONDS", PATIENCE_SECONDS)
        yield


@pytest.fixture(autouse=True)
def _no_midnight() -> Iterator[None]:
    """The calendar stands still during a test, so that midnight never comes between two things in it."""
    moment = calendar.now()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(calendar, "_clock", lambda: moment)
        yield


@pytest.fixture
def noughts() -> Setup:
    """Noughts and Crosses, which can end in a draw."""
    return catalogue.games()["noughts"].setup()


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    """The disk under everything that this process writes: it can stop to answer. It answers in the end."""
    disk = Disk()
    monkeypatch.setattr(os, "fsync", disk.fsync)
    yield disk
    disk.go_on()
