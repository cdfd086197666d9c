"""Waits for the key, button, stick or trigger that a person wants to bind."""

import pygame
from pygame.event import Event

from game.arcade.input.actions import SHARED_KEYS, Device, Kind
from game.arcade.input.bindings import table_name
from game.arcade.input.gamepads import Pad, button_source, share_of
from game.arcade.input.keyboard import FOREIGN, position_of
from game.arcade.input.rebinding import is_system_key
from game.arcade.input.sources import ESCAPE, Press, Source, axis, d_pad, key
from game.core.controls import Verb

# An axis is bound when it is pushed this far after it was at rest: one that drifts or trembles never is.
REST, PUSH = 0.2, 0.6


class Capture:
    """Takes the presses of one device: the keyboard, or every gamepad of a model.

    Only what is pressed from now on counts: what is held down already has to be released first.
    """

    def __init__(self, device: Device) -> None:
        self.device = device
        self._rested: dict[tuple[Device, int], bool] = {}  # whether each axis was at rest since the start

    def awaits(self, device: Device) -> bool:
        """Whether it is a press of this device that is wanted."""
        return device.kind is self.device.kind and table_name(device) == table_name(self.device)

    def read(self, event: Event, pad: Pad | None) -> Press | None:
        """What an event has pressed. `pad` is the gamepad that it counts for, and has not read it yet."""
        if event.type == pygame.KEYDOWN and self.device.kind is Kind.KEYBOARD:
            source = _key(event)
            return None if source is None else Press(SHARED_KEYS, source)
        if pad is None or not self.awaits(pad.device):
            return None
        source = self._on_pad(event, pad)
        return None if source is None else Press(pad.device, source)

    def _on_pad(self, event: Event, pad: Pad) -> Source | None:
        match event.type:
            case pygame.CONTROLLERBUTTONDOWN | pygame.JOYBUTTONDOWN:
                return button_source(event.button)
            case pygame.CONTROLLERAXISMOTION | pygame.JOYAXISMOTION:
                return self._axis(pad, event.axis, share_of(event))
            case pygame.JOYHATMOTION if not pad.d_pad_is_down:
                return _hat(*event.value)
        return None

    def _axis(self, pad: Pad, number: int, share: float) -> Source | None:
        """An axis that is pushed after it was at rest. A trigger rests at its end, and is pushed one way."""
        first_report = number not in pad.leans and not pad.device.known  # SDL reports first where it rests
        trigger = number in pad.triggers or (first_report and share < 0)
        place = pad.device, number
        before = pad.leans.get(number, 1.0 if first_report else 0.0)
        rested = self._rested.get(place, _is_at_rest(before, trigger=trigger))
        self._rested[place] = rested or _is_at_rest(share, trigger=trigger)
        if not rested or abs(share) <= PUSH or (trigger and share < 0):
            return None
        return axis(number, 1 if share > 0 else -1)


def _is_at_rest(lean: float, *, trigger: bool) -> bool:
    return abs(lean) < REST or (trigger and lean < 0)


def _key(event: Event) -> Source | None:
    """The key of a press. Escape and combinations of keys are not for binding."""
    source = key(position_of(event))
    combined = event.mod & FOREIGN and not is_system_key(source)
    return None if source == ESCAPE or source.number == 0 or combined else source


def _hat(right: int, up: int) -> Source | None:
    """The direction in which a hat points; of two at once, the one up or down."""
    if up:
        return d_pad(Verb.UP if up > 0 else Verb.DOWN)
    if right:
        return d_pad(Verb.RIGHT if right > 0 else Verb.LEFT)
    return None
