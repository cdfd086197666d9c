"""The mouse becomes actions: it points, its buttons confirm and go back, its wheel moves up and down."""

import pygame
from pygame.event import Event

from game.arcade.input.actions import MOUSE, Action
from game.core.controls import Verb

BUTTONS = {pygame.BUTTON_LEFT: Verb.CONFIRM, pygame.BUTTON_RIGHT: Verb.BACK}
# A fast wheel reports many lines at once.
MOST_LINES = 5


class Mouse:
    """What the mouse does as actions.

    SDL also reports motion if the window moves under a resting mouse: that motion does not point.
    """

    def __init__(self) -> None:
        self._lost = True  # whether the next motion only reports where the mouse is

    def lose(self) -> None:
        """The window has moved, changed its size, or just come under the mouse."""
        self._lost = True

    def read(self, event: Event) -> list[Action]:
        """The actions of an event. A click points first, so that it acts at its place."""
        if event.type == pygame.MOUSEWHEEL:
            return _turned(event)
        pointing = Action(Verb.POINT, MOUSE, event.pos)
        if event.type == pygame.MOUSEMOTION:
            found, self._lost = self._lost, False
            return [] if found or tuple(event.rel) == (0, 0) else [pointing]
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in BUTTONS:
            self._lost = False
            return [pointing, Action(BUTTONS[event.button], MOUSE, event.pos)]
        return []


def _turned(event: Event) -> list[Action]:
    """The actions of the wheel: like a direction that is held down, it moves the focus but no marker."""
    verb = Verb.UP if event.y > 0 else Verb.DOWN
    return [Action(verb, MOUSE, repeated=True)] * min(abs(event.y), MOST_LINES)
