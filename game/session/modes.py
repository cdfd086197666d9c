"""What a game is part of, and what comes after it.

A mode is a value. It says how the game begins, and `after` an outcome it is another value, from which `next`
gives the mode of the game that follows.
"""

from dataclasses import dataclass, replace
from typing import Protocol

from game.core.rules import PLAYERS, Move, Outcome, Player, opponent
from game.core.words import _, later


class Mode(Protocol):
    """What every mode answers."""

    @property
    def starter(self) -> Player:
        """Who begins the game."""

    @property
    def opening(self) -> tuple[Move, ...]:
        """The moves with which the game begins."""

    @property
    def next_label(self) -> str:
        """What the game that follows is called, to be translated."""

    def after(self, outcome: Outcome) -> "Mode":
        """The mode when its game has ended so."""

    def next(self) -> "Mode":
        """The mode of the game that follows."""


@dataclass(frozen=True)
class Series:
    """An odd number of rounds. The starter alternates; the series ends as soon as it is decided.

    A drawn round scores for neither player and is played again, begun by the other one. A single game is a
    series of one round.
    """

    rounds: int = 1
    first: Player = 1
    winners: tuple[Player, ...] = ()
    drawn: int = 0

    def __post_init__(self) -> None:
        if self.rounds < 1 or self.rounds % 2 == 0:
            raise ValueError(_("A series has an odd number of rounds, not {rounds}.", rounds=self.rounds))

    @property
    def starter(self) -> Player:
        played = len(self.winners) + self.drawn
        return self.first if played % 2 == 0 else opponent(self.first)

    @property
    def opening(self) -> tuple[Move, ...]:
        return ()

    @property
    def round(self) -> int:
        """The number of the round that is being played, from 1."""
        return len(self.winners) + 1

    def tally(self, player: Player) -> int:
        """The rounds that a player has won."""
        return self.winners.count(player)

    @property
    def winner(self) -> Player | None:
        """Who has won more than half of all rounds, or None while both still can."""
        for player in PLAYERS:
            if self.tally(player) > self.rounds // 2:
                return player
        return None

    @property
    def under_way(self) -> bool:
        """Whether rounds have been won and the series is still open."""
        return self.winner is None and bool(self.winners)

    @property
    def next_label(self) -> str:
        if self.winner is None and (self.winners or self.rounds > 1):
            return later("Next round")
        return later("Rematch")

    def after(self, outcome: Outcome) -> "Series":
        assert self.winner is None, "a decided series has no more rounds"
        if outcome.winner is None:
            return replace(self, drawn=self.drawn + 1)
        return replace(self, winners=(*self.winners, outcome.winner))

    def next(self) -> "Series":
        """The series itself while it is open; then a new one, begun by the player who did not begin last."""
        if self.winner is None:
            return self
        return Series(self.rounds, self.starter)


@dataclass(frozen=True)
class Variation:
    """Playing on from a position of a finished game, as often as the player likes."""

    starter: Player
    opening: tuple[Move, ...]

    @property
    def next_label(self) -> str:
        return later("Try again")

    def after(self, outcome: Outcome) -> "Variation":
        return self

    def next(self) -> "Variation":
        return self
