"""The streak: puzzles that get harder, with one skip and one heart, and no clock."""

from dataclasses import dataclass, replace
from hashlib import sha256

from game.puzzles.attempt import Attempt, Step
from game.puzzles.pack import Entry, Packs
from game.puzzles.progress import Progress, Run, Task, goes_on, with_task

NAME = "streak"
# The most puzzles in a streak: each is harder than the one before it.
RUNGS = 60


def rung(packs: Packs, seed: int, number: int) -> Entry | None:
    """The puzzle of this number, from 0, in the streak of a seed; None when the streak is complete."""
    entries = sorted(packs.of(), key=lambda entry: (entry.rating, entry.text))
    rungs = min(RUNGS, len(entries))
    if number >= rungs:
        return None
    start, end = (len(entries) * (number + more) // rungs for more in (0, 1))
    chance = int.from_bytes(sha256(f"{seed} {number}".encode()).digest()[:8])
    return entries[start + chance % (end - start)]


@dataclass(frozen=True)
class Streak:
    """The mode. `seed` is for a new streak; one that was begun goes on."""

    packs: Packs
    seed: int
    hints: bool = False

    def begin(self, progress: Progress) -> Progress:
        if progress.run is None or progress.run.over:
            return self._asking(progress, Run(self.seed))
        return progress if NAME in progress.tasks else self._asking(progress, progress.run)

    def task(self, progress: Progress) -> Task | None:
        """The next puzzle; None when the streak is over."""
        return progress.tasks.get(NAME)

    def keep(self, progress: Progress, task: Task) -> Progress:
        kept, run = self.task(progress), progress.run
        if run is None or kept is None or not goes_on(kept, task):
            return progress
        run = _after(run, kept.attempt, task.attempt)
        if run.over or task.attempt.over:
            return self._asking(progress, run)
        return replace(with_task(progress, NAME, task), run=run)

    def _asking(self, progress: Progress, run: Run) -> Progress:
        """The progress with the next puzzle of a streak, or with its end."""
        entry = None if run.over else rung(self.packs, run.seed, run.number)
        progress = with_task(progress, NAME, Task(entry.text) if entry else None)
        run = replace(run, over=entry is None)
        return replace(progress, run=run, longest=max(progress.longest, run.solved))


def _after(run: Run, before: Attempt, after: Attempt) -> Run:
    """The streak after further steps at its puzzle. A skip that is not there is a mistake."""
    new = after.steps[len(before.steps) :]
    skipped = Step.SKIP in new and run.skips > 0
    mistakes = sum(step is not Step.RIGHT for step in new) - skipped
    return replace(
        run,
        number=run.number + after.over,
        solved=run.solved + after.solved,
        skips=run.skips - skipped,
        hearts=max(0, run.hearts - mistakes),
        over=mistakes > run.hearts,
    )
