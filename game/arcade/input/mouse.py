"""The mouse becomes actions: it points, the left button confirms, the right one goes back."""

import pygame
from pygame.event import Event

from game.arcade.input.actions import MOUSE, Action
from game.core.controls import Verb

BUTTONS = {pygame.BUTTON_LEFT: Verb.CONFIRM, pygame.BUTTON_RIGHT: Verb.BACK}


def read(event: Event) -> list[Action]:
    """A press points first, so that it means the place under it."""
    pointing = Action(Verb.POINT, MOUSE, event.pos)
    if event.type == pygame.MOUSEMOTION:
        return [pointing]
    if event.type == pygame.MOUSEBUTTONDOWN and event.button in BUTTONS:
        return [pointing, Action(BUTTONS[event.button], MOUSE, event.pos)]
    return []
