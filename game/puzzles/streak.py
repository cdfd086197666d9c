"""The streak: puzzles that get harder, with one skip and one heart, and no clock."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import groupby

from game.puzzles.attempt import Attempt, Step
from game.puzzles.pack import Entry, Packs
from game.puzzles.puzzle_progress import Progress, StreakStanding, Task, goes_on, with_task

NAME = "streak"
# The most puzzles in a streak: each is harder than the one before it.
MOST_PUZZLES = 60


def entry_of(packs: Packs, seed: int, number: int) -> Entry | None:
    """The puzzle of this number, from 0, in the streak of a seed; None when the streak is complete."""
    groups = _groups(sorted(packs.of(), key=lambda entry: (entry.rating, entry.text)))
    if number >= len(groups):
        return None
    chance = int.from_bytes(sha256(f"{seed} {number}".encode()).digest()[:8])
    return groups[number][chance % len(groups[number])]


def _groups(entries: Sequence[Entry]) -> list[list[Entry]]:
    """Entries, the easiest first, in groups of nearly one size. All of a group are harder than any before it.

    There are fewer groups than puzzles in a streak only if there are fewer ratings.
    """
    ratings = [list(same) for _rating, same in groupby(entries, key=lambda entry: entry.rating)]
    most = min(MOST_PUZZLES, len(ratings))
    groups: list[list[Entry]] = []
    placed = 0
    for number, same in enumerate(ratings):
        full = placed * most >= len(entries) * len(groups)
        needed = most - len(groups) == len(ratings) - number
        if full or needed:
            groups.append([])
        groups[-1] += same
        placed += len(same)
    return groups


@dataclass(frozen=True)
class Streak:
    """The mode. `seed` is for a new streak; one that was begun goes on."""

    packs: Packs
    seed: int
    hints: bool = False

    def begin(self, progress: Progress) -> Progress:
        if progress.streak is None or progress.streak.over:
            return self._asking(progress, StreakStanding(self.seed))
        return progress if NAME in progress.tasks else self._asking(progress, progress.streak)

    def task(self, progress: Progress) -> Task | None:
        """The next puzzle; None when the streak is over."""
        return progress.tasks.get(NAME)

    def keep(self, progress: Progress, task: Task) -> Progress:
        kept, streak = self.task(progress), progress.streak
        if streak is None or kept is None or not goes_on(kept, task):
            return progress
        streak = _after(streak, kept.attempt, task.attempt)
        if streak.over or task.attempt.over:
            return self._asking(progress, streak)
        return replace(with_task(progress, NAME, task), streak=streak)

    def _asking(self, progress: Progress, streak: StreakStanding) -> Progress:
        """The progress with the next puzzle of a streak, or with its end."""
        entry = None if streak.over else entry_of(self.packs, streak.seed, streak.number)
        progress = with_task(progress, NAME, Task(entry.text) if entry else None)
        streak = replace(streak, over=entry is None)
        return replace(progress, streak=streak, longest=max(progress.longest, streak.solved))


def _after(streak: StreakStanding, before: Attempt, after: Attempt) -> StreakStanding:
    """The streak after further steps at its puzzle. A skip that is not there is a mistake."""
    new = after.steps[len(before.steps) :]
    skipped = Step.SKIP in new and streak.skips > 0
    mistakes = sum(step is not Step.RIGHT for step in new) - skipped
    return replace(
        streak,
        number=streak.number + after.over,
        solved=streak.solved + after.solved,
        skips=streak.skips - skipped,
        hearts=max(0, streak.hearts - mistakes),
        over=mistakes > streak.hearts,
    )
