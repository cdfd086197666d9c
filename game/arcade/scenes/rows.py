"""Lists of rows for any device: rows that do something, and rows that hold a value."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

from game.arcade.input.actions import Action, Command, Kind, Spot
from game.arcade.views.rows import RowPicture, value_goes_back
from game.core.controls import Verb
from game.core.words import _


@dataclass(frozen=True)
class Row:
    """A row of a list. With `change`, it holds a value that LEFT and RIGHT change.

    The label is in English, and is translated when it is shown.
    """

    label: str
    press: Callable[[], None] | None = None
    change: Callable[[int], None] | None = None
    value: Callable[[], str] | None = None
    shortcut: Verb | Command | None = None  # the press that triggers it from anywhere
    repeats: bool = False  # whether a held direction keeps changing the value

    @property
    def act(self) -> str:
        """What CONFIRM does, in words."""
        return _(self.label) if self.press else _("Change")

    def confirm(self, step: int = 1) -> None:
        if self.press is not None:
            self.press()
        elif self.change is not None:
            self.change(step)

    def picture(self, *, focused: bool) -> RowPicture:
        return RowPicture(_(self.label), self.value() if self.value else None, focused)


class RowList:
    """Rows, one of them in focus, one below the other or side by side.

    `boxes` returns where the rows are at the moment.
    """

    def __init__(self, rows: list[Row], boxes: Callable[[int], list[Rect]], *, across: bool = False) -> None:
        self.rows = tuple(rows)
        self._across = across
        self._focus = 0
        self._boxes = boxes

    @property
    def focus(self) -> int:
        return self._focus

    @property
    def focused(self) -> Row:
        return self.rows[self._focus]

    @property
    def boxes(self) -> list[Rect]:
        return self._boxes(len(self.rows))

    def focus_on(self, number: int) -> None:
        self._focus = number

    def pictures(self, *, in_focus: bool = True) -> tuple[RowPicture, ...]:
        """The rows as they are shown; none of them is marked unless the list is in focus."""
        return tuple(
            row.picture(focused=in_focus and number == self._focus) for number, row in enumerate(self.rows)
        )

    def handle(self, action: Action) -> bool:
        """Handle a press; whether it had an effect."""
        back, forth = (Verb.LEFT, Verb.RIGHT) if self._across else (Verb.UP, Verb.DOWN)
        match action.verb:
            case verb if verb in (back, forth):
                return self._walk(1 if verb is forth else -1, wraps=not action.repeated)
            case Verb.LEFT | Verb.RIGHT if self.focused.repeats or not action.repeated:
                return self._change(1 if action.verb is Verb.RIGHT else -1)
            case Verb.POINT if action.spot is not None:
                return self._point(action.spot)
            case Verb.CONFIRM:
                return self._confirm(action)
        return False

    def _walk(self, step: int, *, wraps: bool) -> bool:
        """Move the focus. A held direction stops at the end of the list."""
        focus = self._focus + step
        if not wraps and focus not in range(len(self.rows)):
            return False
        self._focus = focus % len(self.rows)
        return True

    def _point(self, spot: Spot) -> bool:
        for number, box in enumerate(self.boxes):
            if box.collidepoint(spot):
                moved = number != self._focus
                self._focus = number
                return moved
        return False

    def _change(self, step: int) -> bool:
        change = self.focused.change
        if change is None:
            return False
        change(step)
        return True

    def _confirm(self, action: Action) -> bool:
        """Handle a click on a row: left of its value it steps back, right of it forward."""
        row, box = self.focused, self.boxes[self._focus]
        step = 1
        if action.device.kind is Kind.MOUSE:
            if action.spot is None or not box.collidepoint(action.spot):
                return False
            if row.change and value_goes_back(box, action.spot):
                step = -1
        row.confirm(step)
        return True
