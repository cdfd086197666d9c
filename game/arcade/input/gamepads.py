"""Gamepads: those that SDL knows by their mapping, others as plain joysticks."""

from contextlib import suppress

import pygame
from pygame._sdl2 import controller
from pygame.event import Event

from game.arcade.input.actions import Device, Kind, Meaning
from game.arcade.input.bindings import Bindings
from game.arcade.input.motors import Motors
from game.arcade.input.sources import Press, Source, button, d_pad
from game.arcade.input.sticks import Cross, Stick
from game.core.controls import Verb

KNOWN_EVENTS = (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION)
JOYSTICK_EVENTS = (
    pygame.JOYBUTTONDOWN,
    pygame.JOYBUTTONUP,
    pygame.JOYAXISMOTION,
    pygame.JOYHATMOTION,
)
GREATEST_AXIS = 32767
# A gamepad that SDL knows has two sticks and two triggers. Of any other, only the first stick is certain.
KNOWN_STICKS = ((0, 1), (2, 3), (4,), (5,))
STICK_AXES = (0, 1)
# The buttons of the directional pad, also on most gamepads that SDL does not know.
D_PAD = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: Verb.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Verb.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Verb.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Verb.RIGHT,
}
RELEASED_TRIGGER = -0.8


class Pad:
    """A gamepad that is plugged in, and what is held down on it."""

    def __init__(self, device: Device, handles: tuple[object, ...], axes: int) -> None:
        self.device = device
        self._handles = handles  # kept, because SDL closes the gamepad without them
        others = tuple((number,) for number in range(len(STICK_AXES), axes))
        self._sticks = [Stick(axes) for axes in (KNOWN_STICKS if device.known else (STICK_AXES, *others))]
        self._cross = Cross()
        self._first: dict[int, float] = {}  # where each axis was when it was first reported
        self._down: set[int] = set()  # buttons

    @property
    def leans(self) -> dict[int, float]:
        """How far each axis leans, from -1 to 1, as it was last reported."""
        return {number: lean for stick in self._sticks for number, lean in stick.lean.items()}

    @property
    def d_pad_is_down(self) -> bool:
        return bool(self._cross.down)

    @property
    def triggers(self) -> frozenset[int]:
        """The axes that rest at their end instead of their middle. SDL reports first where an axis rests."""
        return frozenset(number for number, lean in self._first.items() if lean < RELEASED_TRIGGER)

    def reads(self, event: Event) -> bool:
        """Whether an event counts. SDL reports everything on a known gamepad twice."""
        return event.type in (KNOWN_EVENTS if self.device.known else JOYSTICK_EVENTS)

    def read(self, event: Event, dead_zone: float) -> list[Source]:
        """What an event that counts has pressed."""
        match event.type:
            case pygame.CONTROLLERBUTTONDOWN | pygame.JOYBUTTONDOWN:
                return self._press(event.button, dead_zone)
            case pygame.CONTROLLERBUTTONUP | pygame.JOYBUTTONUP:
                return self._release(event.button)
            case pygame.CONTROLLERAXISMOTION | pygame.JOYAXISMOTION:
                return self._move(event.axis, share_of(event), dead_zone)
        return self._cross.turn(*event.value)

    def _press(self, number: int, dead_zone: float) -> list[Source]:
        """A button acts at once, but after an earlier push of a stick."""
        pushed = self._settle_sticks(dead_zone)
        if number in D_PAD:
            return [*pushed, *self._cross.press(D_PAD[number])]
        self._down.add(number)
        return [*pushed, button(number)]

    def _release(self, number: int) -> list[Source]:
        self._down.discard(number)
        return self._cross.release(D_PAD[number]) if number in D_PAD else []

    def _move(self, number: int, share: float, dead_zone: float) -> list[Source]:
        self._first.setdefault(number, share)
        sticks = (stick for stick in self._sticks if number in stick.axes)
        return [source for stick in sticks for source in stick.move(number, share, dead_zone)]

    def settle(self, dead_zone: float) -> list[Source]:
        """Pushes that are known only after all events of a frame are read."""
        return [*self._settle_sticks(dead_zone), *self._cross.settle()]

    def _settle_sticks(self, dead_zone: float) -> list[Source]:
        return [source for stick in self._sticks for source in stick.settle(dead_zone)]

    @property
    def held(self) -> list[Source]:
        """What is held down."""
        moved = [self._cross.held, *(stick.held for stick in self._sticks)]
        return [*map(button, self._down), *(source for source in moved if source)]


