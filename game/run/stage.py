"""A stage of a run as the mode of a session."""

from dataclasses import dataclass

from game.bots.starts import FairStart
from game.core.rules import Move, Outcome, Player
from game.core.words import later


@dataclass(frozen=True)
class Stage:
    """One game of a run. The run knows which stage comes next once this one has been reviewed."""

    start: FairStart
    hints: int | None  # how many hints are left

    @property
    def starter(self) -> Player:
        return self.start.first

    @property
    def opening(self) -> tuple[Move, ...]:
        return self.start.moves

    @property
    def strict(self) -> bool:
        return True

    @property
    def next_label(self) -> str:
        return later("Next stage")

    def after(self, outcome: Outcome) -> "Stage":
        return self

    def next(self) -> "Stage":
        return self
