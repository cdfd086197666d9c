"""What is on each page of the settings: names, the lines that explain them, and the groups they stand in."""

from dataclasses import dataclass

from game.arcade.destinations import Destination, ToSavedData
from game.arcade.kit.rows import Group
from game.arcade.settings_destinations import ToBindings
from game.core.words import _, later

RESET = later("Set everything on this page back to its default.")


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


TABS = (
    Tab(
        later("Sound"),
        (
            Setting("master", later("Volume"), later("How loud everything is.")),
            Setting("music", later("Music"), later("How loud the music is.")),
            Setting("effects", later("Effects"), later("How loud moves and other events are.")),
            Setting("mono", later("Mono sound"), later("The same sound in both ears.")),
        ),
        titles=(Group(0, later("Loudness")), Group(3, later("Speakers"))),
    ),
    Tab(
        later("Picture"),
        (
            Setting("theme", later("Theme"), later("High contrast has thick outlines and no glow.")),
            Setting("palette", later("Player colours"), later("The colours of Player 1 and Player 2.")),
            Setting("glow", later("Glow"), later("The light around everything that shines.")),
            Setting("backdrop", later("Moving floor"), later("Whether the floor behind the games moves.")),
            Setting("particles", later("Sparks"), later("The sparks that fly when a game is won.")),
            Setting("full_screen", later("Full screen"), later("Fill the screen, or play in a window.")),
        ),
        titles=(Group(0, later("Colours")), Group(2, later("Light and motion")), Group(5, later("Window"))),
    ),
    Tab(
        later("Controls"),
        (
            Setting("hands", later("Hands"), later("With one hand, half of the keyboard does everything.")),
            Setting("dead_zone", later("Stick dead zone"), later("How far a stick must be pushed.")),
            Setting("rumble", later("Rumble"), later("How strongly gamepads shake, if they can.")),
            Setting("repeat", later("Repeat speed"), later("How fast a held direction repeats.")),
        ),
        (Link(later("Keys and buttons"), later("What every key and button does."), ToBindings()),),
        titles=(Group(0, later("Keyboard")), Group(1, later("Gamepads")), Group(3, later("All devices"))),
    ),
    Tab(
        later("Play"),
        (
            Setting("confirm", later("Confirm moves"), later("Press twice to make a move.")),
            Setting("clock", later("Move clock"), later("When it runs out, a move is made at random.")),
            Setting("hints", later("Hints"), later("Whether you can ask for a winning move.")),
            Setting("undos", later("Undos"), later("How many undos you have in each round against a bot.")),
            Setting("marks", later("Move marks"), later("Whether the board marks where you can move.")),
            Setting("previews", later("Move previews"), later("Whether you see what a move would do.")),
            Setting("bot_speed", later("Bot speed"), later("How fast bots answer.")),
        ),
        titles=(Group(0, later("Moves")), Group(2, later("Help")), Group(6, later("Bots"))),
    ),
    Tab(
        later("Accessibility"),
        (
            Setting("text", later("Text size"), later("How large all letters are.")),
            Setting("reduced_motion", later("Reduced motion"), later("Nothing travels, fades, or pulses.")),
            Setting("shake", later("Board shake"), later("Whether the board trembles at a refused move.")),
            Setting("animation_speed", later("Animation speed"), later("How fast moves are shown.")),
        ),
        (Link(later("Saved data"), later("View, export or erase your saved data."), ToSavedData()),),
        titles=(Group(0, later("Letters")), Group(1, later("Motion")), Group(4, later("Your data"))),
        short=later("Access"),
    ),
)
