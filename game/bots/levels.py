"""The levels at which a bot plays: how often it sees the truth, and what it goes by when it does not."""

import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from math import inf
from typing import Any

from game.bots.lookahead import Lookahead
from game.bots.sense import ends, invites_the_end
from game.bots.solver import LOSS, WIN, Solver, never
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
    steady: float  # in how many of its games it sees the truth at every move
    slips: float  # how often it goes wrong in the others, where a move can
    horizon: int  # how many moves it looks ahead when it goes by looks
    haze: float  # how far its estimates are off then
    careful: bool = True  # whether it sees a loss that is one move away, and makes a loss hard to win


LEVELS = {
    level.name: level
    for level in (
        Level("rookie", later("Rookie"), steady=0.0, slips=0.5, horizon=1, haze=0.3, careful=False),
        Level("casual", later("Casual"), steady=0.25, slips=0.8, horizon=1, haze=0.2),
        Level("sharp", later("Sharp"), steady=0.5, slips=0.9, horizon=2, haze=0.1),
        Level("perfect", later("Perfect"), steady=1.0, slips=0.0, horizon=2, haze=0.0),
    )
}
STRONGEST = "perfect"
# What a person who has not chosen plays against.
BEGINNERS_LEVEL = "casual"


def choose(level: Level, solver: Solver, position: Any, seed: int, stop: Stop = never) -> Move:
    """The move of a level. The same question with the same seed has the same answer.

    When stopped, it answers with the best that it knows by then.
    """
    chance = random.Random(f"{seed} {solver.rules.text(position)}")  # noqa: S311 - nobody's secret
    moves = solver.rules.legal_moves(position)
    chance.shuffle(moves)
    won = [move for move in moves if ends(solver.rules, position, move)]
    if won:
        return won[0]
    steady = random.Random(seed).random() < level.steady  # noqa: S311
    if steady or chance.random() >= level.slips:
        return _best(level, solver, position, moves, stop)
    promise = _promise(level, solver, position, stop)
    return max(
        _plausible(level, solver, position, moves, stop),
        key=lambda move: promise[move] + chance.gauss(0, level.haze),
    )


def _plausible(level: Level, solver: Solver, position: Any, moves: list[Move], stop: Stop) -> list[Move]:
    """The moves among which a level chooses by looks.

    Where every position can be proven in a moment, those are its mistakes: among all moves too many would
    happen to be right.
    """
    if not level.careful:
        return moves
    moves = [move for move in moves if not invites_the_end(solver.rules, position, move)] or moves
    if not solver.official:
        return moves
    judgement = solver.judge(position, stop)
    mistakes = judgement.at(LOSS, moves) if judgement.value == WIN else []
    return mistakes or moves


def _best(level: Level, solver: Solver, position: Any, moves: list[Move], stop: Stop) -> Move:
    """A move that wins, soon; else the one that resists most; else, unproven, the most promising."""
    judgement = solver.judge(position, stop, until_win=not solver.official)
    if solver.official and judgement.value == WIN:
        return _soonest(solver, position, judgement.at(WIN, moves), stop)
    if solver.official and judgement.value == LOSS and level.careful:
        return _most_stubborn(solver, position, moves, stop)
    promise = _promise(level, solver, position, stop)
    return max(judgement.at(judgement.value, moves), key=promise.__getitem__)


def _soonest(solver: Solver, position: Any, moves: list[Move], stop: Stop) -> Move:
    """Of moves that win, one that wins soon, where that can be counted."""
    if solver.distance(position, stop) is None:
        return moves[0]
    return min(moves, key=lambda move: _moves_left(solver, position, move, stop))


def _most_stubborn(solver: Solver, position: Any, moves: list[Move], stop: Stop) -> Move:
    """Of moves that lose, one that leaves the winner most ways to go wrong, and makes it long."""
    try:
        chances = solver.resistance.chances(position, stop)
    except Stopped:
        return moves[0]
    moves = [move for move in moves if chances[move] == max(chances.values())]
    if len(moves) == 1 or solver.distance(position, stop) is None:
        return moves[0]
    return max(moves, key=lambda move: _moves_left(solver, position, move, stop))


def _moves_left(solver: Solver, position: Any, move: Move, stop: Stop) -> float:
    left = solver.distance(solver.rules.play(position, move), stop)
    return inf if left is None else left


def _promise(level: Level, solver: Solver, position: Any, stop: Stop) -> dict[Move, float]:
    """What each move promises, some moves ahead; a single one when there is no time for more."""
    for horizon in range(level.horizon, 0, -1):
        with suppress(Stopped):
            return Lookahead(solver.kernel, never if horizon == 1 else stop).scores(position, horizon)
    raise AssertionError("a look one move ahead is never stopped")
