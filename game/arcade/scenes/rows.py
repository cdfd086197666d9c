"""Lists of rows, for any device: rows that do something, and rows that change a value."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from pygame import Rect

from game.arcade.input.actions import Action, Command, Kind, Spot
from game.arcade.kit.row import RowPicture, value_step
from game.arcade.kit.rows import ListContent, Places, Scroll
from game.arcade.scenes.lights import Lights
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
    idle: Callable[[], bool] | None = None  # whether there is nothing to choose: the focus passes it over
    leads_on: bool = False  # whether a press, and a click on its name, leads on though the row holds a value
    apart: bool = False  # whether a gap sets it apart from the row before, where there is room for gaps

    @property
    def act(self) -> str:
        """What CONFIRM does, in words."""
        return _("Change") if self.change else _(self.label)

    @property
    def is_idle(self) -> bool:
        return self.idle is not None and self.idle()

    def confirm(self) -> None:
        if self.press is not None:
            self.press()
        elif self.change is not None:
            self.change(1)

    @property
    def sound(self) -> str:
        """What is heard when its value changes."""
        if self.switched is not None and self.switched() is not None:
            return "switch"
        return "slider" if self.share is not None else "cursor"

    @property
    def is_on(self) -> bool:
        """Whether the row is a switch that is on."""
        return self.switched is not None and bool(self.switched())

    def picture(self, *, focused: bool, light: float | None = None, on: float = 0.0) -> RowPicture:
        is_switch = self.switched is not None and self.switched() is not None
        return RowPicture(
            _(self.label),
            self.value() if self.value else None,
            focused,
            light,
            self.share() if self.share else None,
            self.ends() if self.ends else (False, False),
            on if is_switch else None,
            self.is_idle,
        )


class RowList:
    """A list of rows, one of them in focus, one below the other or side by side.

    `places` returns where the rows are at the moment. A list that is too long for its place scrolls with the
    focus.
    """

    def __init__(self, rows: list[Row], places: Callable[[], Places], *, across: bool = False) -> None:
        self.rows = tuple(rows)
        self._across = across
        self._focus = 0
        self._first = 0
        self._sound = "cursor"
        self._places = places
        self._lights: Lights[int] = Lights(GLIDE_SECONDS)
        self._switches: Lights[int] = Lights(GLIDE_SECONDS)

    @property
    def focus(self) -> int:
        return self._focus

    @property
    def focused(self) -> Row:
        return self.rows[self._focus]

    @property
    def sound(self) -> str:
        """What is to be heard of the last press that had an effect."""
        return self._sound

    @property
    def scroll(self) -> Scroll:
        return Scroll(len(self.rows), self._focus, self._first)

    @property
    def places(self) -> Places:
        return self._places()

    @property
    def boxes(self) -> tuple[Rect, ...]:
        """The boxes of all rows; the box of a row that is not visible is empty."""
        return self.places.boxes

    @property
    def apart(self) -> tuple[int, ...]:
        """The numbers of the rows that a gap sets apart from the row before."""
        return tuple(number for number, row in enumerate(self.rows) if row.apart)

    def focus_on(self, number: int) -> None:
        self._focus = number
        self._first = self.places.visible.start

    def content(self, *, in_focus: bool = True) -> ListContent:
        """What the list shows, wherever it is placed; none of its rows is marked unless it is in focus."""
        lit = (self._focus,) if in_focus else ()
        lights, switches = self._lights.shown(lit), self._switches.shown(self._on)
        rows = (
            row.picture(focused=number in lit, light=lights.get(number, 0.0), on=switches.get(number, 0.0))
            for number, row in enumerate(self.rows)
        )
        return ListContent(tuple(rows), self.scroll)

    @property
    def lights(self) -> dict[int, float]:
        """The light of each row that has some."""
        return self._lights.shown((self._focus,))

    @property
    def _on(self) -> list[int]:
        """The rows that are switches and are on."""
        return [number for number, row in enumerate(self.rows) if row.is_on]

    # Time

    def ease(self, seconds: float, *, in_focus: bool = True) -> None:
        """The light follows the focus, and the knobs of switches their values."""
        self._lights.follow((self._focus,) if in_focus else (), seconds)
        self._switches.follow(self._on, seconds)

    @property
    def resting(self) -> bool:
        return self._lights.resting and self._switches.resting

    def handle(self, action: Action) -> bool:
        """Handle a press. Return whether it had an effect."""
        self._sound = "cursor"
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
                self._confirm(self.focused)
                return True
        return False

    def _confirm(self, row: Row) -> None:
        self._sound = "cursor" if row.press else row.sound
        row.confirm()

    def _walk(self, step: int, *, wraps: bool) -> bool:
        """Move the focus, past idle rows. A held direction stops at the end of the list."""
        count = len(self.rows)
        for away in range(1, count + 1):
            focus = self._focus + step * away
            if not wraps and focus not in range(count):
                return False
            if not self.rows[focus % count].is_idle:
                self.focus_on(focus % count)
                return True
        return False

    def _point(self, spot: Spot) -> bool:
        for number, box in enumerate(self.boxes):
            if box.collidepoint(spot) and not self.rows[number].is_idle:
                moved = number != self._focus
                self.focus_on(number)
                return moved
        return False

    def _change(self, step: int) -> bool:
        row = self.focused
        if row.change is None:
            return False
        self._sound = row.sound
        row.change(step)
        return True

    def _click(self, spot: Spot) -> bool:
        """Handle a click on a row or on an arrow."""
        places = self.places
        turned = places.turned(spot)
        if turned is not None:
            self._turn_to(turned)
        elif places.boxes[self._focus].collidepoint(spot):
            self._click_row(places.boxes[self._focus], spot)
        else:
            return False
        return True

    def _turn_to(self, number: int) -> None:
        """Move the focus to a row; if that one is idle, to the one before it, or else to the one after it."""
        step = 1 if number > self._focus else -1
        near = (each for each in (number, number - step, number + step) if each in range(len(self.rows)))
        free = (each for each in near if each != self._focus and not self.rows[each].is_idle)
        self.focus_on(next(free, self._focus))

    def _click_row(self, box: Rect, spot: Spot) -> None:
        """A click on the left of a row's value or on the right of it changes the value."""
        row = self.focused
        step = 0 if row.change is None else value_step(box, spot)
        if step:
            self._change(step)
        elif row.leads_on or row.change is None:
            self._confirm(row)


@runtime_checkable
class HasRows(Protocol):
    """The contract of a scene with a list: its `rows` glide with the focus, whatever else the scene does."""

    @property
    def rows(self) -> RowList | None:
        """The list as it is now; None while there is nothing to choose."""
