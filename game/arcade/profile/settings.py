"""The settings: how the arcade sounds, looks, and plays, as one value."""

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from typing import Any

# How fast something moves, compared with normal; None: it does not move at all, but is there at once.
SPEEDS: dict[str, float | None] = {"half": 0.5, "normal": 1.0, "double": 2.0, "off": None}
PERCENTS = tuple(range(0, 101, 10))


@dataclass(frozen=True)
class Settings:
    """Every setting, with its default. `VALUES` has the values that each of them can take."""

    # Sound, in percent
    master: int = 100
    music: int = 50
    effects: int = 80
    mono: bool = False
    # Picture
    theme: str = "neon"
    palette: str = "cyan and amber"  # of the two players
    full_screen: bool = True
    glow: bool = True
    backdrop: bool = True  # whether the background moves
    particles: bool = True
    # Controls
    hands: str = "both"  # which half of the keyboard is enough to play
    dead_zone: str = "medium"  # how far a stick must be pushed
    repeat: str = "medium"  # how fast a held direction repeats
    rumble: int = 100  # percent
    # Play
    confirm: str = "off"  # when a move must be confirmed
    clock: int = 0  # seconds for a move; 0: no clock
    hints: bool = True
    undos: str = "any"  # how many a person may use in each round of a series against a bot
    marks: bool = True  # whether the board marks where one may move
    previews: bool = True  # whether the board shows what the move pointed at would do
    bot_speed: str = "normal"
    # Access
    text: int = 100  # percent
    reduced_motion: bool = False
    shake: bool = True
    animation_speed: str = "normal"


def with_defaults(settings: Settings, names: Iterable[str]) -> Settings:
    """The settings with the defaults of those named."""
    defaults = Settings()
    return replace(settings, **{name: getattr(defaults, name) for name in names})


# Off and on.
SWITCH = (False, True)
VALUES: dict[str, tuple[Any, ...]] = {
    "master": PERCENTS,
    "music": PERCENTS,
    "effects": PERCENTS,
    "mono": SWITCH,
    "theme": ("neon", "high contrast", "light"),
    "palette": ("cyan and amber", "blue and white", "magenta and green", "white and grey"),
    "full_screen": SWITCH,
    "glow": SWITCH,
    "backdrop": SWITCH,
    "particles": SWITCH,
    "hands": ("both", "left", "right"),
    "dead_zone": ("small", "medium", "large"),
    "repeat": ("slow", "medium", "fast"),
    "rumble": (0, 50, 100),
    "confirm": ("off", "mouse only", "always"),
    "clock": (0, 10, 30, 60),
    "hints": SWITCH,
    "undos": ("any", "three", "one", "none"),
    "marks": SWITCH,
    "previews": SWITCH,
    "bot_speed": tuple(SPEEDS),
    "text": (100, 125, 150, 200),
    "reduced_motion": SWITCH,
    "shake": SWITCH,
    "animation_speed": tuple(SPEEDS),
}
assert set(VALUES) == {field.name for field in fields(Settings)}
