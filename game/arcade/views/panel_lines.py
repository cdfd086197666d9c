"""What stands on a player's panel, line by line. If there is no room for all, the least important go."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.flow import in_lines
from game.arcade.draw.glyphs import Glyph, draw_glyph, glyph_width
from game.arcade.draw.layout import Layout
from game.arcade.draw.lines import smooth_arrow
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.text import fitting, lines_height, text_width, wrapped, write, write_in
from game.arcade.draw.theme import Colour, Theme, mix
from game.arcade.views.lines import Line, draw_lines
from game.arcade.views.panel import PanelPicture, draw_plate, lamp_of
from game.arcade.views.rounds import draw_rounds
from game.core.rules import Player
from game.core.words import _
from game.session.modes import Series

# The least and the largest side of an emblem on a line of its own, in sizes of small text.
LEAST_EMBLEM, EMBLEM = 2.6, 5.0
# How bright an emblem is on a dark panel.
DIM = 0.4
STEPS = 8  # of the light of the words below a lamp


@dataclass(frozen=True)
class Place:
    """Where the lines of a panel are drawn, and how."""

    canvas: Surface
    layout: Layout
    renderer: AnyRenderer
    player: Player
    room: Rect
    light: float

    @property
    def theme(self) -> Theme:
        return self.renderer.theme

    @property
    def colour(self) -> Colour:
        return self.theme.player(self.player)

    @property
    def emblem_light(self) -> float:
        return DIM + (1 - DIM) * self.light


def draw_panel(
    canvas: Surface,
    layout: Layout,
    renderer: AnyRenderer,
    player: Player,
    panel: PanelPicture,
    series: Series | None,
) -> None:
    draw_plate(canvas, layout, renderer, player, panel.light)
    area = layout.panel(player)
    room = area.inflate(-2 * layout.px(1.5), -2 * layout.px(1))
    top = lamp_of(layout, area).bottom + layout.px(0.5)
    room.height, room.top = room.bottom - top, top
    place = Place(canvas, layout, renderer, player, room, panel.light)
    lines = _roomy_lines(place, panel, series)
    if sum(line.height for line in lines) > room.height:
        lines = _compact_lines(place, panel, series)
    draw_lines(room, lines)


def _roomy_lines(place: Place, panel: PanelPicture, series: Series | None) -> list[Line]:
    """The emblem above the name, and a large number."""
    large = [_call(place, panel), _own_name(place, panel.name), *_series(place, series)]
    large += _tall_count(place, panel) if panel.moves_left is not None else []
    large += _holder(place, panel)
    spare = place.room.height - sum(line.height for line in large)
    small = place.layout.small
    side = min(round(EMBLEM * small), max(round(LEAST_EMBLEM * small), round(spare * 0.7)))
    return [large[0], _emblem(place, side), *large[1:]]


def _compact_lines(place: Place, panel: PanelPicture, series: Series | None) -> list[Line]:
    """The emblem beside the name, and the number beside its words."""
    lines = [_call(place, panel), _name(place, panel.name), *_series(place, series)]
    if panel.moves_left is not None:
        lines += _count(place, panel)
    return [*lines, *_holder(place, panel)]


# Who plays


def _call(place: Place, panel: PanelPicture) -> Line:
    """What the player is to do, as bright as the lamp."""
    layout, theme, width = place.layout, place.theme, place.room.width
    words = _flag_words(panel, width, layout.small)
    size = fitting(words, (layout.medium, layout.small), width, bold=True)
    lines = len(wrapped(words, size, width, bold=True))
    ending = panel.clock is not None and panel.clock.ending
    bright = theme.legible(theme.danger if ending else place.colour)
    tone = mix(theme.night, bright, round(STEPS * place.light) / STEPS)

    def draw(box: Rect) -> None:
        if words and place.light > 0:
            write_in(place.canvas, words, (layout.medium, layout.small), box, tone, bold=True)

    return Line(0, max(layout.line(layout.medium), lines_height(lines, size)), draw)


def _flag_words(panel: PanelPicture, width: int, size: int) -> str:
    """What the player is to do, with the time left for a move."""
    if panel.clock is None:
        return panel.flag
    if panel.clock.ending:
        words = _("hurry: {seconds} s", seconds=panel.clock.seconds)
    else:
        words = _("{flag}: {seconds} s", flag=panel.flag, seconds=panel.clock.seconds)
    fits = text_width(words, size, bold=True) <= width
    return words if fits else _("{seconds} s", seconds=panel.clock.seconds)


def _emblem(place: Place, side: int) -> Line:
    def draw(box: Rect) -> None:
        place.renderer.draw_emblem(place.canvas, box.center, side * 0.92, place.player, place.emblem_light)

    return Line(5, side, draw)


def _own_name(place: Place, name: str) -> Line:
    layout, width = place.layout, place.room.width
    size = fitting(name, (layout.medium, layout.small), width, bold=True)
    height = max(layout.line(size), lines_height(len(wrapped(name, size, width, bold=True)), size))
    tone = place.theme.legible(place.colour)
    return Line(1, height, lambda box: write_in(place.canvas, name, (size,), box, tone, bold=True))


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
        tone = place.theme.legible(place.colour)
        write(place.canvas, name, size, tone, bold=True, midright=(left + both, box.centery))

    return Line(1, side, draw)


def _series(place: Place, series: Series | None) -> list[Line]:
    if series is None or series.rounds < 2:
        return []
    layout, theme = place.layout, place.theme

    def draw(box: Rect) -> None:
        draw_rounds(place.canvas, layout, theme, box.center, place.colour, series, place.player)

    return [Line(4, layout.line(layout.small), draw)]


# The moves left


def _tall_count(place: Place, panel: PanelPicture) -> list[Line]:
    """The number, large, and its words below it."""
    layout = place.layout
    sizes = (layout.large, layout.medium, layout.small)
    size = next((each for each in sizes if _count_width(panel, each) <= place.room.width), layout.small)
    return [
        Line(2, layout.line(size), lambda box: _write_count(place, panel, size, box.center)),
        _words(place, 6, panel.left_words),
    ]


def _count(place: Place, panel: PanelPicture) -> list[Line]:
    """The number and its words in one line, or below each other."""
    layout, theme = place.layout, place.theme
    gap = layout.px(1.5)
    number = _count_width(panel, layout.medium)
    both = number + gap + text_width(panel.left_words, layout.small)
    if both > place.room.width:
        return _tall_count(place, panel)

    def draw(box: Rect) -> None:
        left = box.centerx - both // 2
        _write_count(place, panel, layout.medium, (left + number // 2, box.centery))
        right = (left + both, box.centery)
        write(place.canvas, panel.left_words, layout.small, theme.soft, midright=right)

    return [Line(2, layout.line(layout.medium), draw)]


def _changes(panel: PanelPicture) -> bool:
    return panel.moves_then is not None and panel.moves_then != panel.moves_left


def _arrow_width(size: int) -> int:
    return round(size * 1.1)


def _count_width(panel: PanelPicture, size: int) -> int:
    now = text_width(str(panel.moves_left), size, bold=True)
    if not _changes(panel):
        return now
    return now + _arrow_width(size) + text_width(str(panel.moves_then), size, bold=True)


def _write_count(place: Place, panel: PanelPicture, size: int, centre: tuple[int, int]) -> None:
    """The moves left, and with an arrow how many remain after the move that the opponent points at."""
    canvas, theme = place.canvas, place.theme
    left = centre[0] - _count_width(panel, size) // 2
    changes = _changes(panel)
    tone = theme.soft if changes else theme.ink
    box = write(canvas, str(panel.moves_left), size, tone, bold=True, midleft=(left, centre[1]))
    if changes:
        wide = _arrow_width(size)
        middle = (box.right + wide / 2, float(centre[1]))
        tone = theme.legible(mix(place.colour, theme.ink, 0.4))
        smooth_arrow(canvas, tone, middle, (1, 0), size * 0.2)
        right = (box.right + wide, centre[1])
        write(canvas, str(panel.moves_then), size, tone, bold=True, midleft=right)


# Who holds the device


def _holder(place: Place, panel: PanelPicture) -> list[Line]:
    """The level of a bot; or the hints of a person, and the person's keys or buttons."""
    if panel.bot:
        return [_words(place, 3, panel.bot)]
    lines = [_words(place, 7, _("hints: {count}", count=panel.hints))] if panel.hints else []
    return [*lines, *_glyphs(place, [glyph for glyph in panel.glyphs if glyph is not None])]


def _words(place: Place, rank: int, words: str) -> Line:
    size = place.layout.small
    height = lines_height(len(wrapped(words, size, place.room.width)), size)
    return Line(rank, height, lambda box: write_in(place.canvas, words, (size,), box, place.theme.soft))


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
