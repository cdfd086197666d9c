"""The first start: three questions about what suits the eyes, in large letters."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pygame import Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import MomentRenderer
from game.arcade.draw.text import fitting, write
from game.arcade.draw.theme import Theme, mix
from game.arcade.input.actions import Action, Command, Kind
from game.arcade.kit.logo import Logo
from game.arcade.kit.nodes import Look, Node, Placed
from game.arcade.kit.row import RowPicture, draw_plate
from game.arcade.kit.rows import ListContent, Rows
from game.arcade.kit.stacks import Beside, Card, Column, First, Part
from game.arcade.kit.text import Line, Text
from game.arcade.navigation.destinations import Back
from game.arcade.profile.settings import SETTINGS, Question
from game.arcade.scenes.game_demo import GameDemo
from game.arcade.scenes.page_scene import PageScene
from game.arcade.scenes.rows import Row, RowList
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.shell.context import Context
from game.arcade.views.example import Example
from game.arcade.views.renderers import renderer_of
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
# The distance from answer to answer, in units, and the share of the width that they have.
STEP, SHARE = 13.5, 0.48
# The greatest width of the logo, in units, and the share of the width that the question beside it has.
LOGO, ASKED = 24, 0.8
# The distance of the words below the game, in units.
WORDS_BELOW = 2
# The distance of the game below the sentences to read, its least size and the most, in units, and the least
# number of sentences above it.
GAME_BELOW, LEAST_GAME, MOST_GAME, LEAST_SENTENCES = 3, 36, 100, 2


@dataclass(frozen=True)
class FirstStartPicture:
    """What stands on the page."""

    question: str
    place: str  # of the question among all of them
    answers: ListContent
    sizes: tuple[tuple[int], ...]  # of the letters of each answer, if the question is about letters
    sample: tuple[str, ...]  # a title and sentences to read, if it is
    about: str  # what the answer in focus changes
    renderer: MomentRenderer
    frame: object  # of the game that shows how everything looks


@dataclass(frozen=True)
class Answer(Node):
    """An answer, in the first of its sizes that fits."""

    row: RowPicture
    sizes: tuple[int, ...]

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, theme = look
        row, box = self.row, placed.box
        draw_plate(canvas, theme, box, row.lit)
        tone = theme.ink if row.focused else theme.soft
        size = fitting(row.label, self.sizes, box.width - layout.px(6), bold=True)
        write(canvas, row.label, size, tone, bold=True, midleft=(box.left + layout.px(3), box.centery))


def first_start_page(layout: Layout, theme: Theme, picture: FirstStartPicture) -> Node:
    soft, small = theme.legible(mix(theme.accent, theme.ink, 0.4)), (layout.small,)
    sizes = picture.sizes or ((layout.medium, layout.small),) * len(picture.answers.rows)
    answers = tuple(map(Answer, picture.answers.rows, sizes))
    rows = Rows(answers, picture.answers.scroll, STEP)
    shown = _sample(layout, theme, picture) if picture.sample else _example(layout, theme, picture)
    asked = Column(
        (
            Line(picture.place, small, soft, bold=True),
            Line(picture.question, (layout.large, layout.medium), theme.ink, bold=True),
        ),
        spare=0.5,
    )
    hint = _("You can change this at any time in the settings.")
    return Column(
        (
            Beside(asked, Logo(LOGO), ASKED, gap=2),
            Part(Beside(rows, shown, SHARE, gap=5), gap=4, grows=True),
            Part(Line(hint, small, theme.soft), gap=2),
        )
    )


def _example(layout: Layout, theme: Theme, picture: FirstStartPicture) -> Node:
    """The game, and below it what the answer in focus changes."""
    game = Example(picture.renderer, picture.frame, LEAST_GAME, MOST_GAME, WORDS_BELOW)
    about = Text(picture.about, (layout.small,), theme.ink, centred=True)
    return Column((game, Part(about, gap=WORDS_BELOW)))


def _sample(layout: Layout, theme: Theme, picture: FirstStartPicture) -> Node:
    """A card with sentences in letters as large as the answer says; below it the game, if there is room."""
    name, *sentences = picture.sample
    tone = theme.legible(mix(theme.accent, theme.ink, 0.4))
    title = Text(name, (layout.large, layout.medium), tone, bold=True)
    game = Example(picture.renderer, picture.frame, LEAST_GAME, MOST_GAME)
    lines = [Text(sentence, (layout.small,), theme.ink) for sentence in sentences]
    card = _card(title, lines, LEAST_SENTENCES)
    return First((Column((card, Part(game, gap=GAME_BELOW, rank=1))), Column((_card(title, lines, 0),))))


def _card(title: Node, sentences: Sequence[Node], least: int) -> Node:
    """A card with as many sentences as there is room for, at least so many."""
    parts = (Part(each, gap=1.5, rank=int(number >= least)) for number, each in enumerate(sentences))
    return Card(Column((title, *parts)), across=3, down=3)


class FirstStartScene(PageScene):
    """Asks the questions. An answer applies as soon as it is in focus, so that people see what suits them."""

    def __init__(self, context: Context, go: Go, variant: Variant) -> None:
        super().__init__(context, go)
        self._number = 0
        pages = map(self._make_rows, QUESTIONS.values())
        self._lists = [RowList(rows, self.places_of_rows) for rows in pages]
        self._demo = GameDemo(context.choices.of(variant).setup, seed=3)
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
            self.context.audio.play(self.rows.sound)
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
