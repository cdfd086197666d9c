"""The course of a run: its loops, and for each stage the game and the board.

All of it follows from the seed of the run, and is the same on every machine.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.core.variant import Setup, Variant
from game.seeds import number_from

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


def games_of_a_run(games: Mapping[str, Variant]) -> tuple[str, ...]:
    """The games that can be stages, by slug: those whose official board is proven in a moment."""
    return tuple(slug for slug, variant in games.items() if variant.size in variant.provable_sizes)


def order(seed: int, loop: int, games: Iterable[str]) -> tuple[str, ...]:
    """The games of a loop, each once. A further game leaves the others in their order."""
    return tuple(sorted(games, key=lambda slug: (number_from(f"{seed} {loop} {slug}"), slug)))


def board(seed: int, loop: int, variant: Variant) -> Setup:
    """The board of a game in a loop, counted from 0: the official one in the first.

    Then come those that the game declares for stages, each of them once before any comes again.
    """
    if not loop or not variant.stage_sizes:
        return variant.setup()
    sizes = sorted(variant.stage_sizes, key=lambda size: number_from(f"{seed} {variant.slug} {size}"))
    return variant.setup(sizes[(loop - 1) % len(sizes)])


def daily_seed(date: str) -> int:
    """The seed of the run of a day, written as 2026-11-19."""
    return int(date.replace("-", ""))
