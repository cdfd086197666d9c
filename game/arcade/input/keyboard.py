"""The keyboard: which keys are pressed and held, by their positions."""

import pygame
from pygame.event import Event

from game.arcade.input.actions import Command, Device, Meaning
from game.arcade.input.bindings import Bindings
from game.arcade.input.keys import POSITION_OF
from game.arcade.input.sources import Letter, Source, key

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
# Combinations with one of these keys belong to the system or to habits from other programs.
OTHERS = pygame.KMOD_CTRL | pygame.KMOD_META
FOREIGN = OTHERS | pygame.KMOD_ALT
# What everyone expects of Ctrl+C and Ctrl+V, or Cmd+C and Cmd+V.
CLIPBOARD = {pygame.K_c: Command.COPY, pygame.K_v: Command.PASTE}


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
