"""Delta debugging: what can be left out of a history that ends in a fault."""

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")

# Often the last acts alone do it.
TAILS = (1, 10, 30, 100, 300, 1000, 3000)


def shortened(history: Sequence[T], fails: Callable[[list[T]], bool], enough: Callable[[], bool]) -> list[T]:
    """As short a history as is found before it is `enough`; `fails` tells whether one ends in the fault.

    Every act that is left is needed, unless it was enough before that was known.
    """
    kept = _tail(list(history), fails, enough)
    chunk = max(1, len(kept) // 2)
    while not enough():
        before = len(kept)
        kept = _without_chunks(kept, chunk, fails, enough)
        if chunk == 1 and len(kept) == before:
            break
        chunk = max(1, chunk // 2)
    return kept


def _tail(history: list[T], fails: Callable[[list[T]], bool], enough: Callable[[], bool]) -> list[T]:
    for length in TAILS:
        if length >= len(history) or enough():
            break
        if fails(history[-length:]):
            return history[-length:]
    return history


def _without_chunks(
    history: list[T], chunk: int, fails: Callable[[list[T]], bool], enough: Callable[[], bool]
) -> list[T]:
    """The history without every chunk that is not needed, from the end to the beginning."""
    kept = history
    for start in range((len(history) - 1) // chunk * chunk, -1, -chunk):
        if enough():
            break
        shorter = kept[:start] + kept[start + chunk :]
        if shorter and fails(shorter):
            kept = shorter
    return kept
