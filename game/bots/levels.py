"""The levels at which a bot plays, and the moves that each of them makes.

At every move, a level does one of four things: it blunders, it slips, it looks some moves ahead, or it sees
who wins. How often it does which depends on the game: see `Skill`. Every level takes a win in one move.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from math import inf

from game.core.rules import Move, Position
from game.core.stop import Stop
from game.core.variant import Setup, Skill
from game.core.words import later
from game.solving.solver import Solver
from game.solving.tactics import safe_moves, wins_at_once
from game.solving.values import Value

# A bot is a function from a position to a legal move.
Bot = Callable[[Position], Move]


class Way(Enum):
    """How a bot finds a move."""

    BLUNDER = "blunder"  # what throws a win or a draw away and yet looks best
    SLIP = "slip"  # any move
    LOOK = "look"  # what looks best some moves ahead
    SEE = "see"  # what wins, or else what resists most, as far as that can be proven


@dataclass(frozen=True)
class Level:
    """A way to play, of the same strength in every game."""

    rank: int  # from 0
    name: str
    title: str
    horizon: int  # how many moves it looks ahead at most
    careful: bool = True  # whether it never loses at once where that can be avoided, even when it slips

    def skill(self, setup: Setup) -> Skill:
        """How well it plays a game."""
        return (*setup.skills, ALWAYS_SEES)[self.rank]


# It sees who wins at every move.
ALWAYS_SEES = Skill(blunders=0.0, slips=0.0, insight=1.0)
# From the weakest to the strongest.
LEVELS = {
    level.name: level
    for level in (
        Level(0, "rookie", later("Rookie"), horizon=1, careful=False),
        Level(1, "casual", later("Casual"), horizon=1),
        Level(2, "keen", later("Keen"), horizon=2),
        Level(3, "sharp", later("Sharp"), horizon=2),
        Level(4, "expert", later("Expert"), horizon=3),
        Level(5, "perfect", later("Perfect"), horizon=4),
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
    way = way_of(level.skill(solver.setup), chance)
    return chance.choice(candidates(level, way, solver, position, stop, give_up))


def chances_of_ways(skill: Skill) -> dict[Way, float]:
    """How likely a move is to be found in each way."""
    look = max(0.0, 1 - skill.blunders - skill.slips - skill.insight)
    return {Way.BLUNDER: skill.blunders, Way.SLIP: skill.slips, Way.LOOK: look, Way.SEE: skill.insight}


def way_of(skill: Skill, chance: random.Random) -> Way:
    """How a move is found this time."""
    roll = chance.random()
    if roll < skill.blunders:
        return Way.BLUNDER
    if roll < skill.blunders + skill.slips:
        return Way.SLIP
    return Way.LOOK if roll < 1 - skill.insight else Way.SEE


def candidates(
    level: Level,
    way: Way,
    solver: Solver,
    position: Position,
    stop: Stop | None = None,
    give_up: Stop | None = None,
) -> list[Move]:
    """The moves among which a level chooses at random."""
    moves = solver.rules.legal_moves(position)
    assert moves, "a game that is over has no move"
    won = [move for move in moves if wins_at_once(solver.rules, position, move)]
    if won:
        return won
    if level.careful:
        moves = safe_moves(solver.rules, position, moves) or moves
    if way is Way.SLIP or len(moves) == 1:
        return moves
    if way is Way.BLUNDER:
        wrong = _mistakes(solver, position, moves, stop)
        return solver.most_promising(position, wrong, level.horizon, stop) if wrong else moves
    if way is Way.SEE and (solver.proves_quickly or level.name == STRONGEST):
        return _best(level, solver, position, moves, stop, give_up)
    return solver.most_promising(position, moves, level.horizon, stop)


def _mistakes(solver: Solver, position: Position, moves: list[Move], stop: Stop | None) -> list[Move]:
    """The moves that throw a win or a draw away, if every position can be proven in a moment."""
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
) -> list[Move]:
    """Moves that win soon; or else those that resist most; or, if nothing is proven, the most promising.

    Of moves that look equally good, those that leave the board most open make the opponent's task hardest.

    `moves` are those that do not lose at once, or all moves if they all do.
    """
    judgement = solver.judge(position, give_up or stop, until_win=not solver.proves_quickly)
    if solver.proves_quickly and judgement.value == Value.WIN:
        return _soonest(solver, position, judgement.at(Value.WIN, moves), stop)
    if judgement.value == Value.LOSS:
        # This leaves time to look ahead where it cannot be worked out.
        moves = _most_stubborn(solver, position, moves, give_up or stop)
        if solver.proves_quickly:
            return moves
    else:
        moves = judgement.at(judgement.value, moves) or moves
    return solver.most_open(position, solver.most_promising(position, moves, level.horizon, stop))


def _soonest(solver: Solver, position: Position, moves: list[Move], stop: Stop | None) -> list[Move]:
    """Of moves that win, those that win soonest, if that can be counted."""
    if solver.distance(position, stop) is None:
        return moves
    left = {move: _moves_left(solver, position, move, stop) for move in moves}
    return [move for move in moves if left[move] == min(left.values())]


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
