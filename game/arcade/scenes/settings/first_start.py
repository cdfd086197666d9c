"""The first start: three questions about what suits the eyes, in large letters."""

from dataclasses import replace

from game.arcade.input.actions import Action, Command, Kind
from game.arcade.kit.nodes import Node
from game.arcade.navigation.destinations import Back
from game.arcade.profile.settings import SETTINGS, Question
from game.arcade.scenes.demos.game_demo import Demo
from game.arcade.scenes.page_scene import PageScene
from game.arcade.scenes.rows import Row, RowList
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.shell.context import Context
from game.arcade.views.renderers import renderer_of
from game.arcade.views.settings.first_start import FirstStartPicture, first_start_page
from game.core.controls import Verb
from game.core.variant import Variant
from game.core.words import _

# How many sentences there are to read beside the question about letters.
SAMPLE = 4


# What is asked about each of these settings, one question after the other.
QUESTIONS = dict(
    sorted(
        ((name, each.question) for name, each in SETTINGS.items() if each.question),
        key=lambda asked: asked[1].number,
    )
)


class FirstStartScene(PageScene):
    """An answer applies as soon as it is in focus, so that one can see which is best."""

    def __init__(self, context: Context, go: Go, variant: Variant) -> None:
        super().__init__(context, go)
        self._number = 0
        pages = map(self._make_rows, QUESTIONS.values())
        self._lists = [RowList(rows, self.places_of_rows) for rows in pages]
        self._demo = Demo(context.choices.of(variant).setup, seed=3)
        for name, rows in zip(QUESTIONS, self._lists, strict=True):
            rows.focus_on(SETTINGS[name].values.every.index(getattr(context.settings, name)))

    def _make_rows(self, question: Question) -> list[Row]:
        return [Row(words, self._go_on) for words in question.answers]

    @property
    def rows(self) -> RowList:
        return self._lists[self._number]

    # Presses

    def handle(self, action: Action) -> None:
        if action.verb is Command.PAUSE and action.device.kind is Kind.GAMEPAD:
            self._go_on()  # Start means to begin, not to skip
        elif action.verb in (Verb.BACK, Command.UNDO, Command.PAUSE):
            self._go_back(skips=action.verb is not Command.UNDO)
        elif self.rows.handle(action):
            self.context.audio.play("cursor")
            if action.verb is not Verb.POINT:  # the rows would move away under the mouse
                self._apply()

    def _apply(self) -> None:
        """Apply the answers in focus."""
        answers = {
            name: SETTINGS[name].values.every[rows.focus]
            for name, rows in zip(QUESTIONS, self._lists, strict=True)
        }
        self.context.change(replace(self.context.settings, **answers))

    def _go_on(self) -> None:
        self._apply()
        if self._number + 1 < len(QUESTIONS):
            self._number += 1
        else:
            self._end()

    def _go_back(self, *, skips: bool) -> None:
        """Return to the question before; from the first one, leave the rest as it is if the press skips."""
        if self._number > 0:
            self._number -= 1
        elif skips:
            self._end()
        else:
            return
        self.context.audio.play("back")

    def _end(self) -> None:
        self.context.profile.end_first_start()
        self.go(Back())

    # Time

    def update(self, seconds: float) -> None:
        self._demo.update(seconds, self.context.motion)

    # The picture

    @property
    def shown_page(self) -> int:
        return self._number

    def prompts(self) -> Prompts:
        back = _("Back") if self._number > 0 else _("Skip")
        on = _("Next") if self._number + 1 < len(QUESTIONS) else _("Done")
        return [(Verb.UP, _("Choose")), (Verb.CONFIRM, on), (Verb.BACK, back)]

    def page(self) -> Node:
        theme, layout = self.theme, self.context.layout
        name, question = [*QUESTIONS.items()][self._number]
        variant = self._demo.setup.variant
        texts = SETTINGS[name].values.every if name == "text" else ()
        sample = (variant.name, *(_(line) for line in variant.how_to_play[:SAMPLE]))
        picture = FirstStartPicture(
            question=_(question.words),
            place=_("{number} of {count}", number=self._number + 1, count=len(QUESTIONS)),
            answers=self.rows.content(),
            sizes=tuple((replace(layout, text=text).medium,) for text in texts),
            sample=sample if texts else (),
            about=_(question.changes[self.rows.focus]) if question.changes else "",
            renderer=renderer_of(self._demo.setup, theme),
            frame=self._demo.frame(self.context.motion),
        )
        return first_start_page(layout, theme, picture)
