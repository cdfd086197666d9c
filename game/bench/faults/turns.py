"""The program and its background in turns, so that the n-th operation of the disk is always the same one.

The background works only while the program waits for it, and then until it has nothing left to do.
"""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

from game.store import background

PATIENCE_SECONDS = 600.0


class _Turns(threading.Condition):
    """The condition on which program and background wait for each other."""

    def __init__(self) -> None:
        super().__init__()
        self._program = threading.get_ident()
        self._backgrounds_turn = False
        self._is_idle = True

    def wait_for(self, predicate: Callable[[], object], timeout: float | None = None) -> bool:  # type: ignore[override]
        if threading.get_ident() != self._program:
            return self._wait_for_a_job(predicate)
        if predicate() or timeout == 0:
            return bool(predicate())
        self.let_work()
        done = super().wait_for(lambda: predicate() and self._is_idle, PATIENCE_SECONDS)
        assert done, "the background does not end"
        self._backgrounds_turn = False
        return True

    def _wait_for_a_job(self, predicate: Callable[[], object]) -> bool:
        self._is_idle = True
        self.notify_all()
        super().wait_for(lambda: self._backgrounds_turn and predicate())
        self._is_idle = False
        return True

    def let_work(self) -> None:
        """It is the background's turn."""
        self._backgrounds_turn = True
        self.notify_all()


@contextmanager
def in_turns() -> Iterator[None]:
    """What is kept in this block is written when the program waits for it. Threads end after the block."""
    all_turns: list[_Turns] = []

    def turns() -> _Turns:
        all_turns.append(_Turns())
        return all_turns[-1]

    module: Any = background
    module.threading = SimpleNamespace(Condition=turns, Thread=threading.Thread)
    try:
        yield
    finally:
        module.threading = threading
        for each in all_turns:
            with each:
                each.let_work()
