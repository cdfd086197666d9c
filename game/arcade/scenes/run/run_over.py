"""The end of a run: its points rise while the light climbs its ladder, and then its medals come."""

from dataclasses import dataclass

from pygame import Surface

from game.arcade.draw.easing import eased
from game.arcade.draw.glyphs import Glyph
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import draw_figures, figures_width, font, text_width, write
from game.arcade.draw.theme import Theme
from game.arcade.kit.key import Key
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.arcade.kit.screen import is_wide
from game.arcade.kit.sparks import Sparks
from game.arcade.kit.stacks import Beside, Card, Column, Inset, Layers, Part
from game.arcade.kit.text import Line, Text
from game.arcade.navigation.destinations import ToInitials, ToRunTable
from game.arcade.scenes.one_key import OneKeyScene
from game.arcade.scenes.run.ladder_picture import ladder_of
from game.arcade.scenes.scene import Go
from game.arcade.sentences import run_words
from game.arcade.sentences.record_words import best_place, place_words, way_words
from game.arcade.shell.context import Context
from game.arcade.views.accents import RUN_ACCENT
from game.arcade.views.run.earned_medals import MEDALS_FROM, MedalPicture, Medals, all_come_at
from game.arcade.views.run.ladder import LadderPicture
from game.core.words import _
from game.run.medals import MEDALS, Medal, earned
from game.run.run_progress import RunProgress
from game.store.calendar import today
from game.store.saved_runs import table_of

# How long sparks fall after the last medal.
SPARKS_SECONDS = 3.0
# How long the points take to rise.
RISE_SECONDS = 1.4
# The size of the points, in sizes of large text.
POINTS = 1.7
# The least width of a page with two columns, in sizes of small text, and the share of the left one.
WIDE, LEFT = 50, 0.46


@dataclass(frozen=True)
class RunOverPicture:
    """Everything that is shown."""

    title: str
    points: int
    facts: tuple[str, ...]  # the place in the table and how far the run came; that it does not count
    medals: tuple[MedalPicture, ...]
    ladder: LadderPicture
    on: str  # where the key leads
    glyph: Glyph | None
    age: float
    sparks: bool  # whether they fall for new medals


def settled_at(medals: int) -> float:
    """When everything has come in, in seconds."""
    return max(RISE_SECONDS, all_come_at(medals))


def climbed(age: float) -> float:
    """How far the points have risen, and the light has climbed, from 0 to 1."""
    return eased(age / RISE_SECONDS)


def run_over_page(layout: Layout, theme: Theme, picture: RunOverPicture) -> Node:
    wide = is_wide(layout, WIDE)
    align = 0.0 if wide else 0.5
    new = any(medal.earned and medal.tag for medal in picture.medals)
    column = Column(
        (
            Line(picture.title, (layout.medium,), theme.ink, bold=True, align=align),
            RisingPoints(picture.points, climbed(picture.age), align),
            *(Text(fact, (layout.small,), theme.ink, centred=not wide) for fact in picture.facts),
            Part(Medals(picture.medals, picture.age, align), gap=2, grows=True),
            None if wide else Part(picture.ladder, rank=1, grows=True),
            Part(Key(picture.on, picture.glyph, align=align), gap=3),
        )
    )
    page = Inset(Beside(column, Card(picture.ladder), LEFT, gap=5) if wide else column, down=1)
    sparks = Sparks(theme.accent, picture.age - MEDALS_FROM)
    return Layers((sparks, page)) if picture.sparks and new else page


