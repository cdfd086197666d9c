"""Who plays each side: a person, or a bot at a level. In the Arena, up to four play."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from game.core.rules import PLAYERS, Names, Player
from game.people.faces import FACES
from game.people.person import Person

HUMAN = "human"
# For each side, who the person on it is; None where nobody has said so, and for a bot.
Persons = tuple[Person | None, ...]
NOBODY_KNOWN: Persons = ()


@dataclass(frozen=True)
class Players:
    """For each side, `HUMAN` or the level of a bot; and who the people are, if anybody is known."""

    kinds: tuple[str, ...] = (HUMAN, HUMAN)
    persons: Persons = NOBODY_KNOWN

    @classmethod
    def of(cls, people: tuple[Player, ...], level: str, persons: Persons = NOBODY_KNOWN) -> "Players":
        """These people, and a bot on every other side of a game for two."""
        kinds = tuple(HUMAN if player in people else level for player in PLAYERS)
        sides = zip(PLAYERS, persons, strict=False)
        return cls(kinds, _known(person if player in people else None for player, person in sides))

    @classmethod
    def between(cls, persons: tuple[Person, ...]) -> "Players":
        """These persons, each of whom may be the face of a bot."""
        kinds = tuple(person.level or HUMAN for person in persons)
        return cls(kinds, _known(None if person.level else person for person in persons))

    @property
    def sides(self) -> tuple[Player, ...]:
        """All who play, by their numbers."""
        return tuple(range(1, len(self.kinds) + 1))

    def level(self, player: Player) -> str | None:
        """The level of the bot on a side; None for a person."""
        kind = self.kinds[player - 1]
        return None if kind == HUMAN else kind

    def person(self, player: Player) -> Person | None:
        """Who plays a side: a person if it is known who, or the face of a bot."""
        face = FACES.get(self.level(player) or "")
        if face is not None:
            return face.person
        return self.persons[player - 1] if self.persons else None

    @property
    def names(self) -> Names:
        """What sentences call them. Where nobody's name is known, bots have none either."""
        if not self.persons:
            return Names(you=self.alone)
        people = (self.person(player) for player in self.sides)
        names = [person.name if person else "" for person in people]
        return Names(tuple(self._told_apart(names, player) for player in self.sides), self.alone)

    def _told_apart(self, names: list[str], player: Player) -> str:
        """A player's name; the second bot with the same face has a number."""
        name, before = names[player - 1], names[: player - 1].count(names[player - 1])
        return f"{name} {before + 1}" if name and before and player in self.bots else name

    @property
    def people(self) -> tuple[Player, ...]:
        return tuple(player for player in self.sides if self.level(player) is None)

    @property
    def are_two_people(self) -> bool:
        """Whether two people play against each other."""
        return self.people == PLAYERS

    @property
    def bots(self) -> tuple[Player, ...]:
        return tuple(player for player in self.sides if self.level(player) is not None)

    @property
    def alone(self) -> Player | None:
        """The only person; None unless there is exactly one."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def bot_level(self) -> str | None:
        """The level of the bots (that of the first one if there are several); None if there are none."""
        return self.level(self.bots[0]) if self.bots else None

    def without(self, keys: Collection[str]) -> "Players":
        """The same players, without the names of the people with these keys."""
        return replace(
            self, persons=_known(None if each and each.is_one_of(keys) else each for each in self.persons)
        )

    def with_level(self, level: str) -> "Players":
        """The same players, with every bot at this level."""
        return replace(self, kinds=tuple(kind if kind == HUMAN else level for kind in self.kinds))


def _known(persons: Iterable[Person | None]) -> Persons:
    """The persons of all sides, if anybody is known."""
    found = tuple(persons)
    return found if any(found) else NOBODY_KNOWN
