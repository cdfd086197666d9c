"""An evening of two people: sets of games, and a finale that decides.

Whoever leads on sets begins the finale one point up, and whoever wins the finale wins the evening: so no
evening is decided before it. The finale is a match of the Arena, first to three rounds. Where nothing is
played in real time, it is one set more by the same rule: up to four legs, first to three. If that ends level,
holding out decides; if that is equal too, the evening is shared. If that set counted like the others, nearly
half of the evenings of equal players would be decided before it.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from game.core.rules import Player, opponent
from game.core.variant import Variant
from game.evening.legs import Leg
from game.evening.sets import Set, tally
from game.people.book import Rematch

LONG, SHORT = 5, 3
# Rounds of the Arena, or points of the last set, that win the finale; the most legs of that set.
FIRST_TO, LAST_LEGS = 3, 4


@dataclass(frozen=True)
class Offer:
    """A game on offer, by its slug."""

    game: str
    legs: int  # of a set


@dataclass(frozen=True)
class Plan:
    """What is settled before an evening begins."""

    offers: tuple[Offer, ...]  # in the order of the house, and before them the game of the first set
    sets: int = LONG
    arena: bool = True  # whether the finale is a match of the Arena
    first: Player = 1  # who begins the first set

    def __post_init__(self) -> None:
        if not self.offers or self.sets < 1:
            raise ValueError("an evening has games and sets")

    @classmethod
    def of(cls, games: Iterable[Variant], sets: int = LONG, *, arena: bool, first: Player = 1) -> "Plan":
        """A plan with these games."""
        in_order = sorted(games, key=lambda variant: (not variant.opens_evenings, variant.order))
        return cls(tuple(Offer(each.slug, each.set_legs) for each in in_order), sets, arena, first)

    @classmethod
    def of_rematch(cls, games: Iterable[Variant], rematch: Rematch) -> "Plan":
        """The plan of a rematch with these games."""
        return cls.of(games, rematch.sets, arena=rematch.arena, first=rematch.first)

    def legs_of(self, game: str) -> int:
        """How many legs a set of a game has. Raises ValueError if it is not on offer."""
        for offer in self.offers:
            if offer.game == game:
                return offer.legs
        raise ValueError("this game is not on offer")


# What comes next


@dataclass(frozen=True)
class Picking:
    """A player picks the next game, and who begins it."""

    picker: Player
    games: tuple[str, ...]


@dataclass(frozen=True)
class Playing:
    """A leg is played. Its number counts from 1 in its set."""

    set: Set
    leg: int
    starter: Player


@dataclass(frozen=True)
class Riding:
    """Rounds of the Arena are ridden, with these points so far."""

    points: tuple[int, int]


@dataclass(frozen=True)
class Over:
    """The evening has ended."""

    winner: Player | None  # None: it is shared


Phase = Picking | Playing | Riding | Over


@dataclass(frozen=True)
class Evening:
    """An evening so far: what was played. Everything else follows from that. `begin` makes the first one."""

    plan: Plan
    sets: tuple[Set, ...]  # in which they were picked, with the last set of a finale without the Arena
    rounds: tuple[Player, ...] = ()  # who won each round of the Arena

    @classmethod
    def begin(cls, plan: Plan) -> "Evening":
        """The evening before its first move. The first game on offer begins it."""
        offer = plan.offers[0]
        return cls(plan, (Set(offer.game, plan.first, offer.legs),))

    @cached_property
    def phase(self) -> Phase:
        """What comes next."""
        latest = self.sets[-1]
        if not latest.over:
            return Playing(latest, len(latest.legs) + 1, latest.starter)
        if not self.in_finale:
            return self._picking
        return self._arena if self.plan.arena else self._after_sets

    @property
    def _arena(self) -> Phase:
        points = self.arena_points
        return Over(1 if points[0] > points[1] else 2) if FIRST_TO in points else Riding(points)

    @property
    def _after_sets(self) -> Phase:
        return self._picking if self.last_set is None else Over(self.last_set.winner)

    @property
    def _picking(self) -> Picking:
        return Picking(self.pickers[-1], self._games_to_pick)

    @property
    def over(self) -> bool:
        return isinstance(self.phase, Over)

    # Steps

    def with_leg(self, leg: Leg) -> "Evening":
        """The evening after a leg. Raises ValueError if it is not the coming one."""
        return replace(self, sets=(*self.sets[:-1], self.sets[-1].with_leg(leg)))

    def with_pick(self, game: str, first: Player) -> "Evening":
        """The evening with the next set. Raises ValueError if the game cannot be picked now."""
        phase = self.phase
        if not isinstance(phase, Picking) or game not in phase.games:
            raise ValueError("this game cannot be picked now")
        if len(self.sets) < self.plan.sets:
            return replace(self, sets=(*self.sets, Set(game, first, self.plan.legs_of(game))))
        return replace(self, sets=(*self.sets, Set(game, first, LAST_LEGS, ahead=self.leader)))

    def with_round(self, winner: Player) -> "Evening":
        """The evening after a round of the Arena that somebody won. Raises ValueError at any other time."""
        if not isinstance(self.phase, Riding):
            raise ValueError("no round is ridden now")
        return replace(self, rounds=(*self.rounds, winner))

    def without_arena(self) -> "Evening":
        """The same with one set more as its finale. Raises ValueError once rounds were ridden."""
        if self.rounds:
            raise ValueError("the finale has begun")
        return replace(self, plan=replace(self.plan, arena=False))

    # The score

    @cached_property
    def halves(self) -> tuple[int, int]:
        """The points on sets of both players, in halves. The finale has points of its own."""
        return tally(self.sets[: self.plan.sets])

    @property
    def leader(self) -> Player | None:
        """Who leads on sets."""
        return _leader(self.halves)

    # The finale

    @property
    def in_finale(self) -> bool:
        """Whether the sets before the finale have all been played."""
        return len(self.sets) >= self.plan.sets and self.sets[self.plan.sets - 1].over

    @property
    def finale_begins(self) -> bool:
        """Whether the finale comes next, and nothing of it has been played."""
        return self.in_finale and self.last_set is None and not self.rounds

    @property
    def last_set(self) -> Set | None:
        """The set that is the finale; None before it, and with the Arena."""
        return self.sets[self.plan.sets] if len(self.sets) > self.plan.sets else None

    @property
    def arena_points(self) -> tuple[int, int]:
        """The points of the Arena, with the one of whoever leads on sets."""
        leader = self.leader
        return self.rounds.count(1) + (leader == 1), self.rounds.count(2) + (leader == 2)

    # Picks

    @property
    def pickers(self) -> tuple[Player, ...]:
        """Who picked each set after the first, and who picks the next one once the latest is over.

        That is whoever trails; if nobody does, whoever picked longer ago.
        """
        found: list[Player] = []
        for number in range(1, len(self.sets) + 1):
            longer_ago = opponent(found[-1] if found else self.plan.first)
            leader = _leader(tally(self.sets[:number]))
            found.append(longer_ago if leader is None else opponent(leader))
        return tuple(found)

    @property
    def _games_to_pick(self) -> tuple[str, ...]:
        """The games that were played least often: each comes once until all were played."""
        played = [each.game for each in self.sets]
        fewest = min(played.count(offer.game) for offer in self.plan.offers)
        return tuple(offer.game for offer in self.plan.offers if played.count(offer.game) == fewest)


def _leader(points: tuple[int, int]) -> Player | None:
    one, two = points
    return None if one == two else 1 if one > two else 2
