"""The levels at which a bot plays: how often it sees the truth, and what it goes by when it does not."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Any

from game.core.kernel import Stop
from game.core.rules import Move
from game.core.words import later
from game.solving.solver import Solver
from game.solving.tactics import safe_moves, wins_at_once
from game.solving.values import Value

# A bot is a function from a position to a legal move.
Bot = Callable[[Any], Move]


@dataclass(frozen=True)
class Level:
    """A way to play. Every level takes a win that is one move away.

    How often a level slips, where a move can go wrong, is the game's to say: see `Variant.slips`.
    """

    name: str
    title: str
    steady: float  # in how many of its games it does not slip at all
    haze: float  # how far its estimates are off when it goes by looks
    horizon: int = 1  # how many moves it looks ahead then
    sees: bool = True  # whether it sees the truth where it does not slip, and a loss that is one move away


LEVELS = {
    level.name: level
    for level in (
        Level("rookie", later("Rookie"), steady=0.0, haze=2.0, sees=False),
        Level("casual", later("Casual"), steady=0.0, haze=0.2),
        Level("sharp", later("Sharp"), steady=0.5, haze=0.1),
        Level("perfect", later("Perfect"), steady=1.0, haze=0.0, horizon=4),
    )
}
STRONGEST = "perfect"
# What a person who has not chosen plays against.
BEGINNERS_LEVEL = "casual"


def choose(
    level: Level,
    solver: Solver,
    position: Any,
    seed: int,
    stop: Stop | None = None,
    give_up: Stop | None = None,
) -> Move:
    """The move of a level, where the game goes on.

    On the boards that are proven quickly the same question with the same seed has the same answer. When
    stopped, it answers with the best that it knows by then. On other boards `give_up` ends the proofs, so
    that there is time left to look ahead.
    """
    chance = random.Random(f"{seed} {solver.rules.text(position)}")  # noqa: S311 - nobody's secret
    moves = solver.rules.legal_moves(position)
    assert moves, "a game that is over has no move"
    chance.shuffle(moves)
    won = [move for move in moves if wins_at_once(solver.rules, position, move)]
    if won:
        return won[0]
    if level.sees:
        moves = safe_moves(solver.rules, position, moves) or moves
    slips = _slips(level, solver, seed, chance)
    if level.sees and not slips:
        return _best(level, solver, position, moves, stop, give_up)
    if slips:
        moves = _mistakes(solver, position, moves, stop) or moves
    promise = solver.promise(position, level.horizon, stop)
    return max(moves, key=lambda move: promise[move] + chance.gauss(0, level.haze))


def _slips(level: Level, solver: Solver, seed: int, chance: random.Random) -> bool:
    """Whether a level goes wrong this time. In its steady games, which the seed decides, it never does."""
    if random.Random(seed).random() < level.steady:  # noqa: S311 - nobody's secret
        return False
    often = dict(zip(LEVELS, solver.setup.variant.slips, strict=False)).get(level.name, 0.0)
    return chance.random() < often


def _mistakes(solver: Solver, position: Any, moves: list[Move], stop: Stop | None) -> list[Move]:
    """The moves that throw a win or a draw away, where every position can be proven in a moment.

    Who slips takes the one of them that looks best: among all moves, too many would happen to be right.
    """
    if not solver.proves_quickly:
        return []
    judgement = solver.judge(position, stop)
    wrong = {Value.WIN: (Value.DRAW, Value.LOSS), Value.DRAW: (Value.LOSS,)}.get(judgement.value, ())
    return [move for move in moves if judgement.values[move] in wrong]


def _best(
    level: Level, solver: Solver, position: Any, moves: list[Move], stop: Stop | None, give_up: Stop | None
) -> Move:
    """A move that wins, soon; else the one that resists most; else, unproven, the most promising.

    `moves` are those that do not lose at once, or all when every move does.
    """
    judgement = solver.judge(position, give_up or stop, until_win=not solver.proves_quickly)
    if solver.proves_quickly and judgement.value == Value.WIN:
        return _soonest(solver, position, judgement.at(Value.WIN, moves), stop)
    if judgement.value == Value.LOSS:
        moves = _most_stubborn(solver, position, moves, stop)
        if solver.proves_quickly:
            return moves[0]
    else:
        moves = judgement.at(judgement.value, moves) or moves
    promise = solver.promise(position, level.horizon, stop)
    return max(moves, key=promise.__getitem__)


def _soonest(solver: Solver, position: Any, moves: list[Move], stop: Stop | None) -> Move:
    """Of moves that win, one that wins soon, where that can be counted."""
    if solver.distance(position, stop) is None:
        return moves[0]
    return min(moves, key=lambda move: _moves_left(solver, position, move, stop))


def _most_stubborn(solver: Solver, position: Any, moves: list[Move], stop: Stop | None) -> list[Move]:
    """Of moves that lose, those that leave the winner most ways to go wrong, and make it long."""
    chances = solver.mistake_chances(position, stop)
    if not chances:
        return moves
    most = max(chances[move] for move in moves)
    moves = [move for move in moves if chances[move] == most]
    if len(moves) == 1 or solver.distance(position, stop) is None:
        return moves
    left = {move: _moves_left(solver, position, move, stop) for move in moves}
    return [move for move in moves if left[move] == max(left.values())]


def _moves_left(solver: Solver, position: Any, move: Move, stop: Stop | None) -> float:
    left = solver.distance(solver.rules.play(position, move), stop)
    return inf if left is None else left
