"""Keys become actions: two halves of a keyboard, and keys that belong to both."""

import pygame
from pygame.event import Event

from game.arcade.input.actions import SHARED_KEYS, Action, Command, Device, Meaning
from game.arcade.input.bindings import Bindings
from game.arcade.input.keys import POSITION_OF

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
# Combinations with one of these keys belong to the system or to habits from other programs.
FOREIGN = pygame.KMOD_CTRL | pygame.KMOD_META


class Keyboard:
    """The keys that are held down."""

    def __init__(self) -> None:
        self._down: set[int] = set()

    def read(self, event: Event, bindings: Bindings) -> list[Action]:
        """The action of a key press; a key release ends the hold."""
        position = _position(event)
        if event.type == pygame.KEYUP:
            self._down.discard(position)
            return []
        if event.mod & FOREIGN:
            return []
        if event.mod & pygame.KMOD_ALT:
            return [Action(Command.FULL_SCREEN, SHARED_KEYS)] if event.key in ENTER else []
        self._down.add(position)
        bound = bindings.keys.get(position)
        return [Action(*bound)] if bound else []

    def held(self, bindings: Bindings) -> set[tuple[Device, Meaning]]:
        """The meanings of the keys that are held down."""
        bound = (bindings.keys.get(position) for position in self._down)
        return {(device, verb) for verb, device in filter(None, bound)}

    def release_all(self) -> None:
        """The window has lost the keyboard focus, and key releases are not reported."""
        self._down.clear()


def _position(event: Event) -> int:
    """The position of the key. On-screen keyboards may send keys without one."""
    position: int = event.dict.get("scancode") or POSITION_OF[event.key]
    return position
