"""Repeats directions that are held down, as a text editor repeats keys."""

from collections.abc import Container
from dataclasses import dataclass

from game.arcade.input.actions import Action, Device, Meaning
from game.arcade.input.bindings import Bindings
from game.core.controls import DIRECTION_OF, Verb


@dataclass(frozen=True)
class Hold:
    """A direction that is held down."""

    verb: Meaning
    held_for: float = 0.0
    repeats: int = 0

    def after(self, seconds: float, bindings: Bindings) -> "Hold":
        """The hold a little later. It repeats at most once per frame, however long the frame was."""
        held_for = self.held_for + seconds
        due = held_for >= bindings.repeat_delay + self.repeats * bindings.repeat_interval
        return Hold(self.verb, held_for, self.repeats + due)


class Repeater:
    """The direction that each device holds. It repeats until it is released or something else is pressed."""

    def __init__(self) -> None:
        self._holds: dict[Device, Hold] = {}

    def press(self, action: Action) -> None:
        """Start a hold with a direction; any other press of the same device ends it."""
        if action.verb in DIRECTION_OF:
            self._holds[action.device] = Hold(action.verb)
        elif action.verb is not Verb.POINT:
            self._holds.pop(action.device, None)

    def stop(self) -> None:
        """Stop repeating what is held now: it has to be released and pressed again."""
        self._holds.clear()

    def after(
        self, seconds: float, held: Container[tuple[Device, Meaning]], bindings: Bindings
    ) -> list[Action]:
        """The repeats of a frame; `held` is what the devices hold down."""
        before = {device: hold for device, hold in self._holds.items() if (device, hold.verb) in held}
        self._holds = {device: hold.after(seconds, bindings) for device, hold in before.items()}
        return [
            Action(hold.verb, device, repeated=True)
            for device, hold in self._holds.items()
            if hold.repeats > before[device].repeats
        ]
