"""What a game is part of, and which game comes next.

A mode is a value, and says how its game begins. `after` gives the mode when that game has ended, and `next`
then gives the mode of the following game.
"""

from dataclasses import dataclass, replace
from typing import Protocol

from game.core.rules import PLAYERS, Move, Outcome, Player, opponent
from game.core.words import _, later

# By Player 1 and Player 2.
Guards = tuple[int, int]
NO_GUARDS: Guards = (0, 0)


class Mode(Protocol):
    """The contract of a mode."""

    @property
    def starter(self) -> Player:
        """The player who begins the game."""

    @property
    def opening(self) -> tuple[Move, ...]:
        """The moves with which the game begins."""

    @property
    def given(self) -> bool:
        """Whether nobody chose the moves of the opening: they are not reviewed, and never taken back."""

    @property
    def strict(self) -> bool:
        """Whether nothing is taken back, the bots keep their level, and each move is reviewed at once."""

    @property
    def timed(self) -> bool:
        """Whether the move clock runs, if people have set one."""

    @property
    def hints(self) -> int | None:
        """How many hints a person may use in this game; None for any number."""

    @property
    def guards(self) -> Guards:
        """How many moves a guard stops for each player in this game, if they give a proven win away."""

    @property
    def no_hints(self) -> str:
        """Why there is no hint left, as a sentence."""

    @property
    def slips_only(self) -> bool:
        """Whether players can take back nothing but their own last move, before the other one has moved."""

    @property
    def next_label(self) -> str:
        """The label of the following game, not yet translated."""

    def after(self, outcome: Outcome) -> "Mode":
        """The mode when its game has ended with this outcome."""

    def next(self) -> "Mode":
        """The mode of the following game."""


class Unguarded:
    """What all modes have in common in which every move counts."""

    @property
    def guards(self) -> Guards:
        return NO_GUARDS

    @property
    def no_hints(self) -> str:
        return _("There is no hint left.")

    @property
    def slips_only(self) -> bool:
        return False


class Relaxed(Unguarded):
    """What all modes have in common in which people play as they like."""

    @property
    def given(self) -> bool:
        return False

    @property
    def strict(self) -> bool:
        return False

    @property
    def timed(self) -> bool:
        return True

    @property
    def hints(self) -> int | None:
        return None


class Strict(Unguarded):
    """What all modes have in common in which nothing is taken back, and nobody is hurried."""

    @property
    def given(self) -> bool:
        return True

    @property
    def strict(self) -> bool:
        return True

    @property
    def timed(self) -> bool:
        return False


@dataclass(frozen=True)
class Series(Relaxed):
    """An odd number of rounds, which ends as soon as it is decided. A single game is a series of one round.

    The players take turns to begin. A drawn round counts for neither: it is replayed, and the other
    player begins.
    """

    rounds: int = 1
    first: Player = 1
    outcomes: tuple[Outcome, ...] = ()  # of all rounds played so far, including drawn ones

    def __post_init__(self) -> None:
        if self.rounds < 1 or self.rounds % 2 == 0:
            raise ValueError(_("A series has an odd number of rounds, not {rounds}.", rounds=self.rounds))

    @property
    def starter(self) -> Player:
        """The player who begins the coming round."""
        return self.first if len(self.outcomes) % 2 == 0 else opponent(self.first)

    @property
    def opening(self) -> tuple[Move, ...]:
        return ()

    @property
    def round(self) -> int:
        """The number of the coming round, from 1; a round that is replayed keeps its number."""
        return 1 + sum(self.tally(player) for player in PLAYERS)

    def tally(self, player: Player) -> int:
        """The number of rounds that a player has won."""
        return self.outcomes.count(Outcome(player))

    @property
    def winner(self) -> Player | None:
        """The player who has won more than half of all rounds; None while both still can."""
        for player in PLAYERS:
            if self.tally(player) > self.rounds // 2:
                return player
        return None

    @property
    def under_way(self) -> bool:
        """Whether rounds have been played and the series is not decided yet."""
        return self.rounds > 1 and self.winner is None and bool(self.outcomes)

    @property
    def next_label(self) -> str:
        return later("Next round") if self.under_way else later("Rematch")

    def after(self, outcome: Outcome) -> "Series":
        """The series after one more round."""
        assert self.winner is None, "a decided series has no more rounds"
        return replace(self, outcomes=(*self.outcomes, outcome))

    def next(self) -> "Series":
        """The same series until it is decided; then a new one, begun by the player who did not begin last."""
        return self if self.winner is None else Series(self.rounds, self.starter)


@dataclass(frozen=True)
class Variation(Relaxed):
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


@dataclass(frozen=True)
class Answered(Strict):
    """The answer to a puzzle, to be looked at: nobody chose the moves that lead to it."""

    starter: Player
    opening: tuple[Move, ...]

    @property
    def hints(self) -> int | None:
        return 0

    @property
    def next_label(self) -> str:
        return later("Try again")

    def after(self, outcome: Outcome) -> "Answered":
        return self

    def next(self) -> "Answered":
        return self
