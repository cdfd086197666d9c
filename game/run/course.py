"""The course of a run: which games its stages are, in which order and on which boards, and the seeds of what
is left to chance.

All of it follows from the seed of the run, and is the same on every machine.
"""

from collections.abc import Iterable, Mapping
from hashlib import sha256

from game.core.variant import Setup, Variant


def games_of_a_run(games: Mapping[str, Variant]) -> tuple[str, ...]:
    """The games that can be stages, by slug: those whose official board is proven in a moment."""
    return tuple(slug for slug, variant in games.items() if variant.size in variant.provable_sizes)


def order(seed: int, loop: int, games: Iterable[str]) -> tuple[str, ...]:
    """The games of a loop, each once. A further game leaves the others in their order."""
    return tuple(sorted(games, key=lambda slug: (number(f"{seed} {loop} {slug}"), slug)))


def board(seed: int, loop: int, variant: Variant) -> Setup:
    """The board of a game in a loop, counted from 0: the official one in the first.

    Then come those that the game declares for stages, each of them once before any comes again.
    """
    if not loop or not variant.stage_sizes:
        return variant.setup()
    sizes = sorted(variant.stage_sizes, key=lambda size: number(f"{seed} {variant.slug} {size}"))
    return variant.setup(sizes[(loop - 1) % len(sizes)])


def number(text: str) -> int:
    """A number that looks random and follows from a text."""
    return int.from_bytes(sha256(text.encode()).digest()[:4], "big")


def daily_seed(date: str) -> int:
    """The seed of the run of a day, written as 2026-11-19."""
    return int(date.replace("-", ""))
