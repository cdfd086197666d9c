"""The rows of the settings: their names, the lines that explain them, and the words for their values."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from game.arcade.context import Context
from game.arcade.destinations import Confirm, Destination, ToSavedData
from game.arcade.draw.theme import Style
from game.arcade.profile.settings import PERCENTS, VALUES, Settings, with_defaults
from game.arcade.scenes.device_rows import after
from game.arcade.scenes.rows import Row
from game.arcade.scenes.scene import Go
from game.arcade.settings_destinations import ResetSettings, ToBindings
from game.arcade.views.groups import Group
from game.core.words import _, later, plural


@dataclass(frozen=True)
class Setting:
    """A setting as a row: its field, its name, and a line that explains it."""

    field: str
    label: str
    explanation: str


@dataclass(frozen=True)
class Link:
    """A row that leads to a scene of its own, with a line that explains it."""

    label: str
    explanation: str
    to: Destination


@dataclass(frozen=True)
class Tab:
    """A page of settings."""

    label: str
    settings: tuple[Setting, ...]
    links: tuple[Link, ...] = ()
    titles: tuple[Group, ...] = ()  # above some of its rows
    short: str = ""  # the label where the tab has no room for it

    @property
    def fields(self) -> tuple[str, ...]:
        """The settings on the page."""
        return tuple(setting.field for setting in self.settings)

    @property
    def groups(self) -> tuple[Group, ...]:
        """The groups of its rows; the row that resets them stands apart."""
        titles = (Group(group.first, _(group.title)) for group in self.titles)
        return (*titles, Group(len(self.settings) + len(self.links), ""))

    @property
    def explanations(self) -> tuple[str, ...]:
        """The explanation of each row."""
        settings = (setting.explanation for setting in self.settings)
        return (*settings, *(link.explanation for link in self.links), RESET)


RESET = later("Set everything on this page back to its default.")
OVERRULED = later("Off, as long as reduced motion is on.")
# What holds for settings that reduced motion decides about.
CALM = {"backdrop": False, "particles": False, "shake": False, "animation_speed": "off"}
NOTHING_TO_RESET = later("Everything on this page has its default.")


TABS = (
    Tab(
        later("Sound"),
        (
            Setting("master", later("Volume"), later("How loud everything is.")),
            Setting("music", later("Music"), later("How loud the music is.")),
            Setting("effects", later("Effects"), later("How loud moves and other events are.")),
            Setting("mono", later("Mono"), later("The same sound in both ears.")),
        ),
        titles=(Group(0, later("Loudness")), Group(3, later("Speakers"))),
    ),
    Tab(
        later("Picture"),
        (
            Setting("theme", later("Theme"), later("High contrast has thick outlines and no glow.")),
            Setting("palette", later("Players"), later("The colours of Player 1 and Player 2.")),
            Setting("glow", later("Glow"), later("The light around everything that shines.")),
            Setting("backdrop", later("Background"), later("Whether the floor behind the games moves.")),
            Setting("particles", later("Sparks"), later("The sparks that fly when a game is won.")),
            Setting("full_screen", later("Full screen"), later("Fill the screen, or play in a window.")),
        ),
        titles=(Group(0, later("Colours")), Group(2, later("Light and motion")), Group(5, later("Window"))),
    ),
    Tab(
        later("Controls"),
        (
            Setting("hands", later("Hands"), later("With one hand, half of the keyboard does everything.")),
            Setting("dead_zone", later("Stick"), later("How far a stick must be pushed.")),
            Setting("repeat", later("Repeat"), later("How fast a direction repeats while you hold it.")),
            Setting("rumble", later("Rumble"), later("How strongly gamepads shake, if they can.")),
        ),
        (Link(later("Keys and buttons"), later("What every key and button does."), ToBindings()),),
        titles=(Group(0, later("Keyboard")), Group(1, later("Gamepads")), Group(4, later("All devices"))),
    ),
    Tab(
        later("Play"),
        (
            Setting("confirm", later("Confirm moves"), later("Press twice to make a move.")),
            Setting("clock", later("Move clock"), later("When it runs out, a move is made at random.")),
            Setting("hints", later("Hints"), later("Whether you can ask for a winning move.")),
            Setting("undos", later("Undos"), later("How many undos you have in each round against a bot.")),
            Setting("marks", later("Marks"), later("Whether the board marks where you can move.")),
            Setting("previews", later("Previews"), later("Whether the board shows what a move would do.")),
            Setting("bot_speed", later("Bot"), later("How fast bots answer.")),
        ),
        titles=(Group(0, later("Moves")), Group(2, later("Help")), Group(6, later("Bots"))),
    ),
    Tab(
        later("Accessibility"),
        (
            Setting("text", later("Text"), later("How large all letters are.")),
            Setting("reduced_motion", later("Reduced motion"), later("Nothing travels, fades, or pulses.")),
            Setting("shake", later("Shake"), later("Whether the board trembles when a move is refused.")),
            Setting("animation_speed", later("Animations"), later("How fast moves are shown.")),
        ),
        (Link(later("Saved data"), later("View, export or erase your saved data."), ToSavedData()),),
        titles=(Group(0, later("Letters")), Group(1, later("Motion")), Group(4, later("Your data"))),
        short=later("Access"),
    ),
)

# The words for values that are not numbers.
VALUE_WORDS: dict[str, str] = {
    "neon": later("neon"),
    "high contrast": later("high contrast"),
    "light": later("light"),
    "cyan and amber": later("cyan and amber"),
    "blue and white": later("blue and white"),
    "magenta and green": later("magenta and green"),
    "white and grey": later("white and grey"),
    "both": later("both"),
    "left": later("left half"),
    "right": later("right half"),
    "small": later("a little"),
    "medium": later("medium"),
    "large": later("a lot"),
    "slow": later("slow"),
    "fast": later("fast"),
    "mouse only": later("mouse only"),
    "always": later("always"),
    "any": later("any number"),
    "three": later("three"),
    "one": later("one"),
    "none": later("none"),
    "half": later("half speed"),
    "normal": later("normal"),
    "double": later("double speed"),
    "off": later("off"),
}

# The same palettes as they look on a bright ground.
PALETTES_ON_BRIGHT = {
    "cyan and amber": later("navy and orange"),
    "blue and white": later("blue and black"),
    "magenta and green": later("plum and green"),
    "white and grey": later("black and grey"),
}


def setting_row(context: Context, setting: Setting) -> Row:
    """A row whose changes apply at once."""

    field = setting.field

    def value() -> str:
        return words_now(context, field)

    def change(step: int) -> None:
        if not is_overruled(context.settings, field):
            context.change(changed(context.settings, field, step))

    def begin_again() -> None:
        at_its_end = getattr(context.settings, field) == PERCENTS[-1]
        change(-len(PERCENTS) if at_its_end else 1)

    def ends() -> tuple[bool, bool]:
        if is_overruled(context.settings, field):
            return True, True
        now = getattr(context.settings, field)
        return percents and now == PERCENTS[0], percents and now == PERCENTS[-1]

    def share() -> float:
        return float(getattr(context.settings, field) / PERCENTS[-1])

    percents = VALUES[field] == PERCENTS
    return Row(
        setting.label,
        begin_again if percents else None,
        change,
        value,
        repeats=percents,
        share=share if percents else None,
        ends=ends,
        switched=partial(_switched, context, field),
    )


def _switched(context: Context, field: str) -> bool | None:
    """Whether a setting is on; None if it is no switch."""
    value = CALM[field] if is_overruled(context.settings, field) else getattr(context.settings, field)
    return value if isinstance(value, bool) else None


def words_now(context: Context, field: str) -> str:
    """The value that a setting has, in words."""
    settings = context.settings
    if field == "palette" and context.theme.style is Style.ENAMEL:
        return _(PALETTES_ON_BRIGHT[settings.palette])
    return value_words(field, CALM[field] if is_overruled(settings, field) else getattr(settings, field))


def is_overruled(settings: Settings, field: str) -> bool:
    """Whether reduced motion decides about a setting."""
    return settings.reduced_motion and field in CALM


def explanation(settings: Settings, tab: Tab, row: int) -> str:
    """The line about a row of a tab."""
    if row < len(tab.fields) and is_overruled(settings, tab.fields[row]):
        return _(OVERRULED)
    if row == len(tab.explanations) - 1 and has_defaults(settings, tab):
        return _(NOTHING_TO_RESET)
    return _(tab.explanations[row])


def reset_row(context: Context, tab: Tab, go: Go) -> Row:
    """The row that gives all settings of a tab their defaults. It asks first, if anything would change."""
    question = Confirm(
        title=later("Reset this page?"),
        words=_("What you have changed under {page} will be lost.", page=_(tab.label)),
        stay=later("Stay"),
        leave=later("Reset"),
        then=ResetSettings(tab.fields),
    )

    def reset() -> None:
        if not has_defaults(context.settings, tab):
            go(question)

    return Row(later("Reset this page"), reset)


def has_defaults(settings: Settings, tab: Tab) -> bool:
    """Whether nothing on a tab was changed."""
    return with_defaults(settings, tab.fields) == settings


def changed(settings: Settings, field: str, step: int) -> Settings:
    """The settings with one value a step further. Percentages stop at both ends, the others wrap around."""
    values, now = VALUES[field], getattr(settings, field)
    if values == PERCENTS:
        number = max(0, min(len(values) - 1, values.index(now) + step))
        return replace(settings, **{field: values[number]})
    return replace(settings, **{field: after(values, now, step)})


def value_words(field: str, value: Any) -> str:
    """A value in words."""
    words: Callable[[Any], str] | None = WORDS_OF.get(field)
    if words is not None:
        return words(value)
    if isinstance(value, bool):
        return _("on") if value else _("off")
    return _(VALUE_WORDS[value])


def _percent(value: int) -> str:
    return _("{percent}%", percent=value)


def _seconds(value: int) -> str:
    return plural("{count} second", "{count} seconds", value) if value else _("off")


def _bot_speed(value: str) -> str:
    """A bot without a speed is not off: it does not wait."""
    return _("at once") if value == "off" else _(VALUE_WORDS[value])


# The words for the values of settings that have words of their own.
WORDS_OF: dict[str, Callable[[Any], str]] = {
    **dict.fromkeys(("master", "music", "effects", "rumble", "text"), _percent),
    "clock": _seconds,
    "bot_speed": _bot_speed,
}
