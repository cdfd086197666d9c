"""The medals of a run, side by side: they come one after the other, each with its name and what it is for."""

from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.easing import overshooting, part_of
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import lines_height, text_width, wrapped, write, write_in, write_lines
from game.arcade.draw.theme import Theme
from game.arcade.views.records.medals import medal as medal_picture
from game.core.words import plural

# When the first medal comes, and how long after it the next, in seconds.
MEDALS_FROM, MEDAL_SECONDS = 1.3, 0.28
# The least width of a medal with its words, and of one with its name only, in sizes of small text.
MEDAL_WIDTH, NAME_WIDTH = 10.5, 6.5
# The largest medal, in units, and the least, in sizes of small text.
LARGEST, LEAST = 18, 2.4
# The gap below the words of a medal, in units.
APART = 3.5


@dataclass(frozen=True)
class MedalPicture:
    """A medal with what it is for."""

    name: str
    title: str
    words: str
    tag: str = ""  # that it was never earned before, or that it is the next one
    earned: bool = True


class Medals(NamedTuple):
    """The medals as they are shown."""

    layout: Layout
    theme: Theme
    medals: tuple[MedalPicture, ...]
    age: float  # how long the screen has been shown, in seconds


def all_come_at(count: int) -> float:
    """When this many medals have come, in seconds."""
    return MEDALS_FROM + count * MEDAL_SECONDS


def _cells(shown: Medals, area: Rect, *, in_full: bool) -> tuple[int, int]:
    """How many medals stand side by side, and how high each is with its words."""
    layout = shown.layout
    least = (MEDAL_WIDTH if in_full else NAME_WIDTH) * layout.small
    names = max(text_width(medal.title, layout.small, bold=True) for medal in shown.medals) + layout.px(1)
    across = max(1, min(len(shown.medals), int(area.width // max(least, names)), 4 if in_full else 9))
    across = -(-len(shown.medals) // -(-len(shown.medals) // across))  # as many in each row
    width = area.width // across
    words = lines_height(1, layout.small)
    if in_full:
        lines = max(len(wrapped(medal.words, layout.small, width - layout.px(2))) for medal in shown.medals)
        words += lines_height(lines + 1, layout.small)
    return across, words + layout.px(APART)


def _plan(shown: Medals, area: Rect) -> tuple[int, int, int, bool]:
    """How many medals stand side by side, how many are shown, their size, and whether with all words."""
    layout, least = shown.layout, round(LEAST * shown.layout.small)
    for in_full in (True, False):
        across, words = _cells(shown, area, in_full=in_full)
        rows = -(-len(shown.medals) // across)
        side = min(area.height // rows - words, layout.held(LARGEST), round(area.width / across * 0.6))
        if side >= least:
            return across, len(shown.medals), side, in_full
    room = max(0, area.height - layout.line(layout.small))
    return across, across * (room // (least + words)), least, False


def medals_height(shown: Medals, area: Rect) -> int:
    """The height that the medals take, with their words if these fit."""
    if not shown.medals:
        return 0
    across, words = _cells(shown, area, in_full=True)
    return -(-len(shown.medals) // across) * (words + round(shown.layout.small * 4))


def draw_medals(canvas: Surface, shown: Medals, area: Rect, *, beside: bool) -> None:
    """The medals side by side, as many as there is room for."""
    if not shown.medals or area.height <= 0:
        return
    layout = shown.layout
    across, count, side, in_full = _plan(shown, area)
    some = shown.medals[:count]
    _across, words = _cells(shown, area, in_full=in_full)
    rows, width, height = -(-len(some) // across), area.width // across, side + words
    hidden = len(shown.medals) - len(some)
    top = area.top if hidden else area.top + (area.height - rows * height) // 2
    left = area.left if beside else area.centerx - width * min(across, max(1, len(some))) // 2
    for number, medal in enumerate(some):
        row, column = divmod(number, across)
        box = Rect(left + column * width, top + row * height, width, height)
        begin = MEDALS_FROM + number * MEDAL_SECONDS
        _draw_medal(
            canvas, shown, medal, box, side, part_of(shown.age, begin, begin + MEDAL_SECONDS), in_full
        )
    if hidden:
        more = plural("{count} more medal", "{count} more medals", hidden)
        place = left + width * across // 2, top + rows * height
        write(canvas, more, layout.small, shown.theme.soft, midtop=place)


def _draw_medal(
    canvas: Surface,
    shown: Medals,
    medal: MedalPicture,
    box: Rect,
    side: int,
    come: float,
    in_full: bool,
) -> None:
    """A medal that has come so far, with its name below it, and what it is for."""
    if come <= 0:
        return
    layout, theme = shown.layout, shown.theme
    sprite = medal_picture(theme, medal.name, side, earned=medal.earned)
    if come < 1:
        grown = max(4, round(side * overshooting(come)))
        sprite = pygame.transform.smoothscale(sprite, (grown, grown))
    canvas.blit(sprite, sprite.get_rect(center=(box.centerx, box.top + side // 2)))
    below = Rect(box.left, box.top + side + layout.px(0.5), box.width, box.bottom - box.top - side)
    draw_faded(canvas, below, come, partial(_write_medal, canvas, shown, medal, below, in_full))


def _write_medal(canvas: Surface, shown: Medals, medal: MedalPicture, area: Rect, in_full: bool) -> None:
    """The name of a medal, whether it is new, and what it is for."""
    layout, theme = shown.layout, shown.theme
    tone = theme.heading if medal.earned else theme.soft
    line = Rect(area.left, area.top, area.width, layout.line(layout.small))
    write_in(canvas, medal.title, (layout.small,), line, tone, bold=True)
    if in_full:
        if any(each.tag for each in shown.medals):
            line.top = line.bottom
            tag = theme.legible(theme.hint) if medal.earned else theme.ink
            write(canvas, medal.tag, layout.small, tag, bold=True, center=line.center)
        words = Rect(area.left + layout.px(1), line.bottom, area.width - layout.px(2), 0)
        write_lines(canvas, medal.words, layout.small, words, theme.soft, align="centre")
