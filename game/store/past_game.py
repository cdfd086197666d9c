"""A finished game as it is kept, and what it counts for."""

from dataclasses import dataclass
from datetime import datetime

from game.core.rules import Outcome, Player
from game.session.my_level import MyLevel
from game.session.players import Players
from game.store import statistics
from game.store.documents import Fields
from game.store.statistics import Statistics
from game.store.tallies import Played


@dataclass(frozen=True)
class PastGame:
    """Only `History.session` checks the moves of a game: a list of them must open at once."""

    ended: datetime
    slug: str
    size: int  # of the board
    moves: int
    first: Player
    players: Players
    outcome: Outcome
    resigned: Player | None
    hints_used: tuple[int, ...]
    undos_used: tuple[int, ...]
    stage: str  # of a run; empty if it was none
    opening: int  # the number of moves that nobody chose, with which a stage begins
    fields: Fields  # of its document

    @property
    def statistics(self) -> Statistics:
        return statistics.of_game(self.players, self.outcome, self.hints_used)

    @property
    def played(self) -> Played:
        """The game as the tallies count it."""
        side = self.players.alone or 1
        helped = bool(self.hints_used[side - 1] or self.undos_used[side - 1])
        return Played(self.slug, self.ended.date().isoformat(), self.players, self.outcome, helped)

    def level_after(self, before: MyLevel) -> MyLevel:
        """A person's level after this game.

        Only games that one person won or lost against a bot matter; a stage of a run does not, because the
        person has the win when it begins.
        """
        alone, level, winner = self.players.alone, self.players.bot_level, self.outcome.winner
        if alone is None or level is None or winner is None or self.stage:
            return before
        return before.after(level, won=winner == alone)
