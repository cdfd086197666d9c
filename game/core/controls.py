"""The contract of a game's controls: what a player's press means to the game. Pure.

Controls answer with a value: where the player now points, and maybe a move. They change nothing.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Any, Generic, TypeVar

from game.core.grid import DOWN, LEFT, RIGHT, UP
from game.core.rules import AnyRules, Move
from game.core.words import _


class Verb(Enum):
    """What a press means, whatever device it came from. A game's controls answer to the first seven."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    CONFIRM = auto()
    BACK = auto()
    POINT = auto()  # at a cell
    UNDO = auto()
    REDO = auto()
    HINT = auto()
    PAUSE = auto()
    HELP = auto()
    FULL_SCREEN = auto()


DIRECTION_OF = {Verb.UP: UP, Verb.DOWN: DOWN, Verb.LEFT: LEFT, Verb.RIGHT: RIGHT}


@dataclass(frozen=True)
class Cursor:
    """Where a player points: a cell, and the first half of the move when it has two."""

    cell: int
    step: int | None = None  # the direction that the player has stepped and not yet confirmed with a block


@dataclass(frozen=True)
class Answer:
    """What comes of a press."""

    cursor: Cursor
    move: Move | None = None  # the whole move, legal
    refusal: str = ""  # why nothing came of it, as a sentence


R = TypeVar("R", bound=AnyRules)


class Controls(ABC, Generic[R]):
    """One game's controls on one board."""

    def __init__(self, rules: R) -> None:
        self.rules = rules

    @abstractmethod
    def start(self, position: Any, cursor: Cursor | None) -> Cursor:
        """Where the player on turn points at first; `cursor` is where that player pointed last."""

    @abstractmethod
    def press(self, position: Any, cursor: Cursor, verb: Verb, cell: int | None = None) -> Answer:
        """What comes of a press; `cell` is what POINT points at."""

    def ask(self, cursor: Cursor) -> str:
        """What the player on turn is asked for, behind the player's name."""
        return _("your turn")

    @abstractmethod
    def prompts(self, cursor: Cursor) -> list[tuple[Verb, str]]:
        """What the presses mean just now, for the line of prompts; any direction stands for all four."""

    @abstractmethod
    def intended(self, position: Any, cursor: Cursor) -> Move | None:
        """The legal move that CONFIRM would make, or None."""

    def next_cell(self, position: Any, cursor: Cursor, move: Move) -> int | None:
        """The cell to choose next on the way to a move; None when what was told already leads elsewhere."""
        return move

    def judge(self, position: Any, cursor: Cursor, move: Move) -> Answer:
        """The answer to a whole move, legal or not."""
        reason = self.rules.why_not(position, move)
        return Answer(cursor, refusal=reason) if reason else Answer(cursor, move)

    def walk(self, cursor: Cursor, verb: Verb) -> Cursor:
        """The cursor one cell further, or where it was at the edge of the board."""
        exits = dict(self.rules.grid.exits[cursor.cell])
        return replace(cursor, cell=exits.get(DIRECTION_OF[verb], cursor.cell))


AnyControls = Controls[Any]


class CellControls(Controls[R]):
    """For games in which a move is a cell: walk there or point at it, and confirm."""

    def start(self, position: Any, cursor: Cursor | None) -> Cursor:
        """Where the player pointed last, or the legal cell nearest to the middle."""
        legal = self.rules.legal_moves(position)
        if cursor is not None and cursor.cell in legal:
            return cursor
        return Cursor(min(legal, key=lambda cell: self._distance(cell, cursor), default=0))

    def _distance(self, cell: int, cursor: Cursor | None) -> int:
        """From the last place of the cursor, else from the middle, doubled to stay whole."""
        row, column = self.rules.grid.place(cell)
        if cursor is None:
            middle = self.rules.size - 1
            return abs(2 * row - middle) + abs(2 * column - middle)
        last_row, last_column = self.rules.grid.place(cursor.cell)
        return 2 * (abs(row - last_row) + abs(column - last_column))

    def press(self, position: Any, cursor: Cursor, verb: Verb, cell: int | None = None) -> Answer:
        if verb is Verb.CONFIRM:
            return self.judge(position, cursor, cursor.cell)
        if verb is Verb.POINT and cell is not None:
            return Answer(Cursor(cell))
        if verb in DIRECTION_OF:
            return Answer(self.walk(cursor, verb))
        return Answer(cursor)

    def prompts(self, cursor: Cursor) -> list[tuple[Verb, str]]:
        return [(Verb.UP, _("Move")), (Verb.CONFIRM, _("Place"))]

    def intended(self, position: Any, cursor: Cursor) -> Move | None:
        return cursor.cell if self.rules.why_not(position, cursor.cell) is None else None
