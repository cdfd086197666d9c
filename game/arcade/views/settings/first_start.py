"""The first start: a question in large letters, its answers, and a game that shows what they change."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import StageRenderer
from game.arcade.draw.text import fitting, write
from game.arcade.draw.theme import Theme, mix
from game.arcade.kit.nodes import Look, Node, Placed
from game.arcade.kit.row import RowPicture, draw_plate
from game.arcade.kit.rows import ListContent, Rows
from game.arcade.kit.stacks import Beside, Card, Column, First, Part
from game.arcade.kit.text import Line, Text
from game.arcade.views.settings.example import Example
from game.core.words import _

# The distance from answer to answer, in units, and the share of the width that they have.
STEP, SHARE = 13.5, 0.48
# The distance of the words below the game, in units.
WORDS_BELOW = 2
# The distance of the game below the sentences to read, its least size and the most, in units, and the least
# number of sentences above it.
GAME_BELOW, LEAST_GAME, MOST_GAME, LEAST_SENTENCES = 4, 30, 100, 2


@dataclass(frozen=True)
class FirstStartPicture:
    """What stands on the page."""

    question: str
    place: str  # of the question among all of them
    answers: ListContent
    sizes: tuple[tuple[int], ...]  # of the letters of each answer, if the question is about letters
    sample: tuple[str, ...]  # a title and sentences to read, if it is
    about: str  # what the answer in focus changes
    renderer: StageRenderer
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
    hint = _("You can change this at any time in the settings.")
    return Column(
        (
            Line(picture.place, small, soft, bold=True),
            Line(picture.question, (layout.large, layout.medium), theme.ink, bold=True),
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
