"""What was pressed at a board while its last move was still being saved: it happens once that is done."""

from collections import deque
from collections.abc import Callable

from game.arcade.input.actions import Action, Command
from game.core.controls import Verb

Change = Callable[[], None]
# What leads away from the board never waits.
AWAY = {Command.PAUSE, Command.HELP, Verb.BACK}


class Upcoming:
    """A change waits until it may be made, and every later press at the board waits behind it."""

    def __init__(self, may_go_on: Callable[[], bool]) -> None:
        self._may_go_on = may_go_on
        self._changes: deque[Change] = deque()
        self._presses: deque[Action] = deque()

    @property
    def waiting(self) -> bool:
        return bool(self._changes or self._presses)

    def change(self, change: Change) -> None:
        """Make a change, now or as soon as it may be made."""
        self._changes.append(change)
        if len(self._changes) == 1:
            self.go_on()

    def go_on(self) -> None:
        """Make the next change, if one waits and it may be made."""
        if self._changes and self._may_go_on():
            self._changes.popleft()()

    def holds(self, action: Action) -> bool:
        """Whether a press has to wait behind what waits already. `next_press` gives it back."""
        if not self.waiting or action.verb in AWAY:
            return False
        if not action.repeated:
            self._presses.append(action)
        return True

    def next_press(self) -> Action | None:
        """The next press that has waited; None while a change comes before it."""
        return self._presses.popleft() if self._presses and not self._changes else None

    def finish(self) -> None:
        """The board is left for good: make the changes that wait. Presses after them were for the board."""
        self._presses.clear()
        while self._changes:
            self._changes.popleft()()
