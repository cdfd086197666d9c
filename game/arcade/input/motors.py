"""The motors of gamepads, which let them rumble."""

from contextlib import suppress
from dataclasses import dataclass

import pygame
from pygame.joystick import JoystickType

from game.arcade.input.actions import Device


@dataclass(frozen=True)
class Rumble:
    """How strongly a gamepad shakes, and for how long."""

    strength: float  # from 0 to 1
    seconds: float


class Motors:
    """The gamepads that are plugged in. Those that cannot rumble stay quiet."""

    def __init__(self) -> None:
        self._joysticks: dict[Device, JoystickType] = {}

    def add(self, pad: Device, joystick: JoystickType) -> None:
        self._joysticks[pad] = joystick

    def remove(self, pad: Device) -> None:
        self._joysticks.pop(pad, None)

    def give(self, pad: Device, rumble: Rumble, share: float) -> None:
        """Let a gamepad rumble with a share of its strength. It replaces an earlier one."""
        joystick, strength = self._joysticks.get(pad), rumble.strength * share
        if joystick is not None and strength > 0:
            with suppress(pygame.error):  # it was just pulled out
                joystick.rumble(strength, strength, round(rumble.seconds * 1000))

    def stop(self) -> None:
        """Let every gamepad be still."""
        for joystick in self._joysticks.values():
            with suppress(pygame.error):
                joystick.stop_rumble()
