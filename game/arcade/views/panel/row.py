"""A panel above the board: all that it says stands side by side."""

from pygame import Rect

from game.arcade.draw.fading import draw_faded
from game.arcade.draw.glyphs import draw_glyph, glyph_width
from game.arcade.draw.text import capital, text_width, write
from game.arcade.views.panel.panel import PanelPicture
from game.arcade.views.panel.parts import Place, at_end, count_width, flag_words, is_series, write_count
from game.arcade.views.panel.rounds import draw_rounds, rounds_width
from game.session.modes import Series

# The gap between the words of the moves left and the edge, beside the margin, in units.
EDGE = 0.8


def fits_row(place: Place, panel: PanelPicture, series: Series | None) -> bool:
    """Whether a panel is a row, and wide enough for it."""
    if not place.layout.row_panels:
        return False
    gap, small = place.layout.px(2), place.layout.small
    keys = sum(glyph_width(glyph, small) + gap for glyph in panel.glyphs)
    flag = text_width(flag_words(panel, place.room.width, small), small, bold=True)
    rounds = rounds_width(place.layout, series) + gap if series is not None and is_series(series) else 0
    words = max(_name_width(place, panel), keys, flag, text_width(panel.holder, small))
    beside = rounds + _count_room(place, panel) + place.layout.px(EDGE)
    return _emblem_side(place) + gap + words + gap + beside <= place.room.width


def draw_row(place: Place, panel: PanelPicture, series: Series | None, *, ended: bool) -> None:
    """The emblem, the name above what the player is to do, the rounds, and the moves left."""
    layout, room = place.layout, place.room
    side, gap = _emblem_side(place), layout.px(2)
    centre = (room.left + side / 2, float(room.centery))
    place.renderer.draw_emblem(place.canvas, centre, side * 0.92, place.player, place.emblem_light)
    upper, lower = _halves(room)
    if ended and not panel.light and not panel.holder:
        upper = room.centery
    left = room.left + side + gap
    tone = place.theme.bright(place.colour)
    name = write(place.canvas, panel.name, layout.medium, tone, bold=True, midleft=(left, upper))
    right = room.right
    if ended and panel.moves_at_end is not None:
        panel = at_end(panel)
    if not ended or panel.moves_at_end is not None:
        _draw_count(place, panel)
        right -= layout.px(EDGE) + _count_room(place, panel) + gap
    if series is not None and is_series(series):
        wide = rounds_width(layout, series)
        middle = (right - wide // 2, room.centery)
        draw_rounds(place.canvas, layout, place.theme, middle, place.colour, series, place.player)
        right -= wide + gap
    _draw_below_name(place, panel, name, (left, lower), right, ended=ended)


def _emblem_side(place: Place) -> int:
    return min(place.room.height, round(3.4 * place.layout.small))


def _halves(room: Rect) -> tuple[int, int]:
    """The middle of the upper and of the lower line."""
    return room.top + round(room.height * 0.27), room.top + round(room.height * 0.75)


def _name_width(place: Place, panel: PanelPicture) -> int:
    return text_width(panel.name, place.layout.medium, bold=True)


def _draw_below_name(
    place: Place, panel: PanelPicture, name: Rect, middle: tuple[int, int], end: int, *, ended: bool
) -> None:
    """What the player is to do, and the keys beside it or beside the name; or else who holds the device."""
    words = flag_words(panel, place.room.width, place.layout.small)
    line = Rect(middle[0], 0, place.room.right - middle[0], place.layout.plate)
    line.centery = middle[1]
    waits = 1 - place.light if words else 1.0
    draw_faded(place.canvas, line, waits, lambda: _draw_holder(place, panel, middle, ended=ended))
    if not words or place.light <= 0:
        return
    tone = place.flag_tone(panel)
    box = write(place.canvas, words, place.layout.small, tone, bold=True, midleft=middle)
    width, gap = _keys_width(place, panel), place.layout.px(1.5)
    # Beside the name, there is also room above the words of the moves left.
    above = (_count_room(place, panel) - count_width(panel, place.layout.medium)) // 2
    places = ((box, end), (name, end + above))
    beside = next((each for each, most in places if each.right + gap + width <= most), None)
    if beside is not None and not ended and not panel.holder:
        keys = Rect(beside.right + gap, 0, width, line.height)
        keys.centery = beside.centery
        draw_faded(place.canvas, keys, place.light, lambda: _draw_keys(place, panel, keys.midleft))


def _keys_width(place: Place, panel: PanelPicture) -> int:
    gap = place.layout.px(1)
    return sum(glyph_width(glyph, place.layout.small) + gap for glyph in panel.glyphs)


def _draw_keys(place: Place, panel: PanelPicture, middle: tuple[int, int]) -> None:
    """The keys or buttons of a person, side by side."""
    left = middle[0]
    for glyph in panel.glyphs:
        size = place.layout.small
        left = draw_glyph(place.canvas, place.theme, glyph, left, middle[1], size) + place.layout.px(1)


def _draw_holder(place: Place, panel: PanelPicture, middle: tuple[int, int], *, ended: bool) -> None:
    """Who the player is, or the keys or buttons of one of two people while they act."""
    layout, theme = place.layout, place.theme
    if panel.holder:
        write(place.canvas, panel.holder, layout.small, theme.soft, midleft=middle)
        return
    if not ended:
        _draw_keys(place, panel, middle)


def _count_room(place: Place, panel: PanelPicture) -> int:
    """The width of the moves left and of their words."""
    layout = place.layout
    return max(count_width(panel, layout.medium), text_width(capital(panel.left_words), layout.small))


def _draw_count(place: Place, panel: PanelPicture) -> None:
    """The moves left above their words."""
    layout, room = place.layout, place.room
    upper, lower = _halves(room)
    middle = room.right - layout.px(EDGE) - _count_room(place, panel) // 2
    write_count(place, panel, layout.medium, (middle, upper))
    write(place.canvas, capital(panel.left_words), layout.small, place.theme.soft, center=(middle, lower))
