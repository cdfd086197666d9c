"""The end of a stage, beside its last position: the points, what they are made of, and the lives."""

from pygame import Rect

from game.arcade.draw.finale import AFTERWARDS
from game.arcade.draw.frame import Frame
from game.arcade.kit.nodes import Node
from game.arcade.navigation.destinations import Destination, ToRun, ToStage
from game.arcade.scenes.one_key import OneKeyScene
from game.arcade.scenes.scene import Go
from game.arcade.sentences import points_words, run_words
from game.arcade.shell.context import Context
from game.arcade.views.renderers import renderer_of
from game.arcade.views.run.beside_board import StageBoard, body_of
from game.arcade.views.run.points_sum import LINE_SECONDS, PointsSum
from game.arcade.views.run.stage_end import StageEndPicture, settled_at, stage_end_page
from game.core.variant import Variant
from game.core.words import _
from game.run.points import Parts
from game.run.run import Run
from game.run.run_progress import RunProgress
from game.session.session import Session

# How long sparks fall.
SPARKS_SECONDS = 2.6


class StageEndScene(OneKeyScene):
    """CONFIRM leads on. Meanwhile the start of the next stage is drawn."""

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
        lines, formula = points_words.lines_of(parts), points_words.formula(parts)
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
        picture = StageEndPicture(
            board=StageBoard(renderer_of(self._stage.setup, self.theme), self._frame()),
            title=run_words.title_of(before, after),
            against=run_words.game_and_bot(self._stage.setup, self._stage.players.bot_level or ""),
            why=() if self._won else run_words.why_lost(self._stage),
            won=self._won,
            sum=self._sum,
            changes=run_words.changes(after),
            lives=after.standing.lives,
            lives_before=before.standing.lives,
            on=self.label,
            glyph=self.glyph,
            age=self.shown_for,
            sparks=context.motion.particles,
        )
        return stage_end_page(context.layout, self.theme, picture)

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
