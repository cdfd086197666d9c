"""What runs beside the commands: thinking about a move, and counting leaves."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from queue import Queue
from threading import Event, Thread

from game.bots.levels import LOOKAHEAD
from game.bots.solver import LOSS, UNKNOWN, WIN, Solver, Stopped
from game.core.perft import leaves
from game.core.rules import AnyRules, Position
from game.engine.limits import DEFAULT_SECONDS, Limits

VALUE_WORDS = {WIN: "win", LOSS: "loss", UNKNOWN: "unknown"}
NODES_BETWEEN_CLOCKS = 64
PLIES_BETWEEN_LOOKS = 2
# How long to wait for a search that has been told to stop, before the process ends.
PATIENCE_SECONDS = 1.0

Say = Callable[[str], None]


@dataclass(frozen=True, eq=False)
class Job:
    """A search that waits or runs. Its work ends soon after `halt` is set."""

    work: Callable[[Event], None]
    endless: bool
    halt: Event = field(default_factory=Event)


class Searcher:
    """Carries out searches beside the commands, one after the other: answers keep their order."""

    def __init__(self) -> None:
        self._queue: Queue[Job | None] = Queue()
        self._pending: list[Job] = []
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while (job := self._queue.get()) is not None:
            job.work(job.halt)
            self._pending.remove(job)

    def begin(self, work: Callable[[Event], None], *, endless: bool = False) -> None:
        """Do the work when all that was begun before it is done."""
        job = Job(work, endless)
        self._pending.append(job)
        self._queue.put(job)

    @property
    def busy(self) -> bool:
        return bool(self._pending)

    def stop(self) -> None:
        """Halt the search that runs and those that wait."""
        for job in list(self._pending):
            job.halt.set()

    def close(self) -> None:
        """Stop, and wait a moment for the last answers."""
        self.stop()
        self._queue.put(None)
        self._thread.join(PATIENCE_SECONDS)

    def finish(self) -> None:
        """Halt only what would never end, and wait for all answers."""
        for job in list(self._pending):
            if job.endless:
                job.halt.set()
        self._queue.put(None)
        self._thread.join()


@dataclass(frozen=True)
class Question:
    """A position to think about, with the solver that remembers its game."""

    rules: AnyRules
    position: Position
    solver: Solver
    level: str


def think(question: Question, limits: Limits, say: Say, halt: Event) -> None:
    """Answer `go`: what was found on the way, and the best move."""
    began = time.monotonic()
    rules, solver = question.rules, question.solver
    best = rules.move_text(rules.legal_moves(question.position)[0])
    depth = min(limits.depth, LOOKAHEAD[question.level])
    for thought in solver.think(question.position, _stopper(limits, began, halt), depth):
        best = rules.move_text(thought.move)
        value = VALUE_WORDS[thought.value]
        say(f"info depth {thought.depth} value {value} pv {best} {_effort(thought.nodes, began)}")
    if limits.infinite:
        halt.wait()
    say(f"info {_effort(solver.nodes, began)}")
    say(f"bestmove {best}")


def _stopper(limits: Limits, began: float, halt: Event) -> Callable[[int], bool]:
    end = None if limits.seconds is None else began + limits.seconds

    def stop(nodes: int) -> bool:
        if limits.nodes is not None and nodes >= limits.nodes:
            return True
        if nodes % NODES_BETWEEN_CLOCKS:
            return False
        return halt.is_set() or (end is not None and time.monotonic() >= end)

    return stop


def _effort(nodes: int, began: float) -> str:
    seconds = time.monotonic() - began
    return f"nodes {nodes} time {round(seconds * 1000)} nps {round(nodes / max(seconds, 0.001))}"


def value_word(rules: AnyRules, position: Position, halt: Event) -> str:
    """Answer `query value`: win or loss for the side to move where it can be proven in time."""
    if rules.winner(position) is not None:
        return VALUE_WORDS[LOSS]
    stop = _stopper(Limits(seconds=DEFAULT_SECONDS), time.monotonic(), halt)
    value = UNKNOWN
    for thought in Solver(rules).think(position, stop):
        value = thought.value
    return VALUE_WORDS[value]


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
    """The leaves, with an eye on `halt` above the last plies."""
    if depth <= PLIES_BETWEEN_LOOKS:
        return leaves(rules, position, depth)
    if halt.is_set():
        raise Stopped
    return sum(
        _leaves(rules, rules.play(position, move), depth - 1, halt) for move in rules.legal_moves(position)
    )
