"""What every test stands on: the games, with a sixth one that lives here."""

from pathlib import Path

import pytest
from hypothesis import settings

import game.variants
from game import catalogue
from game.core.variant import Setup

TOY_GAMES = Path(__file__).parent / "toy"
# A game that can end in a draw. The bots prove wins alone: it is found only where a test asks for it.
DRAWN_GAMES = Path(__file__).parent / "draws"

# A sixth game is one more folder where games are looked for, and nothing else.
game.variants.__path__.append(str(TOY_GAMES))

# The machines that run this are shared and slow at times: how long an example takes says nothing.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


@pytest.fixture
def noughts(monkeypatch: pytest.MonkeyPatch) -> Setup:
    """Noughts and Crosses, found like any other game while the test runs."""
    monkeypatch.setattr(game.variants, "__path__", [*game.variants.__path__, str(DRAWN_GAMES)])
    return catalogue.games()["noughts"].setup()
