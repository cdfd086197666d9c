"""Statistics: how many games were won, lost and drawn, and how many hints were used."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from game.core.rules import Outcome, Player
from game.session.players import HUMAN, Players
from game.store.codec import WHOLE, by_name, record


@dataclass(frozen=True)
class Score:
    """The results of games. Between two people, Player 1 is the one who won or lost."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def games(self) -> int:
        return self.won + self.lost + self.drawn

    def __add__(self, other: "Score") -> "Score":
        return Score(self.won + other.won, self.lost + other.lost, self.drawn + other.drawn)


@dataclass(frozen=True)
class Statistics:
    """The scores in one game, by the kind of the opponent: `HUMAN` or the level of a bot."""

    scores: Mapping[str, Score] = field(default_factory=dict)
    hints: int = 0  # used by people

    @property
    def games(self) -> int:
        return sum(score.games for score in self.scores.values())

    def __add__(self, other: "Statistics") -> "Statistics":
        kinds = {**self.scores, **other.scores}
        scores = {kind: self.against(kind) + other.against(kind) for kind in kinds}
        return Statistics(scores, self.hints + other.hints)

    def against(self, kind: str) -> Score:
        return self.scores.get(kind, Score())


def of_game(players: Players, outcome: Outcome, hints_used: Iterable[int]) -> Statistics:
    """The statistics of one game that a person played."""
    kind = players.bot_level or HUMAN
    return Statistics({kind: _score(outcome, players.alone or 1)}, sum(hints_used))


def _score(outcome: Outcome, player: Player) -> Score:
    """The result for a player."""
    if outcome.winner is None:
        return Score(drawn=1)
    return Score(won=1) if outcome.winner == player else Score(lost=1)


# As a part of a document

SCORE = record(Score, won=WHOLE, lost=WHOLE, drawn=WHOLE)
STATISTICS = record(Statistics, scores=by_name(SCORE), hints=WHOLE)
