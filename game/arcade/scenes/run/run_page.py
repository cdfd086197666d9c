"""The page of the run: which runs can be begun or continued, where each stands, and the ladder to climb."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from game.arcade.draw.easing import pulse
from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import Theme
from game.arcade.input.actions import Action, Command
from game.arcade.kit import stacks
from game.arcade.kit.nodes import Node
from game.arcade.kit.rows import ListContent, Rows
from game.arcade.kit.scores import ScoreLine, Scores
from game.arcade.kit.screen import is_wide
from game.arcade.kit.stacks import Beside, Card, Column, Part
from game.arcade.kit.text import Bullet, Line, Text
from game.arcade.navigation.destinations import BeginRun, Confirm, Destination, ToMenu, ToRunOver, ToStage
from game.arcade.scenes.page_scene import PageScene
from game.arcade.scenes.rows import Row, RowList
from game.arcade.scenes.run.ladder_picture import ladder_of
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.sentences import run_words
from game.arcade.sentences.record_words import score_line
from game.arcade.shell.context import Context
from game.arcade.views.accents import RUN_ACCENT
from game.arcade.views.run.ladder import LadderPicture
from game.arcade.views.run.lives_and_hints import Marks
from game.core.controls import Verb
from game.core.words import _, later, plural
from game.records.tables import DAILY_RUN, RUN, HighScore, Period, top
from game.run.course import HINTS, LIVES
from game.run.run import Run
from game.run.run_progress import RunProgress
from game.store.calendar import today

# How many places of the table are shown.
BEST = 5
# The key of the points that a run has so far.
OWN = "so far"
# The least width of a page with two columns, in sizes of small text, and the share of the left one.
WIDE, LEFT = 50, 0.4
# The distance from row to row, in units, and the greatest height of a best place, in sizes of small text.
STEP, PLACE = 9.4, 2.3


@dataclass(frozen=True)
class StandingPicture:
    """Where the run in focus stands."""

    headline: str  # its points, or what it is
    words: str  # more about it
    lives: int
    hints: int


@dataclass(frozen=True)
class RunPicture:
    """Everything that stands on the page."""

    title: str
    rows: ListContent
    standings: tuple[StandingPicture, ...]  # of all rows
    best: tuple[ScoreLine, ...]
    best_title: str
    ladder: LadderPicture
    rules: tuple[str, ...]  # for those who have not begun


def run_page(layout: Layout, theme: Theme, picture: RunPicture) -> Node:
    small = (layout.small,)
    title = Line(picture.title, (layout.large,), theme.ink, bold=True)
    best = Column(
        (
            Line(picture.best_title, small, theme.heading, bold=True),
            Part(Scores(picture.best, PLACE, alike=True), gap=1),
        )
    )
    rules = [Bullet(rule, small, theme.soft) for rule in picture.rules]
    standing = picture.standings[picture.rows.scroll.focus]
    wide = is_wide(layout, WIDE)
    column = Column(
        (
            title,
            Part(standing_node(layout, theme, standing, picture.standings), gap=2),
            Part(Rows.of(picture.rows, STEP), gap=2.5),
            *(Part(rule, gap=1.3 if number else 3, rank=1) for number, rule in enumerate(rules)),
            None if wide else Part(picture.ladder, gap=3, rank=2),
            Part(best, gap=3, rank=3) if picture.best else None,
        )
    )
    return Beside(column, Card(picture.ladder), LEFT, gap=5) if wide else column


def standing_node(
    layout: Layout, theme: Theme, standing: StandingPicture, others: tuple[StandingPicture, ...] = ()
) -> Node:
    """Where a run stands: as high as where any other stands, so that nothing moves."""
    sizes = (layout.large, layout.medium, layout.small)[layout.crowded or layout.tiny :]
    headline = Line(standing.headline, sizes, theme.heading, bold=True)
    marks = Marks(standing.lives, standing.hints, sizes[0])
    words = tuple(each.words for each in others)
    return Column(
        (
            stacks.Row((headline, Part(marks, gap=2.5, grows=True))),
            Text(standing.words, (layout.small,), theme.ink, room_for=words),
        )
    )


class Choice(NamedTuple):
    """A row, and what is to be known about it."""

    row: Row
    headline: str
    about: str
    run: Run | None = None  # None if its stages are not drawn yet
    hints: int = HINTS  # that are left


class RunScene(PageScene):
    """The page of the run. Each row begins a run, or goes on with one."""

    def __init__(self, context: Context, go: Go) -> None:
        super().__init__(context, go)
        runs = context.profile.runs
        self._today = today()
        self._book = context.profile.records.book()
        self._unfinished = runs.found(daily=False)
        self._unfinished_daily = runs.found(daily=True)
        self._daily_first = runs.latest is not None and runs.latest.is_daily
        any_day, of_today = self._of_any_day(), self._of_today()
        self._choices = (*of_today, *any_day) if self._daily_first else (*any_day, *of_today)
        self._standings = tuple(_standing(choice) for choice in self._choices)
        self.rows = RowList([choice.row for choice in self._choices], self.places_of_rows)

    # What can be chosen: each row with what is to be known about it; the run that was played last comes first

    def _of_any_day(self) -> list[Choice]:
        unfinished = self._unfinished
        if unfinished is None:
            row = Row(later("New run"), lambda: self._begin(BeginRun()))
            return [Choice(row, self._stages(), _("Different stages every time."))]
        about = _("First, your unfinished run ends with {points}.", points=_points(unfinished))
        label = later("Continue the other run") if self._daily_first else later("Continue")
        return [
            self._going_on(label, unfinished),
            Choice(Row(later("New run"), lambda: self._ask_to_end(unfinished)), self._stages(), about),
        ]

    def _of_today(self) -> list[Choice]:
        unfinished = self._unfinished_daily
        if unfinished is None:
            return [self._daily(lambda: self._begin(BeginRun(daily=True)))]
        goes_on = self._going_on(later("Continue the daily run"), unfinished)
        if unfinished.run.date == self._today:
            return [goes_on]
        return [goes_on, self._daily(lambda: self._ask_to_end(unfinished))]

    def _daily(self, press: Callable[[], None]) -> Choice:
        """The daily run of today."""
        day = run_words.day(self._today)
        about = _("The same stages for everyone. Only the first start of a day counts.")
        if not self._book.would_count(self._today):
            about = _("The first start of today is used: another one does not count.")
        run = Run.daily(self._today, self.context.games)
        return Choice(Row(later("Daily run"), press), day, about, run)

    def _going_on(self, label: str, unfinished: RunProgress) -> Choice:
        label = later("See how it ended") if unfinished.run.over else label
        about = run_words.what_comes(unfinished, self.context.games)
        if unfinished.is_daily:
            about = _("{day}. {words}", day=run_words.day(unfinished.run.date), words=about)
        row = Row(label, lambda: self._begin(ToStage(unfinished)))
        hints = unfinished.run.hints_left(unfinished.session(self.context.games))
        return Choice(row, _points(unfinished), about, unfinished.run, hints)

    def _stages(self) -> str:
        """How many stages a run has."""
        stages = Run.new(0, self.context.games).standing.last_stage
        return plural("{count} stage", "{count} stages", stages)

    def _ask_to_end(self, progress: RunProgress) -> None:
        self.context.audio.play("confirm")
        points = _points(progress)
        if progress.counts:
            words = _("It ends with {points}, and they count. Then you can begin a new one.", points=points)
        else:
            words = _("It ends with {points}. Then you can begin a new one.", points=points)
        then = ToRunOver(progress)
        self.go(Confirm(later("End the unfinished run?"), words, later("Stay"), later("End it"), then))

    def _begin(self, destination: Destination) -> None:
        self.context.audio.play("confirm")
        self.go(destination)

    @property
    def theme(self) -> Theme:
        return self.context.theme.tinted(RUN_ACCENT)

    # Presses

    def enter(self) -> None:
        self.context.audio.music("run")

    def handle(self, action: Action) -> None:
        if action.verb in (Command.PAUSE, Verb.BACK):
            self.context.audio.play("back")
            self.go(ToMenu())
        elif self.rows.handle(action):
            self.context.audio.play("cursor")

    def prompts(self) -> Prompts:
        return [(Verb.UP, _("Choose")), (Verb.CONFIRM, self.rows.focused.act), (Verb.BACK, _("Menu"))]

    # The picture

    @property
    def shows_notices(self) -> bool:
        return True

    @property
    def resting(self) -> bool:
        return True

    @property
    def shown_page(self) -> int:
        """What stands beside the rows is about the one in focus."""
        return self.rows.focus

    def page(self) -> Node:
        context = self.context
        picture = RunPicture(
            title=_("Run"),
            rows=self.rows.content(),
            standings=self._standings,
            best=self._best(),
            best_title=_("High scores"),
            ladder=self._ladder(),
            rules=() if self._unfinished else run_words.how_it_works(Run.new(0, context.games)),
        )
        return run_page(context.layout, self.theme, picture)

    def _best(self) -> tuple[ScoreLine, ...]:
        """The best places, and among them the one that the run in focus has so far."""
        run = self._choices[self.rows.focus].run
        table = DAILY_RUN if run is not None and run.date else RUN
        scores = self._book.high_scores(table)
        if run is not None and run.standing.points:
            scores = (*scores, HighScore(_("You"), run.standing.points, self._today, OWN))
        places = top(table, scores, Period.ALL_TIME, self._today)
        lines = [score_line(place, score, OWN) for place, score in enumerate(places, start=1)]
        below = [line for line in lines[BEST:] if line.own]
        return (*lines[: BEST - len(below)], *below)

    def _ladder(self) -> LadderPicture:
        """The stages of the run in focus; in one that is not drawn yet, nobody knows the order."""
        chosen, games = self._choices[self.rows.focus].run, self.context.games
        if chosen is None:
            return ladder_of(Run.new(0, games), games, known=False)
        return ladder_of(chosen, games, pulse=pulse(self.context.pulse_time))


def _points(progress: RunProgress) -> str:
    return run_words.points(progress.run.standing.points)


def _standing(choice: Choice) -> StandingPicture:
    """Where the run of a row stands; at its start if it has not begun."""
    lives = LIVES if choice.run is None else choice.run.standing.lives
    return StandingPicture(choice.headline, choice.about, lives, choice.hints)
