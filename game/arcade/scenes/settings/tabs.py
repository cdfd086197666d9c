"""The tabs of the settings: their rows, what a press on a row changes, and what explains it."""

from dataclasses import dataclass, replace
from functools import partial

from game.arcade.draw.theme import Style
from game.arcade.kit.rows import Group
from game.arcade.navigation.destinations import Confirm, Destination, ToSavedData
from game.arcade.navigation.settings_destinations import ResetSettings, ToBindings
from game.arcade.profile import settings as declared
from game.arcade.profile.settings import SETTINGS, Settings, in_force, override, with_defaults
from game.arcade.scenes.device_rows import after
from game.arcade.scenes.rows import Row
from game.arcade.scenes.scene import Go
from game.arcade.shell.context import Context
from game.core.words import _, later

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

    @property
    def groups(self) -> tuple[Group, ...]:
        """The groups of its rows; the row that resets them stands apart."""
        titles = [SETTINGS[name].place.title for name in self.names] + [link.title for link in self.links]
        first = [number for number, title in enumerate(titles) if title not in titles[:number]]
        return (*(Group(number, _(titles[number])) for number in first), Group(len(titles), ""))

    def rows(self, context: Context, go: Go) -> list[Row]:
        """All its rows. Changes apply at once."""
        settings = [_setting_row(context, name) for name in self.names]
        links = [Row(link.label, partial(go, link.to)) for link in self.links]
        return [*settings, *links, _reset_row(context, self, go)]

    def explanation(self, settings: Settings, row: int) -> str:
        """The line about a row."""
        if row < len(self.names):
            name = self.names[row]
            decides = override(settings, name)
            return _(SETTINGS[name].explanation if decides is None else decides.words)
        if row < len(self.names) + len(self.links):
            return _(self.links[row - len(self.names)].explanation)
        return _(NOTHING_TO_RESET if self.has_defaults(settings) else RESET)

    def has_defaults(self, settings: Settings) -> bool:
        """Whether nothing on the page was changed."""
        return with_defaults(settings, self.names) == settings


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


# Rows


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


def _reset_row(context: Context, tab: Tab, go: Go) -> Row:
    """The row that gives all settings of a tab their defaults. It asks first, if anything would change."""
    question = Confirm(
        title=later("Reset this page?"),
        words=_("What you have changed under {page} will be lost.", page=_(tab.label)),
        stay=later("Stay"),
        leave=later("Reset"),
        then=ResetSettings(tab.names),
    )

    def reset() -> None:
        if not tab.has_defaults(context.settings):
            go(question)

    return Row(later("Reset this page"), reset)
