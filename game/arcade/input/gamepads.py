"""Gamepads become actions: pads that SDL knows by their mapping, others as plain joysticks."""

from dataclasses import dataclass, field

import pygame
from pygame._sdl2 import controller
from pygame.event import Event

from game.arcade.input.actions import Action, Device, Kind
from game.core.controls import Verb

# SDL's names for the buttons of a pad that it knows.
CONTROLLER_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: Verb.CONFIRM,
    pygame.CONTROLLER_BUTTON_B: Verb.BACK,
    pygame.CONTROLLER_BUTTON_X: Verb.UNDO,
    pygame.CONTROLLER_BUTTON_Y: Verb.HINT,
    pygame.CONTROLLER_BUTTON_START: Verb.PAUSE,
    pygame.CONTROLLER_BUTTON_BACK: Verb.HELP,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Verb.REDO,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Verb.UNDO,
    pygame.CONTROLLER_BUTTON_DPAD_UP: Verb.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Verb.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Verb.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Verb.RIGHT,
}
# The order in which most other pads number theirs.
JOYSTICK_BUTTONS = {
    0: Verb.CONFIRM,
    1: Verb.BACK,
    2: Verb.UNDO,
    3: Verb.HINT,
    4: Verb.UNDO,
    5: Verb.REDO,
    6: Verb.HELP,
    7: Verb.PAUSE,
    11: Verb.UP,
    12: Verb.DOWN,
    13: Verb.LEFT,
    14: Verb.RIGHT,
}
# A stick counts as pushed beyond the one share of its way, and as let go below the other.
PUSHED, LET_GO = 0.6, 0.4
GREATEST_AXIS = 32767
STICK_AXES = (0, 1)


@dataclass
class Pad:
    """A pad that is plugged in. The handles are kept: without them, SDL closes the pad."""

    handles: tuple[object, ...]
    known: bool
    device: Device
    pushed: dict[int, Verb] = field(default_factory=dict)  # the direction in which each axis is pushed
    hat: tuple[int, int] = (0, 0)


class Gamepads:
    """All pads that are plugged in, by their instance id."""

    def __init__(self) -> None:
        controller.init()
        self._pads: dict[int, Pad] = {}

    @property
    def devices(self) -> list[Device]:
        """The pads in the order in which they came."""
        return [pad.device for pad in self._pads.values()]

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

    def _read_known(self, pad: Pad, event: Event) -> list[Verb]:
        if event.type == pygame.CONTROLLERBUTTONDOWN and event.button in CONTROLLER_BUTTONS:
            return [CONTROLLER_BUTTONS[event.button]]
        if event.type == pygame.CONTROLLERAXISMOTION and event.axis in STICK_AXES:
            return self._push(pad, event.axis, event.value / GREATEST_AXIS)
        return []

    def _read_joystick(self, pad: Pad, event: Event) -> list[Verb]:
        if event.type == pygame.JOYBUTTONDOWN and event.button in JOYSTICK_BUTTONS:
            return [JOYSTICK_BUTTONS[event.button]]
        if event.type == pygame.JOYAXISMOTION and event.axis in STICK_AXES:
            return self._push(pad, event.axis, event.value)
        if event.type == pygame.JOYHATMOTION:
            return self._turn_hat(pad, event.value)
        return []

    def _push(self, pad: Pad, axis: int, value: float) -> list[Verb]:
        """A direction when a stick goes far enough that way; nothing more until it comes back."""
        back, forth = ((Verb.LEFT, Verb.RIGHT), (Verb.UP, Verb.DOWN))[axis]
        if abs(value) < LET_GO:
            pad.pushed.pop(axis, None)
        verb = back if value < 0 else forth
        if abs(value) > PUSHED and pad.pushed.get(axis) is not verb:
            pad.pushed[axis] = verb
            return [verb]
        return []

    def _turn_hat(self, pad: Pad, hat: tuple[int, int]) -> list[Verb]:
        before, pad.hat = pad.hat, hat
        verbs = []
        if hat[0] and hat[0] != before[0]:
            verbs.append(Verb.RIGHT if hat[0] > 0 else Verb.LEFT)
        if hat[1] and hat[1] != before[1]:
            verbs.append(Verb.UP if hat[1] > 0 else Verb.DOWN)
        return verbs
