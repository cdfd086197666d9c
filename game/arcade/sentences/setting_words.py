"""The values of the settings in words."""

from collections.abc import Callable
from typing import Any

from game.core.words import _, later, plural

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
    "small": later("small"),
    "medium": later("medium"),
    "large": later("large"),
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
