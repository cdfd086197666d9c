"""All devices in front of the cabinet: pygame's events go in, actions come out."""

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

# After these the mouse lies elsewhere in the picture, though nobody has moved it.
MOVED_BELOW_THE_MOUSE = (
    pygame.VIDEORESIZE,
    pygame.WINDOWSIZECHANGED,
    pygame.WINDOWFOCUSGAINED,
    pygame.WINDOWENTER,
)


class Devices:
    """The keyboard, the mouse and the gamepads. `read` takes the events of a frame, `end_frame` ends it."""

    def __init__(self) -> None:
        pygame.key.set_repeat()  # off: held keys repeat here as all directions do
        self._keyboard = Keyboard()
        self._mouse = Mouse()
        self._gamepads = Gamepads()
        self._repeater = Repeater()
        self._confirmed: set[Device] = set()

    def plug(self, event: Event) -> Device | None:
        """A gamepad that was plugged in, if it is one that can be opened."""
        return self._gamepads.plug(event)

    def unplug(self, event: Event) -> Device | None:
        """A gamepad that was pulled out."""
        return self._gamepads.unplug(event)

    def read(self, event: Event, bindings: Bindings) -> list[Action]:
        """What someone has done, in order.

        Every event comes here: the window's size and focus and the keyboard's layout matter to devices, too.
        """
        self._note(event)
        return [action for action in self._actions(event, bindings) if self._accept(action)]

    def end_frame(self, seconds: float, bindings: Bindings) -> list[Action]:
        """The rest of a frame that lasts so long: pushes of sticks that are now clear, and repeats."""
        settled = [action for action in self._gamepads.settle(bindings) if self._accept(action)]
        self._confirmed.clear()
        held = self._keyboard.held(bindings) | self._gamepads.held()
        return [*settled, *self._repeater.after(seconds, held, bindings)]

    def follow_window(self) -> None:
        """The window was opened anew: the mouse lies elsewhere in it, though nobody has moved it."""
        self._mouse.lose()

    def stop_repeats(self) -> None:
        """What is held now was held for something that is gone; it has to be pressed again."""
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
        """A device confirms once a frame: a second press was not meant for what the first has led to,
        which nobody has seen yet."""
        if action.verb is Verb.CONFIRM:
            if action.device in self._confirmed:
                return False
            self._confirmed.add(action.device)
        self._repeater.press(action)
        return True
