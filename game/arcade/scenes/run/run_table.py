"""After a run: the table with its place, large, the reviews of the stages that were lost, and a new run."""

from dataclasses import dataclass, replace
from functools import partial

from pygame import Surface

from game.arcade.draw.easing import pulse
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import text_width, write
from game.arcade.draw.theme import Theme, mix
from game.arcade.input.actions import Action, Command
from game.arcade.kit import stacks
from game.arcade.kit.nodes import Look, Node, Placed
from game.arcade.kit.row import STEPS, RowPicture, draw_plate
from game.arcade.kit.rows import ListContent, Rows
from game.arcade.kit.scores import ScoreLine, Scores
from game.arcade.kit.stacks import Beside, Card, Column, Part
from game.arcade.kit.text import Line
from game.arcade.navigation.destinations import BeginRun, Destination, ToMenu, ToRecords, ToReview, ToRun
from game.arcade.scenes.page_scene import PageScene
from game.arcade.scenes.rows import Row, RowList
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.sentences.captions import board_name
from game.arcade.sentences.record_words import best_place, score_line
from game.arcade.shell.context import Context
from game.arcade.views.accents import RUN_ACCENT
from game.arcade.views.icons import drawer_of, icon
from game.core.controls import Verb
from game.core.variant import Setup, Variant
from game.core.words import _, later
from game.records.tables import TABLES, Period, top
from game.run.run_progress import RunProgress
from game.run.standing import Standing
from game.session.session import Session
from game.store.calendar import today
from game.store.saved_runs import table_of

# The share of the page that the table has beside the rows.
BESIDE = 0.5
# The distance from row to row, in units, and the greatest height of a place, in sizes of small text.
STEP, PLACE = 8, 3.3
# The largest icon of a row, in shares of its height.
ICON = 0.62


@dataclass(frozen=True)
class LostPicture:
    """A stage that was lost."""

    game: Variant
    short: str  # its row where there is no room for the name of the game


@dataclass(frozen=True)
class RunTablePicture:
    """Everything that stands on the page."""

    title: str
    period: str
    lines: tuple[ScoreLine, ...]
    rows: ListContent
    lost: tuple[LostPicture | None, ...]  # the stages that the rows lead to


def run_table_page(layout: Layout, theme: Theme, picture: RunTablePicture, pulse_time: float) -> Node:
    title = Line(picture.title, (layout.large,), theme.ink, bold=True)
    period = Line(picture.period, (layout.medium,), theme.soft)
    table = Card(Scores(picture.lines, PLACE, light=0.6 + 0.4 * pulse(pulse_time)), across=3, down=2)
    lines = zip(picture.rows.rows, picture.lost, strict=True)
    rows = Rows(
        tuple(row if lost is None else LostRow(row, lost) for row, lost in lines), picture.rows.scroll, STEP
    )
    wide = layout.stage.width > layout.height
    body = Beside(table, rows, BESIDE, gap=5) if wide else Column((table, Part(rows, gap=3)))
    return Column((stacks.Row((title, Part(period, gap=3))), Part(body, gap=1.5, grows=True)))


