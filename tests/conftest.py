"""What every test stands on: the games, and more of them that live here.

`pytest --game NAME` runs the tests of one game, in less than a minute: all that are about each game in turn.
Given several times, it runs those of several games.
`--games-in FOLDER` finds games in another folder too, as `new-game --folder FOLDER` writes them.
`--quick` runs as many tests as a minute has room for, those nearest to what has changed first: see quick.py.
`--all` runs the tests marked as sweeps for every combination of their values, not only for every pair.
`--longest-test SECONDS` ends a process whose test takes longer, with the stacks of all its threads.
"""

import faulthandler
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
from tests.quick import Quick
from tests.slow_disk import Disk

TOY_GAMES = Path(__file__).parent / "toy"

# What takes longer stands still, even on a busy machine: it would have lost its patience before.
LONGEST_TEST_SECONDS = 1.5 * PATIENCE_SECONDS
# A copy of the standard error of the process, which pytest replaces while a test runs.
STDERR = pytest.StashKey[int]()

# A sixth game is one more folder where games are looked for, and nothing else.
game.variants.__path__.append(str(TOY_GAMES))

# The machines that run this are shared and slow at times: how long an example takes says nothing.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("GridLock Arcade")
    group.addoption("--game", metavar="NAME", action="append", help="run only the tests of this game")
    group.addoption("--games-in", metavar="FOLDER", help="find games in this folder too")
    group.addoption("--quick", action="store_true", help="run what a minute has room for on one core")
    group.addoption("--all", action="store_true", help="run sweeps for every combination of their values")
    group.addoption(
        "--longest-test",
        type=float,
        default=LONGEST_TEST_SECONDS,
        metavar="SECONDS",
        help="end a process whose test takes longer",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.stash[STDERR] = os.dup(2)
    _share_compiled_modules(config)
    config.addinivalue_line("markers", "sweep(**values): once for every pair of values of two parameters")
    config.addinivalue_line("markers", "long: starts first, so that no process ends with it alone")
    folder = config.getoption("--games-in")
    if folder is not None:
        game.variants.__path__.append(str(Path(folder).resolve()))
    if config.getoption("--quick"):
        config.pluginmanager.register(Quick(games_of))
    for slug in config.getoption("--game") or ():
        if slug not in catalogue.games():
            raise pytest.UsageError(f"there is no game {slug}: choose {', '.join(catalogue.games())}")


def _share_compiled_modules(config: pytest.Config) -> None:
    """Where Python is told to leave no compiled modules behind, they are kept in a folder of pytest's.

    The tests start hundreds of processes, and each of them would compile all that it imports.
    """
    cache = getattr(config, "cache", None)  # None if that is switched off
    if cache is not None and os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        os.environ["PYTHONPYCACHEPREFIX"] = str(cache.mkdir("compiled"))


# A test that stands still, or a process that does not end, is ended with the stacks of all its threads: a
# thread that is no part of Python sees to that, as the lock of Python may never be free again.


def _end_process_later(config: pytest.Config) -> None:
    faulthandler.dump_traceback_later(config.option.longest_test, exit=True, file=config.stash[STDERR])


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    _end_process_later(item.config)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    _end_process_later(item.config)  # once more, as pytest calls it off when a test fails


def pytest_runtest_logfinish() -> None:
    faulthandler.cancel_dump_traceback_later()


def pytest_unconfigure(config: pytest.Config) -> None:
    _end_process_later(config)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    for sweep in metafunc.definition.iter_markers("sweep"):
        combine = product if metafunc.config.getoption("--all") else pairwise
        metafunc.parametrize(list(sweep.kwargs), list(combine(*sweep.kwargs.values())), ids=slug_or_text)


def slug_or_text(value: object) -> str:
    return str(getattr(value, "slug", value))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    slugs = config.getoption("--game")
    if slugs:
        deselect(config, items, [item for item in items if not games_of(item) & set(slugs)])
    if not config.getoption("--quick"):
        items.sort(key=lambda item: item.get_closest_marker("long") is None)


def deselect(config: pytest.Config, items: list[pytest.Item], others: list[pytest.Item]) -> None:
    """Leave these tests out."""
    config.hook.pytest_deselected(items=others)
    left_out = set(others)
    items[:] = [item for item in items if item not in left_out]


def games_of(item: pytest.Item) -> set[str]:
    """The slugs of the games that a test is about, by its parameters and by the name of its file."""
    found = {slug for slug in catalogue.games() if f"{item.path.stem}_".startswith(f"test_{slug}_")}
    for name, value in item.callspec.params.items() if hasattr(item, "callspec") else ():
        variant = getattr(value, "variant", value)
        found.add(value if name == "slug" else getattr(variant, "slug", ""))
    return found


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
