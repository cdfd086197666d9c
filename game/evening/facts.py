"""What is told at the end of an evening: the longest hold-out, the narrowest win, and wins thrown away."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.rules import PLAYERS
from game.evening.evening import Evening
from game.evening.legs import Leg, NarrowWin
from game.people.book import HoldOut


@dataclass(frozen=True)
class NarrowestWin:
    """The move that kept a win where the fewest did."""

    game: str
    win: NarrowWin


# A win is narrow where no more than one move in so many keeps it.
NARROW = 2


@dataclass(frozen=True)
class Facts:
    """None and 0 where there is nothing to tell."""

    hold_out: HoldOut | None
    narrowest: NarrowestWin | None
    thrown_away: tuple[int, int]  # how many wins each player has thrown away

    @classmethod
    def of(cls, evening: Evening) -> "Facts":
        """The facts about all legs so far. Of equal ones, the earliest counts."""
        return cls(
            hold_out=max(_hold_outs(evening), key=lambda each: each.moves, default=None),
            narrowest=max(_narrow_wins(evening), key=lambda each: each.win.narrowness, default=None),
            thrown_away=_thrown_away(evening),
        )


def _legs(evening: Evening) -> Iterator[tuple[str, Leg]]:
    return ((each.game, leg) for each in evening.sets for leg in each.legs)


def _hold_outs(evening: Evening) -> Iterator[HoldOut]:
    for game, leg in _legs(evening):
        if leg.loser is not None and not leg.resigned:
            yield HoldOut(leg.loser, game, leg.moves)


def _narrow_wins(evening: Evening) -> Iterator[NarrowestWin]:
    for game, leg in _legs(evening):
        win = leg.found.narrowest
        if win is not None and win.player == leg.winner and NARROW * win.winning <= win.legal:
            yield NarrowestWin(game, win)


def _thrown_away(evening: Evening) -> tuple[int, int]:
    thrown = [player for _game, leg in _legs(evening) for player in leg.found.thrown_away]
    one, two = (thrown.count(player) for player in PLAYERS)
    return one, two
