"""Benchmark of the engine in a hurry: how often it gives a won position away when it has only milliseconds.

Each answer comes from a new solver, so that nothing is known from the answer before. The milliseconds are
processor time, so that other programs on the machine take nothing from them.
"""

import random
import time
from threading import Event

from game.bench.boards import board_name, official_boards
from game.bots.levels import LEVELS, STRONGEST
from game.core.match import Match
from game.core.rules import Move, Position
from game.core.variant import Setup
from game.engine.limits import Limits
from game.engine.thinking import Situation, answer_go
from game.solving.solver import Solver
from game.solving.values import Judgement, Value

MILLISECONDS = (2, 5, 10, 40, 160, 640)
# The most random games to play for each position.
GAMES_FOR_EACH = 50
ROW = "{:16}" + " {:>7}" * len(MILLISECONDS)


class Deadline(Event):
    """An event that is set once the process has used this many seconds of processor time."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self._end = time.process_time() + seconds

    def is_set(self) -> bool:
        return time.process_time() >= self._end


def run(positions: int) -> int:
    """Print how many wins are given away on every official board, by the time for a move."""
    print(f"{positions} won positions of each board, in which some moves lose; how many are given away")
    print(ROW.format("board", *(f"{time} ms" for time in MILLISECONDS)))
    for setup in official_boards():
        won = won_positions(setup, positions)
        lost = [_given_away(setup, won, milliseconds / 1000) for milliseconds in MILLISECONDS]
        print(ROW.format(board_name(setup), *lost), flush=True)
    return 0


def won_positions(setup: Setup, count: int) -> list[tuple[Position, Judgement]]:
    """Positions of random games, with every ply equally likely, that are won with some moves and lost with
    others; fewer than wanted if they are rare.
    """
    chance = random.Random(board_name(setup))  # noqa: S311 - not for secrets
    solver = Solver(setup)
    won: list[tuple[Position, Judgement]] = []
    for _game in range(count * GAMES_FOR_EACH):
        match = Match(setup)
        while not match.over:
            match.play(chance.choice(match.rules.legal_moves(match.position)))
        position = chance.choice(match.plies).before
        judgement = solver.judge(position)
        if judgement.value == Value.WIN and judgement.at(Value.LOSS):
            won.append((position, judgement))
        if len(won) == count:
            break
    return won


def _given_away(setup: Setup, won: list[tuple[Position, Judgement]], seconds: float) -> int:
    """How many of the positions the engine loses when it has this many seconds for a move."""
    return sum(
        judgement.values[_answer(setup, position, seconds)] == Value.LOSS for position, judgement in won
    )


def _answer(setup: Setup, position: Position, seconds: float) -> Move:
    """The move with which the engine answers, if it is stopped after this many seconds."""
    said: list[str] = []
    situation = Situation(Solver(setup), position, LEVELS[STRONGEST])
    answer_go(situation, Limits(), said.append, Deadline(seconds))
    return setup.rules().read_move(said[-1].removeprefix("bestmove "))
