"""Events that wait to be shown: what a step costs is saved before the player sees what it brings."""

from game.session.events import Moved, Passed, Refused, Undone
from game.session.puzzle_session import PuzzleEvent, PuzzleEvents
from game.store.folder import LONG_SECONDS

# The events that give nothing away.
PLAIN = (Moved, Passed, Refused, Undone)


class HeldBack:
    """The events that are not shown yet."""

    def __init__(self) -> None:
        self._events: tuple[PuzzleEvent, ...] = ()
        self._waited = 0.0

    @property
    def waiting(self) -> bool:
        return bool(self._events)

    def hold(self, events: PuzzleEvents) -> PuzzleEvents:
        """Hold back what gives something away, and return the rest."""
        self._events = tuple(event for event in events if not isinstance(event, PLAIN))
        self._waited = 0.0
        return tuple(event for event in events if isinstance(event, PLAIN))

    def released(self, seconds: float, *, settled: bool) -> PuzzleEvents:
        """What can be shown after some more seconds: all of it once the disk has it, or does not answer."""
        self._waited += seconds
        if not settled and self._waited < LONG_SECONDS:
            return ()
        events, self._events = self._events, ()
        return events
