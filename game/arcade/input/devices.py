"""All devices: pygame's events go in, actions come out; or presses and letters, if a scene waits for them."""

from collections.abc import Sequence

import pygame
from pygame.event import Event

from game.arcade.input.actions import SHARED_KEYS, Action, Command, Device, Kind
from game.arcade.input.bindings import Bindings
from game.arcade.input.capture import Capture
from game.arcade.input.gamepads import Gamepads
from game.arcade.input.keyboard import Keyboard, forget_layout, letter_of, meaning_of_combination, position_of
from game.arcade.input.motors import Motors
from game.arcade.input.mouse import Mouse
from game.arcade.input.repeat import Repeater
from game.arcade.input.sources import ESCAPE, Letter, Press, key
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

    def __init__(self, motors: Motors | None = None) -> None:
        pygame.key.set_repeat()  # off: held keys repeat here, like all directions
        self._keyboard = Keyboard()
        self._mouse = Mouse()
        self._gamepads = Gamepads(motors or Motors())
        self._repeater = Repeater()
        self._confirmed: set[Device] = set()
        self._capture: Capture | None = None
        self._takes_letters = False

    def plug(self) -> list[Device]:
        """Open all gamepads that were plugged in."""
        return self._gamepads.plug()

    def unplug(self, event: Event) -> Device | None:
        """Forget a gamepad that was unplugged."""
        return self._gamepads.unplug(event)

    def await_press(self, device: Device | None) -> None:
        """Wait for a press of the keyboard or of a gamepad, to bind it; None to wait no longer."""
        if device is None:
            self._capture = None
        elif self._capture is None or self._capture.device != device:
            self._capture = Capture(device)

    def await_letters(self, *, awaited: bool) -> None:
        """Read letters that are typed as letters, whatever their keys mean, or no longer."""
        self._takes_letters = awaited

    def read(self, event: Event, bindings: Bindings) -> list[Action | Press | Letter]:
        """The actions of an event, in order.

        Pass every event: devices also depend on the window's size and focus and on the keyboard's layout.
        While a press is awaited, it takes the place of its action, and the other devices can only leave.
        """
        self._note(event)
        found = self._found(event, bindings)
        _show_pointer(found)
        return found

    def _found(self, event: Event, bindings: Bindings) -> list[Action | Press | Letter]:
        letter = letter_of(event) if self._takes_letters else None
        if letter is not None:
            return [letter]
        press = self._capture.read(event, self._gamepads.pad_of(event)) if self._capture else None
        actions = self._actions(event, bindings)
        if press is not None:
            return [press]
        if self._capture is not None:
            return [action for action in actions if _leaves(action, event, self._capture)]
        return [action for action in actions if self._accept(action)]

    def pressed(self, event: Event) -> Device | None:
        """On which device something was pressed that means nothing."""
        pad = self._gamepads.pad_of(event)
        return pad.device if pad is not None else SHARED_KEYS if event.type == pygame.KEYDOWN else None

    def end_frame(self, seconds: float, bindings: Bindings) -> list[Action]:
        """The remaining actions of a frame: pushes of sticks that are now clear, and repeats."""
        pushes = _meant(self._gamepads.settle(bindings), bindings)
        self._confirmed.clear()
        if self._capture is not None:
            self._repeater.stop()
            return []
        settled = [action for action in pushes if self._accept(action)]
        _show_pointer(settled)
        held = self._keyboard.held(bindings) | self._gamepads.held(bindings)
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
            forget_layout()

    def _actions(self, event: Event, bindings: Bindings) -> list[Action]:
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return self._read_key(event, bindings)
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL):
            return self._mouse.read(event)
        return _meant(self._gamepads.read(event, bindings), bindings)

    def _read_key(self, event: Event, bindings: Bindings) -> list[Action]:
        source = self._keyboard.read(event)
        combined = meaning_of_combination(event) if event.type == pygame.KEYDOWN else None
        if combined is not None:
            return [Action(combined, SHARED_KEYS)]
        bound = bindings.meaning_of_key(source.number) if source else None
        return [Action(*bound)] if bound else []

    def _accept(self, action: Action) -> bool:
        """Allow one CONFIRM per device and frame: a second one was not meant for the result of the first,
        which has not been drawn yet."""
        if action.verb is Verb.CONFIRM:
            if action.device in self._confirmed:
                return False
            self._confirmed.add(action.device)
        self._repeater.press(action)
        return True


def _meant(presses: list[Press], bindings: Bindings) -> list[Action]:
    """What presses on gamepads mean."""
    meanings = ((bindings.meaning_on_pad(press.device, press.source), press.device) for press in presses)
    return [Action(meaning, pad) for meaning, pad in meanings if meaning is not None]


def _show_pointer(found: Sequence[Action | Press | Letter]) -> None:
    """The pointer of the mouse is hidden while keys and gamepads are used, and back as soon as it moves."""
    if found:
        last = found[-1]
        pygame.mouse.set_visible(isinstance(last, Action) and last.device.kind is Kind.MOUSE)


def _leaves(action: Action, event: Event, capture: Capture) -> bool:
    """Whether an action may end the waiting for a press: Escape, the mouse, or back on another gamepad."""
    match action.device.kind:
        case Kind.MOUSE:
            return True
        case Kind.KEYBOARD:
            return key(position_of(event)) == ESCAPE
        case Kind.GAMEPAD:
            return not capture.awaits(action.device) and action.verb in (Verb.BACK, Command.PAUSE)