@dataclass(frozen=True)
class LostRow(Node):
    """The row of a stage that was lost: the icon of its game, and what can be done about it."""

    row: RowPicture
    lost: LostPicture

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, row, box = look.layout, self.row, placed.box
        theme = look.theme.tinted(self.lost.game.accent)
        draw_plate(canvas, theme, box, row.lit)
        side = round(box.height * ICON)
        left = box.left + layout.px(1.5)
        picture = icon(drawer_of(self.lost.game), theme, side, lit=row.focused)
        canvas.blit(picture, picture.get_rect(center=(left + side // 2, box.centery)))
        tone = mix(theme.soft, theme.ink, round(STEPS * row.lit) / STEPS)
        size, start, right = layout.small, left + side + layout.px(1.5), box.right - layout.px(2)
        words = row.label if text_width(row.label, size, bold=True) <= right - start else self.lost.short
        label = write(canvas, words, size, tone, bold=True, midleft=(start, box.centery))
        if row.value and label.right + layout.px(2) + text_width(row.value, size) <= right:
            write(canvas, row.value, size, tone, midright=(right, box.centery))


class RunTableScene(PageScene):
    """The table after a run. Its rows lead through the lost stages in their order, and then to a new run."""

    def __init__(self, context: Context, go: Go, progress: RunProgress) -> None:
        super().__init__(context, go)
        self._progress = progress
        self._lines: tuple[ScoreLine, ...] = ()
        self._table = TABLES[table_of(progress)]
        self._period = Period.ALL_TIME
        begin = BeginRun() if context.profile.runs.found(daily=False) is None else ToRun()
        reviews = self._reviews()
        rows = [
            *(row for row, _lost in reviews),
            Row(later("New run"), lambda: self._leave(begin)),
            Row(later("Records"), lambda: self._leave(ToRecords(self._table.name, progress.key))),
            Row(later("Back to the menu"), lambda: self._leave(ToMenu())),
        ]
        lost = [lost for _row, lost in reviews]
        self._lost = (*lost, *[None] * (len(rows) - len(lost)))
        self.rows = RowList(rows, self.places_of_rows)

    def _reviews(self) -> list[tuple[Row, LostPicture]]:
        """A row for each stage that was lost, if it has moves, and what is shown of it."""
        run = self._progress.run
        lost = [
            standing for standing, result in zip(run.standings, run.results, strict=False) if not result.won
        ]
        stages = zip(lost, run.lost_stages(), strict=True)
        found = [(standing, session) for standing, session in stages if session.match.plies]
        return [
            (
                Row(
                    _lost_words(standing, session.setup),
                    partial(self._review, place, session),
                    value=_review,
                ),
                LostPicture(session.setup.variant, _lost_words(standing)),
            )
            for place, (standing, session) in enumerate(found)
        ]

    @property
    def theme(self) -> Theme:
        return self.context.theme.tinted(RUN_ACCENT)

    def enter(self) -> None:
        self.context.audio.music("run")
        self._lines = self._read_table()

    # Presses

    def handle(self, action: Action) -> None:
        if action.verb in (Verb.BACK, Command.PAUSE):
            self.context.audio.play("back")
            self.go(ToMenu())
        elif self.rows.handle(action):
            self.context.audio.play("cursor")

    def _review(self, place: int, session: Session) -> None:
        """Review a lost stage. AfterGame the next row is in focus."""
        self.context.audio.play("confirm")
        self.rows.focus_on(place + 1)
        self.go(ToReview(session))

    def _leave(self, destination: Destination) -> None:
        self.context.audio.play("confirm")
        self.go(destination)

    def prompts(self) -> Prompts:
        row = self.rows.focused
        act = row.value() if row.value is not None else row.act
        return [(Verb.UP, _("Choose")), (Verb.CONFIRM, act), (Verb.BACK, _("Menu"))]

    # The picture

    @property
    def resting(self) -> bool:
        return True

    def page(self) -> Node:
        picture = RunTablePicture(
            title=_(self._table.title),
            period=_(self._period.value),
            lines=self._lines,
            rows=self.rows.content(),
            lost=self._lost,
        )
        return run_table_page(self.context.layout, self.theme, picture, self.context.pulse_time)

    def _read_table(self) -> tuple[ScoreLine, ...]:
        """The table of the longest period in which the run has a place; that of today if it has none."""
        name, key = self._table.name, self._progress.key
        scores = self.context.profile.records.book().high_scores(name)
        self._period, _place = best_place(name, scores, key, today()) or (Period.TODAY, 0)
        best = top(name, scores, self._period, today())
        own = self._progress.run.standing.points
        lines = tuple(score_line(place, score, key) for place, score in enumerate(best, start=1))
        lines = lines if any(line.own for line in lines) else (*lines, self._beyond())
        number = next(number for number, line in enumerate(lines) if line.own)
        if not number:
            return lines
        ahead = best[number - 1].points - own
        note = _("{points} ahead", points=f"{ahead:,}") if ahead > 0 else ""
        return (*lines[: number - 1], replace(lines[number - 1], note=note), *lines[number:])

    def _beyond(self) -> ScoreLine:
        """The line of a run that is not among the ten, or that does not count."""
        points = f"{self._progress.run.standing.points:,}"
        return ScoreLine("", _("Yours"), points, own=True)


def _review() -> str:
    """What can be done about a stage that was lost."""
    return _("Review")


def _lost_words(standing: Standing, setup: Setup | None = None) -> str:
    """Which stage was lost, and in which of several tries at it."""
    words = [_("Stage {stage}", stage=standing.stage + 1)]
    if setup is not None:
        words.append(board_name(setup.variant, setup.size))
    if standing.attempt:
        words.append(_("try {number}", number=standing.attempt + 1))
    return _("{stage}: lost", stage=", ".join(words))
