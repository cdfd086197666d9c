"""The settings: how the arcade sounds, looks, and plays. Each of them is declared once, in `Settings`.

Its default, its row on the screen, its question at the first start and its field in the document follow from
that.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, Generic, NamedTuple, TypeVar

from game.core.words import _, later, plural
from game.store.codec import Field, Fields, composed, one_of
from game.store.documents import Format

T = TypeVar("T")

NAME = "settings.json"
FORMAT = Format("gridlock settings", 1, later("Your settings could not be read, so the defaults are used."))
# How fast something moves, compared with normal; None: it does not move at all, but is there at once.
SPEEDS: dict[str, float | None] = {"half": 0.5, "normal": 1.0, "double": 2.0, "off": None}


# What there is to say about a setting


class Values(NamedTuple, Generic[T]):
    """The values that a setting can take, in order, and what each of them is called."""

    every: tuple[T, ...]
    words: Callable[[T], str]
    is_scale: bool = False  # with an end on both sides; other values begin again after the last one


class Place(NamedTuple):
    """Where a setting stands: under which tab, and below which title."""

    tab: str
    title: str


class Override(NamedTuple):
    """A reason to override some settings as long as it applies, in words too. What was chosen is kept."""

    applies: Callable[["Settings"], bool]
    words: str


class Question(NamedTuple):
    """What the first start asks about a setting, with an answer for each of its values."""

    number: int  # among the questions
    words: str
    answers: tuple[str, ...]
    changes: tuple[str, ...] = ()  # what each answer changes, as a sentence


class Setting(NamedTuple):
    """Everything about a setting but its default. Words are not translated yet."""

    values: Values[Any]
    place: Place
    label: str
    explanation: str
    overrides: Mapping[Override, Any]  # the value while one of them applies
    on_bright: Values[Any] | None  # the same values, as they are called with a bright theme
    question: Question | None

    def words(self, value: Any, *, bright: bool = False) -> str:
        """A value in words."""
        values = self.on_bright if bright and self.on_bright else self.values
        return values.words(value)


def setting(
    default: T,
    values: Values[T],
    place: Place,
    label: str,
    explanation: str,
    *,
    overrides: Mapping[Override, T] | None = None,
    on_bright: Values[T] | None = None,
    question: Question | None = None,
) -> T:
    """Declare a setting."""
    about = Setting(values, place, label, explanation, overrides or {}, on_bright, question)
    return field(default=default, metadata={"setting": about})


# Values and their words


def named(words: Mapping[str, str]) -> Values[str]:
    return Values(tuple(words), lambda value: _(words[value]))


def percents(*values: int, is_scale: bool = False) -> Values[int]:
    return Values(values, lambda value: _("{percent}%", percent=value), is_scale)


def speeds(off: str) -> Values[str]:
    return named(
        {"half": later("half speed"), "normal": later("normal"), "double": later("double speed"), "off": off}
    )


SCALE = percents(*range(0, 101, 10), is_scale=True)
SWITCH = Values((False, True), lambda value: _("on") if value else _("off"))
SECONDS = Values(
    (0, 10, 30, 60), lambda value: plural("{count} second", "{count} seconds", value) if value else _("off")
)

# Where they stand

SOUND, PICTURE, CONTROLS = later("Sound"), later("Picture"), later("Controls")
PLAY, ACCESS = later("Play"), later("Accessibility")
LOUDNESS, SPEAKERS = Place(SOUND, later("Loudness")), Place(SOUND, later("Speakers"))
COLOURS, LIGHT = Place(PICTURE, later("Colours")), Place(PICTURE, later("Light and motion"))
WINDOW = Place(PICTURE, later("Window"))
KEYBOARD, GAMEPADS = Place(CONTROLS, later("Keyboard")), Place(CONTROLS, later("Gamepads"))
ALL_DEVICES = Place(CONTROLS, later("All devices"))
MOVES, HELP, BOTS = Place(PLAY, later("Moves")), Place(PLAY, later("Help")), Place(PLAY, later("Bots"))
LETTERS, MOTION = Place(ACCESS, later("Letters")), Place(ACCESS, later("Motion"))

# What decides about others

CALM = Override(lambda chosen: chosen.reduced_motion, later("Off, as long as reduced motion is on."))
FLAT = Override(
    lambda chosen: chosen.theme == "high contrast", later("Off, as long as the theme is high contrast.")
)


@dataclass(frozen=True)
class Settings:
    """Every setting, in the order in which they are shown."""

    master: int = setting(100, SCALE, LOUDNESS, later("Volume"), later("How loud everything is."))
    music: int = setting(50, SCALE, LOUDNESS, later("Music"), later("How loud the music is."))
    effects: int = setting(
        80, SCALE, LOUDNESS, later("Effects"), later("How loud moves and other events are.")
    )
    mono: bool = setting(False, SWITCH, SPEAKERS, later("Mono sound"), later("The same sound in both ears."))

    theme: str = setting(
        "neon",
        named({"neon": later("neon"), "high contrast": later("high contrast"), "light": later("light")}),
        COLOURS,
        later("Theme"),
        later("High contrast has thick outlines and no glow."),
        question=Question(
            2,
            later("What can you see best?"),
            (later("Neon"), later("High contrast"), later("Light")),
            (
                later("Lights that glow in the dark."),
                later("Thick outlines, and nothing behind words."),
                later("Dark letters on a bright ground."),
            ),
        ),
    )
    palette: str = setting(
        "cyan and amber",
        named(
            {
                "cyan and amber": later("cyan and amber"),
                "blue and white": later("blue and white"),
                "magenta and green": later("magenta and green"),
                "white and grey": later("white and grey"),
            }
        ),
        COLOURS,
        later("Player colours"),
        later("The colours of the players, and of all riders in the Arena."),
        on_bright=named(
            {
                "cyan and amber": later("navy and orange"),
                "blue and white": later("blue and black"),
                "magenta and green": later("plum and green"),
                "white and grey": later("black and grey"),
            }
        ),
    )
    glow: bool = setting(
        True,
        SWITCH,
        LIGHT,
        later("Glow"),
        later("The light around everything that shines."),
        overrides={FLAT: False},
    )
    backdrop: bool = setting(
        True,
        SWITCH,
        LIGHT,
        later("Moving floor"),
        later("Whether the floor behind the menus moves."),
        overrides={CALM: False, FLAT: False},
    )
    particles: bool = setting(
        True,
        SWITCH,
        LIGHT,
        later("Sparks"),
        later("The sparks that fly when a game is won."),
        overrides={CALM: False},
    )
    full_screen: bool = setting(
        True, SWITCH, WINDOW, later("Full screen"), later("Fill the screen, or play in a window.")
    )

    hands: str = setting(
        "both",
        named({"both": later("both"), "left": later("left half"), "right": later("right half")}),
        KEYBOARD,
        later("Hands"),
        later("With one hand, half of the keyboard does everything."),
    )
    dead_zone: str = setting(
        "medium",
        named({"small": later("small"), "medium": later("medium"), "large": later("large")}),
        GAMEPADS,
        later("Stick dead zone"),
        later("How far a stick must be pushed."),
    )
    rumble: int = setting(
        100,
        percents(0, 50, 100),
        GAMEPADS,
        later("Rumble"),
        later("How strongly gamepads shake, if they can."),
    )
    repeat: str = setting(
        "medium",
        named({"slow": later("slow"), "medium": later("medium"), "fast": later("fast")}),
        ALL_DEVICES,
        later("Repeat speed"),
        later("How fast a held direction repeats."),
    )

    confirm: str = setting(
        "off",
        named({"off": later("off"), "mouse only": later("mouse only"), "always": later("always")}),
        MOVES,
        later("Confirm moves"),
        later("Press twice to make a move."),
    )
    clock: int = setting(
        0, SECONDS, MOVES, later("Move clock"), later("When it runs out, a move is made at random.")
    )
    hints: bool = setting(
        True, SWITCH, HELP, later("Hints"), later("Whether you can ask for a winning move.")
    )
    undos: str = setting(
        "any",
        named(
            {"any": later("any number"), "three": later("three"), "one": later("one"), "none": later("none")}
        ),
        HELP,
        later("Undos"),
        later("How many undos you have in each round against a bot."),
    )
    marks: bool = setting(
        True, SWITCH, HELP, later("Move marks"), later("Whether the board marks where you can move.")
    )
    previews: bool = setting(
        True, SWITCH, HELP, later("Move previews"), later("Whether you see what a move would do.")
    )
    bot_speed: str = setting(
        "normal", speeds(off=later("at once")), BOTS, later("Bot speed"), later("How fast bots answer.")
    )

    text: int = setting(
        100,
        percents(100, 125, 150, 200),
        LETTERS,
        later("Text size"),
        later("How large all letters are."),
        question=Question(
            1,
            later("How large should letters be?"),
            (later("Normal"), later("Larger"), later("Much larger"), later("Twice as large")),
        ),
    )
    reduced_motion: bool = setting(
        False,
        SWITCH,
        MOTION,
        later("Reduced motion"),
        later("Nothing travels, fades, or pulses."),
        question=Question(
            3,
            later("How much should move?"),
            (later("Everything"), later("As little as possible")),
            (
                later("Pieces travel, sparks fly, and lights pulse."),
                later("Moves are there at once, and nothing pulses."),
            ),
        ),
    )
    shake: bool = setting(
        True,
        SWITCH,
        MOTION,
        later("Board shake"),
        later("Whether board and cursor shake at a refused move."),
        overrides={CALM: False},
    )
    animation_speed: str = setting(
        "normal",
        speeds(off=later("off")),
        MOTION,
        later("Animation speed"),
        later("How fast moves are shown."),
        overrides={CALM: "off"},
    )


# The setting that a person who is remembered can have of their own.
OWN = "hints"
# The declaration of each setting, by its name.
SETTINGS: Mapping[str, Setting] = {each.name: each.metadata["setting"] for each in fields(Settings)}


def override(settings: Settings, name: str) -> Override | None:
    """What decides about a setting now, in place of what was chosen."""
    return next((each for each in SETTINGS[name].overrides if each.applies(settings)), None)


def in_force(settings: Settings, name: str) -> Any:
    """The value of a setting that applies: the one chosen, unless something else decides."""
    decides = override(settings, name)
    return getattr(settings, name) if decides is None else SETTINGS[name].overrides[decides]


def with_defaults(settings: Settings, names: Iterable[str]) -> Settings:
    """The settings with the defaults of those named."""
    defaults = Settings()
    return replace(settings, **{name: getattr(defaults, name) for name in names})


def changed(before: Settings, after: Settings) -> Fields:
    """The settings that differ, as they are afterwards."""
    old = asdict(before)
    return {name: value for name, value in asdict(after).items() if value != old[name]}


# As a document. A field that is missing or impossible has its default.
CODEC = composed(
    Settings,
    **{
        name: Field(one_of(each.values.every, type(usual)).or_else(usual), name)
        for name, each in SETTINGS.items()
        for usual in [getattr(Settings(), name)]
    },
)
