"""Events that wait to be shown: what a step costs is saved before the player sees what it brings."""

from game.session.events import Moved, Passed, Refused, Undone
from game.session.puzzle_session import PuzzleEvent, PuzzleEvents

# The events that give nothing away.
PLAIN = (Moved, Passed, Refused, Undone)


class HeldBack:
    """The events that are not shown yet."""

    def __init__(self) -> None:
        self._events: tuple[PuzzleEvent, ...] = ()

    @property
    def waiting(self) -> bool:
        return bool(self._events)

    def hold(self, events: PuzzleEvents) -> PuzzleEvents:
        """Hold back what gives something away, and return the rest."""
        self._events = tuple(event for event in events if not isinstance(event, PLAIN))
        return tuple(event for event in events if isinstance(event, PLAIN))

    def released(self) -> PuzzleEvents:
        """All of it can be shown now."""
        events, self._events = self._events, ()
        return events
