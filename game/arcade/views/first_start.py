"""The first start: a question in large letters, its answers, and a game that shows what they change."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.backdrop import draw_night
from game.arcade.draw.frame import Frame
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.text import fitting, write
from game.arcade.draw.theme import Theme, mix
from game.arcade.views.rows import RowPicture
from game.core.words import _


@dataclass(frozen=True)
class FirstStartPicture:
    """Everything that is shown."""

    layout: Layout
    theme: Theme
    time: float
    question: str
    place: str  # of the question among all of them
    answers: tuple[RowPicture, ...]
    renderer: AnyRenderer
    frame: Frame  # of the game that shows how everything looks


def _page(layout: Layout) -> Rect:
    """Everything between the question and the last line."""
    top = layout.px(8) + layout.line(layout.small) + layout.line(layout.large)
    bottom = layout.footer.top - layout.line(layout.small) - layout.px(3)
    page = Rect(layout.stage.left, top, layout.stage.width, max(1, bottom - top))
    return page.inflate(-layout.px(12), 0)


def answer_boxes(layout: Layout, count: int) -> list[Rect]:
    """The boxes of the answers, one below the other."""
    page = _page(layout)
    width = min(layout.px(76), round(page.width * 0.52))
    step = min(round(layout.line(layout.medium) * 2.2), page.height // count)
    return [
        Rect(page.left, page.top + number * step, width, max(1, round(step * 0.84)))
        for number in range(count)
    ]


def draw_first_start(canvas: Surface, picture: FirstStartPicture) -> None:
    layout, theme, page = picture.layout, picture.theme, _page(picture.layout)
    draw_night(canvas, theme, picture.time)
    soft = mix(theme.accent, theme.ink, 0.4)
    place = write(canvas, picture.place, layout.small, soft, bold=True, topleft=(page.left, layout.px(4)))
    size = fitting(picture.question, (layout.large, layout.medium), page.width, bold=True)
    write(canvas, picture.question, size, theme.ink, bold=True, topleft=place.bottomleft)
    boxes = answer_boxes(layout, len(picture.answers))
    for answer, box in zip(picture.answers, boxes, strict=True):
        _draw_answer(canvas, layout, theme, answer, box)
    words = _("You can change this at any time in the settings.")
    write(canvas, words, layout.small, theme.soft, bottomleft=(page.left, layout.footer.top - layout.px(1)))
    _draw_example(canvas, picture, Rect(boxes[0].right, page.top, page.right - boxes[0].right, page.height))


def _draw_answer(canvas: Surface, layout: Layout, theme: Theme, answer: RowPicture, box: Rect) -> None:
    round_off = box.height // 4
    ground = mix(theme.night, theme.accent, 0.3) if answer.focused else mix(theme.night, theme.floor, 0.85)
    pygame.draw.rect(canvas, ground, box, border_radius=round_off)
    edge = mix(theme.accent, theme.ink, 0.3) if answer.focused else theme.edge
    pygame.draw.rect(canvas, edge, box, layout.px(0.5 if answer.focused else 0.2), border_radius=round_off)
    tone = theme.ink if answer.focused else theme.soft
    place = (box.left + layout.px(3), box.centery)
    write(canvas, answer.label, layout.medium, tone, bold=True, midleft=place)


def _draw_example(canvas: Surface, picture: FirstStartPicture, room: Rect) -> None:
    """A game between two bots, next to the answers."""
    margin = picture.layout.px(5)
    side = max(1, min(room.width - margin, room.height))
    square = Rect(room.right - side, room.top, side, side)
    area = BoardArea(square, picture.renderer.rules.size, picture.layout.small)
    picture.renderer.draw_floor(canvas, area)
    picture.renderer.draw(canvas, area, picture.frame)
