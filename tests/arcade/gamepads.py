"""A cabinet with gamepads before it."""

from collections.abc import Callable
from typing import Any

from game import catalogue
from game.bench.monkey.virtual_pad import (
    DOWN_BUTTON,
    LB,
    LEFT_BUTTON,
    RIGHT_BUTTON,
    UP_BUTTON,
    A,
    B,
    VirtualPad,
)
from tests.arcade.cabinet import Player

STEPS = {"up": UP_BUTTON, "down": DOWN_BUTTON, "left": LEFT_BUTTON, "right": RIGHT_BUTTON}


class CabinetWithPads:
    """A cabinet and the pads that lie before it."""

    def __init__(self, *arguments: Any, **choices: Any) -> None:
        self.player = Player(*arguments, **choices)
        self.pads: list[VirtualPad] = []

    def plug(self, *, known: bool = True) -> VirtualPad:
        pad = VirtualPad(known=known)
        self.pads.append(pad)
        self.player.wait(0.05)
        return pad

    def press(self, pad: VirtualPad, *buttons: int) -> None:
        for button in buttons:
            pad.hold(button, down=True)
            self.player.wait(0.04)
            pad.hold(button, down=False)
            self.player.wait(0.04)

    def unplug(self, *pads: VirtualPad) -> None:
        """Pull pads out, all of them in one frame."""
        for pad in pads:
            pad.unplug()
            self.pads.remove(pad)
        self.player.wait(0.05)

    def push(self, pad: VirtualPad, across: float, down: float) -> None:
        """Push the stick somewhere. SDL tells of both axes, one after the other."""
        pad.push(0, across)
        pad.push(1, down)
        self.player.wait(0.04)

    def pull(self, pad: VirtualPad, trigger: int) -> None:
        """Pull a trigger and let it go."""
        for share in (-1.0, 1.0, -1.0):
            pad.push(trigger, share)
            self.player.wait(0.04)

    def turn_hat(self, pad: VirtualPad, across: int, up: int) -> None:
        pad.turn_hat(across, up)
        self.player.wait(0.04)

    def choose(self, slug: str) -> None:
        """Begin a game from the menu, with the first pad."""
        self.player.choose(catalogue.games()[slug].name)
        self.press(self.pads[0], A)

    def give_last_pad_to(self, number: int) -> None:
        """In the set-up of the game that the menu shows, and back to the menu."""
        self.press(self.pads[0], LB, *[DOWN_BUTTON] * (2 * number), LEFT_BUTTON, B)

    def leave(self) -> None:
        self.unplug(*list(self.pads))
        self.player.leave()


# What the fixture of this name gives: a way to sit down at a game, with gamepads before it.
SitWithPads = Callable[..., CabinetWithPads]
