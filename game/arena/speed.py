"""How long a tick lasts, and how many ticks are due when time has passed."""

from dataclasses import dataclass

from game.core.words import later

# The milliseconds of a tick at each speed, and the title of the speed.
SPEEDS = {
    "calm": (140, later("Calm")),
    "easy": (110, later("Easy")),
    "standard": (85, later("Standard")),
    "fast": (65, later("Fast")),
    "frantic": (50, later("Frantic")),
}
STANDARD_SPEED = "standard"
# After a stall, no more ticks than this are made up for; the rest of the time is dropped.
MOST_TICKS_AT_ONCE = 2


def tick_milliseconds(speed: str, *, cut_off: bool) -> float:
    """The length of a tick; riders who cannot reach each other ride twice as fast."""
    milliseconds = SPEEDS[speed][0]
    return milliseconds / 2 if cut_off else milliseconds


@dataclass(frozen=True)
class Pulse:
    """The time since the last tick, in milliseconds, as a value: the front end says how much time passed."""

    waited: float = 0.0

    def after(self, passed: float, length: float) -> tuple[int, "Pulse"]:
        """How many ticks of this length are due when more time has passed, and the pulse then."""
        waited = self.waited + passed
        ticks = int(waited // length)
        if ticks > MOST_TICKS_AT_ONCE:
            return MOST_TICKS_AT_ONCE, Pulse()
        return ticks, Pulse(waited - ticks * length)

    def progress(self, length: float) -> float:
        """How far the riders are on their way to the next cell, from 0 to 1."""
        return min(1.0, self.waited / length)
