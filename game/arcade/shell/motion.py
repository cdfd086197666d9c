"""How much moves on the screen, as the settings say."""

import math
from dataclasses import dataclass

from game.arcade.profile.settings import SPEEDS, Settings, in_force

# A change has gone on for at least this long when it is drawn first: the picture after a press shows it.
FIRST_SECONDS = 1 / 60
# How fast boards that play by themselves go with reduced motion.
CALM_PACE = 0.4


@dataclass(frozen=True)
class Motion:
    """What moves on the screen, and how fast."""

    speed: float | None = 1.0  # of animations, compared with normal; None: their end is shown at once
    pulses: bool = True  # whether marks pulse
    backdrop: bool = True  # whether the background moves
    particles: bool = True  # whether sparks and shards fly
    shake: bool = True  # whether board and cursor shake when a move is refused
    pace: float = 1.0  # of boards that play by themselves, compared with normal

    def passed(self, seconds: float) -> float:
        """How much of an animation goes by in this many seconds."""
        return math.inf if self.speed is None else seconds * self.speed


def motion_of(settings: Settings) -> Motion:
    return Motion(
        SPEEDS[in_force(settings, "animation_speed")],
        pulses=not settings.reduced_motion,
        backdrop=in_force(settings, "backdrop"),
        particles=in_force(settings, "particles"),
        shake=in_force(settings, "shake"),
        pace=CALM_PACE if settings.reduced_motion else 1.0,
    )
