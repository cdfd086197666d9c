"""Packs for tests: lines that look like puzzles, with ratings of one's choice."""

from game import catalogue
from game.puzzles.attempt import Step
from game.puzzles.pack import Packs
from game.puzzles.puzzle_progress import Mode, Progress, Task

FIRST = "2026-01-01"


def line(slug: str, number: int, rating: int) -> str:
    return f"{slug} size=5 first=1 moves {number} solution 1,1 rating {rating}"


def pack(slug: str, count: int, *later: str) -> str:
    """A pack with so many puzzles, rated 1000 and more, and further lines."""
    lines = [line(slug, number, 1000 + number) for number in range(count)]
    return "\n".join([f"edition {FIRST}", *lines, *later]) + "\n"


def packs(count: int = 70, *later: str) -> Packs:
    """The packs of two games, with further lines in the first one."""
    texts = {"apart": pack("apart", count, *later), "siege": pack("siege", count)}
    return Packs(texts, catalogue.games())


RIGHT, WRONG, HINT, SKIP = Step.RIGHT, Step.WRONG, Step.HINT, Step.SKIP


def begun(mode: Mode, progress: Progress | None = None) -> Progress:
    return mode.begin(progress or Progress())


def task(mode: Mode, progress: Progress) -> Task:
    found = mode.task(progress)
    assert found is not None
    return found


def stepped(mode: Mode, progress: Progress, *steps: Step, solved: bool = False) -> Progress:
    """The progress after these steps at the puzzle of a mode, each of them kept."""
    doing = task(mode, progress)
    for number, step in enumerate(steps, start=1):
        last = solved and number == len(steps)
        doing = Task(doing.text, doing.attempt.with_step(step, solved=last))
        progress = mode.keep(progress, doing)
    return progress


def tried(mode: Mode, progress: Progress, *, solved: bool) -> Progress:
    """The progress after the next puzzle of a mode: solved at once, or given up."""
    progress = mode.begin(progress)
    return stepped(mode, progress, RIGHT, solved=True) if solved else stepped(mode, progress, SKIP)
