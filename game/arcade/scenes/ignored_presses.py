"""The presses that a screen ignores when it comes up by itself: they were meant for what it covers."""

from game.arcade.input.actions import Action, Command
from game.core.controls import DIRECTION_OF, Verb

# The screen listens only when nothing was pressed for this long: after an ignored direction, the confirmation
# that follows it is ignored too.
IGNORING_SECONDS = 0.8
# After this long it listens to someone who never stops pressing, too.
MOST_IGNORING_SECONDS = 3.0
# What would lead away from the finished game, what chooses it, and the press that copies, which would replace
# what is on the clipboard. A slip can be taken back at once.
IGNORED = {*DIRECTION_OF, Verb.CONFIRM, Verb.BACK, Command.PAUSE, Command.SECOND}


class IgnoredPresses:
    """How long presses are still ignored."""

    def __init__(self) -> None:
        self._age = 0.0
        self._left = IGNORING_SECONDS

    @property
    def left(self) -> float:
        """Seconds until presses count."""
        return max(0.0, min(self._left, MOST_IGNORING_SECONDS - self._age))

    def ignores(self, action: Action) -> bool:
        """Whether a press is ignored; the next one then has to wait again."""
        if self.left <= 0 or action.verb not in IGNORED:
            return False
        self._left = IGNORING_SECONDS
        return True

    def advance(self, seconds: float) -> None:
        self._age += seconds
        self._left = max(0.0, self._left - seconds)
