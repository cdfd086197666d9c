"""The proofs, one after the other, each in a fresh process and with a time limit."""

import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from game import catalogue
from game.bench.boards import official_boards
from game.bench.peers.proof import OURS, THEIRS, Answer
from game.core.variant import Setup
from game.solving.values import Value

# A short proof is measured this often, in turns with the other program's, and the median counts.
RUNS = 5
SHORT_SECONDS = 1.0
# A prover that does not end by itself at the limit is killed this much later.
GRACE_SECONDS = 2


@dataclass(frozen=True)
class Task:
    """A board whose start is to be proven."""

    setup: Setup
    official: bool = True

    @property
    def name(self) -> str:
        size = self.setup.size
        return " ".join((self.setup.variant.slug, f"{size}×{size}", *(v for _name, v in self.setup.options)))


@dataclass(frozen=True)
class Measured:
    """The cost of a proof, alone and with its whole process."""

    value: Value
    proof: float
    process: float
    positions: int | None = None
    note: str = ""

    @property
    def proven(self) -> bool:
        return self.value != Value.UNKNOWN


@dataclass(frozen=True)
class Row:
    """Both programs on one board; the other is None if easyAI is missing."""

    task: Task
    ours: Measured
    theirs: Measured | None

    @property
    def faster(self) -> float | None:
        """How many times faster we are; a lower bound if only our proof finished."""
        if self.theirs is None or not self.ours.proven:
            return None
        return self.theirs.proof / self.ours.proof

    @property
    def slower(self) -> bool | None:
        """Whether we are slower; None if that is unknown."""
        if self.theirs is None or not (self.ours.proven or self.theirs.proven):
            return None
        return self.theirs.proven and (not self.ours.proven or self.ours.proof > self.theirs.proof)

    @property
    def disagree(self) -> bool:
        theirs = self.theirs
        return theirs is not None and Value.UNKNOWN != self.ours.value != theirs.value != Value.UNKNOWN


def tasks() -> Iterator[Task]:
    """Every official board, then the larger ones."""
    yield from map(Task, official_boards())
    for variant in catalogue.games().values():
        if variant.larger is not None:
            yield Task(variant.setup(variant.larger), official=False)


def measure(task: Task, limit: int, *, with_theirs: bool) -> Row:
    """Measure both provers in turns, so that noise affects both alike."""
    provers = [OURS, THEIRS] if with_theirs else [OURS]
    runs: dict[str, list[Measured]] = {prover: [] for prover in provers}
    for _run in range(RUNS):
        for prover, done in runs.items():
            if not done or done[0].process < SHORT_SECONDS:
                done.append(_run_once(prover, task.setup, limit))
    return Row(task, _middle(runs[OURS]), _middle(runs[THEIRS]) if with_theirs else None)


def _middle(runs: list[Measured]) -> Measured:
    first = runs[0]
    proof = statistics.median(run.proof for run in runs)
    process = statistics.median(run.process for run in runs)
    return Measured(first.value, proof, process, first.positions, first.note)


def _run_once(prover: str, setup: Setup, limit: int) -> Measured:
    options = [f"{name}={value}" for name, value in setup.options]
    words = [prover, setup.variant.slug, str(setup.size), str(limit), *options]
    began = time.perf_counter()
    try:
        done = subprocess.run(  # noqa: S603 - a command of our own
            [sys.executable, "-m", "game.bench.peers.proof", *words],
            stdout=subprocess.PIPE,
            check=True,
            timeout=limit + GRACE_SECONDS,
            cwd=Path(__file__).parents[3],
        )
    except subprocess.TimeoutExpired:
        return Measured(Value.UNKNOWN, limit, limit)
    except subprocess.CalledProcessError as error:
        ended = time.perf_counter() - began
        return Measured(Value.UNKNOWN, ended, ended, note=f"ended with {error.returncode}")
    process = time.perf_counter() - began
    answer = Answer.read(done.stdout)
    return Measured(answer.value, answer.seconds, process, answer.positions, answer.note)
