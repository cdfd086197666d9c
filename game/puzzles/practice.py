"""Practice: the puzzles of one game, from the easiest to the hardest, which count for nothing else."""

from dataclasses import dataclass

from game.puzzles.pack import Packs
from game.puzzles.puzzle_progress import Mode, Progress, Task, goes_on, with_task

NAME = "practice"


@dataclass(frozen=True)
class Practice:
    """The mode. It knows the place in the pack, and nothing of ratings and streaks."""

    packs: Packs
    slug: str
    hints: bool = True

    @property
    def name(self) -> str:
        return f"{NAME} {self.slug}"

    def begin(self, progress: Progress) -> Progress:
        texts = self.packs.easiest_first(self.slug)
        kept = self.task(progress)
        if not texts or (kept is not None and kept.text in texts):
            return progress
        return with_task(progress, self.name, Task(texts[0]))

    def task(self, progress: Progress) -> Task | None:
        return progress.tasks.get(self.name)

    def keep(self, progress: Progress, task: Task) -> Progress:
        if not goes_on(self.task(progress), task):
            return progress
        return with_task(progress, self.name, self._after(task) if task.attempt.over else task)

    def _after(self, task: Task) -> Task:
        """The next puzzle; after the hardest, the easiest again."""
        texts = self.packs.easiest_first(self.slug)
        return Task(texts[(texts.index(task.text) + 1) % len(texts)])

    def number(self, progress: Progress) -> int:
        """The number, from 1, of the puzzle to solve."""
        task, texts = self.task(progress), self.packs.easiest_first(self.slug)
        return texts.index(task.text) + 1 if task is not None and task.text in texts else 1

    @property
    def count(self) -> int:
        """How many puzzles there are."""
        return len(self.packs.of(self.slug))


@dataclass(frozen=True)
class Again:
    """One puzzle once more, from its beginning. Nothing of it is kept."""

    text: str
    then: Mode  # the mode that goes on afterwards
    hints: bool = True

    def begin(self, progress: Progress) -> Progress:
        return progress

    def task(self, _progress: Progress) -> Task | None:
        return Task(self.text)

    def keep(self, progress: Progress, _task: Task) -> Progress:
        return progress
