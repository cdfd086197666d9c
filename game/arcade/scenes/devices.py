"""Which player uses which device: the rows to choose them, and the cards that hold these rows."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol, TypeVar

from game.arcade.accents import ARENA_ACCENT
from game.arcade.context import Context
from game.arcade.destinations import Back
from game.arcade.draw.theme import Theme
from game.arcade.input.actions import LEFT_KEYS, MOUSE, RIGHT_KEYS, Device, Kind
from game.arcade.input.bindings import Bindings
from game.arcade.input.prompts import half_name
from game.arcade.profile.arena_choices import ArenaChoices
from game.arcade.profile.choices import Choices, ChosenDevices
from game.arcade.scenes.card import CardScene
from game.arcade.scenes.rows import Row
from game.arcade.scenes.scene import Go
from game.core.rules import PLAYERS, Player
from game.core.words import _, later
from game.session.session import Session

T = TypeVar("T")
C = TypeVar("C", bound="WithDevices")
LABELS = (later("Player 1's device"), later("Player 2's device"))


class WithDevices(Protocol):
    """Choices that include a device for each person."""

    @property
    def people(self) -> tuple[Player, ...]: ...

    @property
    def devices(self) -> ChosenDevices: ...

    def with_device(self: C, player: Player, device: Device | None) -> C: ...


def device_rows(context: Context, choices: Callable[[], C], keep: Callable[[C], None]) -> list[Row]:
    """A row for each player."""
    return [device_row(context, player, choices, keep) for player in PLAYERS]


def device_row(context: Context, player: Player, choices: Callable[[], C], keep: Callable[[C], None]) -> Row:
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

    return Row(LABELS[player - 1], change=change, value=value, idle=is_bot)


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
    """The value so many steps further, wrapping around."""
    place = values.index(value) if value in values else 0
    return values[(place + step) % len(values)]


class DevicesScene(CardScene):
    """A change applies at once, to this game and the next ones."""

    back_row = -1  # Done

    def __init__(self, context: Context, go: Go, session: Session) -> None:
        self._session = session
        rows = [*device_rows(context, self._choices, self._keep), Row(later("Done"), self._done)]
        super().__init__(context, go, session.setup.variant, later("Devices"), rows)

    def _choices(self) -> Choices:
        """The choices kept for the game, with the people of this session."""
        kept = self.context.choices.of(self._session.setup.variant)
        return replace(kept, people=self._session.players.people)

    def _keep(self, choices: Choices) -> None:
        kept = self.context.choices.of(self._session.setup.variant)
        self.context.choices.keep(replace(kept, devices=choices.devices))
        self.context.seats.choose(choices.devices)

    def _done(self) -> None:
        self.context.audio.play("back")
        self.go(Back())


class ArenaDevicesScene(CardScene):
    """A change applies at once, to this match and the next ones."""

    back_row = -1  # Done

    def __init__(self, context: Context, go: Go) -> None:
        rows = [*device_rows(context, lambda: context.arena.kept, self._keep), Row(later("Done"), self._done)]
        super().__init__(context, go, None, later("Devices"), rows)

    @property
    def theme(self) -> Theme:
        return self.context.theme.tinted(ARENA_ACCENT)

    def _keep(self, choices: ArenaChoices) -> None:
        self.context.arena.keep(choices)
        self.context.seats.choose(choices.devices)

    def _done(self) -> None:
        self.context.audio.play("back")
        self.go(Back())
