"""The tabs of the records, their rows, and the panels that each row leads through."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.arcade.draw.theme import Colour
from game.arcade.kit.nodes import Node
from game.arcade.scenes.records.record_panels import RecordPanels
from game.arcade.views.accents import OF_TABLES, PUZZLES_ACCENT, RUN_ACCENT
from game.core.rules import PLAYERS
from game.core.variant import Variant
from game.core.words import later
from game.records.tables import DAILY_RUN, RUN, TABLES, Period
from game.run.medals import MEDALS

Show = Callable[[RecordPanels], Node]


@dataclass(frozen=True)
class Topic:
    """A row: its panels by name, one of which is shown. A single panel needs no name."""

    label: str
    panels: tuple[tuple[str, Show], ...]
    words: str  # the sentence below the tabs
    accent: Colour | None = None  # the arcade's own if it is None


@dataclass(frozen=True)
class RecordTab:
    """A page of the records."""

    label: str
    topics: tuple[Topic, ...]


SIDES = {1: later("As Player 1"), 2: later("As Player 2")}
OF_BOTS = later("One person against a bot, stages of runs included.")


def tables(key: str) -> RecordTab:
    """The tables of high scores, one for each period. The score with the key is marked."""

    def shown(table: str) -> tuple[tuple[str, Show], ...]:
        def show(period: Period) -> Show:
            return lambda recorded: recorded.table(table, period, key)

        return tuple((period.value, show(period)) for period in PERIODS)

    words = later("Bots hold the places that nobody has taken.")
    topics = (Topic(TABLES[name].title, shown(name), words, accent) for name, accent in OF_TABLES.items())
    return RecordTab(later("High scores"), tuple(topics))


# The periods in the order in which they are shown.
PERIODS = (Period.ALL_TIME, Period.TODAY, Period.WEEK, Period.MONTH)


def statistics(games: list[Variant]) -> RecordTab:
    """The tallies of all games and of each, the runs and the puzzles."""
    runs: tuple[tuple[str, Show], ...] = (
        (later("Normal"), partial(RecordPanels.runs, kind=RUN)),
        (later("Daily"), partial(RecordPanels.runs, kind=DAILY_RUN)),
    )
    puzzles: tuple[tuple[str, Show], ...] = (
        (later("Rated"), RecordPanels.rated),
        (later("Daily"), RecordPanels.daily),
        (later("Streak"), RecordPanels.streak),
    )
    return RecordTab(
        later("Statistics"),
        (
            Topic(later("All games"), (*_tallies(None), (later("By day"), RecordPanels.days)), OF_BOTS),
            *map(_game, games),
            Topic(later("Runs"), runs, later("A run that you leave early counts as one begun."), RUN_ACCENT),
            Topic(later("Puzzles"), puzzles, later("Your puzzles so far."), PUZZLES_ACCENT),
        ),
    )


def _game(variant: Variant) -> Topic:
    form = later("Last games"), partial(RecordPanels.form, variant=variant)
    return Topic(variant.name, (*_tallies(variant), form), OF_BOTS, variant.accent)


def _tallies(variant: Variant | None) -> tuple[tuple[str, Show], ...]:
    sides = ((SIDES[side], partial(RecordPanels.numbers, variant=variant, side=side)) for side in PLAYERS)
    return ((later("Win rate"), partial(RecordPanels.shares, variant=variant)), *sides)


def medals() -> RecordTab:
    topics = (Topic(medal.title, (("", partial(RecordPanels.medal, medal=medal)),), "") for medal in MEDALS)
    return RecordTab(later("Medals"), tuple(topics))
