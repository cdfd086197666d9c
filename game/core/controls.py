"""The contract of a game's controls: what a press means to the game. Pure.

Controls change nothing. They answer with a value: where the player now points and, perhaps, a move.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache
from typing import Any, Generic, TypeVar

from game.core.grid import DIRECTIONS, DOWN, LEFT, RIGHT, UP, Grid, cells_in
from game.core.rules import AnyRules, Move
from game.core.words import _


class Verb(Enum):
    """What a press means to a board, whatever device it came from."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    CONFIRM = auto()
    BACK = auto()
    POINT = auto()  # at a cell


DIRECTION_OF = {Verb.UP: UP, Verb.DOWN: DOWN, Verb.LEFT: LEFT, Verb.RIGHT: RIGHT}


@dataclass(frozen=True)
class Cursor:
    """Where a player points. A game whose moves are entered in parts adds the parts entered so far."""

    cell: int


R = TypeVar("R", bound=AnyRules)
C = TypeVar("C", bound=Cursor)


@dataclass(frozen=True)
class Refusal:
    """Why a press was refused."""

    words: str  # as a sentence
    cell: int  # that was tried
    forbidding: tuple[int, ...]  # the cells because of which it was refused: see `Rules.forbidding`


@dataclass(frozen=True)
class Answer(Generic[C]):
    """The result of a press."""

    cursor: C
    move: Move | None = None  # the whole move, which is legal
    refusal: Refusal | None = None


class Controls(ABC, Generic[R, C]):
    """One game's controls on one board, with the type of its cursor."""

    def __init__(self, rules: R) -> None:
        self.rules = rules

    @abstractmethod
    def start(self, position: Any, cursor: C | None) -> C:
        """The cursor at the start of a turn; `cursor` is where this player pointed last."""

    @abstractmethod
    def press(self, position: Any, cursor: C, verb: Verb, cell: int | None = None) -> Answer[C]:
        """The result of a press; `cell` is the cell that POINT points at."""

    def ask(self, cursor: C) -> str:
        """What the player on turn is asked to do. It is shown after the player's name."""
        return _("your turn")

    @abstractmethod
    def prompts(self, cursor: C) -> list[tuple[Verb, str]]:
        """What each press would do now, for the line of prompts; one direction represents all four."""

    @abstractmethod
    def intended(self, position: Any, cursor: C) -> Move | None:
        """The legal move that CONFIRM would make, or None."""

    def is_midway(self, cursor: C) -> bool:
        """Whether part of a move is entered, which BACK would take back."""
        return False

    def next_cells(self, position: Any, cursor: C, move: Move) -> tuple[int, ...]:
        """The cells that the next choice on the way to a move covers, the one to point at first.

        None if the parts entered so far exclude the move.
        """
        return self.rules.cells_of(position, move)

    def judge(self, position: Any, cursor: C, move: Move) -> Answer[C]:
        """The answer to a complete move, legal or not."""
        reason = self.rules.why_not(position, move)
        if reason is None:
            return Answer(cursor, move)
        cell = self.rules.cells_of(position, move)[-1]
        return Answer(cursor, refusal=Refusal(reason, cell, self.rules.forbidding(position, move)))


AnyControls = Controls[Any, Any]


class CellControls(Controls[R, Cursor]):
    """For games in which a move is a cell: move the cursor there or point at it, and confirm.

    A direction goes to the next cell that can be played.
    """

    def start(self, position: Any, cursor: Cursor | None) -> Cursor:
        """Where the player pointed last, or the legal cell nearest to the middle."""
        legal = self.rules.legal_moves(position)
        if cursor is not None and cursor.cell in legal:
            return cursor
        return Cursor(min(legal, key=lambda cell: self._distance(cell, cursor), default=0))

    def _distance(self, cell: int, cursor: Cursor | None) -> int:
        """The distance from the last cursor or else from the middle, doubled to stay an integer."""
        row, column = self.rules.grid.coordinates(cell)
        if cursor is None:
            middle = self.rules.size - 1
            return abs(2 * row - middle) + abs(2 * column - middle)
        last_row, last_column = self.rules.grid.coordinates(cursor.cell)
        return 2 * (abs(row - last_row) + abs(column - last_column))

    def press(self, position: Any, cursor: Cursor, verb: Verb, cell: int | None = None) -> Answer[Cursor]:
        if verb is Verb.CONFIRM:
            return self.judge(position, cursor, cursor.cell)
        if verb is Verb.POINT and cell is not None:
            return Answer(Cursor(cell))
        if verb in DIRECTION_OF:
            legal = sum(1 << cell for cell in self.rules.legal_moves(position))
            return Answer(Cursor(hop(self.rules.grid, legal, cursor.cell, DIRECTION_OF[verb])))
        return Answer(cursor)

    def prompts(self, cursor: Cursor) -> list[tuple[Verb, str]]:
        return [(Verb.UP, _("Move")), (Verb.CONFIRM, _("Place"))]

    def intended(self, position: Any, cursor: Cursor) -> Move | None:
        return cursor.cell if self.rules.why_not(position, cursor.cell) is None else None


def hop(grid: Grid, cells: int, origin: int, direction: int) -> int:
    """The nearest of the cells in a direction; if there is none, the next cell, up to the edge.

    In the rare case that hops could not reach every one of the cells, always the next cell.
    """
    nearest = grid.nearest(cells, origin, direction) if _all_linked(grid, cells) else None
    return dict(grid.exits[origin]).get(direction, origin) if nearest is None else nearest


@lru_cache(maxsize=16)
def _all_linked(grid: Grid, cells: int) -> bool:
    """Whether hops lead from every cell to every other."""
    onwards: dict[int, set[int]] = {cell: set() for cell in cells_in(cells)}
    backwards: dict[int, set[int]] = {cell: set() for cell in onwards}
    for cell in onwards:
        for direction in range(len(DIRECTIONS)):
            target = grid.nearest(cells, cell, direction)
            if target is not None:
                onwards[cell].add(target)
                backwards[target].add(cell)
    return _leads_everywhere(onwards) and _leads_everywhere(backwards)


def _leads_everywhere(links: dict[int, set[int]]) -> bool:
    """Whether every cell can be reached from the first by following links."""
    reached = set(list(links)[:1])
    edge = list(reached)
    while edge:
        found = links[edge.pop()] - reached
        reached |= found
        edge += found
    return len(reached) == len(links)
