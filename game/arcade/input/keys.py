"""Keys by their position on the keyboard, and their names in the current layout."""

from collections.abc import Mapping, Sequence
from functools import cache

import pygame

from game.core.words import _, later

POSITIONS = 512  # SDL's scancodes are below this
# pygame looks up whether a key is held by its position in the current layout. In this list of held keys, the
# entry of every position is the position itself, so that POSITION_OF[pygame.K_q] is the position of Q.
POSITION_OF: Sequence[int] = pygame.key.ScancodeWrapper(range(POSITIONS))  # type: ignore[arg-type]

KEYS = {name.removeprefix("K_"): key for name, key in vars(pygame).items() if name.startswith("K_")}
LETTERS = range(ord("!"), 0x590)  # Latin, Greek, Cyrillic and Armenian
# Without a display SDL knows no layout. In the American layout, keys have the names of their positions.
AMERICAN = {
    vars(pygame)[f"KSCAN_{name.upper()}"]: key
    for name, key in KEYS.items()
    if f"KSCAN_{name.upper()}" in vars(pygame)
}

# Names that differ from pygame's, and names to be translated.
NAMES = {
    pygame.K_RETURN: later("Enter"),
    pygame.K_ESCAPE: later("Esc"),
    pygame.K_SPACE: later("Space"),
    pygame.K_BACKSPACE: later("Backspace"),
    pygame.K_INSERT: later("Insert"),
    pygame.K_UP: later("Up arrow"),
    pygame.K_DOWN: later("Down arrow"),
    pygame.K_LEFT: later("Left arrow"),
    pygame.K_RIGHT: later("Right arrow"),
    pygame.K_TAB: later("Tab"),
    pygame.K_KP_ENTER: later("Num Enter"),
}


def name_of(position: int) -> str:
    """The name of the key at a position in the current layout."""
    layout = _present_layout() if pygame.display.get_init() else AMERICAN
    key = layout.get(position, pygame.K_UNKNOWN)
    if key in NAMES:
        return _(NAMES[key])
    if key in LETTERS and chr(key).isprintable():
        return chr(key).upper()
    return pygame.key.name(key).title() or _("Key {number}", number=position)


def forget_layout() -> None:
    """The layout of the keyboard has changed."""
    _present_layout.cache_clear()


@cache
def _present_layout() -> Mapping[int, int]:
    """The key at each position."""
    return {POSITION_OF[key]: key for key in (*LETTERS, *KEYS.values())}
