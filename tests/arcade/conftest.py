"""The arcade without a screen and without a sound card: SDL's dummy drivers, everything else real."""

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest

# Before anything opens SDL. What needs a real window starts a process of its own.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from tests.arcade.cabinet import Player
from tests.arcade.table import Table


@pytest.fixture
def player() -> Iterator[Player]:
    """Someone in front of the cabinet, which shows its menu."""
    player = Player()
    yield player
    player.leave()


@pytest.fixture
def sit() -> Iterator[Callable[..., Player]]:
    """Sit down at a game; the cabinet is closed afterwards."""
    seated: list[Player] = []

    def sit_down(*arguments: Any, **choices: Any) -> Player:
        seated.append(Player(*arguments, **choices))
        return seated[-1]

    yield sit_down
    for player in seated:
        player.leave()


@pytest.fixture
def table() -> Iterator[Table]:
    """A cabinet that shows its menu, and whoever plugs gamepads into it."""
    table = Table()
    yield table
    table.leave()