def button_source(number: int) -> Source:
    return d_pad(D_PAD[number]) if number in D_PAD else button(number)


def share_of(event: Event) -> float:
    """How far an axis leans, from -1 to 1."""
    share: float = event.value
    return share / GREATEST_AXIS if event.type == pygame.CONTROLLERAXISMOTION else share


class Gamepads:
    """All gamepads that are plugged in, by their instance id."""

    def __init__(self, motors: Motors) -> None:
        self._motors = motors
        with suppress(pygame.error):  # without gamepads, the keyboard and the mouse remain
            pygame.joystick.init()
        with suppress(pygame.error):  # without SDL's mappings, every gamepad is a plain joystick
            controller.init()
        self._pads: dict[int, Pad] = {}

    def plug(self) -> list[Device]:
        """Open all gamepads that were plugged in.

        The number in the event of one is of no use: others that came or went since then have changed it.
        """
        count = pygame.joystick.get_count() if pygame.joystick.get_init() else 0
        opened = (self._open(number) for number in range(count))
        return [device for device in opened if device is not None]

    def _open(self, number: int) -> Device | None:
        """Open a gamepad; None if it is open, or cannot be opened: some keyboards pose as one."""
        try:
            joystick = pygame.joystick.Joystick(number)
            instance = joystick.get_instance_id()
        except pygame.error:
            return None
        if instance in self._pads:
            return None
        mapped = _open_mapped(number)
        device = Device(Kind.GAMEPAD, instance, joystick.get_guid(), known=mapped is not None)
        pad = Pad(device, (joystick, mapped), joystick.get_numaxes())
        self._pads[instance] = pad
        self._motors.add(device, joystick)
        return pad.device

    def unplug(self, event: Event) -> Device | None:
        """Forget a gamepad that was unplugged."""
        pad = self._pads.pop(event.instance_id, None)
        if pad is None:
            return None
        self._motors.remove(pad.device)
        return pad.device

    def pad_of(self, event: Event) -> Pad | None:
        """The gamepad that an event counts for."""
        pad = self._pads.get(event.dict.get("instance_id", -1))
        return pad if pad and pad.reads(event) else None

    def read(self, event: Event, bindings: Bindings) -> list[Press]:
        """What a button, a stick or a hat has pressed."""
        pad = self.pad_of(event)
        if pad is None:
            return []
        return [Press(pad.device, source) for source in pad.read(event, bindings.dead_zone)]

    def settle(self, bindings: Bindings) -> list[Press]:
        """The pushes that are known only after all events of a frame are read."""
        pads = self._pads.values()
        return [Press(pad.device, source) for pad in pads for source in pad.settle(bindings.dead_zone)]

    def held(self, bindings: Bindings) -> set[tuple[Device, Meaning]]:
        """The meanings of what is held down."""
        held = [(pad.device, source) for pad in self._pads.values() for source in pad.held]
        meanings = ((pad, bindings.meaning_on_pad(pad, source)) for pad, source in held)
        return {(pad, meaning) for pad, meaning in meanings if meaning is not None}


def _open_mapped(index: int) -> object | None:
    """The gamepad by SDL's mapping, if there is one."""
    with suppress(pygame.error):
        if controller.is_controller(index):
            return controller.Controller(index)
    return None
