"""The settings: five tabs of rows. Every change applies at once."""

from pygame import Rect, Surface

from game.arcade.context import Context
from game.arcade.demo import Demo
from game.arcade.destinations import Back
from game.arcade.input.actions import Action, Command, Kind
from game.arcade.renderers import renderer_of
from game.arcade.scenes.rows import Row, RowList
from game.arcade.scenes.scene import Go, Prompts, Scene
from game.arcade.scenes.setting_rows import RESET, TABS, Tab, reset_row, setting_row
from game.arcade.views.rows import Places, Scroll
from game.arcade.views.settings import SettingsPicture, draw_settings, setting_places, tab_boxes
from game.core.controls import Verb
from game.core.variant import Variant
from game.core.words import _


class SettingsScene(Scene):
    """UP from the first row leads to the bar of tabs, where LEFT and RIGHT turn the pages."""

    def __init__(self, context: Context, go: Go, variant: Variant) -> None:
        super().__init__(context, go)
        self._variant = variant
        self._tab = 0
        self._on_tabs = False  # whether the bar of tabs is in focus
        self._pages = tuple(RowList(self._make_rows(tab), self._places) for tab in TABS)
        self._demo = Demo(context.choices.of(variant).setup, seed=5)

    def _make_rows(self, tab: Tab) -> list[Row]:
        rows = [setting_row(self.context, setting) for setting in tab.settings]
        return [*rows, reset_row(self.context, tab)]

    def variant(self) -> Variant:
        return self._variant

    @property
    def rows(self) -> RowList:
        """The rows of the tab that is shown."""
        return self._pages[self._tab]

    # Presses

    def handle(self, action: Action) -> None:
        if self._handle(action):
            self.context.audio.play("cursor")

    def _handle(self, action: Action) -> bool:
        match action.verb:
            case Verb.BACK | Command.PAUSE:
                self.context.audio.play("back")
                self.go(Back())
                return False
            case Command.NEXT_TAB | Command.REDO:
                return self._turn(1)
            case Command.UNDO:
                return self._turn(-1)
            case Verb.CONFIRM if action.device.kind is Kind.MOUSE and self._tab_at(action) is not None:
                return self._turn((self._tab_at(action) or 0) - self._tab)
            case Verb.LEFT | Verb.RIGHT if self._on_tabs:
                return self._turn(1 if action.verb is Verb.RIGHT else -1)
            case Verb.UP | Verb.DOWN:
                return self._walk(action)
        return self._handle_row(action)

    def _turn(self, step: int) -> bool:
        """Show another tab."""
        self._tab = (self._tab + step) % len(TABS)
        return step != 0

    def _tab_at(self, action: Action) -> int | None:
        boxes = tab_boxes(self.context.layout, len(TABS))
        return next((number for number, box in enumerate(boxes) if _hits(box, action)), None)

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

    def _handle_row(self, action: Action) -> bool:
        if self._on_tabs and action.verb is Verb.CONFIRM and action.device.kind is not Kind.MOUSE:
            return self._turn(1)
        moved = self.rows.handle(action)
        if moved and action.device.kind is Kind.MOUSE:
            self._on_tabs = False
        return moved

    # Time

    def update(self, seconds: float) -> None:
        self._demo.update(seconds, self.context.motion)

    # The picture

    def prompts(self) -> Prompts:
        act = _("Next page") if self._on_tabs else self.rows.focused.act
        return [
            (Verb.UP, _("Choose")),
            (Verb.CONFIRM, act),
            (Command.NEXT_TAB, _("Next page")),
            (Verb.BACK, _("Back")),
        ]

    def _places(self, scroll: Scroll) -> Places:
        return setting_places(self.context.layout, scroll)

    def _explanation(self) -> str:
        if self._on_tabs:
            return ""
        settings = TABS[self._tab].settings
        return _(settings[self.rows.focus].explanation if self.rows.focus < len(settings) else RESET)

    def picture(self) -> SettingsPicture:
        theme = self.theme
        return SettingsPicture(
            layout=self.context.layout,
            theme=theme,
            time=self.context.backdrop_time,
            title=_("Settings"),
            tabs=tuple(_(tab.label) for tab in TABS),
            tab=self._tab,
            on_tabs=self._on_tabs,
            rows=self.rows.picture(in_focus=not self._on_tabs),
            explanation=self._explanation(),
            renderer=renderer_of(self._demo.setup, theme),
            frame=self._demo.frame(self.context.motion),
        )

    def draw(self, canvas: Surface) -> None:
        draw_settings(canvas, self.picture())


def _hits(box: Rect, action: Action) -> bool:
    return action.spot is not None and box.collidepoint(action.spot)
