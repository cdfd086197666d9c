"""Searches that run in the background, one after the other; and `go perft`."""

from collections.abc import Callable
from dataclasses import dataclass, field
from queue import Queue
from threading import Event, Thread

from game.core.perft import leaves
from game.core.rules import AnyRules, Position
from game.core.stop import Stopped

PLIES_BETWEEN_LOOKS = 2
# How long to wait for a stopped search before the process ends.
CLOSING_SECONDS = 1.0

Say = Callable[[str], None]
# The work of a search. It ends soon after the event is set.
Work = Callable[[Event], None]


@dataclass(frozen=True, eq=False)
class Job:
    """A waiting or running search."""

    work: Work
    overtime: float | None  # seconds that it may continue after the end of the input; None for no limit
    halt: Event = field(default_factory=Event)
    done: Event = field(default_factory=Event)


class Searcher:
    """Runs searches in a thread, one after the other, so that answers stay in order."""

    def __init__(self) -> None:
        self._queue: Queue[Job | None] = Queue()
        self._pending: list[Job] = []
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while (job := self._queue.get()) is not None:
            job.work(job.halt)
            self._pending.remove(job)
            job.done.set()

    def begin(self, work: Work, *, overtime: float | None = None) -> None:
        """Do the work after all earlier work is done."""
        job = Job(work, overtime)
        self._pending.append(job)
        self._queue.put(job)

    @property
    def busy(self) -> bool:
        return bool(self._pending)

    def stop(self) -> None:
        """Halt the running search and all waiting ones."""
        for job in list(self._pending):
            job.halt.set()

    def close(self) -> None:
        """Stop, and wait a moment for the last answers."""
        self.stop()
        self._queue.put(None)
        self._thread.join(CLOSING_SECONDS)

    def finish(self) -> None:
        """Wait for all answers, each no longer than its overtime."""
        for job in list(self._pending):
            if not job.done.wait(job.overtime):
                job.halt.set()
                job.done.wait()
        self._queue.put(None)
        self._thread.join()


def count(rules: AnyRules, position: Position, depth: int, say: Say, halt: Event) -> None:
    """Answer `go perft`: the leaves behind each legal move, and their sum."""
    total = 0 if depth else 1
    try:
        for move in rules.legal_moves(position) if depth else ():
            behind = _leaves(rules, rules.play(position, move), depth - 1, halt)
            say(f"{rules.move_text(move)}: {behind}")
            total += behind
    except Stopped:
        say("info string error: The count was stopped before its end.")
        return
    say(f"Nodes searched: {total}")


def _leaves(rules: AnyRules, position: Position, depth: int, halt: Event) -> int:
    """The number of leaves. Checks `halt` above the last plies."""
    if depth <= PLIES_BETWEEN_LOOKS:
        return leaves(rules, position, depth)
    if halt.is_set():
        raise Stopped
    return sum(
        _leaves(rules, rules.play(position, move), depth - 1, halt) for move in rules.legal_moves(position)
    )
