"""A set: one game, played several times from the same start; the players take turns to begin.

Who has more points takes it. If both have equally many, it goes to the player who won in fewer moves: whoever
loses a leg holds out for as long as possible. Both have begun equally often, so nobody has an advantage.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from game.core.rules import PLAYERS, Player, opponent
from game.evening.legs import Leg

# Points are counted in halves.
WON, HALVED = 2, 1


@dataclass(frozen=True)
class Target:
    """How long a player who loses the last leg of a set must hold out to take the set all the same."""

    player: Player
    moves: int  # longer than these; in as many, the set is halved


@dataclass(frozen=True)
class Set:
    """A set so far. It ends as soon as no leg can change its result."""

    game: str  # its slug
    first: Player  # who begins the first leg
    length: int = 2  # how many legs it has at most
    legs: tuple[Leg, ...] = ()
    ahead: Player | None = None  # who has one point from the start

    @property
    def starter(self) -> Player:
        """Who begins the coming leg."""
        return self.first if len(self.legs) % 2 == 0 else opponent(self.first)

    def with_leg(self, leg: Leg) -> "Set":
        """The set with one leg more. Raises ValueError if it is not the coming one."""
        if self.over:
            raise ValueError("the set is over")
        if leg.starter != self.starter:
            raise ValueError("the other player begins this leg")
        return replace(self, legs=(*self.legs, leg))

    # Who leads

    def halves(self, player: Player) -> int:
        """The points of a player, in halves."""
        drawn = sum(leg.winner is None for leg in self.legs)
        return WON * (len(self._won_by(player)) + (player == self.ahead)) + HALVED * drawn

    @cached_property
    def over(self) -> bool:
        """Whether the result is the same however the legs that are left end."""
        return self._at_best_for(1).leader == self._at_best_for(2).leader

    @property
    def winner(self) -> Player | None:
        """Who takes the set; None if it is halved, or not over."""
        return self.leader if self.over else None

    @property
    def held_out(self) -> bool:
        """Whether the points are level, so that it goes to whoever won in fewer moves."""
        return self.halves(1) == self.halves(2) and self.leader is not None

    @property
    def equal_moves(self) -> int | None:
        """In how many moves each of two has won who have won equally often and equally fast; else None."""
        compared = self.leader is None and self._won_equally and self._won_by(1)
        return self._moves(1) if compared else None

    @property
    def moves_count(self) -> bool:
        """Whether both can win equally many legs, so that it matters how long the latest one was."""
        apart, left = abs(self.halves(1) - self.halves(2)), self.length - len(self.legs)
        return self.ahead is None and apart <= WON * left

    @cached_property
    def leader(self) -> Player | None:
        """Who would take the set if no leg followed."""
        one, two = (self.halves(player) for player in PLAYERS)
        if one == two and self._won_equally:
            two, one = (self._moves(player) for player in PLAYERS)
        return None if one == two else 1 if one > two else 2

    @property
    def _won_equally(self) -> bool:
        return len(self._won_by(1)) == len(self._won_by(2))

    def _at_best_for(self, player: Player) -> "Set":
        """The set if this player wins all legs that are left at once: no result is better for them."""
        left = self.length - len(self.legs)
        return replace(self, legs=(*self.legs, *(Leg(self.starter, player, 0) for _number in range(left))))

    def _won_by(self, player: Player) -> list[Leg]:
        return [leg for leg in self.legs if leg.winner == player]

    def _moves(self, player: Player) -> int:
        """In how many moves a player has won legs."""
        return sum(leg.moves for leg in self._won_by(player))

    # Holding out

    @property
    def target(self) -> Target | None:
        """How long the leader must hold out in the last leg; None where its length decides nothing."""
        leader = self.leader
        if self.over or leader is None or self.length - len(self.legs) > 1 or self.ahead is not None:
            return None
        other = opponent(leader)
        if self.halves(leader) - self.halves(other) != WON:
            return None
        moves = self._moves(leader) - self._moves(other)
        return Target(leader, moves) if moves else None


def tally(sets: Iterable[Set]) -> tuple[int, int]:
    """The points of both players in some sets, in halves. A set that is not over counts for nobody."""
    one = two = 0
    for each in sets:
        if each.over:
            one += HALVED if each.winner is None else WON * (each.winner == 1)
            two += HALVED if each.winner is None else WON * (each.winner == 2)
    return one, two
