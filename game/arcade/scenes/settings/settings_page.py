"""The settings: five tabs of rows. Every change applies at once."""

from game.arcade.draw.renderer import StageRenderer
from game.arcade.draw.theme import Theme
from game.arcade.kit.nodes import Node
from game.arcade.kit.rows import Rows
from game.arcade.kit.tabs import fits_on_tab
from game.arcade.scenes.demos.game_demo import Demo
from game.arcade.scenes.demos.ride_demo import FIELD, RideDemo
from game.arcade.scenes.rows import RowList
from game.arcade.scenes.scene import Go
from game.arcade.scenes.settings.tabs import TABS
from game.arcade.scenes.tabbed import TabbedScene
from game.arcade.shell.context import Context
from game.arcade.views.accents import ARENA_ACCENT
from game.arcade.views.arena.ride_renderer import RideRenderer
from game.arcade.views.renderers import renderer_of
from game.arcade.views.settings.settings_page import STEP, settings_body
from game.core.variant import Variant
from game.core.words import _

# Of what is played to show how everything looks.
SEED = 5


class SettingsScene(TabbedScene):
    """Five pages of settings next to a game, or a ride, that shows how everything looks."""

    def __init__(self, context: Context, go: Go, variant: Variant, rides: bool) -> None:
        super().__init__(context, go)
        self._variant = variant
        self._rides = rides
        self._pages = tuple(RowList(tab.rows(context, go), self.places_of_rows) for tab in TABS)
        setup = context.choices.of(variant).setup
        self._demo: Demo | RideDemo = RideDemo(SEED) if rides else Demo(setup, SEED)

    def variant(self) -> Variant:
        return self._variant

    @property
    def theme(self) -> Theme:
        return self.context.theme.tinted(ARENA_ACCENT) if self._rides else super().theme

    @property
    def rows(self) -> RowList:
        return self._pages[self.tab]

    def tabs(self) -> tuple[str, ...]:
        layout = self.context.layout
        fits = all(fits_on_tab(layout, len(TABS), _(tab.label)) for tab in TABS)
        return tuple(_(tab.label if fits else tab.short or tab.label) for tab in TABS)

    # Time

    def update(self, seconds: float) -> None:
        self._demo.update(seconds, self.context.motion)

    # The picture

    def _explanation(self) -> str:
        if self.on_tabs:
            return ""
        return TABS[self.tab].explanation(self.context.settings, self.rows.focus)

    def page(self) -> Node:
        content, groups = self.rows.content(in_focus=not self.on_tabs), TABS[self.tab].groups
        rows, frame = Rows.of(content, STEP, groups), self._demo.frame(self.context.motion)
        body = settings_body(self.context.layout, rows, self._renderer(), frame)
        return self.tabbed(_("Settings"), self._explanation(), body)

    def _renderer(self) -> StageRenderer:
        if isinstance(self._demo, RideDemo):
            return RideRenderer(self.theme, FIELD)
        return renderer_of(self._demo.setup, self.theme)
