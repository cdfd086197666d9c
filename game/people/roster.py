"""The roster: the persons who are remembered, and what is a person's own rather than the cabinet's."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from game.bots.levels import BEGINNERS_LEVEL
from game.people.person import Person

MOST_UPHILL = 3


@dataclass(frozen=True)
class Remembered:
    """A person who is remembered, with the settings that are their own."""

    person: Person
    here: datetime  # when they were here last
    # How steep they want it against a weaker person, up to `MOST_UPHILL`; None as long as nobody has asked.
    uphill: int | None = None
    level: str = BEGINNERS_LEVEL  # of the bot with which they play when nobody else joins
    hints: bool | None = None  # whether they can ask for hints; None if they have not said so

    @property
    def key(self) -> str:
        return self.person.key


@dataclass(frozen=True)
class Roster:
    """Those who are remembered. Each method gives the next roster."""

    people: tuple[Remembered, ...] = ()

    def of(self, key: str) -> Remembered | None:
        """Who has this key, if they are remembered."""
        return next((each for each in self.people if each.key == key), None)

    def uphill(self, person: Person) -> int:
        """How steep a person wants it; a guest has said nothing."""
        remembered = self.of(person.key)
        return 0 if remembered is None else remembered.uphill or 0

    def level(self, person: Person) -> str:
        """The level of the bot with which a person plays."""
        remembered = self.of(person.key)
        return BEGINNERS_LEVEL if remembered is None else remembered.level

    def with_level(self, person: Person, level: str) -> "Roster":
        """Somebody who is remembered plays with a bot of this level from now on."""
        return self._changed(person, level=level)

    def hints(self, person: Person) -> bool | None:
        """Whether a person can ask for hints, as they have said themselves; None if they have not."""
        remembered = self.of(person.key)
        return None if remembered is None else remembered.hints

    def with_hints(self, person: Person, hints: bool | None) -> "Roster":
        """Somebody who is remembered can ask for hints from now on, or cannot; None: as anybody else."""
        return self._changed(person, hints=hints)

    def was_asked(self, person: Person) -> bool:
        """Whether a person has said how steep they want it."""
        remembered = self.of(person.key)
        return remembered is not None and remembered.uphill is not None

    def with_uphill(self, person: Person, steps: int) -> "Roster":
        """Somebody who is remembered wants it as steep as this."""
        return self._changed(person, uphill=steps)

    def _changed(self, person: Person, **own: Any) -> "Roster":
        """Something that is a person's own is other than before, if they are remembered."""
        remembered = self.of(person.key)
        return self if remembered is None else self.with_person(replace(remembered, **own))

    def by_last_visit(self) -> tuple[Remembered, ...]:
        """Whoever was here last comes first."""
        return tuple(sorted(self.people, key=lambda each: each.here, reverse=True))

    def proposed(self, taken: Collection[str] = ()) -> Person | None:
        """Who was here last and is free: none of these keys is theirs."""
        return next((each.person for each in self.by_last_visit() if each.key not in taken), None)

    def with_person(self, remembered: Remembered) -> "Roster":
        """This person is remembered so, in place of what was remembered about them."""
        assert remembered.key, "a guest and a bot are not remembered"
        if self.of(remembered.key) is None:
            return Roster((*self.people, remembered))
        return Roster(tuple(remembered if e.key == remembered.key else e for e in self.people))

    def seen(self, keys: Collection[str], moment: datetime) -> "Roster":
        """These people were here at this moment, or later if that is known already."""
        return Roster(
            tuple(replace(e, here=max(e.here, moment)) if e.key in keys else e for e in self.people)
        )

    def without(self, key: str) -> "Roster":
        return Roster(tuple(each for each in self.people if each.key != key))
