"""Processes that play the games of a benchmark, some at once."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")
V = TypeVar("V")


class Workers:
    """So many processes; this one alone does the work of a single one."""

    def __init__(self, count: int) -> None:
        self._pool = ProcessPoolExecutor(count, get_context("spawn")) if count > 1 else None

    def each(self, do: Callable[[T], V], things: Iterable[T]) -> Iterator[V]:
        """Do something with each of many things; the results in the order of the things."""
        return map(do, things) if self._pool is None else self._pool.map(do, things)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
