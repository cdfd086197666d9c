"""Benchmark of frames: each scene in one size with all effects, compared with a bare loop."""

import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

FRAMES = 400
WARM_UP = 30
# How many frames to measure in a row with the bot process resting or thinking.
TURN_FRAMES = 120
STARTS = 7
ROW = "{:28} {:>10} {:>10}"
FIRST_FRAME = """
from game.arcade.shell.app import App
from game.arcade.shell.start_options import StartOptions
App(StartOptions(window=({}, {}))).step(1 / 60)
print("shown", flush=True)
input()
"""


def run(window: tuple[int, int]) -> int:
    """Print processor milliseconds per frame, the memory, and the time to the first frame."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from game.bench.busy_scenes import scenes

    print(ROW.format("scene", "middle ms", "99 % ms"))
    # One after the other: each scene is opened when its turn comes.
    _print_measured("bare loop", _bare_loop(window))  # whose background is gone before the scenes come
    for name, step in scenes(window):
        _print_measured(name, step)
    _print_bot_at_work(window)
    kilobytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(f"memory at most: {kilobytes / 1024:.0f} MB, all scenes opened one after the other")
    with tempfile.TemporaryDirectory() as compiled:
        _milliseconds_to_first_frame(window, compiled)  # which compiles what is imported, as pip does
        first = [_milliseconds_to_first_frame(window, compiled) for _start in range(STARTS)]
    print(f"first frame after: {statistics.median(first):.0f} ms (worst of {STARTS}: {max(first):.0f} ms)")
    return 0


def _print_measured(name: str, step: Callable[[], None]) -> None:
    middle, most = _measure(step)
    print(ROW.format(name, f"{middle:.2f}", f"{most:.2f}"), flush=True)


def _print_bot_at_work(window: tuple[int, int]) -> None:
    """Measure with the bot process resting and thinking, in turns, so that noise affects both alike."""
    from game.bench.busy_scenes import beside_the_bot

    times: dict[str, list[float]] = {}
    for name, step in beside_the_bot(window):
        times.setdefault(name, []).extend(_wall_milliseconds(step))
    print(ROW.format("on the clock, not the core", "", ""))
    for name, taken in times.items():
        taken.sort()
        middle, most = statistics.median(taken), taken[int(len(taken) * 0.99)]
        print(ROW.format(name, f"{middle:.2f}", f"{most:.2f}"), flush=True)


def _wall_milliseconds(step: Callable[[], None]) -> list[float]:
    """The wall-clock time of each frame, at 60 frames per second."""
    times = []
    for number in range(WARM_UP + TURN_FRAMES):
        began = time.perf_counter()
        step()
        taken = time.perf_counter() - began
        if number >= WARM_UP:
            times.append(taken * 1000)
        time.sleep(max(0.0, 1 / 60 - taken))
    return times


def _measure(step: Callable[[], None]) -> tuple[float, float]:
    """Processor time per frame: the median and the 99th percentile."""
    times = []
    for number in range(WARM_UP + FRAMES):
        began = time.process_time()
        step()
        if number >= WARM_UP:
            times.append((time.process_time() - began) * 1000)
    times.sort()
    return statistics.median(times), times[int(len(times) * 0.99)]


def _bare_loop(window: tuple[int, int]) -> Callable[[], None]:
    """The minimum that any pygame program does in a frame: events, a background, a flip."""
    import pygame

    pygame.display.init()
    canvas = pygame.display.set_mode(window)
    ground = pygame.Surface(window).convert()

    def step() -> None:
        pygame.event.get()
        canvas.blit(ground, (0, 0))
        pygame.display.flip()

    return step


def _milliseconds_to_first_frame(window: tuple[int, int], compiled: str) -> float:
    """The time of a start with the compiled modules in a folder."""
    environment = {name: text for name, text in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    began = time.perf_counter()
    with subprocess.Popen(  # noqa: S603 - a command of our own
        [sys.executable, "-c", FIRST_FRAME.format(*window)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment | {"PYTHONPYCACHEPREFIX": compiled},
        cwd=Path(__file__).parents[2],
    ) as process:
        assert process.stdout is not None, "it is a pipe"
        process.stdout.readline()
        taken = time.perf_counter() - began
        process.communicate("\n")
    return taken * 1000
