"""A person as others see them: a name, an emblem and a colour. A guest and a bot are persons too."""

from collections.abc import Collection
from dataclasses import dataclass

from game.core.words import _

LONGEST_NAME = 10
# What a person can choose as an emblem. The faces of bots have others.
EMBLEMS = (
    *("star", "heart", "bolt", "sun", "moon", "crown"),
    *("anchor", "key", "fish", "cat", "rocket", "mushroom"),
)
# The colours of nameplates and emblems; those near the colour of a side, which pieces keep, come last.
COLOURS = ("coral", "violet", "lime", "silver", "magenta", "sky", "mint", "gold")
# The signs of the faces, and the colours that only faces have.
SIGNS = ("seed", "leaf", "spark", "needle", "crescent", "eye")
COLOURS_OF_FACES = ("green", "orange", "indigo", "white")


@dataclass(frozen=True)
class Person:
    """Somebody who plays. Two with the same key are the same person, whatever they are called now."""

    name: str
    emblem: str
    colour: str
    key: str = ""  # of a person who is remembered; a guest and a bot have none
    level: str = ""  # of a bot; a person has none
    members: tuple[str, ...] = ()  # the keys of a team; a person has none

    @property
    def is_guest(self) -> bool:
        """Whether nothing about this person is kept."""
        return not self.key and not self.level

    def is_one_of(self, keys: Collection[str]) -> bool:
        """Whether one of these keys is theirs, or that of somebody in the team."""
        return any(key in keys for key in (self.key, *self.members))

    @property
    def identity(self) -> str:
        """By what the book of people knows them: the key, or the level of a bot; nothing for a guest."""
        return self.key or self.level


def together(persons: tuple[Person, ...]) -> Person:
    """A person, or a team as if it was one: under all names, as a guest who looks like the first of them."""
    first, *others = persons
    if not others:
        return first
    name, keys = " & ".join(each.name for each in persons), tuple(each.key for each in persons if each.key)
    return Person(name, first.emblem, first.colour, members=keys)


def is_name(text: str) -> bool:
    """Whether a person can have this name: 1 to 10 letters, digits or single spaces between them."""
    words = text.split(" ")
    return len(text) <= LONGEST_NAME and all(word.isalnum() for word in words)


def guest(number: int) -> Person:
    """The guest with a number, counted from 1; no two of the first eight look alike."""
    return Person(
        _("Guest {number}", number=number),
        EMBLEMS[(number - 1) % len(EMBLEMS)],
        COLOURS[(number - 1) % len(COLOURS)],
    )
