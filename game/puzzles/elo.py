"""A player's rating, which moves with every puzzle that is tried for the first time."""

from dataclasses import dataclass

START = 1000
LEAST = 100
# How far one result can move a rating: from the first puzzle on, from the 20th, from the 100th.
STEPS = ((100, 16), (20, 24), (0, 40))
SPREAD = 400


@dataclass(frozen=True)
class Rating:
    """The rating, and the number of puzzles that it rests on."""

    value: int = START
    puzzles: int = 0

    @property
    def step(self) -> int:
        """The most that the next result can add or take."""
        return next(step for puzzles, step in STEPS if self.puzzles >= puzzles)

    def after(self, puzzle: int, *, solved: bool) -> "Rating":
        """The rating after a puzzle of another rating."""
        expected = 1 / (1 + 10 ** ((puzzle - self.value) / SPREAD))
        value = self.value + self.step * (int(solved) - expected)
        return Rating(max(LEAST, round(value)), self.puzzles + 1)
