"""Games between two bots, for the menu and beside the settings."""

import random

from game.arcade.draw.frame import Frame
from game.arcade.shell.motion import Motion
from game.bots.levels import LEVELS, choose
from game.core.match import Match
from game.core.variant import Setup
from game.solving.solver import Solver

MOVE_SECONDS = 0.35
THINK_SECONDS = 0.75
REST_SECONDS = 2.6
# The level that needs no long proof: these moves have to be found between two frames.
DEMO_LEVEL = "rookie"
# A game is first seen with this many moves already made.
OPENING_MOVES = 2


class GameDemo:
    """Two bots play one game after the other. `seed` determines the games."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self._solver = Solver(setup)
        self._chance = random.Random(seed)  # noqa: S311 - not for secrets
        self._time = 0.0
        self._since_move = MOVE_SECONDS
        self._new_game()

    def _new_game(self) -> None:
        """Start a new game and make its first moves; a small board may be full sooner."""
        self._match = Match(self.setup)
        self._seed = self._chance.randrange(2**32)
        for _move in range(OPENING_MOVES):
            if not self._match.over:
                self._move()

    def _move(self) -> None:
        level = LEVELS[DEMO_LEVEL]
        self._match.play(choose(level, self._solver, self._match.position, self._seed))

    def update(self, seconds: float, motion: Motion) -> None:
        self._time += seconds
        self._since_move += seconds * motion.pace
        if self._match.over and self._since_move >= REST_SECONDS:
            self._new_game()
            self._since_move = 0.0
        elif not self._match.over and self._since_move >= THINK_SECONDS:
            self._move()
            self._since_move = 0.0

    def frame(self, motion: Motion) -> Frame:
        """What the board shows."""
        shown = motion.passed(self._since_move)
        return Frame(
            start=self._match.start,
            plies=tuple(self._match.plies),
            progress=min(1.0, shown / MOVE_SECONDS),
            time=self._time if motion.pulses else 0.0,
            ended=max(0.0, shown - MOVE_SECONDS) if self._match.over else 0.0,
            particles=motion.particles,
        )
