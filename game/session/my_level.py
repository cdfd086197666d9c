"""My level: the level of a bot that follows a person's results in one game.

A game counts if it says something about the level: a win against it or against a higher one, a loss against
it or against a lower one. As soon as four more of the last ten games that count are won than lost, the level
rises by one; as soon as four more are lost than won, it falls by one. Counting then starts over, so that it
takes at least four games to come back.
"""

from dataclasses import dataclass, replace

from game.bots.levels import BEGINNERS_LEVEL, LEVELS

# The choice of this level, where the name of a level is expected.
MINE = "mine"
# How many games count, and how many more must be won than lost to rise, or lost than won to fall.
LAST, LEAD = 10, 4


@dataclass(frozen=True)
class MyLevel:
    """The level that a person has reached, and the results that count since then."""

    level: str = BEGINNERS_LEVEL
    results: tuple[bool, ...] = ()  # whether each game was won, the latest last

    def after(self, level: str, *, won: bool) -> "MyLevel":
        """The level after one more game, against a bot of this level."""
        levels = list(LEVELS)
        above = levels.index(level) - levels.index(self.level)
        if above < 0 if won else above > 0:
            return self
        results = (*self.results, won)[-LAST:]
        lead = results.count(True) - results.count(False)
        if abs(lead) < LEAD:
            return replace(self, results=results)
        reached = levels.index(self.level) + (1 if lead > 0 else -1)
        return MyLevel(levels[reached]) if 0 <= reached < len(levels) else replace(self, results=results)
