"""Random numbers that are the same on every machine and in every version: records depend on them."""

MASK = (1 << 64) - 1


class Chance:
    """Random numbers that follow from a seed: the generator SplitMix64."""

    def __init__(self, *seeds: int) -> None:
        self._state = 0
        for seed in seeds:
            self._state = (self._next() ^ seed) & MASK

    def _next(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & MASK
        mixed = self._state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & MASK
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & MASK
        return mixed ^ mixed >> 31

    def below(self, limit: int) -> int:
        """A whole number from 0, below the limit."""
        return self._next() % limit

    def share(self) -> float:
        """A number from 0, below 1."""
        return (self._next() >> 11) / (1 << 53)

    def bell(self, deviation: float) -> float:
        """A number around 0 that is seldom more than twice the deviation away from it."""
        return (sum(self.share() for _part in range(12)) - 6) * deviation
