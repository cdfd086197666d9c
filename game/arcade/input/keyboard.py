"""Keys become actions: two halves of a keyboard, and keys that belong to both."""

import pygame
from pygame.event import Event

from game.arcade.input.actions import SHARED_KEYS, Action, Command, Device, Meaning
from game.arcade.input.bindings import Bindings
from game.arcade.input.keys import POSITION_OF

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
# Keys held with one of these belong to the system, or to habits from other programs.
FOREIGN = pygame.KMOD_CTRL | pygame.KMOD_META


class Keyboard:
    """The keys that are down."""

    def __init__(self) -> None:
        self._down: set[int] = set()

    def read(self, event: Event, bindings: Bindings) -> list[Action]:
        """The action of a key that goes down; a key that goes up ends the hold on it."""
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
        """What the keys that are down mean."""
        bound = (bindings.keys.get(position) for position in self._down)
        return {(device, verb) for verb, device in filter(None, bound)}

    def release_all(self) -> None:
        """The window has lost the keyboard: what happens to the keys from now on is not heard."""
        self._down.clear()


def _position(event: Event) -> int:
    """Where the key lies. Keyboards on a screen may send keys without a position."""
    position: int = event.dict.get("scancode") or POSITION_OF[event.key]
    return position
