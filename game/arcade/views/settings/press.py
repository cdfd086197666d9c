"""A card that waits for a press: what to press, why the last press was refused, and the seconds left."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_card, draw_veil
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import wrapped, write, write_lines
from game.arcade.draw.theme import Theme
from game.arcade.views.card import veil_of
from game.core.words import plural


@dataclass(frozen=True)
class PressPicture:
    """Everything that is shown."""

    layout: Layout
    theme: Theme
    title: str
    words: str
    refusal: str  # "" if nothing was refused
    seconds: int


def draw_press(canvas: Surface, picture: PressPicture) -> None:
    layout, theme = picture.layout, picture.theme
    draw_veil(canvas, theme, veil_of(theme))
    card = _card(layout, picture)
    draw_card(canvas, layout, theme, card)
    inner = card.inflate(-layout.px(8), -layout.px(6))
    title = write(canvas, picture.title, layout.medium, theme.ink, bold=True, midtop=inner.midtop)
    area = Rect(inner.left, title.bottom + layout.px(1), inner.width, 0)
    area.top = write_lines(canvas, picture.words, layout.small, area, theme.soft, align="centre")
    area.top += layout.px(1)
    if picture.refusal:
        danger = theme.legible(theme.danger)
        write_lines(canvas, picture.refusal, layout.small, area, danger, bold=True, align="centre")
    seconds = plural("{count} second", "{count} seconds", picture.seconds)
    write(canvas, seconds, layout.medium, theme.legible(theme.accent), bold=True, midbottom=inner.midbottom)


def _card(layout: Layout, picture: PressPicture) -> Rect:
    width = min(layout.held(80), max(1, layout.width - layout.px(4)))
    room = width - layout.px(8)
    words = len(wrapped(picture.words, layout.small, room))
    # There is always room for two lines of refusal, so that the card does not jump.
    lines = layout.line(layout.medium) + (words + 2) * layout.line(layout.small) + layout.line(layout.large)
    card = Rect(0, 0, width, min(lines + layout.px(9), max(1, layout.footer.top - layout.px(2))))
    card.center = (layout.screen.centerx, layout.footer.top // 2)
    return card
