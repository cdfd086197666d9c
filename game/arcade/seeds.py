"""Seeds that differ from game to game."""

import random


def fresh_seed() -> int:
    """A seed for the bots of a game, so that they vary their play, or for a streak."""
    return random.randrange(2**32)  # noqa: S311 - not for secrets
