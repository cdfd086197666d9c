"""The end of a stage, beside its last position: the points, what they are made of, and the lives."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pygame import Rect

from game.arcade.draw.easing import eased, part_of
from game.arcade.draw.emblems import personal_colour
from game.arcade.draw.finale import AFTERWARDS
from game.arcade.draw.frame import Frame
from game.arcade.draw.glyphs import Glyph
from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import Colour, Theme
from game.arcade.kit.nodes import Node
from game.arcade.kit.sparks import Sparks
from game.arcade.kit.stacks import Column, First, Layers, Part, Row
from game.arcade.kit.text import Text
from game.arcade.navigation.destinations import Destination, ToRun, ToStage
from game.arcade.scenes.one_key import OneKeyScene
from game.arcade.scenes.run.ladder_picture import lost_step
from game.arcade.scenes.scene import Go
from game.arcade.sentences import run_words
from game.arcade.shell.context import Context
from game.arcade.views.portraits import Said
from game.arcade.views.renderers import renderer_of
from game.arcade.views.run.beside_board import AIR, BesideBoard, StageBoard, align_of, body_of, words_and_key
from game.arcade.views.run.ladder import LadderPicture
from game.arcade.views.run.lives_and_hints import Lives
from game.arcade.views.run.points_sum import GAP, LINE_SECONDS, PointsSum, SumTotal, parts_of
from game.bots.levels import STRONGEST
from game.core.variant import Variant
from game.core.words import _
from game.people.faces import FACES, Occasion
from game.people.person import Person
from game.run.points import Parts
from game.run.run import Run
from game.run.run_progress import RunProgress
from game.session.session import Session

# How long sparks fall.
SPARKS_SECONDS = 2.6
# How long the words take to come, in seconds.
COMING_SECONDS = 0.25
# How long a life takes to break, or to come back.
LIFE_SECONDS = 0.7
# The rank of what the bot says: nothing else makes way for it.
SAID = 7


@dataclass(frozen=True)
class StageEndPicture:
    """Everything that stands on the page."""

    board: StageBoard  # with the last position
    title: str
    against: str  # the game and the bot
    bot: Person
    says: str  # the bot, to end with
    why: tuple[str, ...]  # it was lost, if it was
    won: bool
    sum: PointsSum | None  # of the points, if there are any
    changes: tuple[str, ...]
    lives: int
    lives_before: int
    step: LadderPicture | None  # the loop of the stage, if it was lost
    on: str  # what follows
    glyph: Glyph | None
    age: float  # in seconds
    sparks: bool  # whether they fall when the stage was won


def settled_at(points: PointsSum | None) -> float:
    """When everything has come in, in seconds."""
    return _lives_at(points) + 1.5 * LIFE_SECONDS  # a step breaks after the life


def _lives_at(points: PointsSum | None) -> float:
    """When a life goes, or comes."""
    return 2 * LINE_SECONDS if points is None else points.seconds


def stage_end_page(layout: Layout, theme: Theme, picture: StageEndPicture) -> Node:
    lines = First(tuple(_choices(layout, theme, picture)))
    come = eased(picture.age / COMING_SECONDS)
    words = words_and_key(layout, lines, picture.on, picture.glyph, come)
    if picture.won and picture.sparks:
        words = Layers((Sparks(theme.hint, picture.age), words))
    return BesideBoard(picture.board, words, AIR / 3 if picture.won else AIR)


def _choices(layout: Layout, theme: Theme, picture: StageEndPicture) -> Iterator[Node]:
    """All lines, with more or with fewer of the points; else the points in one line, and what has room."""
    points, align = picture.sum, align_of(layout)
    for in_full in (True, False):
        parts = [] if points is None else parts_of(points, picture.age, align, in_full=in_full)
        lines = _lines(layout, theme, picture, parts)
        whole = [part if part.rank == SAID else replace(part, rank=0) for part in lines]
        yield Column(whole, spare=align, loose=True)
    if points is not None:
        sizes = (layout.medium, layout.small)
        formula = Text(points.formula, sizes, theme.soft, bold=True, centred=align > 0)
        parts = [Part(formula, GAP, rank=4)]
    yield Column(_lines(layout, theme, picture, parts), spare=align, loose=True)


def _lines(layout: Layout, theme: Theme, picture: StageEndPicture, points: list[Part]) -> list[Part]:
    """Everything from top to bottom, with these lines about what the points are made of."""
    align = align_of(layout)
    medium, small = (layout.medium, layout.small), (layout.small,)
    tone = theme.legible(theme.hint if picture.won else theme.danger)

    def line(words: str, sizes: tuple[int, ...], tone: Colour, rank: int, *, bold: bool = True) -> Part:
        return Part(Text(words, sizes, tone, bold=bold, centred=align > 0), GAP, rank)

    said = Text(picture.says, small, personal_colour(theme, picture.bot.colour))
    total = None if picture.sum is None else SumTotal(picture.sum, picture.age, align)
    return [
        line(picture.title, (layout.large, layout.medium), tone, 0),
        line(picture.against, medium, theme.ink, 6, bold=False),
        *(line(words, small, theme.soft, 4) for words in picture.why),
        Part(Said(picture.bot, said, align), GAP, rank=SAID),
        *points,
        *([] if total is None else [Part(total, GAP, rank=1)]),
        Part(Row((_lives(layout, picture),), spare=align), GAP, rank=2),
        *([] if picture.step is None else [Part(Row((picture.step,), spare=align), GAP, rank=5)]),
        *(line(words, small, theme.ink, 4) for words in picture.changes[:-1]),
        *(line(words, small, theme.ink, 3) for words in picture.changes[-1:]),  # which matters most
    ]


def _lives(layout: Layout, picture: StageEndPicture) -> Lives:
    """The lives: one that is lost breaks, one that is given back comes."""
    begin = _lives_at(picture.sum)
    come = part_of(picture.age, begin, begin + LIFE_SECONDS)
    size = layout.medium if picture.won or layout.crowded else layout.large
    if picture.lives < picture.lives_before:
        return Lives(picture.lives + (come == 0), size, broken=come)
    return Lives(picture.lives_before + (picture.lives - picture.lives_before) * eased(come), size)


class StageEndScene(OneKeyScene):
    """The end of a stage. CONFIRM leads on; meanwhile the start of the next stage is drawn."""

    shows_room = True

    def __init__(self, context: Context, go: Go, before: Run, progress: RunProgress, stage: Session) -> None:
        super().__init__(context, go)
        self._before = before
        self._progress = progress
        number = len(before.results)
        self._won = progress.run.results[number].won
        self._sum = self._sum_of(progress.run.parts_of(number)) if self._won else None
        self._next = None if progress.run.over else progress.run.card(context.games)
        self._stage = stage

    def _sum_of(self, parts: Parts) -> PointsSum:
        lines, formula = run_words.points_lines(parts), run_words.points_formula(parts)
        return PointsSum(lines, formula, self._before.standing.points)

    def variant(self) -> Variant:
        return self._stage.setup.variant

    @property
    def board_box(self) -> Rect:
        return body_of(self.picture())

    # The key

    @property
    def label(self) -> str:
        if self._next is None:
            return _("Continue")
        return _("Next stage") if self._won else _("Try again")

    @property
    def back(self) -> tuple[str, Destination] | None:
        return None if self._next is None else (_("Leave the run"), ToRun())

    def lead_on(self) -> None:
        self.context.audio.play("confirm")
        self.go(ToStage(self._progress))

    # Time

    def update(self, seconds: float) -> None:
        before = self.shown_for
        super().update(seconds)
        if self._next is not None:
            self.context.adviser.ask(self._next.question)
        self._count(before)

    def _count(self, before: float) -> None:
        """A tick for each line that comes in."""
        if self._sum is not None and self.context.motion.speed is not None:
            lines = len(self._sum.lines)
            then, now = (int(age / LINE_SECONDS) for age in (before, self.shown_for))
            if then != now <= lines:
                self.context.audio.play("cursor")

    # The picture

    @property
    def resting(self) -> bool:
        return self.shown_for > max(self.settles_at, SPARKS_SECONDS)

    @property
    def settles_at(self) -> float:
        return settled_at(self._sum)

    def page(self) -> Node:
        context, before, after = self.context, self._before, self._progress.run
        face = FACES[self._stage.players.bot_level or STRONGEST]
        picture = StageEndPicture(
            board=StageBoard(renderer_of(self._stage.setup, self.theme), self._frame()),
            title=run_words.title_of(before, after),
            against=run_words.game_and_bot(self._stage.setup, self._stage.players.bot_level or ""),
            bot=face.person,
            says=face.line(Occasion.LOSING if self._won else Occasion.WINNING, self._stage.seed),
            why=() if self._won else run_words.why_lost(self._stage),
            won=self._won,
            sum=self._sum,
            changes=run_words.changes(after),
            lives=after.standing.lives,
            lives_before=before.standing.lives,
            step=None if self._won else lost_step(before, context.games, self._broken()),
            on=self.label,
            glyph=self.glyph,
            age=self.shown_for,
            sparks=context.motion.particles,
        )
        return stage_end_page(context.layout, self.theme, picture)

    def _broken(self) -> float:
        """How far the step of a lost stage has broken: after the life."""
        return part_of(self.shown_for, self.settles_at - LIFE_SECONDS, self.settles_at)

    def _frame(self) -> Frame:
        """The last position; a stage that was given up has no end on the board."""
        stage = self._stage
        ends = stage.over and stage.resigned is None
        return Frame(
            stage.match.start,
            tuple(stage.match.plies),
            time=self.context.pulse_time,
            ended=AFTERWARDS if ends else 0.0,
            particles=self.context.motion.particles,
        )
