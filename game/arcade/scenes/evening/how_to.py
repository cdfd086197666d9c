"""How an evening goes: what a set is, how to hold out, what the Arena decides, and the rules in full."""

from collections.abc import Sequence

from game.arcade.draw.theme import Theme
from game.arcade.navigation.destinations import Destination, ToAttract
from game.arcade.scenes.how_to_pages import HowToPages
from game.arcade.views.accents import TONIGHT_ACCENT
from game.arcade.views.evening.lesson_renderer import LessonRenderer
from game.arcade.views.how_to import Example, Moment
from game.core.words import _
from game.evening import lesson

# How long each step is shown.
STEP_SECONDS = 0.22


class EveningHowToScene(HowToPages):
    """The lesson of an evening."""

    @property
    def theme(self) -> Theme:
        return self.context.theme.tinted(TONIGHT_ACCENT)

    def when_left_alone(self) -> Destination:
        return ToAttract(max(self.context.games.values(), key=lambda variant: variant.opens_evenings))

    @property
    def name(self) -> str:
        return _("Tonight")

    @property
    def full_rules(self) -> tuple[str, ...]:
        return tuple(_(line) for line in lesson.RULES)

    @property
    def sentences(self) -> tuple[Example, ...]:
        return tuple(Example(_(each.title), _(each.words)) for each in lesson.EXAMPLES)

    def moments(self, times: Sequence[float]) -> tuple[Moment, ...]:
        return tuple(Moment(self._at(each, time)) for each, time in zip(lesson.EXAMPLES, times, strict=True))

    def _at(self, example: lesson.Example, time: float) -> lesson.Moment:
        """A step of an example; with reduced motion, how it ends."""
        steps = self.context.motion.passed(time) / STEP_SECONDS
        return example.moments[int(min(steps, len(example.moments) - 1))]

    @property
    def renderer(self) -> LessonRenderer:
        return LessonRenderer(self.theme)
