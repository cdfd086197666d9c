"""The keyboard: which keys are pressed and held, by their positions, and their names in its layout."""

from collections.abc import Mapping, Sequence
from functools import cache

import pygame
from pygame.event import Event

from game.arcade.input.actions import Command, Device, Meaning
from game.arcade.input.bindings import Bindings
from game.arcade.input.sources import Letter, Source, key
from game.core.words import _, later

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
# Combinations with one of these keys belong to the system or to habits from other programs.
OTHERS = pygame.KMOD_CTRL | pygame.KMOD_META
FOREIGN = OTHERS | pygame.KMOD_ALT
# What everyone expects of Ctrl+C and Ctrl+V, or Cmd+C and Cmd+V.
CLIPBOARD = {pygame.K_c: Command.COPY, pygame.K_v: Command.PASTE}
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


class Keyboard:
    """The keys that are held down."""

    def __init__(self) -> None:
        self._down: set[int] = set()

    def read(self, event: Event) -> Source | None:
        """The key that was pressed; a key release ends the hold."""
        position = position_of(event)
        if event.type == pygame.KEYUP:
            self._down.discard(position)
            return None
        if event.mod & FOREIGN:
            return None
        self._down.add(position)
        return key(position)

    def held(self, bindings: Bindings) -> set[tuple[Device, Meaning]]:
        """The meanings of the keys that are held down."""
        bound = (bindings.meaning_of_key(position) for position in self._down)
        return {(device, verb) for verb, device in filter(None, bound)}

    def release_all(self) -> None:
        """The window has lost the keyboard focus, and key releases are not reported."""
        self._down.clear()


def meaning_of_combination(event: Event) -> Command | None:
    """What a key press together with Alt, or with Ctrl or its like, means whatever the bindings are."""
    held = event.mod & FOREIGN
    if held & pygame.KMOD_ALT:
        return Command.FULL_SCREEN if event.key in ENTER and not held & OTHERS else None
    return CLIPBOARD.get(event.key) if held else None


def letter_of(event: Event) -> Letter | None:
    """The letter from A to Z that was typed, if it was one."""
    if event.type != pygame.KEYDOWN or event.mod & FOREIGN:
        return None
    text: str = event.dict.get("unicode", "")
    return Letter(text.upper()) if len(text) == 1 and text.isascii() and text.isalpha() else None


def position_of(event: Event) -> int:
    """The position of the key. On-screen keyboards may send keys without one."""
    position: int = event.dict.get("scancode") or POSITION_OF[event.key]
    return position
