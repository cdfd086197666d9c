"""What stands on a player's panel, line by line. If there is no room for all, the least important go."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from pygame import Rect, Surface

from game.arcade.draw.fading import draw_faded
from game.arcade.draw.glyphs import Glyph, draw_glyph, glyph_width
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.side_by_side import in_lines
from game.arcade.draw.text import capital, fitting, lines_height, text_width, wrapped, write, write_in
from game.arcade.views.lines import Line, draw_lines
from game.arcade.views.panel.panel import PanelPicture, draw_halves, lamp_of
from game.arcade.views.panel.parts import Place, at_end, count_width, flag_words, is_series, write_count
from game.arcade.views.panel.rounds import draw_rounds
from game.arcade.views.panel.row import draw_row, fits_row
from game.core.rules import Player
from game.core.words import _
from game.session.modes import Series

# The least and the largest side of an emblem on a line of its own, and at the end, in sizes of small text.
LEAST_EMBLEM, EMBLEM, END_EMBLEM = 2.6, 8.6, 10.0


def draw_panel(
    canvas: Surface,
    layout: Layout,
    renderer: AnyRenderer,
    player: Player,
    panel: PanelPicture,
    series: Series | None,
) -> None:
    """What stands on the plate of a panel."""
    draw_halves(canvas, layout, renderer.theme, player, panel)
    area = layout.panel(player)
    room = area.inflate(-2 * layout.px(1.5), -2 * layout.px(1))
    top = lamp_of(layout, area).bottom + layout.px(0.8)
    room.height, room.top = room.bottom - top, top
    place = Place(canvas, layout, renderer, player, room, panel.light)
    for ended, share in ((False, 1 - 2 * panel.ended), (True, 2 * panel.ended - 1)):
        draw_faded(canvas, room, share, partial(_draw_words, place, panel, series, ended=ended))


def _draw_words(place: Place, panel: PanelPicture, series: Series | None, *, ended: bool) -> None:
    """What a panel says during the game, or after its end."""
    if fits_row(place, panel, series):
        draw_row(place, panel, series, ended=ended)
        return
    room = place.room
    lines = _end_lines(place, panel, series) if ended else _roomy_lines(place, panel, series)
    if sum(line.height for line in lines) > room.height:
        lines = _compact_lines(place, panel, series, ended=ended)
    call, *rest = lines
    call.draw(Rect(room.topleft, (room.width, call.height)))
    draw_lines(Rect(room.left, room.top + call.height, room.width, room.height - call.height), rest)


def _roomy_lines(place: Place, panel: PanelPicture, series: Series | None) -> list[Line]:
    """The emblem above the name, and a large number."""
    large = [_call(place, panel), _own_name(place, panel.name), *_series(place, series)]
    large += _tall_count(place, panel)
    large += _holder(place, panel, ended=False)
    return _with_emblem(place, large, EMBLEM)


def _end_lines(place: Place, panel: PanelPicture, series: Series | None) -> list[Line]:
    """The same after the end: the rounds won, or the moves that are left, and no keys."""
    large = [_call(place, panel), _own_name(place, panel.name), *_rounds_won(place, series)]
    if panel.moves_at_end is not None and not is_series(series):
        large += _tall_count(place, at_end(panel))
    large += _holder(place, panel, ended=True)
    return _with_emblem(place, large, END_EMBLEM)


def _with_emblem(place: Place, lines: list[Line], most: float) -> list[Line]:
    """The lines, with an emblem as large as there is room for below the first one."""
    spare = place.room.height - sum(line.height for line in lines)
    small = place.layout.small
    side = min(round(most * small), max(round(LEAST_EMBLEM * small), round(spare * 0.75)), place.room.width)
    return [lines[0], _emblem(place, side), *lines[1:]]


def _compact_lines(place: Place, panel: PanelPicture, series: Series | None, *, ended: bool) -> list[Line]:
    """The emblem beside the name, and the number beside its words."""
    lines = [_call(place, panel), _name(place, panel.name), *_series(place, series)]
    return [*lines, *([] if ended else _count(place, panel)), *_holder(place, panel, ended=ended)]


# Who plays


def _call(place: Place, panel: PanelPicture) -> Line:
    """What the player is to do, as bright as the lamp."""
    layout, width = place.layout, place.room.width
    words = flag_words(panel, width, layout.small)
    size = fitting(words, (layout.medium, layout.small), width, bold=True)
    lines = len(wrapped(words, size, width, bold=True))

    def draw(box: Rect) -> None:
        if words and place.light > 0:
            tone = place.flag_tone(panel)
            write_in(place.canvas, words, (layout.medium, layout.small), box, tone, bold=True)

    return Line(0, max(layout.line(layout.medium), lines_height(lines, size)), draw)


def _emblem(place: Place, side: int) -> Line:
    def draw(box: Rect) -> None:
        place.renderer.draw_emblem(place.canvas, box.center, side * 0.92, place.player, place.emblem_light)

    return Line(5, side, draw)


def _own_name(place: Place, name: str) -> Line:
    layout, width = place.layout, place.room.width
    size = fitting(name, (layout.medium, layout.small), width, bold=True)
    height = max(layout.line(size), lines_height(len(wrapped(name, size, width, bold=True)), size))
    tone = place.theme.bright(place.colour)
    return Line(
        1, height, lambda box: write_in(place.canvas, name, (size,), box, tone, bold=True), close=True
    )


def _name(place: Place, name: str) -> Line:
    """The name, and beside it the emblem if there is room."""
    layout, width = place.layout, place.room.width
    side, gap = layout.line(layout.medium), layout.px(2)
    beside = width - side - gap
    if text_width(name, layout.small, bold=True) > beside:
        return _own_name(place, name)

    def draw(box: Rect) -> None:
        size = fitting(name, (layout.medium, layout.small), beside, bold=True)
        both = side + gap + text_width(name, size, bold=True)
        left = box.centerx - both // 2
        centre = (left + side / 2, box.centery)
        place.renderer.draw_emblem(place.canvas, centre, side * 0.9, place.player, place.emblem_light)
        tone = place.theme.bright(place.colour)
        write(place.canvas, name, size, tone, bold=True, midright=(left + both, box.centery))

    return Line(1, side, draw)


# The rounds


def _series(place: Place, series: Series | None) -> list[Line]:
    if series is None or not is_series(series):
        return []
    layout, theme = place.layout, place.theme

    def draw(box: Rect) -> None:
        draw_rounds(place.canvas, layout, theme, box.center, place.colour, series, place.player)

    return [Line(4, layout.line(layout.small), draw)]


def _rounds_won(place: Place, series: Series | None) -> list[Line]:
    """How many rounds the player has won: as a number, in words, and as lamps."""
    if series is None or not is_series(series):
        return []
    size, words = place.layout.large, str(series.tally(place.player))

    def draw(box: Rect) -> None:
        write(place.canvas, words, size, place.theme.ink, bold=True, center=box.center)

    return [
        Line(2, place.layout.line(size), draw),
        _words(place, 6, _("Rounds won"), close=True),
        *_series(place, series),
    ]


# The moves left


def _tall_count(place: Place, panel: PanelPicture) -> list[Line]:
    """The number, large, and its words below it."""
    layout = place.layout
    sizes = (layout.large, layout.medium, layout.small)
    size = next((each for each in sizes if count_width(panel, each) <= place.room.width), layout.small)
    return [
        Line(2, layout.line(size), lambda box: write_count(place, panel, size, box.center)),
        _words(place, 6, capital(panel.left_words), close=True),
    ]


def _count(place: Place, panel: PanelPicture) -> list[Line]:
    """The number and its words in one line, or below each other."""
    layout, theme = place.layout, place.theme
    gap = layout.px(1.5)
    number = count_width(panel, layout.medium)
    both = number + gap + text_width(panel.left_words, layout.small)
    if both > place.room.width:
        return _tall_count(place, panel)

    def draw(box: Rect) -> None:
        left = box.centerx - both // 2
        write_count(place, panel, layout.medium, (left + number // 2, box.centery))
        right = (left + both, box.centery)
        write(place.canvas, panel.left_words, layout.small, theme.soft, midright=right)

    return [Line(2, layout.line(layout.medium), draw)]


# Who holds the device


def _holder(place: Place, panel: PanelPicture, *, ended: bool) -> list[Line]:
    """The hints of a person, and who that is; or the keys or buttons of one of two people while they act."""
    lines = [_words(place, 7, _("Hints: {count}", count=panel.hints))] if panel.hints else []
    if panel.holder:
        return [*lines, _as_high_as_keys(place, _words(place, 3, panel.holder))]
    if ended or place.layout.tiny:
        return lines
    return [*lines, *_glyphs(place, panel.glyphs)]


def _as_high_as_keys(place: Place, line: Line) -> Line:
    """A line as high as the keys on the other panel, so that all lines of both are level."""
    return line if place.layout.tiny else replace(line, height=max(line.height, place.layout.plate))


def _words(place: Place, rank: int, words: str, *, close: bool = False) -> Line:
    size, tone = place.layout.small, place.theme.soft
    height = lines_height(len(wrapped(words, size, place.room.width)), size)
    return Line(rank, height, lambda box: write_in(place.canvas, words, (size,), box, tone), close)


def _glyphs(place: Place, glyphs: Sequence[Glyph]) -> list[Line]:
    """The person's keys or buttons, side by side or below each other."""
    layout = place.layout
    gap, widths = layout.px(1), [glyph_width(glyph, layout.small) for glyph in glyphs]
    lines, rest = [], list(glyphs)
    for line in in_lines(widths, place.room.width, gap):
        some, rest = rest[: len(line)], rest[len(line) :]
        width = sum(line) + gap * (len(line) - 1)
        lines.append(Line(8, layout.plate, _drawing(place, some, width, gap)))
    return lines


def _drawing(place: Place, glyphs: Sequence[Glyph], width: int, gap: int) -> Callable[[Rect], None]:
    def draw(box: Rect) -> None:
        left = box.centerx - width // 2
        for glyph in glyphs:
            size = place.layout.small
            left = draw_glyph(place.canvas, place.theme, glyph, left, box.centery, size) + gap

    return draw
