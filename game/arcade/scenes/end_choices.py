"""What can be chosen at the end of a game, a puzzle or a match.

The choices come up by themselves: presses that were meant for what they cover are ignored.
"""

from collections.abc import Callable, Sequence

from pygame import Rect

from game.arcade.draw.easing import eased
from game.arcade.input.actions import Action, Command
from game.arcade.kit.rows import Places
from game.arcade.scenes.rows import Row, RowList
from game.arcade.shell.context import Context
from game.arcade.views.choice_bar import ChoiceBar
from game.core.controls import DIRECTION_OF, Verb

# How long the choices take to come in.
COMING_SECONDS = 0.3
# The screen listens only when nothing was pressed for this long: after an ignored direction, the confirmation
# that follows it is ignored too.
IGNORING_SECONDS = 0.8
# After this long it listens to someone who never stops pressing, too.
MOST_IGNORING_SECONDS = 3.0
# What would lead away from the finished game, what chooses it, and the press that copies, which would replace
# what is on the clipboard. A slip can be taken back at once.
IGNORED = {*DIRECTION_OF, Verb.CONFIRM, Verb.BACK, Command.PAUSE, Command.SECOND}


class EndChoices:
    """Rows side by side in an area, which come in when they are made, and then listen."""

    def __init__(self, context: Context, rows: Sequence[Row], area: Callable[[], Rect]) -> None:
        self._context = context
        self._area = area
        self._age = 0.0
        self._wait = IGNORING_SECONDS
        self.rows = RowList(list(rows), self._places, across=True)

    @property
    def age(self) -> float:
        """Seconds since they came up."""
        return self._age

    @property
    def _ignoring_for(self) -> float:
        """Seconds until presses count."""
        return max(0.0, min(self._wait, MOST_IGNORING_SECONDS - self._age))

    @property
    def listening(self) -> bool:
        """Whether presses count."""
        return self._ignoring_for <= 0

    def ignores(self, action: Action) -> bool:
        """Whether a press is ignored; the next one then has to wait again."""
        if self.listening or action.verb not in IGNORED:
            return False
        self._wait = IGNORING_SECONDS
        return True

    def advance(self, seconds: float) -> None:
        self._age += seconds
        self._wait = max(0.0, self._wait - seconds)

    def picture(self) -> ChoiceBar:
        come = eased(self._context.motion.passed(self._age) / COMING_SECONDS)
        return ChoiceBar(self.rows.content().rows, come, self._ignoring_for)

    def _places(self) -> Places:
        return self.picture().places(self._context.layout, self._area())
