"""What a panel of records holds, as values. All words are translated already."""

from dataclasses import dataclass

from game.arcade.draw.theme import Colour
from game.arcade.kit.scores import Scores
from game.arcade.views.records.result_marks import Result


@dataclass(frozen=True)
class NumbersLine:
    """A label with numbers, and a bar beside it if they have a share."""

    label: str
    numbers: tuple[str, ...]
    share: float | None = None


@dataclass(frozen=True)
class NumbersPanel:
    """Lines of numbers below their heads."""

    heads: tuple[str, ...]  # none, or one for each column of numbers
    lines: tuple[NumbersLine, ...]


@dataclass(frozen=True)
class SharesLine:
    """The share of the games won on each side; None where none was played."""

    label: str
    shares: tuple[float | None, float | None]


@dataclass(frozen=True)
class SharesPanel:
    """A bar for each side of each line."""

    lines: tuple[SharesLine, ...]
    empty: str


@dataclass(frozen=True)
class FormPanel:
    """Games one after the other: a line that rises with each win and falls with each loss."""

    won: tuple[bool, ...]  # the oldest first
    words: str
    empty: str


@dataclass(frozen=True)
class Day:
    """The games of a day."""

    label: str
    played: int
    won: int


@dataclass(frozen=True)
class DaysPanel:
    """A column for each day, lit as far as its games were won."""

    days: tuple[Day, ...]  # the oldest first
    words: str
    empty: str


@dataclass(frozen=True)
class PastGameLine:
    """A past game in words."""

    name: str
    accent: Colour
    mark: Result
    result: str
    moves: str
    when: str


@dataclass(frozen=True)
class PastGamesPanel:
    """The games that ended last."""

    lines: tuple[PastGameLine, ...]  # the latest first
    empty: str


@dataclass(frozen=True)
class RowMedal:
    """A medal in front of a row; the row shows how near it is."""

    name: str
    earned: bool
    note: str = ""
    share: float = 0.0


@dataclass(frozen=True)
class MedalPanel:
    """A medal, large."""

    name: str
    words: str
    note: str  # when it was earned, or how near it is
    earned: bool
    share: float = 0.0


Panel = Scores | NumbersPanel | SharesPanel | FormPanel | DaysPanel | PastGamesPanel | MedalPanel
