"""The renderer of each board, created once."""

from functools import lru_cache

from game import catalogue
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.theme import Theme
from game.core.variant import Setup


@lru_cache(maxsize=32)
def renderer_of(setup: Setup, theme: Theme) -> AnyRenderer:
    """The renderer of a board under a theme."""
    found: type[AnyRenderer] = catalogue.renderer_class(setup.variant)
    return found(setup.rules(), theme)
