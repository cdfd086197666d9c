"""How to play in the Arena: short rounds that show what to do, and the rules in full."""

from collections.abc import Sequence

from game.arcade.draw.theme import Theme
from game.arcade.navigation.destinations import Destination, ToArenaAttract
from game.arcade.scenes.how_to_pages import HowToPages
from game.arcade.scenes.ride_demo import RideFrame
from game.arcade.views.accents import ARENA_ACCENT
from game.arcade.views.arena.ride_renderer import RideRenderer
from game.arcade.views.how_to import Example, Moment
from game.arena import lesson
from game.core.words import _

# Slow enough to be followed.
TICK_SECONDS = 0.25


class ArenaHowToScene(HowToPages):
    """The lesson of the Arena."""

    @property
    def theme(self) -> Theme:
        return self.context.theme.tinted(ARENA_ACCENT)

    def when_left_alone(self) -> Destination:
        return ToArenaAttract()

    @property
    def name(self) -> str:
        return _("Arena")

    @property
    def full_rules(self) -> tuple[str, ...]:
        return tuple(_(line) for line in lesson.RULES)

    @property
    def sentences(self) -> tuple[Example, ...]:
        return tuple(Example(_(each.title), _(each.words)) for each in lesson.EXAMPLES)

    def moments(self, times: Sequence[float]) -> tuple[Moment, ...]:
        return tuple(
            Moment(self._frame(each, time)) for each, time in zip(lesson.EXAMPLES, times, strict=True)
        )

    def _frame(self, example: lesson.Example, time: float) -> RideFrame:
        """A moment of an example; with reduced motion, how it ends."""
        moments, motion = example.moments, self.context.motion
        ticks = motion.passed(time) / TICK_SECONDS
        number = int(min(ticks, len(moments) - 1))
        shown, since = moments[number], (ticks - number) * TICK_SECONDS
        fallen = since if shown.over else None
        return RideFrame(shown, min(1.0, ticks - number), fallen, TICK_SECONDS, motion.particles)

    @property
    def renderer(self) -> RideRenderer:
        return RideRenderer(self.theme, lesson.FIELD)
