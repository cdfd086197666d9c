"""The events of a session: whatever changes a session returns them in order."""

from dataclasses import dataclass

from game.bots.hints import Hint
from game.bots.review import Review
from game.core.match import Ply
from game.core.rules import Move, Outcome, Player
from game.core.words import _


@dataclass(frozen=True)
class Moved:
    """A move was made."""

    ply: Ply


@dataclass(frozen=True)
class Passed:
    """A player had no legal move and was skipped."""

    player: Player


@dataclass(frozen=True)
class Refused:
    """Something was refused; the reason is a sentence."""

    reason: str


@dataclass(frozen=True)
class Stopped:
    """A guard has stopped a move that would have given a proven win away."""

    player: Player
    move: Move

    @property
    def reason(self) -> str:
        return _("That gives the win away. Choose again.")


@dataclass(frozen=True)
class Undone:
    """Moves were taken back, the latest first; none if a resignation was taken back."""

    plies: tuple[Ply, ...]


@dataclass(frozen=True)
class Redone:
    """Moves that had been taken back were made again, in order."""

    plies: tuple[Ply, ...]


@dataclass(frozen=True)
class HintWanted:
    """A player asked for a hint, which has not arrived yet."""

    player: Player


@dataclass(frozen=True)
class Hinted:
    """A hint for the position on the board."""

    hint: Hint


@dataclass(frozen=True)
class Reviewed:
    """The review of the finished game."""

    review: Review


@dataclass(frozen=True)
class Ended:
    """The game is over."""

    outcome: Outcome


Event = Moved | Passed | Refused | Stopped | Undone | Redone | HintWanted | Hinted | Reviewed | Ended
Events = tuple[Event, ...]


def events_of(ply: Ply, outcome: Outcome | None) -> Events:
    """A move was made, and what follows from it: a pass, and the end of the game."""
    events: list[Event] = [Moved(ply)]
    if ply.skipped is not None:
        events.append(Passed(ply.skipped))
    if outcome is not None:
        events.append(Ended(outcome))
    return tuple(events)
