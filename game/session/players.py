"""Who plays each side: a person, or a bot at a level."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from game.core.rules import PLAYERS, Names, Player
from game.people.faces import FACES
from game.people.person import Person

HUMAN = "human"
# For each side, who the person on it is; None where nobody has said so, and for a bot.
Persons = tuple[Person | None, Person | None]
NOBODY_KNOWN: Persons = (None, None)


@dataclass(frozen=True)
class Players:
    """For each side, `HUMAN` or the level of a bot; and who the people are, if that is known."""

    one: str = HUMAN
    two: str = HUMAN
    persons: Persons = NOBODY_KNOWN

    @classmethod
    def of(
        cls, people: tuple[Player, ...], level: str, persons: tuple[Person | None, ...] = NOBODY_KNOWN
    ) -> "Players":
        """These people, and a bot on every other side."""
        one, two = (HUMAN if player in people else level for player in PLAYERS)
        first, second = (persons[player - 1] if player in people else None for player in PLAYERS)
        return cls(one, two, (first, second))

    @classmethod
    def between(cls, persons: tuple[Person, Person]) -> "Players":
        """These two persons, each of whom may be the face of a bot."""
        one, two = persons
        known = (None if one.level else one, None if two.level else two)
        return cls(one.level or HUMAN, two.level or HUMAN, known)

    @property
    def kinds(self) -> tuple[str, str]:
        """For each side, `HUMAN` or the level of the bot."""
        return self.one, self.two

    def level(self, player: Player) -> str | None:
        """The level of the bot on a side; None for a person."""
        kind = self.kinds[player - 1]
        return None if kind == HUMAN else kind

    def person(self, player: Player) -> Person | None:
        """Who plays a side: a person if it is known who, or the face of a bot."""
        face = FACES.get(self.level(player) or "")
        return self.persons[player - 1] if face is None else face.person

    @property
    def names(self) -> Names:
        """What sentences call them. Where nobody's name is known, bots have none either."""
        if self.persons == NOBODY_KNOWN:
            return Names(you=self.alone)
        one, two = (person.name if (person := self.person(player)) else "" for player in PLAYERS)
        return Names(one, two, self.alone)

    @property
    def people(self) -> tuple[Player, ...]:
        return tuple(player for player in PLAYERS if self.level(player) is None)

    @property
    def bots(self) -> tuple[Player, ...]:
        return tuple(player for player in PLAYERS if self.level(player) is not None)

    @property
    def alone(self) -> Player | None:
        """The only person; None unless there is exactly one."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def bot_level(self) -> str | None:
        """The level of the bots (that of Player 1 if there are two); None if there are none."""
        return self.level(self.bots[0]) if self.bots else None

    def without(self, keys: Collection[str]) -> "Players":
        """The same players, without the names of the people with these keys."""
        one, two = (None if person and person.key in keys else person for person in self.persons)
        return replace(self, persons=(one, two))

    def with_level(self, level: str) -> "Players":
        """The same players, with every bot at this level."""
        return replace(
            self,
            one=self.one if self.one == HUMAN else level,
            two=self.two if self.two == HUMAN else level,
        )
