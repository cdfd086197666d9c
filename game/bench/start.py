"""Benchmark of the start: how long a fresh engine process takes, compared with a bare Python."""

import statistics
import subprocess
import sys
import time
from pathlib import Path

STARTS = 15
ENGINE = (sys.executable, "-c", "from game.cli import main; main(['engine'])")
BARE = (sys.executable, "-c", "input(); print('readyok')")


def run() -> int:
    """Print the median and the worst start, measured in turns, so that noise affects both alike."""
    times: dict[str, list[float]] = {"bare python": [], "engine": []}
    for _start in range(STARTS):
        times["bare python"].append(_milliseconds_until_ready(BARE))
        times["engine"].append(_milliseconds_until_ready(ENGINE))
    print(f"{'process':12} {'middle ms':>10} {'worst ms':>10}")
    for name, taken in times.items():
        print(f"{name:12} {statistics.median(taken):10.0f} {max(taken):10.0f}")
    return 0


def _milliseconds_until_ready(command: tuple[str, ...]) -> float:
    began = time.perf_counter()
    with subprocess.Popen(  # noqa: S603 - a command of our own
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2]
    ) as process:
        assert process.stdin is not None, "it is a pipe"
        assert process.stdout is not None, "it is a pipe"
        process.stdin.write("isready\n")
        process.stdin.flush()
        process.stdout.readline()
        taken = time.perf_counter() - began
        process.stdin.close()
    return taken * 1000
