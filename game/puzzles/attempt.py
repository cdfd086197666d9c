"""What a player has done at one puzzle."""

from dataclasses import dataclass, replace
from enum import Enum


class Step(Enum):
    """One thing that a player does."""

    RIGHT = "right"  # found a move
    WRONG = "wrong"  # made a wrong move
    HINT = "hint"
    SKIP = "skip"  # gave the puzzle up


@dataclass(frozen=True)
class Attempt:
    """All steps in order, also those after a mistake: the puzzle can still be solved, but is missed."""

    steps: tuple[Step, ...] = ()
    solved: bool = False
    tried: tuple[str, ...] = ()  # the wrong moves, as text, since the last right one: each counts once

    def with_step(self, step: Step, *, solved: bool = False) -> "Attempt":
        assert not self.over, "an attempt that is over has no more steps"
        tried = () if step is Step.RIGHT else self.tried
        return replace(self, steps=(*self.steps, step), solved=solved, tried=tried)

    def with_wrong(self, move: str) -> "Attempt":
        """A wrong move was made, which was not tried before."""
        assert move not in self.tried, "a wrong move counts once"
        return replace(self.with_step(Step.WRONG), tried=(*self.tried, move))

    def follows(self, other: "Attempt") -> bool:
        """Whether this is the other attempt some steps later."""
        return not other.over and self.steps[: len(other.steps)] == other.steps

    @property
    def found(self) -> int:
        """How many moves were found."""
        return self.steps.count(Step.RIGHT)

    @property
    def wrong(self) -> int:
        return self.steps.count(Step.WRONG)

    @property
    def missed(self) -> bool:
        """Whether anything went wrong or was given away: then the puzzle counts as not solved."""
        return any(step is not Step.RIGHT for step in self.steps)

    @property
    def over(self) -> bool:
        return self.solved or Step.SKIP in self.steps

    @property
    def decided(self) -> bool:
        """Whether it is known how the first attempt counts."""
        return self.solved or self.missed

    @property
    def at_once(self) -> bool:
        """Whether every move was found without a mistake or a hint."""
        return self.solved and not self.missed
