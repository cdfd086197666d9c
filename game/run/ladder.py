"""The ladder of a run: how good the bot is in each loop, and how narrow the starts are."""

from dataclasses import dataclass

LIVES = 3
HINTS = 3
OVERTIME_LIVES = 1


@dataclass(frozen=True)
class Loop:
    """A loop of the run, in which every game is played once."""

    level: str  # of the bot
    share: float  # the most of a person's moves that win when a stage begins


# The loops that clear a run, and what follows until the last life is lost. Two of the six levels are left
# out, so that a run stays short and each loop is a clear step.
LOOPS = (Loop("rookie", 1.0), Loop("casual", 3 / 4), Loop("sharp", 3 / 5), Loop("perfect", 3 / 5))
OVERTIME = Loop("perfect", 1 / 3)


def loop_at(number: int) -> Loop:
    """The loop with a number, counted from 1."""
    return LOOPS[number - 1] if number <= len(LOOPS) else OVERTIME
