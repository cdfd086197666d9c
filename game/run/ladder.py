"""The ladder of a run: how good the bot is in each loop, and how narrow the starts are."""

from dataclasses import dataclass

LIVES = 3
HINTS = 3
OVERTIME_LIVES = 1


@dataclass(frozen=True)
class Rung:
    """A loop of the run, in which every game is played once."""

    level: str  # of the bot
    share: float  # the most of a person's moves that win when a stage begins


# The loops that clear a run, and what follows until the last life is lost. Two of the six levels are left
# out, so that a run stays short and each loop is a clear step.
LOOPS = (Rung("rookie", 1.0), Rung("casual", 3 / 4), Rung("sharp", 3 / 5), Rung("perfect", 3 / 5))
OVERTIME = Rung("perfect", 1 / 3)


def rung(loop: int) -> Rung:
    """The rung of a loop, counted from 1."""
    return LOOPS[loop - 1] if loop <= len(LOOPS) else OVERTIME
