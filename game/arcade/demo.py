"""A game that plays itself, for the tiles of the menu and the boards that explain."""

import random

from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.frame import Frame
from game.arcade.draw.theme import NEON
from game.arcade.renderers import renderer_of
from game.bots.levels import LEVELS, choose
from game.core.match import Match
from game.core.variant import Setup
from game.solving.solver import Solver

MOVE_SECONDS = 0.35
THINK_SECONDS = 0.75
REST_SECONDS = 2.6
# The one that never stops to prove anything: these moves are made between two frames.
DEMO_LEVEL = "rookie"


class Demo:
    """Two bots at a board, again and again. `seed` decides the games."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self._setup = setup
        self._solver = Solver(setup)
        self._chance = random.Random(seed)  # noqa: S311 - nobody's secret
        self._time = 0.0
        self._since_move = 0.0
        self._surface: Surface | None = None
        self._floor: Surface | None = None
        self._new_game()
        for _opening in range(2):
            self._move()
        self._since_move = MOVE_SECONDS

    def _new_game(self) -> None:
        self.match = Match(self._setup)
        self._renderer = renderer_of(self._setup, NEON.tinted(self._setup.variant.accent))
        self._seed = self._chance.randrange(2**32)

    def _move(self) -> None:
        self.match.play(choose(LEVELS[DEMO_LEVEL], self._solver, self.match.position, self._seed))
        self._since_move = 0.0

    def update(self, seconds: float) -> None:
        self._time += seconds
        self._since_move += seconds
        if not self.match.over and self._since_move >= THINK_SECONDS:
            self._move()
        elif self.match.over and self._since_move >= REST_SECONDS:
            self._new_game()
            self._move()

    def frame(self) -> Frame:
        """The moment as the renderer is told of it."""
        over = self.match.over
        return Frame(
            start=self.match.rules.start(),
            plies=self.match.plies,
            progress=min(1.0, self._since_move / MOVE_SECONDS),
            time=self._time,
            ended=max(0.0, self._since_move - MOVE_SECONDS) if over else 0.0,
        )

    def picture(self, side: int, text_size: int, *, fresh: bool) -> Surface:
        """The board in a square; the last picture again unless it shall be fresh."""
        if self._surface is None or self._surface.get_width() != side:
            self._surface = Surface((side, side))
            self._floor = None
            fresh = True
        if fresh:
            margin = max(4, side // 18)
            square = Rect(margin, margin, side - 2 * margin, side - 2 * margin)
            area = BoardArea(square, self._setup.size, text_size)
            if self._floor is None:
                self._floor = Surface((side, side))
                self._floor.fill(self._renderer.theme.night)
                self._renderer.draw_floor(self._floor, area)
            self._surface.blit(self._floor, (0, 0))
            self._renderer.draw(self._surface, area, self.frame())
        return self._surface
