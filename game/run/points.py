"""Points: what a stage is worth, and the gates in it: positions won with some of the moves only."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import floor, log2

from game.core.words import _, later

# What a stage is worth by itself, and what each unit of narrowness adds.
STAGE, EACH = 100, 10
# How many moves of a stage count: the narrowest.
COUNTED = 3
# The most clean stages in a row that the combo counts.
LONGEST_COMBO = 10
# One of how many moves wins, and what such a gate is called: below this number, or beyond all of them.
NAMES = ((2, later("Safe")), (4, later("Tight")), (10, later("Narrow")))
RAZOR = later("Razor")


@dataclass(frozen=True)
class Gate:
    """A position that was won with some of the legal moves, and whether the win was kept without a hint."""

    winning: int
    legal: int
    kept: bool = True

    @property
    def narrowness(self) -> float:
        return log2(self.legal / self.winning) if self.kept else 0.0

    @property
    def is_razor(self) -> bool:
        return self.kept and self._name == RAZOR

    @property
    def bonus(self) -> int:
        """What the gate adds to the worth of a stage in the first loop, as it is shown."""
        return floor(EACH * self.narrowness + 0.5)

    @property
    def words(self) -> str:
        """Such as `NARROW, 1 of 9, +32`."""
        return _(
            "{name}, {winning} of {legal}, +{bonus}",
            name=_(self._name).upper(),
            winning=self.winning,
            legal=self.legal,
            bonus=self.bonus,
        )

    @property
    def _name(self) -> str:
        return next((name for most, name in NAMES if self.legal < most * self.winning), RAZOR)


def combo_tenths(streak: int) -> int:
    """Ten times the combo after so many clean stages in a row."""
    return 10 + min(streak, LONGEST_COMBO)


def stage_points(loop: int, gates: Iterable[Gate], streak: int, hints: int) -> int:
    """The points of a stage that was won, the last of `streak` clean stages in a row."""
    largest = sorted((gate.narrowness for gate in gates), reverse=True)[:COUNTED]
    points = loop * (STAGE + EACH * sum(largest)) * combo_tenths(streak) / 10 * 0.5**hints
    return 10 * floor(points / 10 + 0.5)
