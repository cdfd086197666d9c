"""The forms of an evening: who comes to the board after each set."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from game.core.rules import Player, opponent
from game.evening.evening import Board, Contestant, Evening, Form, Over, Phase, Plan
from game.evening.sets import WON, Set


class FixedSets(Evening):
    """It is settled from the start who meets whom: the same two, or everybody everybody once."""

    @cached_property
    def boards(self) -> tuple[Board, ...]:
        if self.plan.form is Form.SETS:
            return ((1, 2),) * self.plan.sets
        return everybody_meets(self.plan.contestants)


def everybody_meets(contestants: tuple[Contestant, ...]) -> tuple[Board, ...]:
    """All pairs, so that nobody waits long. Whoever joined first has side 1.

    They sit around a table, those who face each other meet, and all but the first move on by one place.
    """
    first, second, *others = contestants
    around: list[Contestant | None] = [*others, *([None] if len(contestants) % 2 else []), second]
    found: list[Board] = []
    for _turn in around:
        seats = [first, *around]
        for one, two in zip(seats[: len(seats) // 2], reversed(seats), strict=False):
            if one is not None and two is not None:
                found.append((min(one, two), max(one, two)))
        around = [around[-1], *around[:-1]]
    return tuple(found)


@dataclass(frozen=True)
class Stand:
    """Who is at the board in a set, and who waits."""

    board: Board
    waiting: tuple[Contestant, ...]
    champion: Player = 1  # the side that stays if the set is halved
    defences: int = 0  # how many sets in a row the champion has stayed after the one that made them champion
    is_first: bool = False  # whether nobody has become champion yet

    def after(self, winner: Player | None) -> "Stand":
        """The next one, after a set that somebody has taken."""
        stays = self.champion if winner is None else winner
        leaves = opponent(stays)
        challenger, *others = (*self.waiting, self.board[leaves - 1])
        champion = self.board[stays - 1]
        stayed = stays == self.champion and not self.is_first
        board = (champion, challenger) if stays == 1 else (challenger, champion)
        return Stand(board, tuple(others), stays, self.defences + 1 if stayed else 0)


class WinnerStays(Evening):
    """Whoever takes a set stays at the board, on the same side, and meets whoever has waited longest, until
    somebody has taken enough. A halved set counts for nobody; the champion stays.

    The challenger picks, and each defence in a row makes it a step steeper for the champion.
    """

    @cached_property
    def _stands(self) -> tuple[Stand, ...]:
        """Of all sets so far, and of the coming one."""
        _one, _two, *others = self.plan.contestants
        found = [Stand((1, 2), tuple(others), is_first=True)]
        won = dict.fromkeys(self.plan.contestants, 0)
        for current in self.sets:
            if current.over:
                stand = found[-1]
                if current.winner is not None:
                    won[stand.board[current.winner - 1]] += 1
                if max(won.values()) < self.plan.sets:
                    found.append(stand.after(current.winner))
        return tuple(found)

    @property
    def _stand(self) -> Stand:
        return self._stands[-1]

    @cached_property
    def boards(self) -> tuple[Board, ...]:
        return tuple(stand.board for stand in self._stands)

    @property
    def waiting(self) -> tuple[Contestant, ...]:
        return self._stand.waiting

    @property
    def steeper(self) -> tuple[int, int]:
        defences = self._stand.defences
        return (defences, 0) if self._stand.champion == 1 else (0, defences)

    @property
    def pickers(self) -> tuple[Contestant, ...]:
        return tuple(stand.board[2 - stand.champion] for stand in self._stands[1:])

    def points_of(self, current: Set) -> tuple[int, int]:
        return super().points_of(current) if current.winner is not None else (0, 0)

    @property
    def _without_arena(self) -> Phase:
        return Over(self.halves.index(WON * self.plan.sets) + 1)


EVENINGS: Mapping[Form, type[Evening]] = {
    Form.SETS: FixedSets,
    Form.ROUND_ROBIN: FixedSets,
    Form.WINNER_STAYS: WinnerStays,
}


def begin(plan: Plan) -> Evening:
    """The evening before its first move. The first game on offer begins it."""
    offer = plan.offers[0]
    return EVENINGS[plan.form](plan, (Set(offer.game, plan.first, offer.legs),))
