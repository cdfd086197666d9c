"""A leg: one play of a game, as it counts, with what its review has found."""

from dataclasses import dataclass
from math import log2

from game.core.rules import Player, opponent


@dataclass(frozen=True)
class NarrowWin:
    """A move that kept a win where few moves did."""

    player: Player
    winning: int
    legal: int

    @property
    def narrowness(self) -> float:
        return log2(self.legal / self.winning)


@dataclass(frozen=True)
class Found:
    """What the review of a leg has found, where it could be proven."""

    narrowest: NarrowWin | None = None
    thrown_away: tuple[Player, ...] = ()  # who threw a win away, once for each time
    mistake: int | None = None  # the move with which the loser gave the win away for good, counted from 0
    from_the_start: bool = False  # whether the winner had the win all the time


NOTHING = Found()


@dataclass(frozen=True)
class Leg:
    """One finished play of a game."""

    starter: Player
    winner: Player | None  # None: a draw
    moves: int  # those that were made: skipped turns and an opening do not count
    resigned: bool = False
    found: Found = NOTHING

    @property
    def loser(self) -> Player | None:
        return None if self.winner is None else opponent(self.winner)
