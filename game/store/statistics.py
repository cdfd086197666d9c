"""What finished games add up to: statistics of all, and tallies of those of one person against bots."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from game.core.rules import Outcome, Player
from game.session.players import HUMAN, Players
from game.store.codec import WHOLE, Codec, Unreadable, by_name, composed

# The most days that are counted one by one: those that were played last.
MOST_DAYS = 1000


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


# Tallies: for each game, level and side, and for each day


@dataclass(frozen=True)
class Group:
    """Games that are counted together."""

    slug: str
    level: str  # of the bot
    side: Player  # of the person

    @property
    def text(self) -> str:
        return f"{self.slug} {self.level} {self.side}"


@dataclass(frozen=True)
class Tally:
    """How games went, in the order in which they ended."""

    played: int = 0
    won: int = 0
    clean: int = 0  # won without undo and without a hint
    streak: int = 0  # how many of the latest were won in a row
    longest: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        """The games of both together. A streak does not go on from one to the other."""
        return Tally(
            self.played + other.played,
            self.won + other.won,
            self.clean + other.clean,
            longest=max(self.longest, other.longest),
        )

    def after(self, *, won: bool, clean: bool) -> "Tally":
        """The tally with one more game."""
        streak = self.streak + 1 if won else 0
        return Tally(self.played + 1, self.won + won, self.clean + clean, streak, max(self.longest, streak))


@dataclass(frozen=True)
class Played:
    """What counts of a game that has ended."""

    slug: str
    day: str
    players: Players
    outcome: Outcome
    helped: bool  # whether the person used undo or a hint

    @property
    def won(self) -> bool:
        return self.outcome.winner is not None and self.outcome.winner == self.players.alone

    @property
    def group(self) -> Group | None:
        """Where the game is counted; None unless one person has played against a bot."""
        person, level = self.players.alone, self.players.bot_level
        return None if person is None or level is None else Group(self.slug, level, person)


@dataclass(frozen=True)
class Tallies:
    """All tallies, by group and by day."""

    groups: Mapping[Group, Tally] = field(default_factory=dict)
    days: Mapping[str, Tally] = field(default_factory=dict)

    def after(self, games: Iterable[Played]) -> "Tallies":
        """The tallies with more games, in the order in which they ended."""
        groups, days = dict(self.groups), dict(self.days)
        for game in games:
            if game.group is None:
                continue
            clean = game.won and not game.helped
            groups[game.group] = groups.get(game.group, Tally()).after(won=game.won, clean=clean)
            days[game.day] = days.get(game.day, Tally()).after(won=game.won, clean=clean)
        return replace(self, groups=groups, days=dict([*days.items()][-MOST_DAYS:]))


# As parts of a document

SCORE = composed(Score, won=WHOLE, lost=WHOLE, drawn=WHOLE)
STATISTICS = composed(Statistics, scores=by_name(SCORE), hints=WHOLE)


def _group_of(text: str) -> Group:
    slug, *rest = text.split()
    if len(rest) != 2 or rest[1] not in ("1", "2"):
        raise Unreadable(f"{text} is no group of games")
    return Group(slug, rest[0], int(rest[1]))


GROUP = Codec(_group_of, lambda group: group.text)
TALLY = composed(Tally, played=WHOLE, won=WHOLE, clean=WHOLE, streak=WHOLE, longest=WHOLE)
TALLIES = composed(Tallies, groups=by_name(TALLY, GROUP), days=by_name(TALLY))
