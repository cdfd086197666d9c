"""One proof: who wins from the start of a board. It runs in its own process and prints its cost.

python -m game.bench.peers.proof PROVER GAME SIZE SECONDS [OPTION=VALUE ...]
"""

import importlib
import json
import os
import sys
import time
from dataclasses import asdict, dataclass

from game import catalogue
from game.core.variant import Setup
from game.solving.solver import Solver
from game.solving.values import Value

OURS, THEIRS = "ours", "easyAI"


@dataclass(frozen=True)
class Answer:
    """The result of a proof. If the limit came first, the value is unknown, and the seconds end there."""

    value: Value
    seconds: float  # without starting Python and importing
    positions: int | None = None  # examined, if reported
    note: str = ""

    def text(self) -> str:
        return json.dumps(asdict(self) | {"value": self.value.value})

    @classmethod
    def read(cls, text: str | bytes) -> "Answer":
        """The answer that `text` wrote."""
        fields = json.loads(text)
        return cls(**fields | {"value": Value(fields["value"])})


def main(prover: str, slug: str, size: str, seconds: str, *options: str) -> None:
    setup = catalogue.games()[slug].setup(int(size), dict(option.split("=") for option in options))
    answer = _ours(setup, int(seconds)) if prover == OURS else _theirs(setup)
    print(answer.text(), flush=True)
    os._exit(0)  # skip the time for freeing the tables


def _ours(setup: Setup, limit: int) -> Answer:
    began = time.perf_counter()
    solver = Solver(setup)
    solver.kernel.unlearn()  # a proof, not a memory
    value = solver.value(solver.rules.start(), lambda: time.perf_counter() - began > limit)
    return Answer(value, time.perf_counter() - began, solver.kernel.nodes)


def _theirs(setup: Setup) -> Answer:
    """Limit the memory to half of the machine's, because its table grows without bound."""
    import resource

    from game.bench.peers.easyai import prove

    importlib.import_module("easyAI")
    half = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") // 2
    resource.setrlimit(resource.RLIMIT_AS, (half, half))
    began = time.perf_counter()
    try:
        value, note = prove(setup), ""
    except MemoryError:
        value, note = Value.UNKNOWN, "out of memory"
    return Answer(value, time.perf_counter() - began, note=note)


if __name__ == "__main__":
    main(*sys.argv[1:])
