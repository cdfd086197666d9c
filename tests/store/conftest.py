"""What the tests of the user's folder have in common."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.arcade import Arcade


@pytest.fixture
def arcade(tmp_path: Path) -> Iterator[Arcade]:
    arcade = Arcade(tmp_path)
    yield arcade
    arcade.close_all()
