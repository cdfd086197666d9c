"""Naming somebody new: a wheel for each letter of the name, then an emblem, then a colour."""

from dataclasses import dataclass, replace
from enum import Enum, auto

from game.people.person import COLOURS, EMBLEMS, LONGEST_NAME, Person

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
# What a wheel shows where the name may end.
END = ""


class Step(Enum):
    """What is being chosen."""

    NAME = auto()
    EMBLEM = auto()
    COLOUR = auto()
    DONE = auto()


@dataclass(frozen=True)
class Naming:
    """Somebody new as far as they are chosen. Each press gives another one."""

    letters: str = ""  # those that are set
    turning: str = LETTERS[0]  # the letter after them, which still turns; `END` ends the name
    emblem: str = EMBLEMS[0]
    colour: str = COLOURS[0]
    step: Step = Step.NAME

    @property
    def name(self) -> str:
        """The name as it stands, with the letter that turns."""
        return (self.letters + self.turning).capitalize()

    @property
    def is_done(self) -> bool:
        return self.step is Step.DONE

    def person(self, key: str = "") -> Person:
        """Who is named so."""
        return Person(self.name, self.emblem, self.colour, key)

    def turned(self, steps: int) -> "Naming":
        """The wheel, or the emblem or the colour, so many steps further."""
        match self.step:
            case Step.NAME:
                return replace(self, turning=_after(self._wheel, self.turning, steps))
            case Step.EMBLEM:
                return replace(self, emblem=_after(EMBLEMS, self.emblem, steps))
        return replace(self, colour=_after(COLOURS, self.colour, steps))

    @property
    def _wheel(self) -> tuple[str, ...]:
        """What can stand where a letter turns: a name has one letter at least."""
        if not self.letters:
            return tuple(LETTERS)
        return (END,) if len(self.letters) == LONGEST_NAME else (END, *LETTERS)

    def typed(self, letter: str) -> "Naming":
        """A letter that was typed is set at once."""
        if self.step is not Step.NAME or len(self.letters) == LONGEST_NAME or letter.upper() not in LETTERS:
            return self
        return replace(self, turning=letter.upper()).confirmed()

    def confirmed(self) -> "Naming":
        """The letter is set, and the next one turns; after the last one come the emblem and the colour."""
        if self.step is not Step.NAME:
            return replace(self, step=Step.COLOUR if self.step is Step.EMBLEM else Step.DONE)
        if self.turning == END:
            return replace(self, step=Step.EMBLEM)
        return replace(self, letters=self.letters + self.turning, turning=END)

    def back(self) -> "Naming | None":
        """The letter before turns again; from the emblem back to the name. None before the first letter."""
        match self.step:
            case Step.NAME if not self.letters:
                return None
            case Step.NAME:
                return replace(self, letters=self.letters[:-1], turning=self.letters[-1])
            case Step.EMBLEM:
                return replace(self, step=Step.NAME)
        return replace(self, step=Step.EMBLEM)


def _after(ring: tuple[str, ...], value: str, steps: int) -> str:
    return ring[(ring.index(value) + steps) % len(ring)]
