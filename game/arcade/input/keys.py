"""Keys by their position on the keyboard, and the names that the present layout gives them."""

from collections.abc import Sequence
from functools import cache

import pygame

from game.core.words import _, later

POSITIONS = 512  # SDL's scancodes are below this
# pygame looks up whether a key is held by its position in the present layout. In this list of held keys the
# entry of every position is the position itself, so POSITION_OF[pygame.K_q] is where Q lies.
POSITION_OF: Sequence[int] = pygame.key.ScancodeWrapper(range(POSITIONS))  # type: ignore[arg-type]
KEYS = [key for name, key in vars(pygame).items() if name.startswith("K_")]
LETTERS = range(ord("!"), 0x590)  # Latin, Greek, Cyrillic and Armenian
BY_POSITION = 1 << 30  # SDL's mark of a key that has no letter and is named for its position

# Names shorter than SDL's, or to be translated.
NAMES = {
    pygame.K_RETURN: later("Enter"),
    pygame.K_ESCAPE: later("Esc"),
    pygame.K_SPACE: later("Space"),
    pygame.K_BACKSPACE: later("Backspace"),
    pygame.K_INSERT: later("Insert"),
}


def name_of(position: int) -> str:
    """What the key at a position is called in the present layout."""
    key = _keys_by_position().get(position, position | BY_POSITION)
    if key in NAMES:
        return _(NAMES[key])
    name = pygame.key.name(key, use_compat=False)
    return name.upper() if len(name) == 1 else name


def forget_layout() -> None:
    """The layout of the keyboard has changed."""
    _keys_by_position.cache_clear()


@cache
def _keys_by_position() -> dict[int, int]:
    return {POSITION_OF[key]: key for key in (*LETTERS, *KEYS)}
