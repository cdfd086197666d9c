"""Gamepads become actions: those that SDL knows by their mapping, others as plain joysticks."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field

import pygame
from pygame._sdl2 import controller
from pygame.event import Event

from game.arcade.input.actions import Action, Device, Kind, Meaning
from game.arcade.input.bindings import Bindings
from game.arcade.input.sticks import Cross, Stick
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
GREATEST_AXIS = 32767
STICK_AXES = (0, 1)


@dataclass(frozen=True)
class Pad:
    """A gamepad that is plugged in. It keeps the handles, because SDL closes the gamepad without them."""

    handles: tuple[object, ...]
    known: bool
    device: Device
    stick: Stick = field(default_factory=Stick)
    cross: Cross = field(default_factory=Cross)

    def read(self, event: Event, bindings: Bindings) -> list[Meaning]:
        return self._read_known(event, bindings) if self.known else self._read_joystick(event, bindings)

    def _read_known(self, event: Event, bindings: Bindings) -> list[Meaning]:
        match event.type:
            case pygame.CONTROLLERBUTTONDOWN:
                return self._press(event.button, bindings.pad_buttons, bindings)
            case pygame.CONTROLLERBUTTONUP:
                return [*self.cross.release(event.button)]
            case pygame.CONTROLLERAXISMOTION if event.axis in STICK_AXES:
                return [*self.stick.move(event.axis, event.value / GREATEST_AXIS, bindings.dead_zone)]
        return []

    def _read_joystick(self, event: Event, bindings: Bindings) -> list[Meaning]:
        match event.type:
            case pygame.JOYBUTTONDOWN:
                return self._press(event.button, bindings.joystick_buttons, bindings)
            case pygame.JOYBUTTONUP:
                return [*self.cross.release(event.button)]
            case pygame.JOYAXISMOTION if event.axis in STICK_AXES:
                return [*self.stick.move(event.axis, event.value, bindings.dead_zone)]
            case pygame.JOYHATMOTION:
                return [*self.cross.turn(*event.value)]
        return []

    def _press(self, button: int, buttons: Mapping[int, Meaning], bindings: Bindings) -> list[Meaning]:
        """A button acts at once, but after an earlier push of the stick."""
        meaning = buttons.get(button)
        if meaning is None:
            return []
        pushed = self.stick.settle(bindings.dead_zone)
        if isinstance(meaning, Verb) and meaning in DIRECTION_OF:
            return [*pushed, *self.cross.press(button, meaning)]
        return [*pushed, meaning]

    def settle(self, bindings: Bindings) -> list[Verb]:
        """A push that is known only after all events of a frame are read."""
        return [*self.stick.settle(bindings.dead_zone), *self.cross.settle()]

    @property
    def held(self) -> list[Verb]:
        """The directions that are held down."""
        return [verb for verb in (self.stick.held, self.cross.held) if verb]


class Gamepads:
    """All gamepads that are plugged in, by their instance id."""

    def __init__(self) -> None:
        with suppress(pygame.error):  # without gamepads, the keyboard and the mouse remain
            pygame.joystick.init()
        with suppress(pygame.error):  # without SDL's mappings, every gamepad is a plain joystick
            controller.init()
        self._pads: dict[int, Pad] = {}

    def plug(self, event: Event) -> Device | None:
        """Open a gamepad that was plugged in; None if it cannot be opened: some keyboards pose as one."""
        try:
            joystick = pygame.joystick.Joystick(event.device_index)
            instance = joystick.get_instance_id()
        except pygame.error:
            return None
        if instance in self._pads:
            return None
        mapped = _open_mapped(event.device_index)
        handles = (joystick,) if mapped is None else (mapped, joystick)
        pad = Pad(handles, mapped is not None, Device(Kind.GAMEPAD, instance))
        self._pads[instance] = pad
        return pad.device

    def unplug(self, event: Event) -> Device | None:
        """Forget a gamepad that was unplugged."""
        pad = self._pads.pop(event.instance_id, None)
        return pad.device if pad else None

    def read(self, event: Event, bindings: Bindings) -> list[Action]:
        """The actions of a button, a stick or a hat."""
        pad = self._pads.get(event.dict.get("instance_id", -1))
        return [Action(meaning, pad.device) for meaning in pad.read(event, bindings)] if pad else []

    def settle(self, bindings: Bindings) -> list[Action]:
        """The pushes that are known only after all events of a frame are read."""
        return [Action(verb, pad.device) for pad in self._pads.values() for verb in pad.settle(bindings)]

    def held(self) -> set[tuple[Device, Meaning]]:
        """The directions that are held down."""
        return {(pad.device, verb) for pad in self._pads.values() for verb in pad.held}


def _open_mapped(index: int) -> object | None:
    """The gamepad by SDL's mapping, if there is one."""
    with suppress(pygame.error):
        if controller.is_controller(index):
            return controller.Controller(index)
    return None
