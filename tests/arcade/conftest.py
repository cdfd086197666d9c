"""The arcade without a screen and without a sound card: SDL's dummy drivers, everything else real."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

# Before anything opens SDL. What needs a real window starts a process of its own.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from tests.arcade.cabinet import Player, Sit
from tests.arcade.gamepads import CabinetWithPads, SitWithPads
from tests.arcade.written import draw_words_alone


@pytest.fixture(autouse=True)
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Logs, what is kept and a home, other than those of the user who runs the tests."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.delenv("XDG_DOCUMENTS_DIR", raising=False)
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "kept"))
    return tmp_path


@pytest.fixture(autouse=True)
def fonts() -> None:
    """Texts can be measured, whichever test ran before."""
    pygame.font.init()


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a profile; exports go to the home next to it."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    return tmp_path / "profile"


@pytest.fixture
def player() -> Iterator[Player]:
    """Someone in front of the cabinet, which shows its menu."""
    player = Player()
    yield player
    player.leave()


@pytest.fixture
def sit() -> Iterator[Sit]:
    """Sit down at a game; the cabinet is closed afterwards."""
    seated: list[Player] = []

    def sit_down(*arguments: Any, **choices: Any) -> Player:
        seated.append(Player(*arguments, **choices))
        return seated[-1]

    yield sit_down
    for player in seated:
        player.leave()


@pytest.fixture
def cabinet() -> Iterator[CabinetWithPads]:
    """An arcade that shows its menu, with gamepads to plug in."""
    cabinet = CabinetWithPads()
    yield cabinet
    cabinet.leave()


@pytest.fixture
def sit_with_pads() -> Iterator[SitWithPads]:
    """Sit down at a game where gamepads can be plugged in; they are pulled out afterwards."""
    cabinets: list[CabinetWithPads] = []

    def sit_down(*arguments: Any, **choices: Any) -> CabinetWithPads:
        cabinets.append(CabinetWithPads(*arguments, **choices))
        return cabinets[-1]

    yield sit_down
    for cabinet in cabinets:
        cabinet.leave()


@pytest.fixture
def words_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Screens are drawn with their words, but without the pictures that are drawn once and kept."""
    draw_words_alone(monkeypatch)


@pytest.fixture
def display() -> Iterator[None]:
    """A display without a cabinet."""
    pygame.display.init()
    yield
    pygame.display.quit()
