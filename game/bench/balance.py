"""How balanced a position is: how often the player on turn wins between two equal model players."""

from dataclasses import dataclass
from statistics import fmean

from game.bench.model_people import HASTY, Contestant, Seat, Table
from game.bots.levels import LEVELS
from game.core.rules import PLAYERS, Position
from game.core.variant import Setup

# The players who must be balanced: quick ones of whom one knows the games a little, and one nothing.
EQUALS: tuple[Contestant, ...] = (LEVELS["keen"], HASTY)
LOW, HIGH = 0.4, 0.6


class TooMany(Exception):
    """More positions can come up than are to be examined."""


@dataclass(frozen=True)
class Prospect:
    """What follows from a position: how often the player on turn wins, and the mean number of moves."""

    share: float
    moves: float
    games: int = 0  # in which this was measured; 0 if it was computed over all games

    def is_balanced(self, margin: float = 0.0) -> bool:
        """Whether the share lies within the bounds, or no farther than a margin outside."""
        return LOW - margin <= self.share <= HIGH + margin


class Balance:
    """Two players of one kind on one board. The same name means the same games, where games are played."""

    def __init__(self, setup: Setup, who: Contestant, name: str) -> None:
        self._rules = setup.rules()
        self._table = Table(setup, name)
        self._seat: Seat = self._table.seat(who)
        self._known: dict[Position, Prospect] = {}
        self._ends: dict[Position, list[Prospect]] = {}

    def exact(self, position: Position, most: int) -> Prospect:
        """What follows from a position, computed over all games that can be played from it.

        Raises TooMany once more than `most` positions that were not known yet have come up.
        """
        return self._exact(position, len(self._known) + most)

    def _exact(self, position: Position, most: int) -> Prospect:
        known = self._known.get(position)
        if known is None:
            known = self._weighed(position, most)
            if len(self._known) >= most:
                raise TooMany
            self._known[position] = known
        return known

    def _weighed(self, position: Position, most: int) -> Prospect:
        """The mean of what follows from the moves, as likely as each of them is made."""
        share, moves = 0.0, 1.0
        for move, chance in self._table.chances(self._seat, position).items():
            after = self._rules.play(position, move)
            outcome = self._rules.outcome(after)
            if outcome is not None:
                share += chance * (0.5 if outcome.winner is None else outcome.winner == position.turn)
            else:
                coming = self._exact(after, most)
                share += chance * (coming.share if after.turn == position.turn else 1 - coming.share)
                moves += chance * coming.moves
        return Prospect(share, moves)

    def played(self, position: Position, games: int) -> Prospect:
        """What has followed in the first so many games from a position."""
        seats, ends = dict.fromkeys(PLAYERS, self._seat), self._ends.setdefault(position, [])
        for number in range(len(ends), games):
            winner, length = self._table.played(seats, number, position)
            ends.append(Prospect(0.5 if winner is None else float(winner == position.turn), length))
        share, moves = fmean(end.share for end in ends[:games]), fmean(end.moves for end in ends[:games])
        return Prospect(share, moves, games)
