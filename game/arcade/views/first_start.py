"""The first start: a question in large letters, its answers, and a game that shows what they change."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_board, draw_night
from game.arcade.draw.frame import Frame
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.text import fitting, write
from game.arcade.draw.theme import Theme, mix
from game.arcade.views.rows import (
    ListPicture,
    Places,
    RowPicture,
    Scroll,
    boxes_down,
    draw_arrows,
    draw_plate,
)
from game.core.words import _

# The distance from answer to answer, in units.
STEP = 9.3


@dataclass(frozen=True)
class FirstStartPicture:
    """Everything that is shown."""

    layout: Layout
    theme: Theme
    time: float
    question: str
    place: str  # of the question among all of them
    answers: ListPicture
    renderer: AnyRenderer
    frame: Frame  # of the game that shows how everything looks


def _page(layout: Layout) -> Rect:
    """Everything between the question and the last line."""
    top = layout.title.bottom + layout.px(4) + layout.line(layout.small)
    bottom = layout.footer.top - layout.line(layout.small) - layout.px(3)
    page = Rect(layout.stage.left, top, layout.stage.width, max(1, bottom - top))
    return page.inflate(-layout.px(12), 0)


def _answers_width(layout: Layout) -> int:
    return min(layout.px(76), round(_page(layout).width * 0.52))


def answer_places(layout: Layout, scroll: Scroll) -> Places:
    """Where the answers are."""
    page = _page(layout)
    width = _answers_width(layout)
    return boxes_down(layout, Rect(*page.topleft, width, page.height), scroll, STEP)


def draw_first_start(canvas: Surface, picture: FirstStartPicture) -> None:
    layout, theme, page = picture.layout, picture.theme, _page(picture.layout)
    draw_night(canvas, theme, picture.time)
    soft = theme.legible(mix(theme.accent, theme.ink, 0.4))
    place = write(canvas, picture.place, layout.small, soft, bold=True, topleft=(page.left, layout.title.top))
    size = fitting(picture.question, (layout.large, layout.medium), page.width, bold=True)
    write(canvas, picture.question, size, theme.ink, bold=True, topleft=place.bottomleft)
    places = picture.answers.places
    for number in places.visible:
        _draw_answer(canvas, layout, theme, picture.answers.rows[number], places.boxes[number])
    draw_arrows(canvas, layout, theme, places)
    words = _("You can change this at any time in the settings.")
    write(canvas, words, layout.small, theme.soft, bottomleft=(page.left, layout.footer.top - layout.px(1)))
    left = page.left + _answers_width(layout)
    _draw_example(canvas, picture, Rect(left, page.top, page.right - left, page.height))


def _draw_answer(canvas: Surface, layout: Layout, theme: Theme, answer: RowPicture, box: Rect) -> None:
    draw_plate(canvas, theme, box, answer.lit)
    tone = theme.ink if answer.focused else theme.soft
    place = (box.left + layout.px(3), box.centery)
    size = fitting(answer.label, (layout.medium, layout.small), box.width - layout.px(6), bold=True)
    write(canvas, answer.label, size, tone, bold=True, midleft=place)


def _draw_example(canvas: Surface, picture: FirstStartPicture, room: Rect) -> None:
    """A game between two bots, next to the answers."""
    margin = picture.layout.px(5)
    side = max(1, min(room.width - margin, room.height))
    square = Rect(room.right - side, room.top, side, side)
    area = draw_board(canvas, picture.renderer, square, picture.layout.small)
    picture.renderer.draw(canvas, area, picture.frame)
