"""Your own puzzles: moves that threw the win away in your games, where only one move would have kept it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.core.match import Match
from game.core.stop import Stop
from game.puzzles.difficulty import rated
from game.puzzles.proof import prove
from game.puzzles.puzzle import Puzzle, name_of
from game.puzzles.puzzle_progress import Due, Progress, Task, goes_on, with_due, with_task
from game.puzzles.rated import first_due
from game.solving.solver import Solver

NAME = "yours"
# The most that are kept. The oldest ones make room.
MOST = 300


def found_in(solver: Solver, match: Match, numbers: Iterable[int], stop: Stop) -> list[Puzzle]:
    """The puzzles before those moves of a match that have these numbers, from 0."""
    found = []
    for number in numbers:
        before = Match.of(match.setup, (ply.move for ply in match.plies[:number]), match.first)
        proof = prove(solver, before, stop)
        if proof is not None:
            found.append(rated(solver, proof))
    return found


def added(progress: Progress, texts: Iterable[str], day: str) -> Progress:
    """The progress with more of the player's own puzzles, which are due the next day."""
    yours = dict(progress.yours)
    for text in texts:
        yours.setdefault(name_of(text), Due(text, day))
    kept = list(yours.items())[-MOST:]
    return replace(progress, yours=dict(kept))


@dataclass(frozen=True)
class Yours:
    """The mode: what is due today."""

    day: str
    hints: bool = True

    def begin(self, progress: Progress) -> Progress:
        text = None if NAME in progress.tasks else first_due(progress.yours, self.day)
        return progress if text is None else with_task(progress, NAME, Task(text))

    def task(self, progress: Progress) -> Task | None:
        return progress.tasks.get(NAME)

    def keep(self, progress: Progress, task: Task) -> Progress:
        kept = self.task(progress)
        if kept is None or not goes_on(kept, task):
            return progress
        if task.attempt.decided and not kept.attempt.decided:
            progress = self._settled(progress, task)
        return with_task(progress, NAME, None if task.attempt.over else task)

    def _settled(self, progress: Progress, task: Task) -> Progress:
        name = name_of(task.text)
        due = progress.yours.get(name, Due(task.text, self.day))
        again = due.solved(self.day) if task.attempt.at_once else due.missed(self.day)
        return replace(progress, yours=with_due(progress.yours, name, again))
