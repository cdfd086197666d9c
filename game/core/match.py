"""A match: the moves of a game, with undo and redo."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from game.core.rules import PLAYERS, Move, Outcome, Player, Position, opponent
from game.core.variant import Setup


class IllegalMove(ValueError):
    """A move that the rules refuse; the message tells the player on turn why."""


@dataclass(frozen=True)
class Ply:
    """One move of a match, with the positions before and after it."""

    move: Move
    before: Any
    after: Any

    @property
    def player(self) -> Player:
        player: Player = self.before.turn
        return player

    @property
    def skipped(self) -> Player | None:
        """The opponent, if it had no legal reply to this move and had to pass."""
        return opponent(self.player) if self.after.turn == self.player else None


class Match:
    """One game with all its moves. Only `play`, `undo` and `redo` change it.

    It starts from the game's first position with `first` on turn, or from any other position: `start`.
    """

    def __init__(self, setup: Setup, first: Player = 1, start: Position | None = None) -> None:
        self.setup = setup
        self.rules = setup.rules()
        self.start: Position = self.rules.start(first) if start is None else start
        self.plies: list[Ply] = []
        self._undone: list[Ply] = []

    @classmethod
    def of(cls, setup: Setup, moves: Iterable[Move], first: Player = 1) -> "Match":
        """A match in which these moves were made. Raises IllegalMove if one of them is not legal."""
        match = cls(setup, first)
        for move in moves:
            match.play(move)
        return match

    @property
    def first(self) -> Player:
        """The player who makes the first move."""
        return self.start.turn

    @property
    def position(self) -> Position:
        return self.plies[-1].after if self.plies else self.start

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.rules.outcome(self.position)

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def winner(self) -> Player | None:
        """The winner; None while the game goes on and after a draw."""
        outcome = self.outcome
        return None if outcome is None else outcome.winner

    @property
    def tension(self) -> float:
        """How near the end is, from 0 to 1: how little is left of the room of the player who has less."""
        begin = self.rules.start(self.first)
        least, whole = (
            min(self.rules.room(at, player) for player in PLAYERS) for at in (self.position, begin)
        )
        return 1 - min(least, whole) / whole if whole else 1.0

    def play(self, move: Move) -> Ply:
        """Make a move for the player on turn. Raises IllegalMove, and then changes nothing."""
        reason = self.rules.why_not(self.position, move)
        if reason is not None:
            raise IllegalMove(reason)
        ply = Ply(move, self.position, self.rules.play(self.position, move))
        self.plies.append(ply)
        self._undone.clear()
        return ply

    @property
    def can_undo(self) -> bool:
        return bool(self.plies)

    def undo(self) -> Ply | None:
        """Take back the last move and return it; None at the start."""
        if not self.plies:
            return None
        self._undone.append(self.plies.pop())
        return self._undone[-1]

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def redo(self) -> Ply | None:
        """Make the last undone move again and return it; None when there is none."""
        if not self._undone:
            return None
        self.plies.append(self._undone.pop())
        return self.plies[-1]
