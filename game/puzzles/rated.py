"""Rated puzzles: about as hard as the player is strong. Those that were missed come back some days later."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256

from game.puzzles.pack import Entry, Packs
from game.puzzles.puzzle import name_of, rating_of, slug_of
from game.puzzles.puzzle_progress import MOST_RATINGS, Due, Progress, Task, goes_on, with_due, with_task

NAME = "rated"
# Among how many puzzles of about the player's rating the next one is chosen.
NEAREST = 12


@dataclass(frozen=True)
class Rated:
    """The mode, for one game or, without a slug, for all."""

    packs: Packs
    day: str
    slug: str | None = None
    hints: bool = True

    @property
    def name(self) -> str:
        return NAME if self.slug is None else f"{NAME} {self.slug}"

    def begin(self, progress: Progress) -> Progress:
        if self.name in progress.tasks:
            return progress
        text = self._returning(progress) or self._new(progress)
        return progress if text is None else with_task(progress, self.name, Task(text))

    def task(self, progress: Progress) -> Task | None:
        return progress.tasks.get(self.name)

    def keep(self, progress: Progress, task: Task) -> Progress:
        kept = self.task(progress)
        if kept is None or not goes_on(kept, task):
            return progress
        if task.attempt.decided and not kept.attempt.decided:
            progress = _settled(progress, task, self.day)
        return with_task(progress, self.name, None if task.attempt.over else task)

    def _returning(self, progress: Progress) -> str | None:
        """The puzzle that has waited longest to come back today."""
        busy = {task.text for task in progress.tasks.values()}
        return first_due(progress.returning, self.day, self.slug, busy)

    def _new(self, progress: Progress) -> str | None:
        """A puzzle that was never tried, of about the player's rating."""
        busy = {name_of(task.text) for task in progress.tasks.values()}
        new = [
            each
            for each in self.packs.of(self.slug)
            if each.name not in progress.tried and each.name not in busy
        ]
        new.sort(key=lambda entry: (abs(entry.rating - progress.rating.value), entry.text))
        chosen = min(new[:NEAREST], key=lambda entry: _mixed(entry, progress), default=None)
        return chosen.text if chosen else None


def _mixed(entry: Entry, progress: Progress) -> str:
    return sha256(f"{progress.rating.puzzles} {entry.name}".encode()).hexdigest()


def first_due(
    dues: Mapping[str, Due], day: str, slug: str | None = None, busy: Collection[str] = ()
) -> str | None:
    """The text of the puzzle of a game, or of any, that has waited longest to come back; None if none has."""
    waiting = [
        due
        for due in dues.values()
        if due.is_due(day) and due.text not in busy and slug in (None, slug_of(due.text))
    ]
    found = min(waiting, key=lambda due: (due.since, due.text), default=None)
    return found.text if found else None


def _settled(progress: Progress, task: Task, day: str) -> Progress:
    """The progress when it is known whether the first attempt was right."""
    name, solved = name_of(task.text), task.attempt.at_once
    due = progress.returning.get(name)
    if due is not None:
        due = due.solved(day) if solved else due.missed(day)
    elif not solved:
        due = Due(task.text, day)
    if name not in progress.tried:
        rating = progress.rating.after(rating_of(task.text), solved=solved)
        progress = replace(
            progress,
            rating=rating,
            ratings=(*progress.ratings, rating.value)[-MOST_RATINGS:],
            tried={**progress.tried, name: solved},
        )
    return replace(progress, returning=with_due(progress.returning, name, due))
