"""The party: the people who are here this evening, each with a device, and bots for company.

Nothing about devices is kept for the next evening.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.arcade.input.actions import Device
from game.arena.match import MOST_RIDERS
from game.core.rules import PLAYERS, Names, Player
from game.people.faces import FACES
from game.people.person import Person
from game.session.players import Players


@dataclass(frozen=True)
class Member:
    """Somebody of the party. Several may have chosen to pass one device on to each other."""

    person: Person
    device: Device | None = None  # None for a bot, and for a person whose gamepad is gone
    gone: Device | None = None  # the gamepad that is gone, which others may have shared
    shared: Device | None = None  # what they share with somebody who alone holds it while both ride

    @property
    def is_bot(self) -> bool:
        return bool(self.person.level)

    def without(self, device: Device) -> "Member":
        left = replace(self, shared=None) if self.shared == device else self
        return replace(left, device=None, gone=device) if self.device == device else left


# The numbers of the members on one side, counted from 0: of a team, whoever is to move comes first.
Team = tuple[int, ...]


@dataclass(frozen=True)
class Party:
    """Who is here, in the order in which they joined, and which of them play now.

    Whoever plays has a side, counted from 1: that is how `party[side]` and everything about sides know them.
    Of a team that takes turns, that is the one who is to move. Whoever waits has no side.
    """

    members: tuple[Member, ...] = ()
    seated: tuple[Team, ...] | None = None  # who plays, by side; None for the first two, each for themselves

    def __bool__(self) -> bool:
        return bool(self.members)

    def playing(self, seated: tuple[Team, ...] | None) -> "Party":
        """The same party, of which these play now."""
        return replace(self, seated=seated)

    def riding(self) -> "Party":
        """The same party in the Arena: the first four ride, each on a side."""
        return self.playing(tuple((number,) for number in range(len(self.members)))[:MOST_RIDERS])

    @property
    def everybody(self) -> tuple[Person, ...]:
        """All who are here."""
        return tuple(member.person for member in self.members)

    @property
    def _teams(self) -> tuple[Team, ...]:
        two = tuple((number,) for number in range(len(self.members)))[: len(PLAYERS)]
        return two if self.seated is None else self.seated

    def in_order_of(self, people: tuple[Person, ...]) -> "Party":
        """The same party, as if they had joined in the order of these people, who are the same."""
        return Party(tuple(sorted(self.members, key=lambda member: people.index(member.person))))

    def __getitem__(self, player: Player) -> Member:
        """Who plays a side, or moves for it."""
        return self.members[self._teams[player - 1][0]]

    # Who plays now

    @property
    def sides(self) -> tuple[tuple[Player, Member], ...]:
        """Those who play, each with their side."""
        return tuple((side, self[side]) for side in range(1, len(self._teams) + 1))

    @property
    def people(self) -> tuple[Player, ...]:
        """The sides that people play."""
        return tuple(player for player, member in self.sides if not member.is_bot)

    @property
    def persons(self) -> tuple[Person, ...]:
        """Who plays each side."""
        return tuple(member.person for _side, member in self.sides)

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
        """The device of each person who plays and has one."""
        return {player: member.device for player, member in self.sides if member.device is not None}

    @property
    def absent(self) -> tuple[Player, ...]:
        """The people who play and whose gamepad is gone."""
        return tuple(player for player in self.people if self[player].device is None)

    # Devices

    def owns(self, device: Device) -> bool:
        """Whether a device is somebody's, of those who play or wait."""
        return any(member.device == device for member in self.members)

    def waits(self, device: Device) -> bool:
        """Whether a device belongs only to people who do not play now."""
        return self.owns(device) and device not in self.devices.values()

    def at_once(self) -> "Party":
        """The same party to play at the same time: of those who share a device, the first one keeps it."""
        taken: set[Device] = set()
        members = list(self.members)
        for number in (team[0] for team in self._teams):
            device = members[number].device
            if device in taken:
                members[number] = replace(members[number], device=None, shared=device)
            elif device is not None:
                taken.add(device)
        return replace(self, members=tuple(members))

    def sharing_again(self) -> "Party":
        """The same party after that: whoever has found no device of their own shares the same one again."""
        return replace(self, members=tuple(replace(e, device=e.device or e.shared) for e in self.members))

    def with_level(self, level: str) -> "Party":
        """The same people, with the bot of another level."""
        bot = Member(FACES[level].person)
        return replace(self, members=tuple(bot if each.is_bot else each for each in self.members))

    def with_person(self, before: Person, person: Person) -> "Party":
        """The same party, in which somebody has got another name."""
        return replace(
            self,
            members=tuple(
                replace(each, person=person) if each.person == before else each for each in self.members
            ),
        )

    def with_device(self, player: Player, device: Device) -> "Party":
        """The same party, in which somebody holds another device, with all who shared the lost one."""
        asked, found = self[player], Member(self[player].person, device)

        def after(each: Member) -> Member:
            if each is asked:
                return found
            return replace(found, person=each.person) if asked.gone and each.gone == asked.gone else each

        return replace(self, members=tuple(map(after, self.members)))

    def without_device(self, device: Device) -> "Party":
        """The same party after a device is gone."""
        return replace(self, members=tuple(each.without(device) for each in self.members))
