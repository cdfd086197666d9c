"""The mouse becomes actions: it points, the left button confirms, the right one goes back."""

import pygame
from pygame.event import Event

from game.arcade.input.actions import MOUSE, Action
from game.core.controls import Verb

BUTTONS = {pygame.BUTTON_LEFT: Verb.CONFIRM, pygame.BUTTON_RIGHT: Verb.BACK}


class Mouse:
    """SDL also reports motion when the window moves under a mouse at rest: that points at nothing."""

    def __init__(self) -> None:
        self._lost = True  # whether the next motion only tells where the mouse lies

    def lose(self) -> None:
        """The window has another size or place, or has just come under the mouse."""
        self._lost = True

    def read(self, event: Event) -> list[Action]:
        """A press points first, so that it means the place under it."""
        pointing = Action(Verb.POINT, MOUSE, event.pos)
        if event.type == pygame.MOUSEMOTION:
            found, self._lost = self._lost, False
            return [] if found or tuple(event.rel) == (0, 0) else [pointing]
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in BUTTONS:
            self._lost = False
            return [pointing, Action(BUTTONS[event.button], MOUSE, event.pos)]
        return []
