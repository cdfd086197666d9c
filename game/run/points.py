"""Points: what a stage is worth, and the gates in it: positions in which only some of the moves win."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import floor, log2

from game.core.words import _, later

# What a stage is worth by itself, and what each unit of narrowness adds.
STAGE, EACH = 100, 10
# Points are rounded to multiples of this.
ROUND = 10
# How many moves of a stage count: the narrowest.
COUNTED = 3
# The most clean stages in a row that the combo counts.
LONGEST_COMBO = 10
# What a gate is called where one move in fewer than this many wins, and where one in even more does.
NAMES = ((2, later("Safe")), (4, later("Tight")), (10, later("Narrow")))
RAZOR = later("Razor")


@dataclass(frozen=True)
class Gate:
    """A position in which some of the legal moves won, and whether the person kept the win without a hint."""

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
    def name(self) -> str:
        """How narrow it was, in a word."""
        return _(self._name)

    @property
    def words(self) -> str:
        """Such as `NARROW, 1 of 9, +32`."""
        return _(
            "{name}, {winning} of {legal}, +{bonus}",
            name=self.name.upper(),
            winning=self.winning,
            legal=self.legal,
            bonus=self.bonus,
        )

    @property
    def _name(self) -> str:
        return next((name for most, name in NAMES if self.legal < most * self.winning), RAZOR)


def combo_tenths(streak: int) -> int:
    """Ten times the combo after this many clean stages in a row."""
    return 10 + min(streak, LONGEST_COMBO)


def combo_words(streak: int) -> str:
    """The combo as it is shown, such as `×1.3`."""
    tenths = combo_tenths(streak)
    return f"×{tenths // 10}.{tenths % 10}"


@dataclass(frozen=True)
class Parts:
    """What the points of a stage are made of."""

    loop: int
    gates: tuple[Gate, ...]  # those that count, the narrowest first
    streak: int  # of clean stages, this one included
    hints: int

    @classmethod
    def of(cls, loop: int, gates: Iterable[Gate], streak: int, hints: int) -> "Parts":
        """The parts of a stage that was won, the last of `streak` clean stages in a row."""
        narrowest = sorted(gates, key=lambda gate: gate.narrowness, reverse=True)
        return cls(loop, tuple(narrowest[:COUNTED]), streak, hints)

    @property
    def points(self) -> int:
        bonus = EACH * sum(gate.narrowness for gate in self.gates)
        points = self.loop * (STAGE + bonus) * combo_tenths(self.streak) / 10 * 0.5**self.hints
        return ROUND * floor(points / ROUND + 0.5)
