"""Moves that were made once, shown again and again on the stage of the menu."""

from game.arcade.demo import MOVE_SECONDS, THINK_SECONDS
from game.arcade.draw.frame import Frame
from game.arcade.motion import Motion
from game.arcade.tiles.tile import Replayed

# How long the position stays to which the moves lead.
REST_SECONDS = 6.0


class Replay:
    """It begins at the position to which the moves lead, and then shows how it came about."""

    def __init__(self, replayed: Replayed) -> None:
        self._replayed = replayed
        self._shown = len(replayed.plies)
        self._time = 0.0
        self._since_move = MOVE_SECONDS

    def update(self, seconds: float, motion: Motion) -> None:
        self._time += seconds
        self._since_move += seconds * motion.pace
        at_end = self._shown == len(self._replayed.plies)
        if self._since_move >= (REST_SECONDS if at_end else THINK_SECONDS):
            self._shown = 0 if at_end else self._shown + 1
            self._since_move = 0.0

    def frame(self, motion: Motion) -> Frame:
        """What the stage shows."""
        return Frame(
            start=self._replayed.start,
            plies=self._replayed.plies[: self._shown],
            progress=min(1.0, motion.passed(self._since_move) / MOVE_SECONDS),
            time=self._time if motion.pulses else 0.0,
            particles=motion.particles,
        )
