"""A scene whose pages lie under tabs: how the focus and the pages change."""

from abc import abstractmethod
from collections.abc import Hashable

from pygame import Rect

from game.arcade.input.actions import Action, Command, Kind
from game.arcade.kit.nodes import Node
from game.arcade.kit.tabs import Tab, Tabs, tabbed_page
from game.arcade.navigation.destinations import Back
from game.arcade.scenes.lights import Lights
from game.arcade.scenes.page_scene import PageScene
from game.arcade.scenes.rows import GLIDE_SECONDS, RowList
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.shell.context import Context
from game.core.controls import Verb
from game.core.words import _


class TabbedScene(PageScene):
    """A scene whose pages of rows lie under tabs.

    UP from the first row leads to the bar of tabs, where LEFT and RIGHT turn the pages.
    """

    def __init__(self, context: Context, go: Go) -> None:
        super().__init__(context, go)
        self._tab = 0
        self._on_tabs = False
        self._tab_lights: Lights[int] = Lights(GLIDE_SECONDS)
        self._bar_light: Lights[bool] = Lights(GLIDE_SECONDS)

    @property
    @abstractmethod
    def rows(self) -> RowList:
        """The rows of the tab that is shown."""

    @abstractmethod
    def tabs(self) -> tuple[str, ...]:
        """The names of all tabs."""

    @property
    def tab(self) -> int:
        """The number of the tab that is shown."""
        return min(self._tab, len(self.tabs()) - 1)  # the page of a gamepad goes with it

    @property
    def on_tabs(self) -> bool:
        """Whether the bar of tabs is in focus."""
        return self._on_tabs

    # Presses

    def handle(self, action: Action) -> None:
        tab = self.tab
        if self._handle(action):
            self.context.audio.play("tab" if self.tab != tab else self.rows.sound)

    def _handle(self, action: Action) -> bool:
        """Handle a press. Return whether it had an effect."""
        match action.verb:
            case Verb.BACK | Command.PAUSE:
                self.context.audio.play("back")
                self.go(Back())
                return False
            case Command.NEXT_TAB:
                return self._turn(1)
            case Verb.CONFIRM if action.device.kind is Kind.MOUSE and self._tab_at(action) is not None:
                return self._turn((self._tab_at(action) or 0) - self.tab)
            case Verb.LEFT | Verb.RIGHT if self._on_tabs:
                return self._walk_tabs(1 if action.verb is Verb.RIGHT else -1, wraps=not action.repeated)
            case Verb.UP | Verb.DOWN:
                return self._walk(action)
        return self.handle_row(action)

    def _turn(self, step: int) -> bool:
        """Show another tab, but never with its last row in focus: that one resets the page."""
        self._tab = (self.tab + step) % len(self.tabs())
        if step != 0 and self.rows.focus == len(self.rows.rows) - 1:
            self.rows.focus_on(0)
        return step != 0

    def _walk_tabs(self, step: int, *, wraps: bool) -> bool:
        """A held direction stops at the last tab."""
        return (wraps or self.tab + step in range(len(self.tabs()))) and self._turn(step)

    def _tab_at(self, action: Action) -> int | None:
        tabs = self.picture().placed(Tabs).parts
        return next((number for number, tab in enumerate(tabs) if _hits(tab.box, action)), None)

    def _walk(self, action: Action) -> bool:
        """Walk through the bar of tabs and the rows, around both ends."""
        rows = self.rows
        leaves = rows.focus == (0 if action.verb is Verb.UP else len(rows.rows) - 1)
        if self._on_tabs:
            self._on_tabs = False
            rows.focus_on(0 if action.verb is Verb.DOWN else len(rows.rows) - 1)
            return True
        if leaves and not action.repeated:
            self._on_tabs = True
            return True
        return rows.handle(action)

    def handle_row(self, action: Action) -> bool:
        """Handle a press that is not about the tabs. Return whether it had an effect."""
        if self._on_tabs and action.verb is Verb.CONFIRM and action.device.kind is not Kind.MOUSE:
            return self._turn(1)
        places = self.rows.places
        if any(_hits(box, action) for box in (*places.boxes, places.back, places.forth) if box):
            self._on_tabs = False
        return self.rows.handle(action)

    # Time

    def ease(self, seconds: float) -> None:
        self.rows.ease(seconds, in_focus=not self._on_tabs)
        self._tab_lights.follow((self.tab,), seconds)
        self._bar_light.follow((True,) if self._on_tabs else (), seconds)

    @property
    def easing(self) -> bool:
        return super().easing or not (self._tab_lights.resting and self._bar_light.resting)

    # The picture

    @property
    def shown_page(self) -> Hashable:
        return self.tab

    def prompts(self) -> Prompts:
        confirm = [] if self._on_tabs else [(Verb.CONFIRM, self.rows.focused.act)]
        return [
            (Verb.UP, _("Choose")),
            *confirm,
            (Command.NEXT_TAB, _("Next page")),
            (Verb.BACK, _("Back")),
        ]

    def tabbed(self, title: str, words: str | None, body: Node, *, warns: bool = False) -> Node:
        """The page with its tabs, a sentence below them, and what the tab that is shown holds."""
        lights = self._tab_lights.shown((self.tab,))
        bar = self._bar_light.shown((True,) if self._on_tabs else ()).get(True, 0.0)
        tabs = Tabs(tuple(Tab(name, lights.get(tab, 0.0)) for tab, name in enumerate(self.tabs())), bar)
        return tabbed_page(self.context.layout, self.theme, title, tabs, words, body, warns=warns)


def _hits(box: Rect, action: Action) -> bool:
    return action.spot is not None and box.collidepoint(action.spot)
