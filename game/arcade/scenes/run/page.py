"""The run: to go on with an unfinished one, or to begin another."""

from collections.abc import Callable
from typing import NamedTuple

from pygame import Surface

from game.arcade.accents import RUN_ACCENT
from game.arcade.context import Context
from game.arcade.destinations import Confirm, Destination, ToMenu
from game.arcade.draw.theme import Theme
from game.arcade.input.actions import Action, Command
from game.arcade.run_destinations import BeginRun, ToRunOver, ToStage
from game.arcade.scenes.rows import Row, RowList
from game.arcade.scenes.scene import Go, Prompts, Scene
from game.arcade.sentences import run_words
from game.arcade.views.rows import Places, Scroll
from game.arcade.views.run.ladder import LoopPicture, RungPicture, State
from game.arcade.views.run.page import RunPicture, choice_places, draw_run
from game.bots.levels import LEVELS
from game.core.controls import Verb
from game.core.words import _, later
from game.records.tables import RUN, Period, top
from game.run.course import order
from game.run.ladder import LOOPS
from game.run.progress import Progress
from game.run.run import Run
from game.store.calendar import today

# How many places of the table are shown.
BEST = 5


class Choice(NamedTuple):
    """A row, and what is to be known about it."""

    row: Row
    about: str
    run: Run | None = None  # None if its stages are not drawn yet


class RunScene(Scene):
    """Each row begins a run, or goes on with one."""

    def __init__(self, context: Context, go: Go) -> None:
        super().__init__(context, go)
        runs = context.profile.runs
        self._today = today()
        self._book = context.profile.records.latest_book()
        self._unfinished = runs.found(daily=False)
        self._unfinished_daily = runs.found(daily=True)
        self._choices = (*self._of_any_day(), *self._of_today())
        self._abouts = tuple(choice.about for choice in self._choices)
        self.rows = RowList([choice.row for choice in self._choices], self._places)

    # What can be chosen: each row with what is to be known about it

    def _of_any_day(self) -> list[Choice]:
        unfinished = self._unfinished
        if unfinished is None:
            row = Row(later("New run"), lambda: self._begin(BeginRun()))
            return [Choice(row, _("Other stages every time."))]
        about = _("The unfinished run ends first, with {points}.", points=_points(unfinished))
        return [
            self._going_on(later("Go on"), unfinished),
            Choice(Row(later("New run"), lambda: self._ask_to_end(unfinished)), about),
        ]

    def _of_today(self) -> list[Choice]:
        unfinished = self._unfinished_daily
        if unfinished is None:
            return [self._daily(lambda: self._begin(BeginRun(daily=True)))]
        goes_on = self._going_on(later("Go on with the daily run"), unfinished)
        if unfinished.run.date == self._today:
            return [goes_on]
        return [goes_on, self._daily(lambda: self._ask_to_end(unfinished))]

    def _daily(self, press: Callable[[], None]) -> Choice:
        """The daily run of today."""
        day = run_words.day(self._today)
        about = _("{day}. The same stages for everyone. Only the first start of a day counts.", day=day)
        if self._today in self._book.firsts:
            about = _("{day}. The first start of today is used: another one does not count.", day=day)
        run = Run.daily(self._today, self.context.games)
        return Choice(Row(later("Daily run"), press), about, run)

    def _going_on(self, label: str, unfinished: Progress) -> Choice:
        label = later("See how it ended") if unfinished.run.over else label
        about = run_words.so_far(unfinished.run)
        if unfinished.is_daily:
            about = _("{day}. {words}", day=run_words.day(unfinished.run.date), words=about)
        return Choice(Row(label, lambda: self._begin(ToStage(unfinished))), about, unfinished.run)

    def _ask_to_end(self, progress: Progress) -> None:
        self.context.audio.play("confirm")
        words = _(
            "It ends with {points}, and counts with them. Then a new one can begin.", points=_points(progress)
        )
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
        self.context.audio.music("music_menu")

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

    def _places(self, scroll: Scroll) -> Places:
        return choice_places(self.context.layout, self._abouts, scroll)

    def picture(self) -> RunPicture:
        context = self.context
        best = top(RUN, self._book.high_scores(RUN), Period.ALL_TIME, self._today)[:BEST]
        return RunPicture(
            layout=context.layout,
            theme=self.theme,
            time=context.backdrop_time,
            title=_("Run"),
            rows=self.rows.picture(),
            abouts=self._abouts,
            about=self._abouts[self.rows.focus],
            best=tuple((score.initials, f"{score.points:,}") for score in best),
            best_title=_("Best places"),
            ladder=self._ladder(),
            rules=run_words.how_it_works(Run.new(0, context.games)),
            notice=context.notices.current,
        )

    def _ladder(self) -> tuple[LoopPicture, ...]:
        """The stages of the run in focus."""
        chosen = self._choices[self.rows.focus].run
        run = chosen or Run.new(0, self.context.games)
        return tuple(self._loop(run, number, known=chosen is not None) for number in range(len(LOOPS)))

    def _loop(self, run: Run, number: int, *, known: bool) -> LoopPicture:
        """A loop, counted from 0; of a run that is not drawn yet nobody knows the order of the games."""
        coming, first = run.standing.stage, number * len(run.games)
        rungs = tuple(
            RungPicture(
                self.context.games[slug] if known else None,
                State.WON if stage < coming else State.COMING if stage == coming else State.AHEAD,
            )
            for stage, slug in enumerate(order(run.seed, number, run.games), start=first)
        )
        return LoopPicture(_(LEVELS[LOOPS[number].level].title), rungs)

    def draw_picture(self, canvas: Surface, picture: RunPicture) -> None:
        draw_run(canvas, picture)


def _points(progress: Progress) -> str:
    return run_words.points(progress.run.standing.points)
