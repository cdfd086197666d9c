"""What can be chosen at the end of a game, a puzzle or a match.

The choices come up by themselves: presses that were meant for what they cover are ignored.
"""

from collections.abc import Callable, Sequence

from pygame import Rect

from game.arcade.draw.easing import eased
from game.arcade.input.actions import Action
from game.arcade.kit.rows import Places
from game.arcade.scenes.ignored_presses import IgnoredPresses
from game.arcade.scenes.rows import Row, RowList
from game.arcade.shell.context import Context
from game.arcade.views.choice_bar import ChoiceBar

# How long the choices take to come in.
COMING_SECONDS = 0.3


class EndChoices:
    """Rows side by side in an area, which come in when they are made, and then listen."""

    def __init__(self, context: Context, rows: Sequence[Row], area: Callable[[], Rect]) -> None:
        self._context = context
        self._area = area
        self._age = 0.0
        self._ignored = IgnoredPresses()
        self.rows = RowList(list(rows), self._places, across=True)

    @property
    def age(self) -> float:
        """Seconds since they came up."""
        return self._age

    @property
    def listening(self) -> bool:
        """Whether presses count."""
        return self._ignored.left <= 0

    def ignores(self, action: Action) -> bool:
        """Whether a press is ignored; the next one then has to wait again."""
        return self._ignored.ignores(action)

    def advance(self, seconds: float) -> None:
        self._age += seconds
        self._ignored.advance(seconds)

    def picture(self) -> ChoiceBar:
        come = eased(self._context.motion.passed(self._age) / COMING_SECONDS)
        return ChoiceBar(self.rows.content().rows, come, self._ignored.left)

    def _places(self) -> Places:
        return self.picture().places(self._context.layout, self._area())
