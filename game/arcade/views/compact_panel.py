"""A player's panel where text is large: line by line. If there is no room for all, the least important go."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.glyphs import Glyph, draw_glyph, glyph_width
from game.arcade.draw.layout import Layout, in_lines
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.text import fitting, lines_height, text_width, wrapped, write, write_in
from game.arcade.draw.theme import Colour, Theme
from game.arcade.views.lines import Line, draw_lines
from game.arcade.views.panel import PanelPicture, count_words, draw_plate, draw_rounds
from game.core.rules import Player
from game.core.words import _, plural
from game.session.modes import Series

# Where text is large, a panel that is narrower or lower than this, in sizes of small text, is compact.
ROOMY = (9.4, 20)


@dataclass(frozen=True)
class Place:
    """Where the lines of a panel are drawn, and how."""

    canvas: Surface
    layout: Layout
    renderer: AnyRenderer
    player: Player
    room: Rect

    @property
    def theme(self) -> Theme:
        return self.renderer.theme

    @property
    def colour(self) -> Colour:
        return self.theme.player(self.player)


def is_compact(layout: Layout) -> bool:
    panel, (width, height) = layout.panel(1), ROOMY
    small = panel.width < width * layout.small or panel.height < height * layout.small
    return layout.growth > 1.0 and small


def draw_compact_panel(
    canvas: Surface,
    layout: Layout,
    renderer: AnyRenderer,
    player: Player,
    panel: PanelPicture,
    series: Series | None,
    time: float,
) -> None:
    area = layout.panel(player)
    draw_plate(canvas, layout, renderer.theme, area, renderer.theme.player(player), panel, time)
    room = area.inflate(-2 * layout.px(1.5), -2 * layout.px(1.5))
    room.top += layout.plate
    room.height -= layout.plate
    draw_lines(room, _lines(Place(canvas, layout, renderer, player, room), panel, series))


def _lines(place: Place, panel: PanelPicture, series: Series | None) -> list[Line]:
    lines = [_name(place, panel.name, 1.0 if panel.flag else 0.4)]
    if series is not None and series.rounds > 1:
        lines.append(_rounds(place, series))
    if panel.moves_left is not None:
        lines += _count(place, panel, panel.moves_left)
    if panel.bot:
        return [*lines, _words(place, 2, panel.bot)]
    if panel.hints:
        lines.append(_words(place, 4, _("hints: {count}", count=panel.hints)))
    glyphs = [glyph for glyph in panel.glyphs if glyph is not None]
    return [*lines, *_glyphs(place, glyphs)]


def _words(place: Place, rank: int, words: str) -> Line:
    size = place.layout.small
    height = lines_height(len(wrapped(words, size, place.room.width)), size)
    return Line(rank, height, lambda box: write_in(place.canvas, words, (size,), box, place.theme.soft))


def _name(place: Place, name: str, light: float) -> Line:
    """The name, and beside it the emblem if there is room."""
    layout, width = place.layout, place.room.width
    side, gap = layout.line(layout.medium), layout.px(2)
    beside = width - side - gap
    tone = place.theme.legible(place.colour)
    if text_width(name, layout.small, bold=True) > beside:
        height = lines_height(len(wrapped(name, layout.small, width, bold=True)), layout.small)
        return Line(
            0, height, lambda box: write_in(place.canvas, name, (layout.small,), box, tone, bold=True)
        )

    def draw(box: Rect) -> None:
        size = fitting(name, (layout.medium, layout.small), beside, bold=True)
        both = side + gap + text_width(name, size, bold=True)
        left = box.centerx - both // 2
        centre = (left + side / 2, box.centery)
        place.renderer.draw_emblem(place.canvas, centre, side * 0.9, place.player, light)
        write(place.canvas, name, size, tone, bold=True, midright=(left + both, box.centery))

    return Line(0, side, draw)


def _rounds(place: Place, series: Series) -> Line:
    layout = place.layout
    return Line(
        3,
        layout.line(layout.small),
        lambda box: draw_rounds(
            place.canvas, layout, place.theme, box.center, place.colour, series, place.player
        ),
    )


def _count(place: Place, panel: PanelPicture, moves_left: int) -> list[Line]:
    """The moves left: the number and its words in one line, or below each other."""
    layout, theme, words = place.layout, place.theme, plural("move left", "moves left", moves_left)
    count, tone = count_words(panel, moves_left), theme.ink
    gap = layout.px(1.5)
    number = text_width(count, layout.medium, bold=True)
    both = number + gap + text_width(words, layout.small)
    if both > place.room.width:
        sizes = (layout.medium, layout.small)
        above = Line(
            1,
            layout.line(layout.medium),
            lambda box: write_in(place.canvas, count, sizes, box, tone, bold=True),
        )
        return [above, _words(place, 5, words)]

    def draw(box: Rect) -> None:
        left = box.centerx - both // 2
        write(place.canvas, count, layout.medium, tone, bold=True, midleft=(left, box.centery))
        write(place.canvas, words, layout.small, theme.soft, midright=(left + both, box.centery))

    return [Line(1, layout.line(layout.medium), draw)]


def _glyphs(place: Place, glyphs: Sequence[Glyph]) -> list[Line]:
    """The person's keys or buttons, side by side or below each other."""
    layout = place.layout
    gap, widths = layout.px(1), [glyph_width(glyph, layout.small) for glyph in glyphs]
    lines, rest = [], list(glyphs)
    for line in in_lines(widths, place.room.width, gap):
        some, rest = rest[: len(line)], rest[len(line) :]
        width = sum(line) + gap * (len(line) - 1)
        lines.append(Line(6, layout.plate, _drawing(place, some, width, gap)))
    return lines


def _drawing(place: Place, glyphs: Sequence[Glyph], width: int, gap: int) -> Callable[[Rect], None]:
    def draw(box: Rect) -> None:
        left = box.centerx - width // 2
        for glyph in glyphs:
            size = place.layout.small
            left = draw_glyph(place.canvas, place.theme, glyph, left, box.centery, size) + gap

    return draw
