"""The end of a run: its points, how far it came, and its medals."""

from game.arcade.draw.theme import Theme
from game.arcade.kit.nodes import Node
from game.arcade.navigation.destinations import ToInitials, ToRunTable
from game.arcade.scenes.one_key import OneKeyScene
from game.arcade.scenes.run.ladder import ladder_of
from game.arcade.scenes.scene import Go
from game.arcade.sentences import run_words
from game.arcade.sentences.record_words import best_place, place_words, way_words
from game.arcade.shell.context import Context
from game.arcade.views.accents import RUN_ACCENT
from game.arcade.views.run.medals import MedalPicture
from game.arcade.views.run.run_over import RunOverPicture, climbed, run_over_page, settled_at
from game.core.words import _
from game.run.medals import MEDALS, Medal, earned
from game.run.run_progress import RunProgress
from game.store.calendar import today
from game.store.saved_runs import table_of

# How long sparks fall after the last medal.
SPARKS_SECONDS = 3.0


class RunOverScene(OneKeyScene):
    """CONFIRM leads to the table. `new` are the medals that were earned for the first time."""

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
        self.context.audio.music("music_menu")
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
