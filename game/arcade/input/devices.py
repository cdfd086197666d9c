"""All devices: pygame's events go in, actions come out."""

import pygame
from pygame.event import Event

from game.arcade.input import gamepads, keys
from game.arcade.input.actions import Action, Device
from game.arcade.input.bindings import Bindings
from game.arcade.input.gamepads import Gamepads
from game.arcade.input.keyboard import Keyboard
from game.arcade.input.mouse import Mouse
from game.arcade.input.repeat import Repeater
from game.core.controls import Verb

# After these events the mouse points elsewhere, although it was not moved.
MOVED_BELOW_THE_MOUSE = (
    pygame.VIDEORESIZE,
    pygame.WINDOWSIZECHANGED,
    pygame.WINDOWFOCUSGAINED,
    pygame.WINDOWENTER,
)


class Devices:
    """The keyboard, the mouse and the gamepads. `read` takes the events of a frame; `end_frame` ends it."""

    def __init__(self) -> None:
        pygame.key.set_repeat()  # off: held keys repeat here, like all directions
        self._keyboard = Keyboard()
        self._mouse = Mouse()
        self._gamepads = Gamepads()
        self._repeater = Repeater()
        self._confirmed: set[Device] = set()

    def plug(self, event: Event) -> Device | None:
        """Open a gamepad that was plugged in; None if it cannot be opened."""
        return self._gamepads.plug(event)

    def unplug(self, event: Event) -> Device | None:
        """Forget a gamepad that was unplugged."""
        return self._gamepads.unplug(event)

    def read(self, event: Event, bindings: Bindings) -> list[Action]:
        """The actions of an event, in order.

        Pass every event: devices also depend on the window's size and focus and on the keyboard's layout.
        """
        self._note(event)
        return [action for action in self._actions(event, bindings) if self._accept(action)]

    def end_frame(self, seconds: float, bindings: Bindings) -> list[Action]:
        """The remaining actions of a frame: pushes of sticks that are now clear, and repeats."""
        settled = [action for action in self._gamepads.settle(bindings) if self._accept(action)]
        self._confirmed.clear()
        held = self._keyboard.held(bindings) | self._gamepads.held()
        return [*settled, *self._repeater.after(seconds, held, bindings)]

    def follow_window(self) -> None:
        """The window was reopened: the mouse points elsewhere, although it was not moved."""
        self._mouse.lose()

    def stop_repeats(self) -> None:
        """Stop repeating what is held now: it has to be pressed again."""
        self._repeater.stop()

    def _note(self, event: Event) -> None:
        if event.type in MOVED_BELOW_THE_MOUSE:
            self._mouse.lose()
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._keyboard.release_all()
            self._repeater.stop()
        elif event.type == pygame.KEYMAPCHANGED:
            keys.forget_layout()

    def _actions(self, event: Event, bindings: Bindings) -> list[Action]:
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return self._keyboard.read(event, bindings)
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            return self._mouse.read(event)
        if event.type in gamepads.EVENTS:
            return self._gamepads.read(event, bindings)
        return []

    def _accept(self, action: Action) -> bool:
        """Allow one CONFIRM per device and frame: a second one was not meant for the result of the first,
        which has not been drawn yet."""
        if action.verb is Verb.CONFIRM:
            if action.device in self._confirmed:
                return False
            self._confirmed.add(action.device)
        self._repeater.press(action)
        return True
