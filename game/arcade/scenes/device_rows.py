"""The rows in which players choose their devices, before and during a game."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from game.arcade.input.actions import LEFT_KEYS, MOUSE, RIGHT_KEYS, Device, Kind
from game.arcade.input.bindings import Bindings
from game.arcade.input.prompts import half_name
from game.arcade.profile.choices import ChosenDevices
from game.arcade.scenes.rows import Row
from game.arcade.shell.context import Context
from game.core.rules import NUMBERS, PLAYERS, Names, Player
from game.core.words import _

T = TypeVar("T")
C = TypeVar("C", bound="WithDevices")


class WithDevices(Protocol):
    """Choices that include a device for each person."""

    @property
    def people(self) -> tuple[Player, ...]: ...

    @property
    def devices(self) -> ChosenDevices: ...

    def with_device(self: C, player: Player, device: Device | None) -> C: ...


def device_rows(
    context: Context, choices: Callable[[], C], keep: Callable[[C], None], names: Names = NUMBERS
) -> list[Row]:
    """A row for each player."""
    return [device_row(context, player, choices, keep, names) for player in PLAYERS]


def device_row(
    context: Context,
    player: Player,
    choices: Callable[[], C],
    keep: Callable[[C], None],
    names: Names = NUMBERS,
) -> Row:
    """A row for a player; a bot has none to choose.

    `choices` returns the current choices, `keep` stores changed ones.
    """

    def is_bot() -> bool:
        return player not in choices().people

    def value() -> str:
        if is_bot():
            return _("Bot")
        chosen = dict(choices().devices).get(player)
        return _("Any") if chosen is None else device_name(chosen, context.seats.pads, context.bindings)

    def change(step: int) -> None:
        keep(choices().with_device(player, _next_device(context.seats.pads, choices(), player, step)))

    label = _("{player}'s device", player=names.of(player))
    return Row(label, change=change, value=value, idle=is_bot)


def _next_device(pads: list[Device], choices: WithDevices, player: Player, step: int) -> Device | None:
    """The next device that the other person has not chosen; None for any device."""
    chosen = dict(choices.devices)
    others = {chosen.get(person) for person in choices.people if person != player}
    offered = [LEFT_KEYS, RIGHT_KEYS, MOUSE, *pads]
    free = [None, *(device for device in offered if device not in others)]
    return after(free, chosen.get(player), step)


def device_name(device: Device, pads: list[Device], bindings: Bindings) -> str:
    """The name of a device; half of the keyboard by its present keys."""
    if device.kind is Kind.MOUSE:
        return _("Mouse")
    if device.kind is Kind.KEYBOARD:
        return half_name(device, bindings)
    return _("Gamepad {number}", number=pads.index(device) + 1 if device in pads else 1)


def after(values: Sequence[T], value: T, step: int) -> T:
    """The value this many steps further on, wrapping around at the ends."""
    place = values.index(value) if value in values else 0
    return values[(place + step) % len(values)]
