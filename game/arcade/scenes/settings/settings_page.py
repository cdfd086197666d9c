"""The settings: five tabs of rows, next to a game that shows how everything looks.

The game is beside the rows; in a tall window it is below them. Every change applies at once.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import MomentRenderer
from game.arcade.draw.theme import Style, Theme
from game.arcade.kit.nodes import Node
from game.arcade.kit.rows import Group, Rows
from game.arcade.kit.screen import share_beside
from game.arcade.kit.stacks import Beside, Column, Part
from game.arcade.kit.tabs import fits_on_tab
from game.arcade.navigation.destinations import Confirm, Destination, ToSavedData
from game.arcade.navigation.settings_destinations import ResetSettings, ToBindings
from game.arcade.profile import settings as declared
from game.arcade.profile.settings import OWN, SETTINGS, in_force, override
from game.arcade.scenes.device_rows import after
from game.arcade.scenes.game_demo import GameDemo
from game.arcade.scenes.ride_demo import FIELD, RideDemo
from game.arcade.scenes.rows import Row, RowList
from game.arcade.scenes.scene import Go
from game.arcade.scenes.tabbed import TabbedScene
from game.arcade.shell.context import Context
from game.arcade.views.accents import ARENA_ACCENT
from game.arcade.views.arena.ride_renderer import RideRenderer
from game.arcade.views.example import Example
from game.arcade.views.renderers import renderer_of
from game.core.variant import Variant
from game.core.words import _, later
from game.people.person import Person

# Of what is played to show how everything looks.
SEED = 5
# The distance from row to row, and of the rows from the game, in units, if there is room.
STEP, GAP = 9.0, 5
# The share of the width that the rows have beside the game and the most of it, in units; where they need more
# than the last share, there is no game.
SHARE, MOST, MOST_SHARE = 0.56, 84, 0.76
# The height of the game below the rows, which is the same on every page, in units.
BELOW = 110
RESET = later("Set everything on this page back to its default.")
NOTHING_TO_RESET = later("Everything on this page has its default.")


@dataclass(frozen=True)
class Link:
    """A row that leads to a scene of its own, with a line that explains it."""

    title: str  # above it
    label: str
    explanation: str
    to: Destination


@dataclass(frozen=True)
class Tab:
    """A page of settings. Its links stand below them, and a row that resets them at the end."""

    label: str
    short: str = ""  # the label where the tab has no room for it
    links: tuple[Link, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The settings on the page."""
        return tuple(name for name, each in SETTINGS.items() if each.place.tab == self.label)

    def rows(self, context: Context, go: Go) -> list["PageRow"]:
        """All its rows. Changes apply at once. Below a setting stands what is a person's own."""
        settings = [row for name in self.names for row in _rows_about(context, name)]
        links = [
            PageRow(link.title, Row(link.label, partial(go, link.to)), partial(_, link.explanation))
            for link in self.links
        ]
        return [*settings, *links, _reset_row(context, self, go)]


class PageRow(NamedTuple):
    """A row of a page."""

    title: str  # of its group; not yet translated
    row: Row
    explanation: Callable[[], str]  # the line that explains it


KEYS_AND_BUTTONS = Link(
    declared.ALL_DEVICES.title,
    later("Keys and buttons"),
    later("What every key and button does."),
    ToBindings(),
)
SAVED_DATA = Link(
    later("Your data"), later("Saved data"), later("View, export or erase your saved data."), ToSavedData()
)
TABS = (
    Tab(declared.SOUND),
    Tab(declared.PICTURE),
    Tab(declared.CONTROLS, links=(KEYS_AND_BUTTONS,)),
    Tab(declared.PLAY),
    Tab(declared.ACCESS, later("Access"), (SAVED_DATA,)),
)

# What somebody can choose for themselves: as everybody, or one or the other.
OWN_CHOICES = (None, True, False)


# Rows


def _groups(rows: Sequence[PageRow]) -> tuple[Group, ...]:
    """The groups of a page's rows; the row that resets them stands apart."""
    titles = [each.title for each in rows]
    first = [number for number, title in enumerate(titles) if title not in titles[:number]]
    return tuple(Group(number, titles[number] and _(titles[number])) for number in first)


def _rows_about(context: Context, name: str) -> list[PageRow]:
    """A setting, and below it that of each person who is here and can have their own."""
    title, people = SETTINGS[name].place.title, context.remembered if name == OWN else ()
    return [
        PageRow(title, _setting_row(context, name), partial(_explanation, context, name)),
        *(PageRow(title, _own_row(context, each), partial(_own_explanation, each)) for each in people),
    ]


def _explanation(context: Context, name: str) -> str:
    """The line about a setting."""
    decides = override(context.settings, name)
    return _(SETTINGS[name].explanation if decides is None else decides.words)


