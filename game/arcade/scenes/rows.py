"""Lists of rows for any device: rows that do something, and rows that hold a value."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

from game.arcade.input.actions import Action, Command, Kind, Spot
from game.arcade.scenes.lights import Lights
from game.arcade.views.rows import ListPicture, Places, RowPicture, Scroll, value_step
from game.core.controls import Verb
from game.core.words import _

# How long the light takes from one row to another.
GLIDE_SECONDS = 0.12


@dataclass(frozen=True)
class Row:
    """A row of a list. With `change`, it holds a value that LEFT and RIGHT change.

    CONFIRM calls `press`, or else changes the value as RIGHT does.

    The label is in English, and is translated when it is shown.
    """

    label: str
    press: Callable[[], None] | None = None
    change: Callable[[int], None] | None = None
    value: Callable[[], str] | None = None
    shortcut: Verb | Command | None = None  # the press that triggers it from anywhere
    repeats: bool = False  # whether a held direction keeps changing the value
    share: Callable[[], float] | None = None  # how much of all the value is, to be shown as a bar
    ends: Callable[[], tuple[bool, bool]] | None = None  # whether it can go no further back, and forth
    switched: Callable[[], bool | None] | None = None  # whether it is on; None for another kind of value

    @property
    def act(self) -> str:
        """What CONFIRM does, in words."""
        return _("Change") if self.change else _(self.label)

    def confirm(self) -> None:
        if self.press is not None:
            self.press()
        elif self.change is not None:
            self.change(1)

    def picture(self, *, focused: bool, light: float | None = None) -> RowPicture:
        return RowPicture(
            _(self.label),
            self.value() if self.value else None,
            focused,
            light,
            self.share() if self.share else None,
            self.ends() if self.ends else (False, False),
            self.switched() if self.switched else None,
        )


class RowList:
    """Rows, one of them in focus, one below the other or side by side.

    `places` returns where the rows are at the moment. A list that is too long for its place scrolls with the
    focus.
    """

    def __init__(self, rows: list[Row], places: Callable[[Scroll], Places], *, across: bool = False) -> None:
        self.rows = tuple(rows)
        self._across = across
        self._focus = 0
        self._first = 0
        self._places = places
        self._lights: Lights[int] = Lights(GLIDE_SECONDS)

    @property
    def focus(self) -> int:
        return self._focus

    @property
    def focused(self) -> Row:
        return self.rows[self._focus]

    @property
    def scroll(self) -> Scroll:
        return Scroll(len(self.rows), self._focus, self._first)

    @property
    def places(self) -> Places:
        return self._places(self.scroll)

    @property
    def boxes(self) -> tuple[Rect, ...]:
        """The boxes of all rows; the box of a row that is not visible is empty."""
        return self.places.boxes

    def focus_on(self, number: int) -> None:
        self._focus = number
        self._first = self.places.visible.start

    def picture(self, *, in_focus: bool = True) -> ListPicture:
        """The list as it is shown; none of its rows is marked unless it is in focus."""
        lit = (self._focus,) if in_focus else ()
        lights = self._lights.shown(lit)
        rows = (
            row.picture(focused=number in lit, light=lights.get(number, 0.0))
            for number, row in enumerate(self.rows)
        )
        return ListPicture(tuple(rows), self.places)

    @property
    def lights(self) -> dict[int, float]:
        """The light of each row that has some."""
        return self._lights.shown((self._focus,))

    # Time

    def ease(self, seconds: float, *, in_focus: bool = True) -> None:
        """The light follows the focus."""
        self._lights.follow((self._focus,) if in_focus else (), seconds)

    @property
    def resting(self) -> bool:
        return self._lights.resting

    def handle(self, action: Action) -> bool:
        """Handle a press. Return whether it had an effect."""
        back, forth = (Verb.LEFT, Verb.RIGHT) if self._across else (Verb.UP, Verb.DOWN)
        match action.verb:
            case verb if verb in (back, forth):
                return self._walk(1 if verb is forth else -1, wraps=not action.repeated)
            case Verb.LEFT | Verb.RIGHT if self.focused.repeats or not action.repeated:
                return self._change(1 if action.verb is Verb.RIGHT else -1)
            case Verb.POINT if action.spot is not None:
                return self._point(action.spot)
            case Verb.CONFIRM if action.device.kind is Kind.MOUSE:
                return action.spot is not None and self._click(action.spot)
            case Verb.CONFIRM:
                self.focused.confirm()
                return True
        return False

    def _walk(self, step: int, *, wraps: bool) -> bool:
        """Move the focus. A held direction stops at the end of the list."""
        focus = self._focus + step
        if not wraps and focus not in range(len(self.rows)):
            return False
        self.focus_on(focus % len(self.rows))
        return True

    def _point(self, spot: Spot) -> bool:
        for number, box in enumerate(self.boxes):
            if box.collidepoint(spot):
                moved = number != self._focus
                self.focus_on(number)
                return moved
        return False

    def _change(self, step: int) -> bool:
        change = self.focused.change
        if change is None:
            return False
        change(step)
        return True

    def _click(self, spot: Spot) -> bool:
        """Handle a click on a row or on an arrow."""
        places = self.places
        turned = places.turned(spot)
        if turned is not None:
            self.focus_on(turned)
        elif places.boxes[self._focus].collidepoint(spot):
            self._click_row(places.boxes[self._focus], spot)
        else:
            return False
        return True

    def _click_row(self, box: Rect, spot: Spot) -> None:
        """A click on the left of a row's value or on the right of it changes the value."""
        row = self.focused
        if row.change is None:
            row.confirm()
        elif (step := value_step(box, spot)) != 0:
            row.change(step)
