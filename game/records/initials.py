"""Initials, three letters, set with a wheel for each: up and down turn it, confirm goes to the next."""

from dataclasses import dataclass, replace

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
COUNT = 3
# The initials until a person has set others.
FIRST = LETTERS[0] * COUNT


@dataclass(frozen=True)
class Wheel:
    """The initials as they are being set. Each press gives a new wheel."""

    text: str = FIRST
    place: int = 0  # of the letter that turns; `COUNT` when all are set

    @property
    def done(self) -> bool:
        return self.place == COUNT

    def at(self, place: int) -> "Wheel":
        """The letter at another place turns."""
        return replace(self, place=place)

    def up(self) -> "Wheel":
        """The letter before."""
        return self._turned(-1)

    def down(self) -> "Wheel":
        """The next letter."""
        return self._turned(1)

    def confirm(self) -> "Wheel":
        """The letter is set: on to the next."""
        return self if self.done else replace(self, place=self.place + 1)

    def back(self) -> "Wheel":
        """Back to the letter before."""
        return replace(self, place=max(0, self.place - 1))

    def typed(self, letter: str) -> "Wheel":
        """A letter that was typed is set at once. Other characters change nothing."""
        if self.done or len(letter) != 1 or letter.upper() not in LETTERS:
            return self
        return self._with(letter.upper()).confirm()

    def _turned(self, steps: int) -> "Wheel":
        if self.done:
            return self
        turned = (LETTERS.index(self.text[self.place]) + steps) % len(LETTERS)
        return self._with(LETTERS[turned])

    def _with(self, letter: str) -> "Wheel":
        return replace(self, text=self.text[: self.place] + letter + self.text[self.place + 1 :])


def are_initials(text: str) -> bool:
    return len(text) == COUNT and all(letter in LETTERS for letter in text)