def _own_row(context: Context, person: Person) -> Row:
    """Their own hints: as they have chosen for themselves, or as everybody has them."""
    people = context.profile.people

    def chosen() -> bool | None:
        return people.book().roster.hints(person)

    def change(step: int) -> None:
        people.set_hints(person, OWN_CHOICES[(OWN_CHOICES.index(chosen()) + step) % len(OWN_CHOICES)])

    def value() -> str:
        own = chosen()
        return _("as above") if own is None else SETTINGS[OWN].words(own)

    return Row(_("{name}'s hints", name=person.name), change=change, value=value)


def _own_explanation(person: Person) -> str:
    return _("{name}'s own, whoever else plays. An evening has hints if all have them on.", name=person.name)


def _setting_row(context: Context, name: str) -> Row:
    if SETTINGS[name].values.is_scale:
        return _scale_row(context, name)

    def ends() -> tuple[bool, bool]:
        is_decided = override(context.settings, name) is not None
        return is_decided, is_decided

    def is_on() -> bool | None:
        """Whether the setting is on; None if it is no switch."""
        value = in_force(context.settings, name)
        return value if isinstance(value, bool) else None

    return Row(
        SETTINGS[name].label,
        change=partial(_change, context, name),
        value=partial(_words, context, name),
        ends=ends,
        switched=is_on,
    )


def _scale_row(context: Context, name: str) -> Row:
    """A row with a bar. CONFIRM makes it fuller, and empties it when it is full."""
    scale = SETTINGS[name].values.every
    change = partial(_change, context, name)

    def now() -> int:
        return int(getattr(context.settings, name))

    return Row(
        SETTINGS[name].label,
        press=lambda: change(-len(scale) if now() == scale[-1] else 1),
        change=change,
        value=partial(_words, context, name),
        repeats=True,
        share=lambda: now() / scale[-1],
        ends=lambda: (now() == scale[0], now() == scale[-1]),
    )


def _words(context: Context, name: str) -> str:
    """The value that a setting has, in words."""
    value, bright = in_force(context.settings, name), context.theme.style is Style.ENAMEL
    return SETTINGS[name].words(value, bright=bright)


def _change(context: Context, name: str, step: int) -> None:
    """Take a value so many steps further. A scale stops at both ends, other values begin again."""
    settings, values = context.settings, SETTINGS[name].values
    if override(settings, name) is None:
        now = getattr(settings, name)
        number = max(0, min(len(values.every) - 1, values.every.index(now) + step))
        value = values.every[number] if values.is_scale else after(values.every, now, step)
        context.change(replace(settings, **{name: value}))


def _reset_row(context: Context, tab: Tab, go: Go) -> PageRow:
    """The row that gives all settings of a tab their defaults. It asks first, if anything would change."""
    question = Confirm(
        title=later("Reset this page?"),
        words=_("What you have changed under {page} will be lost.", page=_(tab.label)),
        stay=later("Stay"),
        leave=later("Reset"),
        then=ResetSettings(tab.names),
    )

    def reset() -> None:
        if not context.has_defaults(tab.names):
            go(question)

    def explanation() -> str:
        return _(NOTHING_TO_RESET if context.has_defaults(tab.names) else RESET)

    return PageRow("", Row(later("Reset this page"), reset), explanation)


def settings_body(layout: Layout, rows: Rows, renderer: MomentRenderer, frame: object) -> Node:
    """The rows, and the game at a moment."""
    example = Example(renderer, frame, BELOW, BELOW)
    share = share_beside(layout, SHARE, MOST)
    if layout.height > layout.width:
        return Column((Part(rows, grows=True), Part(example, gap=GAP, rank=1)))
    return Beside(rows, example, share, GAP) if share <= MOST_SHARE else rows


class SettingsScene(TabbedScene):
    """Five pages of settings next to a game, or a ride, that shows how everything looks."""

    def __init__(self, context: Context, go: Go, variant: Variant, rides: bool) -> None:
        super().__init__(context, go)
        self._variant = variant
        self._rides = rides
        self._pages = tuple(tab.rows(context, go) for tab in TABS)
        self._lists = tuple(RowList([each.row for each in page], self.places_of_rows) for page in self._pages)
        setup = context.choices.of(variant).setup
        self._demo: GameDemo | RideDemo = RideDemo(SEED) if rides else GameDemo(setup, SEED)

    def variant(self) -> Variant:
        return self._variant

    @property
    def theme(self) -> Theme:
        return self.context.theme.tinted(ARENA_ACCENT) if self._rides else super().theme

    @property
    def rows(self) -> RowList:
        return self._lists[self.tab]

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
        return self._pages[self.tab][self.rows.focus].explanation()

    def page(self) -> Node:
        content, groups = self.rows.content(in_focus=not self.on_tabs), _groups(self._pages[self.tab])
        rows, frame = Rows.of(content, STEP, groups), self._demo.frame(self.context.motion)
        body = settings_body(self.context.layout, rows, self._renderer(), frame)
        return self.tabbed(_("Settings"), self._explanation(), body)

    def _renderer(self) -> MomentRenderer:
        if isinstance(self._demo, RideDemo):
            return RideRenderer(self.theme, FIELD)
        return renderer_of(self._demo.setup, self.theme)
