"""Seeds: the numbers from which everything that is left to chance follows."""

import random
from hashlib import sha256

# Seeds are from 0 up to below this: people type them, and records keep them, as at most nine digits.
SEEDS = 10**9


def fresh_seed() -> int:
    """A seed that differs from game to game, so that the bots vary their play."""
    return random.randrange(SEEDS)  # noqa: S311 - not for secrets


def number_from(text: str) -> int:
    """A number that looks random and follows from a text, the same on every machine."""
    return int.from_bytes(sha256(text.encode()).digest()[:4], "big")
