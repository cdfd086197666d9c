"""Two bots that ride round after round, for the stage of the menu."""

from dataclasses import dataclass

from game.arcade.shell.motion import Motion
from game.arena.bots.budget import Budget
from game.arena.bots.rider_levels import LEVELS, directions
from game.arena.chance import Chance
from game.arena.field import Field
from game.arena.round import Round
from game.arena.speed import Pulse
from game.arena.starts import HEADINGS_AT_START, start_cells
from game.arena.state import start_of_round
from game.core.rules import PLAYERS
from game.core.stop import never

# The stage is square.
FIELD = Field(21, 21)
TICK_MILLISECONDS, REST_SECONDS = 85.0, 1.6
# These turns have to be found between two frames: this level does not look ahead.
DEMO_LEVEL = "casual"
# One turn in this many is left to chance, so that the rounds differ.
WHIMS = 12
MOST_SHIFT = 3


@dataclass(frozen=True)
class RideFrame:
    """A moment of the ride."""

    ridden: Round
    progress: float
    fallen: float | None  # seconds since the crash, once a rider has crashed
    tick_seconds: float
    particles: bool


class RideDemo:
    """Two bots that ride round after round. `seed` determines the rounds."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._number = 0
        self._begin()

    def _begin(self) -> None:
        self._chance = Chance(self._seed, self._number)
        shift = self._chance.below(2 * MOST_SHIFT + 1) - MOST_SHIFT
        start = start_of_round(FIELD, 0, start_cells(FIELD, shift), HEADINGS_AT_START)
        self._round, self._pulse, self._fallen = Round.at(start), Pulse(), 0.0

    def update(self, seconds: float, motion: Motion) -> None:
        passed = seconds * motion.pace
        if self._round.over:
            self._fallen += passed
            if self._fallen >= REST_SECONDS:
                self._number += 1
                self._begin()
            return
        due, self._pulse = self._pulse.after(passed * 1000, TICK_MILLISECONDS)
        for _tick in range(due):
            if not self._round.over:
                self._ride_on()

    def _ride_on(self) -> None:
        for rider in PLAYERS:
            budget = Budget(None, never)
            level, seed = LEVELS[DEMO_LEVEL], self._seed + self._number
            turns = list(directions(level, self._round.state, rider, seed, budget))
            if turns and self._chance.below(WHIMS):
                self._round = self._round.press(rider, turns[-1])
        self._round = self._round.after_tick()

    def frame(self, motion: Motion) -> RideFrame:
        """What the stage shows."""
        over = self._round.over
        progress = (
            min(1.0, self._fallen * 1000 / TICK_MILLISECONDS)
            if over
            else self._pulse.progress(TICK_MILLISECONDS)
        )
        fallen = self._fallen if over else None
        return RideFrame(self._round, progress, fallen, TICK_MILLISECONDS / 1000, motion.particles)
