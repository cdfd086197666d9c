"""The choices before a game, and the choices last used for each game."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace

from game.arcade.input.actions import Device
from game.bots.levels import BEGINNERS_LEVEL, LEVELS
from game.core.rules import PLAYERS, Player
from game.core.variant import Setup, Variant
from game.core.words import later
from game.session.modes import Series
from game.session.my_level import MINE
from game.session.session import Session
from game.store.codec import FLAG, Codec, Field, composed, listed, one_of
from game.store.documents import Format

NAME = "choices.json"
FORMAT = Format(
    "gridlock choices", 1, later("Your last choices could not be read, so the defaults are used.")
)
# The sides that people can play.
PEOPLE: tuple[tuple[Player, ...], ...] = (PLAYERS, (1,), (2,))
# As many rounds as can be typed on the command line.
ROUNDS = range(1, 10**9, 2)
# The devices that players have chosen.
ChosenDevices = tuple[tuple[Player, Device], ...]


def given(devices: ChosenDevices, player: Player, device: Device | None) -> ChosenDevices:
    """The devices, with this one for one player only; None allows any device."""
    kept = [pair for pair in devices if pair[0] != player and pair[1] != device]
    added = [] if device is None else [(player, device)]
    return tuple(sorted(kept + added, key=lambda pair: pair[0]))


def without(devices: ChosenDevices, device: Device) -> ChosenDevices:
    """The devices without one that is gone."""
    return tuple(pair for pair in devices if pair[1] != device)


@dataclass(frozen=True)
class EveningChoices:
    """How long evenings are to be, and what decides them."""

    short: bool = False
    arena: bool = True


EVENING = composed(
    EveningChoices,
    short=Field(FLAG.or_else(False), "short evenings", default=False),
    arena=Field(FLAG.or_else(True), "the Arena decides", default=True),
)


@dataclass(frozen=True)
class Choices:
    """The board, who plays, who begins, how many rounds, and the devices chosen."""

    setup: Setup
    people: tuple[Player, ...] = PLAYERS
    first: Player = 1
    rounds: int = 1
    level: str = BEGINNERS_LEVEL  # of the bots, or `MINE`
    devices: ChosenDevices = field(default=())

    @property
    def series(self) -> Series:
        return Series(self.rounds, self.first)

    def with_device(self, player: Player, device: Device | None) -> "Choices":
        """The same choices with a device for one player only; None allows any device."""
        return replace(self, devices=given(self.devices, player, device))

    def without_device(self, device: Device) -> "Choices":
        """The same choices without a device."""
        return replace(self, devices=without(self.devices, device))

    def with_setup(self, setup: Setup) -> "Choices":
        return replace(self, setup=setup)

    def with_level(self, level: str) -> "Choices":
        return replace(self, level=level)


class ChoiceBook:
    """The choices last used for each game. `store` keeps changed ones for the next start."""

    def __init__(
        self, kept: Iterable[Choices] = (), store: Callable[[Choices], None] = lambda _choices: None
    ) -> None:
        self._by_slug = {choices.setup.variant.slug: choices for choices in kept}
        self._stored = dict(self._by_slug)  # what the next start knows
        self._before: dict[str, Choices] = {}  # with which a game began, before the set-up changed them
        self._store = store

    def of(self, variant: Variant) -> Choices:
        """The choices last used for a game, or its defaults."""
        choices = self._by_slug.get(variant.slug)
        if choices is None:
            choices = self._by_slug[variant.slug] = Choices(variant.setup())
        return choices

    def keep(self, choices: Choices) -> None:
        self.use(choices)
        self._stored[choices.setup.variant.slug] = choices
        self._store(choices)

    def change(self, choices: Choices) -> None:
        """Keep choices that a person has made in the set-up."""
        variant = choices.setup.variant
        self._before.setdefault(variant.slug, self.of(variant))
        self.keep(choices)

    def are_changed(self, variant: Variant) -> bool:
        """Whether a person has chosen another game in the set-up than the one that began last."""
        before = self._before.get(variant.slug)
        return before is not None and replace(before, devices=self.of(variant).devices) != self.of(variant)

    def begin(self, variant: Variant) -> None:
        """A game has begun, or goes on."""
        self._before.pop(variant.slug, None)

    def take_turns(self, session: Session) -> None:
        """After a game against a bot, the other player begins the next one, also after a restart."""
        mode, variant = session.mode, session.setup.variant
        if not session.over or session.players.alone is None or not isinstance(mode, Series):
            return
        first = mode.next().starter
        self.use(replace(self.of(variant), first=first))
        stored = self._stored.get(variant.slug)
        if stored is not None and stored.people != PLAYERS and stored.first != first:
            self._stored[variant.slug] = replace(stored, first=first)
            self._store(self._stored[variant.slug])

    def use(self, choices: Choices) -> None:
        """Use choices for a game that are not kept for the next start."""
        self._by_slug[choices.setup.variant.slug] = choices

    def forget(self) -> None:
        """Give all games their defaults again."""
        self._by_slug.clear()
        self._stored.clear()
        self._before.clear()

    def forget_device(self, device: Device) -> None:
        """Remove a device that was unplugged."""
        self._by_slug = {slug: kept.without_device(device) for slug, kept in self._by_slug.items()}


# As a document, with the fields of each game under its slug. A field that is missing or impossible has its
# default. Devices are chosen for a sitting: who sits down next has others.


def codec(variant: Variant) -> Codec[Choices]:
    """How the choices for one game stand in the document."""
    usual = Choices(variant.setup())
    people = listed(one_of(PLAYERS, Player)).where(
        lambda people: people in PEOPLE, "nobody plays these sides"
    )
    setup = composed(
        variant.setup, size=one_of(variant.sizes, int).or_else(variant.size), options=_options_codec(variant)
    )
    return composed(
        Choices,
        setup=Field(setup, is_flat=True),
        people=people.or_else(usual.people),
        first=one_of(PLAYERS, Player).or_else(usual.first),
        rounds=one_of(ROUNDS, int).or_else(usual.rounds),
        level=one_of((*LEVELS, MINE), str).or_else(usual.level),
    ).or_else(usual)


def _options_codec(variant: Variant) -> Codec[Mapping[str, str]]:
    options = {
        option.name: one_of(option.values, str).or_else(option.values[0]) for option in variant.options
    }

    def read(value: object) -> Mapping[str, str]:
        asked = value if isinstance(value, dict) else {}
        return {name: option.read(asked.get(name)) for name, option in options.items()}

    return Codec(read, dict)
