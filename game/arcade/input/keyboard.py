"""Keys become actions: two halves of a keyboard, and keys for both."""

import pygame
from pygame.event import Event

from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, SHARED_KEYS, Action, Command, Device
from game.core.controls import Verb

BINDINGS: dict[int, tuple[Verb | Command, Device]] = {
    pygame.K_w: (Verb.UP, LEFT_KEYS),
    pygame.K_s: (Verb.DOWN, LEFT_KEYS),
    pygame.K_a: (Verb.LEFT, LEFT_KEYS),
    pygame.K_d: (Verb.RIGHT, LEFT_KEYS),
    pygame.K_SPACE: (Verb.CONFIRM, LEFT_KEYS),
    pygame.K_q: (Command.UNDO, LEFT_KEYS),
    pygame.K_e: (Command.REDO, LEFT_KEYS),
    pygame.K_UP: (Verb.UP, RIGHT_KEYS),
    pygame.K_DOWN: (Verb.DOWN, RIGHT_KEYS),
    pygame.K_LEFT: (Verb.LEFT, RIGHT_KEYS),
    pygame.K_RIGHT: (Verb.RIGHT, RIGHT_KEYS),
    pygame.K_RETURN: (Verb.CONFIRM, RIGHT_KEYS),
    pygame.K_KP_ENTER: (Verb.CONFIRM, RIGHT_KEYS),
    pygame.K_BACKSPACE: (Command.UNDO, RIGHT_KEYS),
    pygame.K_INSERT: (Command.REDO, RIGHT_KEYS),
    pygame.K_h: (Command.HINT, SHARED_KEYS),
    pygame.K_ESCAPE: (Command.PAUSE, SHARED_KEYS),
    pygame.K_F1: (Command.HELP, SHARED_KEYS),
    pygame.K_F11: (Command.FULL_SCREEN, SHARED_KEYS),
}
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
# Keys held with one of these belong to the system, or to habits from other programs.
FOREIGN = pygame.KMOD_CTRL | pygame.KMOD_META


def read(event: Event) -> Action | None:
    """The action of a key that goes down."""
    if event.mod & FOREIGN:
        return None
    if event.mod & pygame.KMOD_ALT:
        return Action(Command.FULL_SCREEN, SHARED_KEYS) if event.key in ENTER else None
    bound = BINDINGS.get(event.key)
    return Action(*bound) if bound else None
