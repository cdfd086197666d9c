"""Gamepads become actions: pads that SDL knows by their mapping, others as plain joysticks."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame
from pygame._sdl2 import controller
from pygame.event import Event

from game.arcade.input.actions import Action, Command, Device, Kind
from game.arcade.input.directions import Cross, Stick
from game.core.controls import DIRECTION_OF, Verb

EVENTS = (
    pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERBUTTONUP,
    pygame.CONTROLLERAXISMOTION,
    pygame.JOYBUTTONDOWN,
    pygame.JOYBUTTONUP,
    pygame.JOYAXISMOTION,
    pygame.JOYHATMOTION,
)

# SDL's names for the buttons of a pad that it knows.
CONTROLLER_BUTTONS: dict[int, Verb | Command] = {
    pygame.CONTROLLER_BUTTON_A: Verb.CONFIRM,
    pygame.CONTROLLER_BUTTON_B: Verb.BACK,
    pygame.CONTROLLER_BUTTON_X: Command.UNDO,
    pygame.CONTROLLER_BUTTON_Y: Command.HINT,
    pygame.CONTROLLER_BUTTON_START: Command.PAUSE,
    pygame.CONTROLLER_BUTTON_BACK: Command.HELP,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Command.REDO,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Command.UNDO,
    pygame.CONTROLLER_BUTTON_DPAD_UP: Verb.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Verb.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Verb.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Verb.RIGHT,
}
# The order in which most other pads number theirs.
JOYSTICK_BUTTONS: dict[int, Verb | Command] = {
    0: Verb.CONFIRM,
    1: Verb.BACK,
    2: Command.UNDO,
    3: Command.HINT,
    4: Command.UNDO,
    5: Command.REDO,
    6: Command.HELP,
    7: Command.PAUSE,
    11: Verb.UP,
    12: Verb.DOWN,
    13: Verb.LEFT,
    14: Verb.RIGHT,
}
GREATEST_AXIS = 32767
STICK_AXES = (0, 1)


@dataclass
class Pad:
    """A pad that is plugged in. The handles are kept: without them, SDL closes the pad."""

    handles: tuple[object, ...]
    known: bool
    device: Device
    stick: Stick = field(default_factory=Stick)
    cross: Cross = field(default_factory=Cross)


class Gamepads:
    """All pads that are plugged in, by their instance id."""

    def __init__(self) -> None:
        controller.init()
        self._pads: dict[int, Pad] = {}

    def plug(self, event: Event) -> Device | None:
        """Open a pad that was plugged in. Some keyboards pose as one: what cannot be opened is none."""
        try:
            known = controller.is_controller(event.device_index)
            joystick = pygame.joystick.Joystick(event.device_index)
            handles: tuple[object, ...] = (joystick,)
            if known:
                handles = (controller.Controller(event.device_index), joystick)
            instance = joystick.get_instance_id()
        except pygame.error:
            return None
        if instance in self._pads:
            return None
        self._pads[instance] = Pad(handles, known, Device(Kind.GAMEPAD, instance))
        return self._pads[instance].device

    def unplug(self, event: Event) -> Device | None:
        """Forget a pad that was pulled out."""
        pad = self._pads.pop(event.instance_id, None)
        return pad.device if pad else None

    def read(self, event: Event) -> list[Action]:
        """The actions of a button, a stick or a hat."""
        pad = self._pads.get(getattr(event, "instance_id", -1))
        if pad is None:
            return []
        verbs = self._read_known(pad, event) if pad.known else self._read_joystick(pad, event)
        return [Action(verb, pad.device) for verb in verbs]

    def settle(self) -> list[Action]:
        """What is known of pushes only when all that has happened before a frame is read."""
        return [
            Action(verb, pad.device)
            for pad in self._pads.values()
            for verb in (*pad.stick.settle(), *pad.cross.settle())
        ]

    def _read_known(self, pad: Pad, event: Event) -> Sequence[Verb | Command]:
        match event.type:
            case pygame.CONTROLLERBUTTONDOWN:
                return self._press(pad, CONTROLLER_BUTTONS.get(event.button))
            case pygame.CONTROLLERBUTTONUP:
                return self._let_go(pad, CONTROLLER_BUTTONS.get(event.button))
            case pygame.CONTROLLERAXISMOTION if event.axis in STICK_AXES:
                return pad.stick.move(event.axis, event.value / GREATEST_AXIS)
        return []

    def _read_joystick(self, pad: Pad, event: Event) -> Sequence[Verb | Command]:
        match event.type:
            case pygame.JOYBUTTONDOWN:
                return self._press(pad, JOYSTICK_BUTTONS.get(event.button))
            case pygame.JOYBUTTONUP:
                return self._let_go(pad, JOYSTICK_BUTTONS.get(event.button))
            case pygame.JOYAXISMOTION if event.axis in STICK_AXES:
                return pad.stick.move(event.axis, event.value)
            case pygame.JOYHATMOTION:
                return pad.cross.turn(*event.value)
        return []

    def _press(self, pad: Pad, verb: Verb | Command | None) -> Sequence[Verb | Command]:
        """A button counts at once, after a push of the stick that came before it."""
        if verb is None:
            return []
        before = pad.stick.settle()
        if isinstance(verb, Verb) and verb in DIRECTION_OF:
            return before + pad.cross.press(verb)
        return [*before, verb]

    def _let_go(self, pad: Pad, verb: Verb | Command | None) -> list[Verb]:
        return pad.cross.let_go(verb) if isinstance(verb, Verb) and verb in DIRECTION_OF else []
