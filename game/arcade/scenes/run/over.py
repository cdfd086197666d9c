"""The end of a run: its points, how far it came, and its medals."""

from pygame import Rect, Surface

from game.arcade.accents import RUN_ACCENT
from game.arcade.context import Context
from game.arcade.destinations import ToInitials
from game.arcade.draw.theme import Theme
from game.arcade.run_destinations import ToRunTable
from game.arcade.scenes.one_key import OneKeyScene
from game.arcade.scenes.scene import Go
from game.arcade.sentences import run_words
from game.arcade.views.run.over import MedalPicture, RunOverPicture, draw_run_over, on_button
from game.core.words import _
from game.run.medals import Medal, earned
from game.run.progress import Progress
from game.store.run_keeper import table_of

# After so long nothing moves any more.
SETTLED_SECONDS = 3.0


class RunOverScene(OneKeyScene):
    """CONFIRM leads to the table. `new` are the medals that were earned for the first time."""

    def __init__(self, context: Context, go: Go, progress: Progress, new: tuple[Medal, ...]) -> None:
        super().__init__(context, go)
        self._progress = progress
        medals = earned(progress.run) if progress.counts else ()
        self._medals = (*new, *(medal for medal in medals if medal not in new))
        self._new = len(new)

    @property
    def theme(self) -> Theme:
        return self.context.theme.tinted(RUN_ACCENT)

    def enter(self) -> None:
        self.context.audio.music("music_menu")
        if self._new:
            self.context.audio.duck()
            self.context.audio.play("win_1")

    @property
    def key(self) -> Rect:
        return on_button(self.context.layout)

    @property
    def label(self) -> str:
        return _("Go on")

    def lead_on(self) -> None:
        self.context.audio.play("confirm")
        table = table_of(self._progress)
        self.go(ToInitials(table, self._progress.key, then=ToRunTable(self._progress)))

    @property
    def resting(self) -> bool:
        return self.shown_for > SETTLED_SECONDS

    def picture(self) -> RunOverPicture:
        context, run = self.context, self._progress.run
        return RunOverPicture(
            layout=context.layout,
            theme=self.theme,
            time=context.backdrop_time,
            title=_("Run cleared") if run.standing.cleared else _("Run over"),
            points=run.standing.points,
            how_far=run_words.how_far(run),
            counts="" if self._progress.counts else _("This run does not count: it was played before."),
            medals=tuple(
                MedalPicture(medal.name, _(medal.title), _(medal.words), new=number < self._new)
                for number, medal in enumerate(self._medals)
            ),
            on=self.label,
            glyph=self.glyph,
            age=self.shown_for,
            sparks=context.motion.particles,
        )

    def draw_picture(self, canvas: Surface, picture: RunOverPicture) -> None:
        draw_run_over(canvas, picture)
