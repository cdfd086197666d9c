"""The levels at which a bot plays: how often it sees the truth, and what it goes by when it does not."""

import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from math import inf
from typing import Any

from game.bots.lookahead import Lookahead
from game.bots.solver import UNKNOWN, WIN, Solver, never
from game.core.kernel import Stop, Stopped
from game.core.rules import Move
from game.core.words import later

# A bot is a function from a position to a legal move.
Bot = Callable[[Any], Move]


@dataclass(frozen=True)
class Level:
    """A way to play. Every level takes a win that is one move away."""

    name: str
    title: str
    sight: float  # how often it sees which moves win
    horizon: int  # how many moves it looks ahead when it does not
    haze: float  # how far its estimates are off then
    careful: bool = True  # whether it sees a loss that is one move away


LEVELS = {
    level.name: level
    for level in (
        Level("rookie", later("Rookie"), sight=0.0, horizon=1, haze=0.8, careful=False),
        Level("casual", later("Casual"), sight=0.25, horizon=1, haze=0.3),
        Level("sharp", later("Sharp"), sight=0.7, horizon=2, haze=0.1),
        Level("perfect", later("Perfect"), sight=1.0, horizon=2, haze=0.0),
    )
}
STRONGEST = "perfect"


def choose(level: Level, solver: Solver, position: Any, seed: int, stop: Stop = never) -> Move:
    """The move of a level. The same question with the same seed has the same answer.

    When stopped, it answers with the best that it knows by then.
    """
    chance = random.Random(f"{seed} {solver.rules.text(position)}")  # noqa: S311 - nobody's secret
    moves = solver.rules.legal_moves(position)
    chance.shuffle(moves)
    won = [move for move in moves if _ends(solver, position, move)]
    if won:
        return won[0]
    if chance.random() < level.sight:
        return _best(level, solver, position, moves, stop)
    if level.careful:
        moves = [move for move in moves if not _invites_the_end(solver, position, move)] or moves
    promise = _promise(level, solver, position, stop)
    return max(moves, key=lambda move: promise[move] + chance.gauss(0, level.haze))


def _best(level: Level, solver: Solver, position: Any, moves: list[Move], stop: Stop) -> Move:
    """A move that wins, soon; else the one that resists most; else, unproven, the most promising."""
    judgement = solver.judge(position, stop, until_win=not solver.official)
    if judgement.value == UNKNOWN:
        promise = _promise(level, solver, position, stop)
        return max(judgement.at(UNKNOWN, moves), key=promise.__getitem__)
    if not solver.official:
        promise = _promise(level, solver, position, stop)
        return max(judgement.at(judgement.value, moves), key=promise.__getitem__)
    if judgement.value == WIN:
        return _soonest(solver, position, judgement.at(WIN, moves), stop)
    return _most_stubborn(solver, position, moves, stop)


def _soonest(solver: Solver, position: Any, moves: list[Move], stop: Stop) -> Move:
    """Of moves that win, one that wins soon, where that can be counted."""
    if solver.distance(position, stop) is None:
        return moves[0]
    return min(moves, key=lambda move: _moves_left(solver, position, move, stop))


def _most_stubborn(solver: Solver, position: Any, moves: list[Move], stop: Stop) -> Move:
    """Of moves that lose, one that makes it long, and leaves few replies that win."""
    if solver.distance(position, stop) is not None:
        left = {move: _moves_left(solver, position, move, stop) for move in moves}
        moves = [move for move in moves if left[move] == max(left.values())]
    return min(moves, key=lambda move: _winning_replies(solver, position, move, stop))


def _moves_left(solver: Solver, position: Any, move: Move, stop: Stop) -> float:
    left = solver.distance(solver.rules.play(position, move), stop)
    return inf if left is None else left


def _winning_replies(solver: Solver, position: Any, move: Move, stop: Stop) -> float:
    """The share of the opponent's replies that win."""
    judgement = solver.judge(solver.rules.play(position, move), stop)
    return len(judgement.at(WIN)) / len(judgement.values)


def _promise(level: Level, solver: Solver, position: Any, stop: Stop) -> dict[Move, float]:
    """What each move promises, some moves ahead; a single one when there is no time for more."""
    for horizon in range(level.horizon, 0, -1):
        with suppress(Stopped):
            return Lookahead(solver.kernel, never if horizon == 1 else stop).scores(position, horizon)
    raise AssertionError("a look one move ahead is never stopped")


def _ends(solver: Solver, position: Any, move: Move) -> bool:
    """Whether the move wins at once."""
    return solver.rules.winner(solver.rules.play(position, move)) is not None


def _invites_the_end(solver: Solver, position: Any, move: Move) -> bool:
    """Whether the opponent can win at once after the move."""
    after = solver.rules.play(position, move)
    if after.turn == position.turn:
        return False
    return any(_ends(solver, after, reply) for reply in solver.rules.legal_moves(after))
