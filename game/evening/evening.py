"""An evening: sets of games between contestants, and a finale that decides.

A contestant is a person, or a team of two who take turns to move. Two of them are at the board in each set.
Which two, the form of the evening says (`forms.py`).

Whoever stands better begins the finale some points up, and whoever wins the finale wins the evening: so no
evening is decided before it. The finale is a match of the Arena. Where nothing is played in real time, it is
one set more of the first two, by the same rule: up to four legs, first to three. If that ends level, holding
out decides; if that is equal too, the evening is shared. If that set counted like the others, nearly half of
the evenings of equal players would be decided before it.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction
from functools import cached_property

from game.core.rules import PLAYERS, Player
from game.core.variant import Variant
from game.evening.legs import Leg
from game.evening.sets import Set, tally
from game.people.book import Rematch

LONG, SHORT = 5, 3
# Points of the last set that win it, where it is the finale; the most legs of that set.
FIRST_TO, LAST_LEGS = 3, 4
# The most who ride together in the Arena, and how many points win that: of a pair, of three, four, of teams.
MOST_RIDERS = 4
TO_WIN = {2: 3, 3: 8, 4: 12}
TEAMS_TO_WIN = 8

# The number of a contestant, from 1, in the order in which they joined. Of two, it is their side.
Contestant = int
# Who is at the board, on side 1 and on side 2.
Board = tuple[Contestant, Contestant]


class Form(Enum):
    """How an evening is played."""

    SETS = "sets"  # always between the same two
    WINNER_STAYS = "winner-stays"  # at the board; whoever loses a set waits until it is their turn again
    ROUND_ROBIN = "round-robin"  # everybody against everybody


# The forms in which so many contestants can play, the usual one first.
FORMS = {
    2: (Form.SETS,),
    3: (Form.WINNER_STAYS,),
    4: (Form.WINNER_STAYS, Form.ROUND_ROBIN),
    5: (Form.ROUND_ROBIN,),
    6: (Form.ROUND_ROBIN,),
}
# From how many people on there can be teams; the most who can play, which is in teams.
LEAST_IN_TEAMS, MOST_PEOPLE = 4, 8


def sizes_of(people: int, *, teams: bool) -> tuple[int, ...]:
    """Of how many people each contestant is: in teams of two, with an odd last person alone, or all alone."""
    return (2,) * (people // 2) + (1,) * (people % 2) if teams else (1,) * people


@dataclass(frozen=True)
class Offer:
    """A game on offer, by its slug."""

    game: str
    legs: int  # of a set


@dataclass(frozen=True)
class Plan:
    """What is settled before an evening begins."""

    offers: tuple[Offer, ...]  # in the order of the house, and before them the game of the first set
    # Of two; where the winner stays, so many have to be won. A round robin has as many as there are pairs.
    sets: int = LONG
    arena: bool = True  # whether the finale is a match of the Arena
    first: Player = 1  # the side that begins the first set
    form: Form = Form.SETS
    sizes: tuple[int, ...] = (1, 1)  # of how many people each contestant is

    def __post_init__(self) -> None:
        if not self.offers or self.sets < 1:
            raise ValueError("an evening has games and sets")
        if self.form not in FORMS.get(len(self.sizes), ()) or not {1, 2}.issuperset(self.sizes):
            raise ValueError("so many cannot play like this")

    @classmethod
    def of(
        cls,
        games: Iterable[Variant],
        sets: int = LONG,
        *,
        arena: bool,
        first: Player = 1,
        form: Form = Form.SETS,
        sizes: tuple[int, ...] = (1, 1),
    ) -> "Plan":
        """A plan with these games."""
        in_order = sorted(games, key=lambda variant: (not variant.opens_evenings, variant.order))
        offers = tuple(Offer(each.slug, each.set_legs) for each in in_order)
        return cls(offers, sets, arena, first, form, sizes)

    @classmethod
    def of_rematch(cls, games: Iterable[Variant], rematch: Rematch) -> "Plan":
        """The plan of a rematch with these games."""
        return cls.of(games, rematch.sets, arena=rematch.arena, first=rematch.first)

    @property
    def contestants(self) -> tuple[Contestant, ...]:
        return tuple(range(1, len(self.sizes) + 1))

    def legs_of(self, game: str) -> int:
        """How many legs a set of a game has. Raises ValueError if it is not on offer."""
        for offer in self.offers:
            if offer.game == game:
                return offer.legs
        raise ValueError("this game is not on offer")


# What comes next


@dataclass(frozen=True)
class Picking:
    """One of the two who come to the board picks the next game, and who begins it."""

    picker: Contestant
    games: tuple[str, ...]


@dataclass(frozen=True)
class Playing:
    """A leg is played. Its number counts from 1 in its set. Players of a set are the sides of the board."""

    set: Set
    leg: int
    starter: Player


@dataclass(frozen=True)
class Riding:
    """Rounds of the Arena are ridden."""

    points: tuple[int, ...]  # of each rider so far
    riders: tuple[Contestant, ...]  # in the order in which they joined
    to: int  # so many points win


@dataclass(frozen=True)
class Over:
    """The evening has ended."""

    winner: Contestant | None  # None: it is shared, by the two of the last set


Phase = Picking | Playing | Riding | Over


@dataclass(frozen=True)
class Standing:
    """A line of the table."""

    contestant: Contestant
    halves: int  # points, in halves
    won: int  # sets
    halved: int
    lost: int


@dataclass(frozen=True)
class Evening(ABC):
    """An evening so far: what was played. Everything else follows from that. `begin` makes the first one."""

    plan: Plan
    sets: tuple[Set, ...]  # in which they were picked, with the last set of a finale without the Arena
    rounds: tuple[tuple[int, ...], ...] = ()  # the points of each rider in each round of the Arena

    @cached_property
    def phase(self) -> Phase:
        """What comes next."""
        latest = self.sets[-1]
        if not latest.over:
            return Playing(latest, len(latest.legs) + 1, latest.starter)
        if not self.in_finale:
            return self._picking
        return self._arena if self.plan.arena else self._without_arena

    @property
    def _arena(self) -> Phase:
        points, most = self.arena_points, max(self.arena_points)
        if most >= self.points_to_win and points.count(most) == 1:
            return Over(self.riders[points.index(most)])
        return Riding(points, self.riders, self.points_to_win)

    @property
    def _without_arena(self) -> Phase:
        if self.last_set is None:
            return self._picking
        winner = self.last_set.winner
        return Over(None if winner is None else self.finalists[winner - 1])

    @property
    def _picking(self) -> Picking:
        return Picking(self.pickers[-1], self._games_to_pick)

    @property
    def over(self) -> bool:
        return isinstance(self.phase, Over)

    # Who is at the board

    @property
    @abstractmethod
    def boards(self) -> tuple[Board, ...]:
        """Who is at the board in each set before the finale, as far as that is known."""

    @property
    def board(self) -> Board:
        """Who is at the board in the set that is on or comes next; after the sets, in the last one."""
        return self.board_of(len(self.sets) - (not isinstance(self.phase, Picking)))

    def board_of(self, number: int) -> Board:
        """Who is at the board in a set, by its number from 0."""
        return self.boards[number] if number < len(self.boards) else self.finalists

    @property
    def boards_of_legs(self) -> tuple[Board, ...]:
        """Who was at the board in each leg so far."""
        return tuple(self.board_of(number) for number, each in enumerate(self.sets) for _leg in each.legs)

    @property
    def waiting(self) -> tuple[Contestant, ...]:
        """Those who are not at the board: whoever comes next is the first."""
        coming = [contestant for board in self.boards[len(self.sets) :] for contestant in board]
        others = set(self.plan.contestants) - set(self.board)
        return tuple(sorted(others, key=lambda each: ((*coming, each).index(each), each)))

    @property
    def steeper(self) -> tuple[int, int]:
        """How many steps of Uphill this evening adds for each side of the board."""
        return 0, 0

    # Steps

    def with_leg(self, leg: Leg) -> "Evening":
        """The evening after a leg. Raises ValueError if it is not the coming one."""
        return replace(self, sets=(*self.sets[:-1], self.sets[-1].with_leg(leg)))

    def with_pick(self, game: str, first: Player) -> "Evening":
        """The evening with the next set, which this side begins. Raises ValueError if it cannot be picked."""
        phase = self.phase
        if not isinstance(phase, Picking) or game not in phase.games:
            raise ValueError("this game cannot be picked now")
        ahead = self._ahead if self.in_finale else None
        return replace(self, sets=(*self.sets, Set(game, first, self.legs_of(game), ahead=ahead)))

    def legs_of(self, game: str) -> int:
        """How many legs the coming set has if this game is picked."""
        return LAST_LEGS if self.in_finale else self.plan.legs_of(game)

    def with_round(self, points: tuple[int, ...]) -> "Evening":
        """The evening after a round of the Arena that gave the riders these points. Raises ValueError at any
        other time.
        """
        if not isinstance(self.phase, Riding) or len(points) != len(self.riders) or min(points) < 0:
            raise ValueError("no such round is ridden now")
        return replace(self, rounds=(*self.rounds, points))

    def without_arena(self) -> "Evening":
        """The same without the Arena at its end. Raises ValueError once rounds were ridden."""
        if self.rounds:
            raise ValueError("the finale has begun")
        return replace(self, plan=replace(self.plan, arena=False))

    # The score

    @cached_property
    def halves(self) -> tuple[int, ...]:
        """The points on sets of all contestants, in halves. The finale has points of its own."""
        return self._halves_after(len(self.boards))

    def _halves_after(self, number: int) -> tuple[int, ...]:
        """The same after so many sets."""
        points = dict.fromkeys(self.plan.contestants, 0)
        for current, board in zip(self.sets[:number], self.boards, strict=False):
            for contestant, halves in zip(board, self.points_of(current), strict=True):
                points[contestant] += halves
        return tuple(points.values())

    def points_of(self, current: Set) -> tuple[int, int]:
        """What a set gives both sides, in halves."""
        return tally((current,))

    def between(self, one: Contestant, two: Contestant) -> tuple[int, int]:
        """The points that two contestants have from their sets before the finale, in halves."""
        ours = theirs = 0
        for current, board in zip(self.sets, self.boards, strict=False):
            if board in ((one, two), (two, one)):
                points = self.points_of(current)
                ours, theirs = ours + points[board.index(one)], theirs + points[board.index(two)]
        return ours, theirs

    @cached_property
    def table(self) -> tuple[Standing, ...]:
        """Where all contestants stand on sets, the best first.

        Of those with equal points, the sets between them count, then in how many moves they have won legs, on
        average, then who joined first.
        """
        return tuple(sorted(map(self._standing, self.plan.contestants), key=self._rank))

    def _standing(self, contestant: Contestant) -> Standing:
        won = halved = lost = 0
        for current, board in zip(self.sets, self.boards, strict=False):
            if current.over and contestant in board:
                halved += current.winner is None
                won += current.winner == board.index(contestant) + 1
                lost += current.winner == 2 - board.index(contestant)
        return Standing(contestant, self.halves[contestant - 1], won, halved, lost)

    def _rank(self, standing: Standing) -> tuple[int, int, float | Fraction, Contestant]:
        contestant = standing.contestant
        equals = (each for each in self.plan.contestants if self.halves[each - 1] == standing.halves)
        between = sum(ours - theirs for ours, theirs in (self.between(contestant, each) for each in equals))
        return -standing.halves, -between, self._moves_of_wins(contestant), contestant

    def _moves_of_wins(self, contestant: Contestant) -> float | Fraction:
        moves = [
            leg.moves
            for current, board in zip(self.sets, self.boards, strict=False)
            for leg in current.legs
            if leg.winner is not None and board[leg.winner - 1] == contestant
        ]
        return Fraction(sum(moves), len(moves)) if moves else float("inf")

    # The finale

    @property
    def in_finale(self) -> bool:
        """Whether the sets before the finale have all been played."""
        return len(self.sets) >= len(self.boards) and self.sets[len(self.boards) - 1].over

    @property
    def finale_begins(self) -> bool:
        """Whether the finale comes next, and nothing of it has been played."""
        return self.in_finale and self.last_set is None and not self.rounds and not self.over

    @property
    def finalists(self) -> Board:
        """The first two of the table, in the order in which they joined."""
        one, two = sorted(standing.contestant for standing in self.table[:2])
        return one, two

    @property
    def last_set(self) -> Set | None:
        """The set that is the finale; None before it, and with the Arena."""
        return self.sets[len(self.boards)] if len(self.sets) > len(self.boards) else None

    @property
    def head_starts(self) -> tuple[int, ...]:
        """The points of the finale that those who play it have had from the start, for their lead on sets."""
        if self.plan.arena:
            return tuple(map(self._head_start, self.riders))
        ahead = self._ahead if self.last_set is None else self.last_set.ahead
        return tuple(int(player == ahead) for player in PLAYERS)

    @property
    def _ahead(self) -> Player | None:
        """Which of the finalists stands better, by their sides."""
        one, two = (self.halves[contestant - 1] for contestant in self.finalists)
        return None if one == two else 1 if one > two else 2

    @property
    def riders(self) -> tuple[Contestant, ...]:
        """Who rides in the finale: everybody if there is room for all, otherwise the finalists."""
        return self.plan.contestants if sum(self.plan.sizes) <= MOST_RIDERS else self.finalists

    @property
    def points_to_win(self) -> int:
        """How many points win the match of the Arena."""
        return TEAMS_TO_WIN if self.teams_ride else TO_WIN[len(self.riders)]

    @property
    def teams_ride(self) -> bool:
        """Whether all of two teams ride; against somebody alone, those of a team take turns."""
        return all(self.plan.sizes[rider - 1] > 1 for rider in self.riders)

    @property
    def arena_points(self) -> tuple[int, ...]:
        """The points of the riders, with those that they had from the start."""
        return tuple(
            self._head_start(rider) + sum(points[place] for points in self.rounds)
            for place, rider in enumerate(self.riders)
        )

    def _head_start(self, rider: Contestant) -> int:
        """A point for every rider who stands worse: the first of equal people wins about every other time."""
        ours = self.halves[rider - 1]
        return sum(self.halves[other - 1] < ours for other in self.riders)

    # Picks

    @property
    def pickers(self) -> tuple[Contestant, ...]:
        """Who picked each set after the first, and who picks the next one once the latest is over.

        That is whoever of the two has fewer points; if neither has, whoever picked longer ago.
        """
        latest = {self.board_of(0)[self.plan.first - 1]: 0}
        found: list[Contestant] = []
        for number in range(1, len(self.sets) + 1):
            points = self._halves_after(number)
            keys = {each: (points[each - 1], latest.get(each, -1), each) for each in self.board_of(number)}
            found.append(min(keys, key=lambda each: keys[each]))
            latest[found[-1]] = number
        return tuple(found)

    @property
    def _games_to_pick(self) -> tuple[str, ...]:
        """The games that were played least often: each comes once until all were played."""
        played = [each.game for each in self.sets]
        fewest = min(played.count(offer.game) for offer in self.plan.offers)
        return tuple(offer.game for offer in self.plan.offers if played.count(offer.game) == fewest)
