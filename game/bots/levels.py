"""The levels at which a bot plays: how often it plays the best move, and how it chooses otherwise."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from math import inf

from game.core.kernel import Stop
from game.core.rules import Move, Position
from game.core.words import later
from game.solving.solver import Solver
from game.solving.tactics import safe_moves, wins_at_once
from game.solving.values import Value

# A bot is a function from a position to a legal move.
Bot = Callable[[Position], Move]


@dataclass(frozen=True)
class Level:
    """A way to play. Every level takes a win that is one move away.

    The game defines how often each level slips where a mistake is possible: see `Variant.slips`.
    """

    name: str
    title: str
    steady: float  # the share of its games in which it never slips
    haze: float  # the error that is added to its estimates, as a standard deviation
    horizon: int = 1  # how many moves it looks ahead when it estimates
    sees: bool = True  # whether it plays proven moves unless it slips, and avoids losing at once


# From the weakest to the strongest.
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
# The level of the bot until a person chooses another.
BEGINNERS_LEVEL = "casual"


def choose(
    level: Level,
    solver: Solver,
    position: Position,
    seed: int,
    stop: Stop | None = None,
    give_up: Stop | None = None,
) -> Move:
    """The move that a level makes; the game must not be over.

    On boards that are proven quickly, the same question with the same seed has the same answer. When
    stopped, it answers with the best move known by then. On other boards, `give_up` ends the proofs, so
    that there is time left to look ahead.
    """
    chance = random.Random(f"{seed} {solver.rules.text(position)}")  # noqa: S311 - not for secrets
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
    """Whether a level slips this time. It never does in its steady games, which the seed determines."""
    if random.Random(seed).random() < level.steady:  # noqa: S311 - not for secrets
        return False
    often = dict(zip(LEVELS, solver.setup.variant.slips, strict=False)).get(level.name, 0.0)
    return chance.random() < often


def _mistakes(solver: Solver, position: Position, moves: list[Move], stop: Stop | None) -> list[Move]:
    """The moves that throw a win or a draw away, if every position can be proven in a moment.

    A slip is the best-looking of these: a random choice among all moves would too often be right.
    """
    if not solver.proves_quickly:
        return []
    judgement = solver.judge(position, stop)
    wrong = {Value.WIN: (Value.DRAW, Value.LOSS), Value.DRAW: (Value.LOSS,)}.get(judgement.value, ())
    return [move for move in moves if judgement.values[move] in wrong]


def _best(
    level: Level,
    solver: Solver,
    position: Position,
    moves: list[Move],
    stop: Stop | None,
    give_up: Stop | None,
) -> Move:
    """A move that wins soon; or else the one that resists most; or, if nothing is proven, the most promising.

    `moves` are those that do not lose at once, or all moves if they all do.
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


def _soonest(solver: Solver, position: Position, moves: list[Move], stop: Stop | None) -> Move:
    """Of moves that win, one that wins soonest, if that can be counted."""
    if solver.distance(position, stop) is None:
        return moves[0]
    return min(moves, key=lambda move: _moves_left(solver, position, move, stop))


def _most_stubborn(solver: Solver, position: Position, moves: list[Move], stop: Stop | None) -> list[Move]:
    """Of moves that lose, those after which the winner is most likely to err, and of these the longest."""
    chances = solver.mistake_chances(position, stop)
    if not chances:
        return moves
    most = max(chances[move] for move in moves)
    moves = [move for move in moves if chances[move] == most]
    if len(moves) == 1 or solver.distance(position, stop) is None:
        return moves
    left = {move: _moves_left(solver, position, move, stop) for move in moves}
    return [move for move in moves if left[move] == max(left.values())]


def _moves_left(solver: Solver, position: Position, move: Move, stop: Stop | None) -> float:
    left = solver.distance(solver.rules.play(position, move), stop)
    return inf if left is None else left
