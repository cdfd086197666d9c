"""What is told at the end of an evening: the longest hold-out, the narrowest win, and wins thrown away."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.evening.evening import Board, Contestant, Evening
from game.evening.legs import Leg, NarrowWin
from game.evening.sets import Set
from game.people.book import HoldOut


@dataclass(frozen=True)
class NarrowestWin:
    """The move that kept a win where the fewest did."""

    winner: Contestant
    game: str
    win: NarrowWin


# A win is narrow where no more than one move in so many keeps it.
NARROW = 2


@dataclass(frozen=True)
class Facts:
    """None and 0 where there is nothing to tell."""

    hold_out: HoldOut | None
    narrowest: NarrowestWin | None
    thrown_away: tuple[int, ...]  # how many wins each contestant has thrown away

    @classmethod
    def of(cls, evening: Evening) -> "Facts":
        """The facts about all legs so far. Of equal ones, the earliest counts."""
        return cls(
            hold_out=max(_hold_outs(evening), key=lambda each: each.moves, default=None),
            narrowest=max(_narrow_wins(evening), key=lambda each: each.win.narrowness, default=None),
            thrown_away=_thrown_away(evening),
        )


def _legs(evening: Evening) -> Iterator[tuple[Board, str, Leg]]:
    """All legs, with who was at the board, and the game."""
    legs = [(each.game, leg) for each in evening.sets for leg in each.legs]
    return ((board, *leg) for board, leg in zip(evening.boards_of_legs, legs, strict=True))


def _hold_outs(evening: Evening) -> Iterator[HoldOut]:
    for board, game, leg in _legs(evening):
        if leg.loser is not None and not leg.resigned:
            yield HoldOut(board[leg.loser - 1], game, leg.moves)


def longest_hold_out(one: Set) -> HoldOut | None:
    """The longest one in a set. Its player is a side of the board."""
    found = [
        HoldOut(leg.loser, one.game, leg.moves)
        for leg in one.legs
        if leg.loser is not None and not leg.resigned
    ]
    return max(found, key=lambda each: each.moves, default=None)


def _narrow_wins(evening: Evening) -> Iterator[NarrowestWin]:
    for board, game, leg in _legs(evening):
        win = leg.found.narrowest
        if win is not None and win.player == leg.winner and NARROW * win.winning <= win.legal:
            yield NarrowestWin(board[win.player - 1], game, win)


def _thrown_away(evening: Evening) -> tuple[int, ...]:
    thrown = [board[side - 1] for board, _game, leg in _legs(evening) for side in leg.found.thrown_away]
    return tuple(map(thrown.count, evening.plan.contestants))
