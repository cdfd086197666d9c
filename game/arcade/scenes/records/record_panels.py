"""What the page of the records holds: its tabs, the rows of each, and the panels about each row."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import partial

from game.arcade.draw.theme import Colour
from game.arcade.kit.nodes import Node
from game.arcade.kit.row import RowPicture
from game.arcade.kit.scores import ScoreLine, Scores
from game.arcade.navigation.destinations import ForgetPeople
from game.arcade.profile.profile import Profile
from game.arcade.sentences.history_words import day_words
from game.arcade.sentences.record_words import score_line, way_in_full, way_words
from game.arcade.views.accents import OF_TABLES, PUZZLES_ACCENT, RUN_ACCENT
from game.arcade.views.records.medals import MedalPanel, MedalRow
from game.arcade.views.records.numbers import NumbersLine, NumbersPanel
from game.arcade.views.records.plots import Day, DaysPanel, FormPanel, SharesLine, SharesPanel
from game.bots.levels import LEVELS
from game.core.rules import PLAYERS, Player
from game.core.variant import Variant
from game.core.words import _, later, plural
from game.puzzles import daily
from game.puzzles.puzzle_progress import Progress
from game.records.book import Book
from game.records.tables import DAILY_RUN, RUN, TABLES, HighScore, Period, top
from game.run.medals import MEDALS, Medal, Way, way_to
from game.run.run import Run
from game.store.calendar import today
from game.store.history import PastGame
from game.store.statistics import Tallies, Tally

# The most games of a form, and the most days.
MOST_GAMES, MOST_DAYS = 40, 21
NO_GAME = later("Nothing here yet. Play a game against a bot to the end.")
HEADS = (later("played"), later("won"), later("clean"), later("streak"))


@dataclass(frozen=True)
class RecordPanels:
    """Shows the records, the tallies, the past games and the puzzles of a moment."""

    book: Book
    tallies: Tallies
    past: tuple[PastGame, ...]  # the latest first
    puzzles: Progress
    day: str
    begun: tuple[Run, ...] = ()  # a new run, and those to go on with that count

    @classmethod
    def of(cls, profile: Profile, games: Mapping[str, Variant]) -> "RecordPanels":
        unfinished = filter(None, (profile.runs.unfinished(daily=daily) for daily in (False, True)))
        return cls(
            profile.records.book(),
            profile.history.tallies(),
            profile.history.past_games(),
            profile.puzzles.progress,
            today(),
            (Run.new(0, games), *(progress.run for progress in unfinished if progress.counts)),
        )

    # Tables

    def table(self, name: str, period: Period, key: str) -> Scores:
        """The ten places of a table; the score with the key is marked."""
        ranked = top(name, self.book.high_scores(name), period, self.day)
        return Scores(tuple(self._line(place, score, key) for place, score in enumerate(ranked, start=1)))

    def _line(self, place: int, score: HighScore, key: str) -> ScoreLine:
        note = _("bot") if score.is_bot else self._when(score.date)
        return score_line(place, score, key, note)

    def _when(self, day: str) -> str:
        return day_words(date.fromisoformat(day), date.fromisoformat(self.day))

    # Statistics

    def numbers(self, variant: Variant | None, side: Player) -> NumbersPanel:
        """The tallies of a game, or of all, on one side, from the weakest level up."""
        lines = [
            NumbersLine(
                _(LEVELS[level].title),
                tuple(map(str, (tally.played, tally.won, tally.clean, tally.longest))),
                _share(tally) or 0.0,
            )
            for level, tally in self._by_level(variant, side).items()
        ]
        return NumbersPanel(tuple(map(_, HEADS)), tuple(lines))

    def shares(self, variant: Variant | None) -> SharesPanel:
        """The share of the games won at each level on each side."""
        one, two = (self._by_level(variant, side) for side in PLAYERS)
        lines = tuple(
            SharesLine(_(LEVELS[level].title), (_share(one[level]), _share(two[level]))) for level in LEVELS
        )
        return SharesPanel(lines, _(NO_GAME))

    def _by_level(self, variant: Variant | None, side: Player) -> Mapping[str, Tally]:
        """The tallies on one side, of a game or of all together."""
        found = dict.fromkeys(LEVELS, Tally())
        for group, tally in self.tallies.groups.items():
            if (
                group.side == side
                and group.level in found
                and (variant is None or group.slug == variant.slug)
            ):
                found[group.level] += tally
        return found

    def form(self, variant: Variant) -> FormPanel:
        """The latest games of one person in a game."""
        games = [past for past in self.past if past.slug == variant.slug and past.players.alone is not None]
        won = tuple(past.outcome.winner == past.players.alone for past in reversed(games[:MOST_GAMES]))
        words = plural(
            "The last game: {won} won.", "The last {count} games: {won} won.", len(won), won=sum(won)
        )
        return FormPanel(won, words if won else "", _(NO_GAME))

    def days(self) -> DaysPanel:
        """The latest days on which games ended."""
        days = [*self.tallies.days.items()][-MOST_DAYS:]
        played, won = (sum(getattr(tally, name) for _day, tally in days) for name in ("played", "won"))
        words = plural("{count} game, {won} won.", "{count} games, {won} won.", played, won=won)
        columns = tuple(Day(self._when(day), tally.played, tally.won) for day, tally in days)
        return DaysPanel(columns, words if days else "", _(NO_GAME))

    def runs(self, kind: str) -> NumbersPanel:
        """How many runs were begun, ended and cleared, and the best score of a person."""
        count = self.book.count(kind)
        best = max((score.points for score in self.book.high_scores(kind)), default=0)
        return _facts(
            (_("Begun"), count.begun),
            (_("Ended"), count.ended),
            (_("Cleared"), count.cleared),
            (_("Most points"), best),
        )

    # Puzzles

    def rated(self) -> NumbersPanel:
        progress = self.puzzles
        return _facts(
            (_("Your rating"), progress.rating.value),
            (_("Puzzles tried"), len(progress.tried)),
            (_("Solved at the first attempt"), sum(progress.tried.values())),
            (_("Coming back"), len(progress.returning)),
        )

    def daily(self) -> NumbersPanel:
        days = self.puzzles.days
        return _facts(
            (_("Begun"), len(days)),
            (_("Solved"), sum(task.attempt.solved for task in days.values())),
            (_("Solved at the first attempt"), sum(task.attempt.at_once for task in days.values())),
            (_("Days in a row"), daily.row(days, self.day)),
        )

    def streak(self) -> NumbersPanel:
        return _facts(
            (_("Longest streak"), self.puzzles.longest), (_("Of your own games"), len(self.puzzles.yours))
        )

    # Medals, and the rest

    def medal(self, medal: Medal) -> MedalPanel:
        """What a medal is for, and when it was earned or how near it is."""
        day = self.book.medals.get(medal.name, "")
        if day:
            when = _("Earned: {day}", day=self._when(day))
            return MedalPanel(medal.name, _(medal.words), when, earned=True)
        way = self._way_to(medal)
        return MedalPanel(medal.name, _(medal.words), way_in_full(medal, way), share=way.share, earned=False)

    def medal_row(self, medal: Medal, row: RowPicture) -> MedalRow:
        """A medal as a row: its name, and until it is earned how near it is."""
        if medal.name in self.book.medals:
            return MedalRow(row, medal.name, earned=True)
        way = self._way_to(medal)
        return MedalRow(row, medal.name, earned=False, note=way_words(way), share=way.share)

    def _way_to(self, medal: Medal) -> Way:
        tables = (self.book.high_scores(table) for table in (RUN, DAILY_RUN))
        points = (score.points for scores in tables for score in scores)
        return way_to(medal, self.begun, max(points, default=0))

    def counts(self) -> NumbersPanel:
        """How many scores, medals, games against bots and past games there are."""
        played = sum(tally.played for tally in self.tallies.groups.values())
        return _facts(
            (_("High scores"), sum(map(len, self.book.tables.values()))),
            (_("Medals"), len(self.book.medals)),
            (_("Games against bots"), played),
            (_("Past games"), len(self.past)),
        )


def _share(tally: Tally) -> float | None:
    """The share of the games won; None if there are none."""
    return tally.won / tally.played if tally.played else None


def _facts(*facts: tuple[str, int]) -> NumbersPanel:
    return NumbersPanel((), tuple(NumbersLine(label, (f"{number:,}",)) for label, number in facts))


Show = Callable[[RecordPanels], Node]


@dataclass(frozen=True)
class Topic:
    """A row: its panels by name, one of which is shown. A single panel needs no name."""

    label: str
    panels: tuple[tuple[str, Show], ...]
    words: str  # the sentence below the tabs
    accent: Colour | None = None  # the arcade's own if it is None
    forgets: ForgetPeople | None = None  # whom it can forget


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
    return RecordTab(later("Scores"), tuple(topics))


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
