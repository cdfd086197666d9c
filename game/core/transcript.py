"""The contract of a transcript: the texts and the board of one game in a terminal.

Pure: a transcript does not read or print. The terminal prints what it returns.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from game.core.grid import NotationError, quoted
from game.core.rules import AnyRules, Move, Player
from game.core.words import _

# Colours a piece of the board in its owner's colour; the owner of a neutral piece is None.
Ink = Callable[[str, Player | None], str]


def plain(text: str, _owner: Player | None) -> str:
    """The ink that adds no colour."""
    return text


@dataclass(frozen=True)
class Reply:
    """The reply to a line that a player typed."""

    words: str = ""  # shown at once: why the line was refused, or what it has begun
    said: tuple[str, ...] = ()  # the answers given so far, while the move is incomplete
    move: Move | None = None  # the complete move, which is legal


R = TypeVar("R", bound=AnyRules)

# A row and a column as people write them: `3 3`, `3,3` or `(3, 3)`.
CELL = re.compile(r"\(?\s*([0-9]{1,4})(?:\s*,\s*|\s+)([0-9]{1,4})\s*\)?")


class Transcript(ABC, Generic[R]):
    """The texts of one game on one board. Positions are those of `rules`."""

    # Whether a move can be entered in several answers. An incomplete one can be taken back.
    in_steps = False

    def __init__(self, rules: R, ink: Ink = plain) -> None:
        self.rules = rules
        self.ink = ink

    @abstractmethod
    def grid(self, position: Any) -> str:
        """The board."""

    def opening(self, position: Any) -> str:
        """The text before the first turn."""
        return ""

    @abstractmethod
    def turn(self, position: Any) -> str:
        """The text above the question to the player on turn."""

    @abstractmethod
    def prompt(self, position: Any, said: tuple[str, ...]) -> str:
        """The next question after the answers `said`. It ends with a space."""

    def hear(self, position: Any, said: tuple[str, ...], line: str) -> Reply:
        """The reply to an answer to `prompt`."""
        try:
            return self.listen(position, said, line.lower())
        except NotationError as error:
            return Reply(str(error), said)

    @abstractmethod
    def listen(self, position: Any, said: tuple[str, ...], line: str) -> Reply:
        """`hear` for a lower-case line. May raise NotationError: then the question is asked again."""

    def still_open(self, position: Any, said: tuple[str, ...]) -> list[Move]:
        """The legal moves that are still possible after the answers `said`."""
        return self.rules.legal_moves(position)

    def judge(self, position: Any, move: Move) -> Reply:
        """The reply to a complete move, legal or not."""
        reason = self.rules.why_not(position, move)
        return Reply(move=move) if reason is None else Reply(reason)

    def played(self, before: Any, move: Move) -> str:
        """The text after a move."""
        return ""

    def changed(self, position: Any) -> str:
        """The text shown when a move was made or taken back, in addition to the next turn."""
        return ""

    @abstractmethod
    def ending(self, position: Any) -> str:
        """The text at the end of the game: who won, as `Player 1` or `Player 2`, or that it is a draw.

        It starts with the board unless that was just shown, and does not end with a line break.
        """


AnyTranscript = Transcript[Any]


def read_cell(rules: AnyRules, line: str) -> int:
    """The cell written as `3 3`, `3,3` or `(3, 3)`."""
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