@dataclass(frozen=True)
class RisingPoints(Node):
    """The points, as large as there is room for, on their way up."""

    points: int
    risen: float  # from 0 to 1
    align: float

    def height(self, layout: Layout, width: int) -> Span:
        height = font(self._size(layout, width), bold=True).get_height()
        return Span(height, height)

    def _size(self, layout: Layout, width: int) -> int:
        large = (round(layout.large * POINTS), layout.large)
        sizes = (layout.large, layout.medium) if layout.crowded else large
        fitting = (size for size in sizes if self._width(layout, self.points, size) <= width)
        return next(fitting, sizes[-1])

    def _width(self, layout: Layout, points: int, size: int) -> int:
        words = text_width(_("points"), layout.medium, bold=True)
        return figures_width(f"{points:,}", size) + layout.px(1.5) + words

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, tone, box = look.layout, look.theme.heading, placed.box
        size, points = self._size(layout, box.width), round(self.points * self.risen)
        left = box.left + round((box.width - self._width(layout, points, size)) * self.align)
        figures = draw_figures(canvas, f"{points:,}", size, tone, topleft=(left, box.top))
        foot = figures.bottom - round((figures.height - layout.line(layout.medium)) * 0.28)
        spot = figures.right + layout.px(1.5), foot
        write(canvas, _("points"), layout.medium, tone, bold=True, bottomleft=spot)


class RunOverScene(OneKeyScene):
    """The end of a run. CONFIRM leads to the table. `new` are the medals earned for the first time."""

    def __init__(self, context: Context, go: Go, progress: RunProgress, new: tuple[Medal, ...]) -> None:
        super().__init__(context, go)
        self._progress = progress
        medals = earned(progress.run) if progress.counts else ()
        again = tuple(medal for medal in medals if medal not in new)
        self._new = len(new)
        self._medals = (
            *(_picture_of(medal, _("New")) for medal in new),
            *(_picture_of(medal) for medal in again),
            *self._next_medal(),
        )
        self._place = self._best_place()

    def _next_medal(self) -> list[MedalPicture]:
        """The first medal that nobody has earned here yet."""
        found = self.context.profile.records.book().medals
        missing = [medal for medal in MEDALS if medal.name not in found]
        return [_picture_of(medal, self._how_near(medal), earned=False) for medal in missing[:1]]

    def _how_near(self, medal: Medal) -> str:
        """That the medal is the next one, and how far this run was on its way to it."""
        way = way_words(medal.way(self._progress.run)) if self._progress.counts else ""
        return _("Next: {way}", way=way) if way else _("Next")

    def _best_place(self) -> str:
        """The best place that the run has reached; empty if none."""
        table, records = table_of(self._progress), self.context.profile.records
        scores = records.book().high_scores(table)
        place = best_place(table, scores, self._progress.key, today())
        return "" if place is None else place_words(*place)

    @property
    def theme(self) -> Theme:
        return self.context.theme.tinted(RUN_ACCENT)

    def enter(self) -> None:
        self.context.audio.music("ending")
        if self._new:
            self.context.audio.duck()
            self.context.audio.play("win_1")

    @property
    def label(self) -> str:
        return _("Continue")

    def lead_on(self) -> None:
        self.context.audio.play("confirm")
        table = table_of(self._progress)
        self.go(ToInitials(table, (self._progress.key,), then=ToRunTable(self._progress)))

    def update(self, seconds: float) -> None:
        """Strike each medal that comes, unless all of it was shown at once."""
        before = self.shown_for
        super().update(seconds)
        if any(before <= all_come_at(number) < self.shown_for for number in range(self._new)):
            self.context.audio.play("medal")

    @property
    def resting(self) -> bool:
        return self.shown_for > settled_at(len(self._medals)) + SPARKS_SECONDS

    @property
    def settles_at(self) -> float:
        return settled_at(len(self._medals))

    def page(self) -> Node:
        context, run = self.context, self._progress.run
        how_far = " · ".join(filter(None, (self._place, run_words.how_far(run))))
        again = _("This run does not count: you have played it before.")
        picture = RunOverPicture(
            title=_("Run cleared") if run.standing.cleared else _("Run over"),
            points=run.standing.points,
            facts=(how_far,) if self._progress.counts else (how_far, again),
            medals=self._medals,
            ladder=ladder_of(run, context.games, climbed=climbed(self.shown_for)),
            on=self.label,
            glyph=self.glyph,
            age=self.shown_for,
            sparks=context.motion.particles,
        )
        return run_over_page(context.layout, self.theme, picture)


def _picture_of(medal: Medal, tag: str = "", *, earned: bool = True) -> MedalPicture:
    return MedalPicture(medal.name, _(medal.title), _(medal.words), tag, earned=earned)
