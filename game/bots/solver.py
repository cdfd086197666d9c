"""Proves who wins, for any game, by looking one move deeper again and again.

It knows nothing but the rules. What it has proven it keeps, so that the next question about the same game
is answered sooner.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from game.core.rules import AnyRules, Move

# What a position is worth to the player on turn.
LOSS, UNKNOWN, WIN = -1, 0, 1
NO_DEPTH_LIMIT = 1_000_000
# Positions kept in each table. A full table is emptied: losing it costs time, never the right answer.
TABLE_SIZE = 400_000


class Stopped(Exception):
    """The search was told to stop."""


@dataclass(frozen=True)
class Thought:
    """What the search knows after looking `depth` moves ahead."""

    depth: int
    nodes: int
    value: int
    move: Move


class Solver:
    """One game on one board."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules
        self.nodes = 0
        self._proven: dict[Any, int] = {}
        self._depth_seen: dict[Any, int] = {}  # how far unproven positions have been searched in vain

    def think(
        self, position: Any, stop: Callable[[int], bool], depth: int = NO_DEPTH_LIMIT
    ) -> Iterator[Thought]:
        """Look ever deeper: a thought after each depth, until one is a proof or `depth` is reached.

        `stop` is asked at every position, with the number of positions so far; a true answer ends it all.
        """
        self.nodes = 0
        self._depth_seen.clear()
        self._stop = stop
        moves = self.rules.legal_moves(position)
        for horizon in range(1, depth + 1):
            try:
                thought = self._look(position, moves, horizon)
            except Stopped:
                return
            yield thought
            if thought.value != UNKNOWN:
                return
            moves.remove(thought.move)
            moves.insert(0, thought.move)

    def _look(self, position: Any, moves: list[Move], depth: int) -> Thought:
        """The best of the moves, `depth` moves ahead."""
        best_move, best_value = moves[0], LOSS - 1
        for move in moves:
            value = self._value_of_move(position, move, depth)
            if value > best_value:
                best_move, best_value = move, value
            if value == WIN:
                break
        return Thought(depth, self.nodes, best_value, best_move)

    def _value_of_move(self, position: Any, move: Move, depth: int) -> int:
        """What a move is worth to the player who makes it."""
        after = self.rules.play(position, move)
        value = self._value(after, depth - 1)
        # A player whose opponent was skipped moves again: the value is still the same player's.
        return value if after.turn == position.turn else -value

    def _value(self, position: Any, depth: int) -> int:
        if self._stop(self.nodes):
            raise Stopped
        self.nodes += 1
        proven = self._proven.get(position)
        if proven is not None:
            return proven
        moves = self.rules.legal_moves(position)
        if moves and (depth <= 0 or self._depth_seen.get(position, 0) >= depth):
            return UNKNOWN
        best = LOSS
        for move in moves:
            best = max(best, self._value_of_move(position, move, depth))
            if best == WIN:
                break
        if best == UNKNOWN:
            _keep(self._depth_seen, position, depth)
        else:
            _keep(self._proven, position, best)
        return best


def _keep(table: dict[Any, int], position: Any, value: int) -> None:
    if len(table) >= TABLE_SIZE:
        table.clear()
    table[position] = value
