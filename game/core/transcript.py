"""The contract of a game's voice: the words and the grid with which its own text speaks.

Pure: a transcript never reads or prints. The terminal prints what it answers.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from game.core.grid import NotationError, quoted
from game.core.rules import AnyRules, Move, Player
from game.core.words import _

# Paints a piece of a grid in its owner's colour; None owns what belongs to nobody.
Ink = Callable[[str, Player | None], str]


def plain(text: str, _owner: Player | None) -> str:
    """The ink that leaves no colour."""
    return text


@dataclass(frozen=True)
class Reply:
    """What comes of a line that a player typed."""

    words: str = ""  # to be shown at once: why the line was refused, or what it has begun
    said: tuple[str, ...] = ()  # the answers that stand while the move is not complete
    move: Move | None = None  # the whole move, legal


R = TypeVar("R", bound=AnyRules)

# A row and a column as people write them: `3 3`, `3,3` or `(3, 3)`.
CELL = re.compile(r"\(?\s*([0-9]{1,4})(?:\s*,\s*|\s+)([0-9]{1,4})\s*\)?")


class Transcript(ABC, Generic[R]):
    """One game's voice on one board. Positions are those of `rules`."""

    def __init__(self, rules: R, ink: Ink = plain) -> None:
        self.rules = rules
        self.ink = ink

    @abstractmethod
    def grid(self, position: Any) -> str:
        """The board."""

    def opening(self, position: Any) -> str:
        """What is said before the first turn."""
        return ""

    @abstractmethod
    def turn(self, position: Any) -> str:
        """What stands above the question to the player on turn."""

    @abstractmethod
    def prompt(self, position: Any, said: tuple[str, ...]) -> str:
        """The next question, when `said` has been answered already. It ends with a space."""

    def hear(self, position: Any, said: tuple[str, ...], line: str) -> Reply:
        """What comes of the answer to `prompt`."""
        try:
            return self.listen(position, said, line.lower())
        except NotationError as error:
            return Reply(str(error), said)

    @abstractmethod
    def listen(self, position: Any, said: tuple[str, ...], line: str) -> Reply:
        """`hear` for a tidy line. May raise NotationError: the question is then asked again."""

    def still_open(self, position: Any, said: tuple[str, ...]) -> list[Move]:
        """The legal moves that what was said can still become."""
        return self.rules.legal_moves(position)

    def judge(self, position: Any, move: Move) -> Reply:
        """The reply to a whole move, legal or not."""
        reason = self.rules.why_not(position, move)
        return Reply(move=move) if reason is None else Reply(reason)

    def played(self, before: Any, move: Move) -> str:
        """What is said after a move."""
        return ""

    def changed(self, position: Any) -> str:
        """What is shown at once when a move was made or taken back, beside the next turn."""
        return ""

    @abstractmethod
    def ending(self, position: Any) -> str:
        """What is said at the end of the game: who won, as `Player 1` or `Player 2`, or that it is a draw.

        The grid comes first where it was not just shown. The last line has no line break at its end.
        """


AnyTranscript = Transcript[Any]


def read_cell(rules: AnyRules, line: str) -> int:
    """The cell that a person means by `3 3`, `3,3` or `(3, 3)`."""
    match = CELL.fullmatch(line)
    if match is None:
        raise NotationError(
            _(
                "{text} is not a cell: write the row and the column, for example {example}.",
                text=quoted(line),
                example="{} {}".format(*example_cell(rules)),
            )
        )
    return rules.grid.cell_at(int(match[1]), int(match[2]))


def example_cell(rules: AnyRules) -> tuple[int, int]:
    """The row and the column of the middle cell, as the game counts."""
    middle = rules.size // 2 + rules.origin
    return middle, middle
