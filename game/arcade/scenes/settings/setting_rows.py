"""The rows of the settings: what they show, and what a press on them changes."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from game.arcade.context import Context
from game.arcade.destinations import Confirm
from game.arcade.draw.theme import Style
from game.arcade.draw.themes import THEMES
from game.arcade.profile.settings import PERCENTS, VALUES, Settings, with_defaults
from game.arcade.scenes.devices import after
from game.arcade.scenes.rows import Row
from game.arcade.scenes.scene import Go
from game.arcade.scenes.settings.tabs import Setting, Tab
from game.arcade.sentences.setting_words import PALETTES_ON_BRIGHT, value_words
from game.arcade.settings_destinations import ResetSettings
from game.core.words import _, later

# What holds for settings that other settings decide about, and what is said about it.
CALM = {"backdrop": False, "particles": False, "shake": False, "animation_speed": "off"}
BECAUSE_CALM = later("Off, as long as reduced motion is on.")
FLAT = {"glow": False, "backdrop": False}
BECAUSE_FLAT = later("Off, as long as the theme is high contrast.")
NOTHING_TO_RESET = later("Everything on this page has its default.")


def setting_row(context: Context, setting: Setting) -> Row:
    """A row whose changes apply at once."""
    field = setting.field
    if VALUES[field] == PERCENTS:
        return _percent_row(context, setting)

    def ends() -> tuple[bool, bool]:
        decided = bool(overruled(context.settings, field))
        return decided, decided

    return Row(
        setting.label,
        change=partial(_change, context, field),
        value=partial(_words_now, context, field),
        ends=ends,
        switched=partial(_switched, context, field),
    )


def _percent_row(context: Context, setting: Setting) -> Row:
    """A row with a bar. CONFIRM makes it fuller, and empties it when it is full."""
    field = setting.field
    change = partial(_change, context, field)

    def now() -> int:
        return int(getattr(context.settings, field))

    return Row(
        setting.label,
        press=lambda: change(-len(PERCENTS) if now() == PERCENTS[-1] else 1),
        change=change,
        value=partial(_words_now, context, field),
        repeats=True,
        share=lambda: now() / PERCENTS[-1],
        ends=lambda: (now() == PERCENTS[0], now() == PERCENTS[-1]),
    )


def _change(context: Context, field: str, step: int) -> None:
    if not overruled(context.settings, field):
        context.change(changed(context.settings, field, step))


def _switched(context: Context, field: str) -> bool | None:
    """Whether a setting is on; None if it is no switch."""
    value = value_in_force(context.settings, field)
    return value if isinstance(value, bool) else None


def _words_now(context: Context, field: str) -> str:
    """The value that a setting has, in words."""
    if field == "palette" and context.theme.style is Style.ENAMEL:
        return _(PALETTES_ON_BRIGHT[context.settings.palette])
    return value_words(field, value_in_force(context.settings, field))


def value_in_force(settings: Settings, field: str) -> Any:
    """The value of a setting, or what another setting makes of it."""
    for decided, _words in _decided(settings):
        if field in decided:
            return decided[field]
    return getattr(settings, field)


def _decided(settings: Settings) -> Iterator[tuple[Mapping[str, Any], str]]:
    """What other settings decide now, and why."""
    if settings.reduced_motion:
        yield CALM, BECAUSE_CALM
    if THEMES[settings.theme].style is Style.FLAT:
        yield FLAT, BECAUSE_FLAT


def overruled(settings: Settings, field: str) -> str:
    """Why another setting decides about this one, as a sentence; "" if none does."""
    return next((_(words) for decided, words in _decided(settings) if field in decided), "")


def explanation(settings: Settings, tab: Tab, row: int) -> str:
    """The line about a row of a tab."""
    if row < len(tab.fields) and (words := overruled(settings, tab.fields[row])):
        return words
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
