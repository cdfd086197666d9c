"""Seeds of games."""

import random


def fresh_seed() -> int:
    """A seed that differs from game to game, so that the bots vary their play."""
    return random.randrange(2**32)  # noqa: S311 - not for secrets
