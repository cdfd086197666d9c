"""Simulated runs: how far players get who know more or less often which moves win."""

import random
import statistics
import time
from collections.abc import Mapping

from game import catalogue
from game.bots.questions import Ponder
from game.bots.starts import FairStart
from game.bots.thinker import Thinker
from game.core.rules import Move, Position
from game.core.variant import Variant
from game.run.run import Run
from game.session.session import Session
from game.solving.solver import Solver
from game.solving.tactics import sensible_moves
from game.solving.values import Value

# How often a player knows which moves win, in percent, and the points that were expected of such players.
EXPECTED = {0: 640, 50: 1610, 70: 3000, 85: 7150, 95: 11_805, 100: 13_030}
RUNS = 24
ROW = "{:>6} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8} {:>9}"


class Cabinet:
    """Plays runs with a simulated player. A thinker for each game keeps what it has proven."""

    def __init__(self, games: Mapping[str, Variant]) -> None:
        self.games = games
        self.slowest = 0.0  # the most processor time that drawing a start took, in seconds
        self._thinkers: dict[str, Thinker] = {}

    def played(self, seed: int, truth: float) -> Run:
        """A run until it is lost or cleared, by a player who knows which moves win this share of the time."""
        chance = random.Random(f"{seed} {truth}")  # noqa: S311 - not for secrets
        run = Run.new(seed, self.games)
        while not run.over and not run.standing.cleared:
            run = run.after(self._stage(run, truth, chance))
        return run

    def _stage(self, run: Run, truth: float, chance: random.Random) -> Session:
        card = run.card(self.games)
        thinker = self._thinkers.setdefault(card.setup.variant.slug, Thinker(by_the_clock=False))
        began = time.process_time()
        start = thinker.answer(card.question)
        self.slowest = max(self.slowest, time.process_time() - began)
        assert isinstance(start, FairStart)
        assert start.proven, "every game has a fair start"
        session = run.stage(start, self.games)
        while (question := session.question()) is not None:
            if isinstance(question, Ponder):
                solver = thinker.solver_for(card.setup)
                session.play(_move(solver, session.match.position, truth, chance))
            else:
                session.answer(question, thinker.answer(question))
        return session


def _move(solver: Solver, position: Position, truth: float, chance: random.Random) -> Move:
    """A winning move if there is one and the player knows it this time; otherwise a sensible one."""
    moves = sensible_moves(solver.rules, position)
    if chance.random() < truth:
        moves = solver.judge(position).at(Value.WIN) or moves
    return chance.choice(moves)


def run(runs: int) -> int:
    """Print the points of every kind of player, beside those that were expected."""
    cabinet = Cabinet(catalogue.games())
    print(f"{runs} runs of each player; a run that is cleared ends there")
    print(ROW.format("truth", "median", "mean", "worst", "best", "stages", "cleared", "expected"))
    for truth, expected in EXPECTED.items():
        played = [cabinet.played(seed, truth / 100).standing for seed in range(runs)]
        points = [standing.points for standing in played]
        figures = (statistics.median(points), statistics.mean(points), min(points), max(points))
        stages = statistics.mean(standing.stage for standing in played)
        cleared = sum(standing.cleared for standing in played)
        row = (
            f"{truth} %",
            *(f"{figure:,.0f}" for figure in figures),
            f"{stages:.1f}",
            cleared,
            f"{expected:,}",
        )
        print(ROW.format(*row), flush=True)
    print(f"drawing a start took {cabinet.slowest * 1000:.0f} ms of processor time at most")
    return 0
