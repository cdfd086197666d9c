"""How far the moves of a game are reviewed, and whether they should be now."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from game.bots.review import Review
from game.core.match import Ply
from game.core.rules import Player


@dataclass(frozen=True)
class Reviewing:
    """The review of the first moves of a game, once there is one."""

    people: Collection[Player]
    opening: int  # the number of moves with which the game began
    strict: bool  # whether each move of a person is reviewed at once, not only the finished game
    so_far: Review | None = None

    def whole(self, plies: Sequence[Ply]) -> Review | None:
        """The review, if it is about all these moves."""
        return None if self.so_far is None or self._rest(plies) else self.so_far

    def is_wanted(self, plies: Sequence[Ply], *, over: bool) -> bool:
        """Whether these moves are to be reviewed now."""
        rest = self._rest(plies)
        if over:
            return bool(self.people and rest)
        begun = rest[self.opening :] if self.so_far is None else rest
        return self.strict and any(ply.player in self.people for ply in begun)

    def with_review(self, review: Review) -> "Reviewing":
        """The review has arrived. In a strict mode, nobody chose the moves of the opening."""
        return replace(self, so_far=review.after_start(self.opening) if self.strict else review)

    def elsewhere(self) -> "Reviewing":
        """The same in another position, where a review of the last one no longer applies."""
        return self if self.strict else replace(self, so_far=None)

    def _rest(self, plies: Sequence[Ply]) -> Sequence[Ply]:
        """The moves that are not reviewed yet."""
        return plies if self.so_far is None else plies[len(self.so_far.assessments) :]
