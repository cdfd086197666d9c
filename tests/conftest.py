"""What every test stands on: the games, with a sixth one that lives here."""

from pathlib import Path

import pytest
from hypothesis import settings

import game.variants
from game import catalogue
from game.core.variant import Setup

TOY_GAMES = Path(__file__).parent / "toy"

# A sixth game is one more folder where games are looked for, and nothing else.
game.variants.__path__.append(str(TOY_GAMES))

# The machines that run this are shared and slow at times: how long an example takes says nothing.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


@pytest.fixture
def noughts() -> Setup:
    """Noughts and Crosses, which can end in a draw."""
    return catalogue.games()["noughts"].setup()
