"""Seeds: the numbers from which everything that is left to chance follows."""

import random

# Seeds are from 0 up to below this: people type them, and records keep them, as at most nine digits.
SEEDS = 10**9


def fresh_seed() -> int:
    """A seed that differs from game to game, so that the bots vary their play."""
    return random.randrange(SEEDS)  # noqa: S311 - not for secrets
