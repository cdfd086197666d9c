"""The party: the people who are here this evening, each with a device, and bots for company.

Nothing about devices is kept for the next evening.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.arcade.input.actions import Device
from game.core.rules import Names, Player
from game.people.faces import FACES
from game.people.person import Person
from game.session.players import Players


@dataclass(frozen=True)
class Member:
    """Somebody of the party. Two may have chosen to pass one device to each other."""

    person: Person
    device: Device | None = None  # None for a bot, and for a person whose gamepad is gone

    @property
    def is_bot(self) -> bool:
        return bool(self.person.level)


@dataclass(frozen=True)
class Party:
    """Who is here, in the order of their sides, which they keep all evening."""

    members: tuple[Member, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.members)

    def __getitem__(self, player: Player) -> Member:
        """Who plays a side."""
        return self.members[player - 1]

    @property
    def people(self) -> tuple[Player, ...]:
        """The sides that people play."""
        return tuple(player for player, member in self._sides if not member.is_bot)

    @property
    def _sides(self) -> tuple[tuple[Player, Member], ...]:
        return tuple(enumerate(self.members, start=1))

    @property
    def persons(self) -> tuple[Person, Person]:
        """Who plays each side of a game."""
        one, two = self.members
        return one.person, two.person

    @property
    def names(self) -> Names:
        """What sentences call them."""
        return Names(tuple(person.name for person in self.persons))

    @property
    def players(self) -> Players:
        """The same people, as those who play a game."""
        return Players.between(self.persons)

    @property
    def devices(self) -> Mapping[Player, Device]:
        """The device of each person who has one."""
        return {player: member.device for player, member in self._sides if member.device is not None}

    @property
    def absent(self) -> tuple[Player, ...]:
        """The people whose gamepad is gone."""
        return tuple(player for player in self.people if self[player].device is None)

    def at_once(self) -> "Party":
        """The same party to play at the same time: of two who share a device, the first one keeps it."""
        devices = list(self.devices.values())
        shared = len(devices) > len(set(devices))
        return Party((self.members[0], replace(self.members[1], device=None))) if shared else self

    def with_level(self, level: str) -> "Party":
        """The same people, with the bot of another level."""
        bot = Member(FACES[level].person)
        return Party(tuple(bot if each.is_bot else each for each in self.members))

    def with_person(self, player: Player, person: Person) -> "Party":
        """The same party, in which somebody has got another name."""
        return Party(
            tuple(replace(each, person=person) if side == player else each for side, each in self._sides)
        )

    def with_device(self, player: Player, device: Device) -> "Party":
        """The same party, in which somebody holds another device."""
        return Party(
            tuple(replace(each, device=device) if side == player else each for side, each in self._sides)
        )

    def without_device(self, device: Device) -> "Party":
        """The same party after a device is gone."""
        return Party(
            tuple(replace(each, device=None) if each.device == device else each for each in self.members)
        )
