"""The ladder of a run: a path that climbs loop by loop, with a rung for each stage, to a flag at its top."""

from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.broken import broken_in_two
from game.arcade.draw.easing import between, clamped
from game.arcade.draw.layout import Layout
from game.arcade.draw.light import shine, shine_path, shine_pool
from game.arcade.draw.lines import smooth_polygon, thick_line
from game.arcade.draw.material import rounded
from game.arcade.draw.plates import lay_plate
from game.arcade.draw.shapes import rounded_square
from game.arcade.draw.text import text_width, write
from game.arcade.draw.theme import Colour, Theme, mix
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.arcade.views.icons import drawer_of, icon
from game.arcade.views.portraits import draw_portrait
from game.core.variant import Variant
from game.people.person import Person

# The largest side of a rung, in units, and the least, in sizes of small text.
LARGEST, LEAST = 18, 1.5
# The least height of the ladder above or below other things, and of a single loop, in sizes of small text;
# and the largest side of a rung of that, in units.
LOWEST, LOWEST_LOOP, LARGEST_LOOP = 14, 2.6, 8
# In shares of the side of a rung: the gap between rungs, the widest between loops, and the room for the flag.
GAP, WIDEST_GAP, FLAG = 0.34, 0.75, 0.8
# The share of a rung that its icon takes, and how much larger the rung is that is next.
ICON, NEXT = 0.62, 1.16
# The side of the face above a level, and its least, in sizes of small text.
FACE, LEAST_FACE = 2.6, 1.2
# The light of a rung that was won.
WON = 0.4
# The width of the path, in shares of a rung; and how many strengths its light has.
PATH, STEPS = 0.1, 8
# Where the rung of a lost stage breaks.
LOST = 5
# How far the marker above the next rung moves up and down, in shares of the rung.
BOB = 0.05


@dataclass(frozen=True)
class LoopPicture:
    """A loop with the level of its bot."""

    level: str
    bot: Person
    games: tuple[Variant | None, ...]  # in their order; None for one that is not drawn yet


@dataclass(frozen=True)
class LadderPicture(Node):
    """Everything that is shown."""

    loops: tuple[LoopPicture, ...]  # from the first, which is at the foot
    won: float  # how many stages; while the light climbs, with a part of one
    next: int | None  # the stage that comes next, or was lost, from 0; None for none
    broken: float = 0.0  # how far the next rung has broken, if the stage was lost
    pulse: float = 1.0  # from 0 to 1
    flag: bool = True  # whether a flag stands on the last rung

    @property
    def across(self) -> int:
        return max(len(loop.games) for loop in self.loops)

    @property
    def stages(self) -> int:
        return sum(len(loop.games) for loop in self.loops)

    @property
    def above(self) -> float:
        """The room above the highest loop, in sides of a rung."""
        return FLAG if self.flag else NEXT - 1

    def width(self, layout: Layout) -> Span:
        if len(self.loops) > 1:
            return super().width(layout)
        sides = self.across + (self.across - 1) * GAP + (NEXT - 1) / 2
        return Span(0, self.label_width(layout) + round(sides * layout.text_px(LARGEST_LOOP)))

    def height(self, layout: Layout, width: int) -> Span:
        least = LOWEST * layout.small if len(self.loops) > 1 else round(LOWEST_LOOP * layout.small)
        largest = LARGEST if len(self.loops) > 1 else LARGEST_LOOP
        side = min(self.side_across(layout, width), layout.text_px(largest))
        wanted = round(side * (1 + self.above + (len(self.loops) - 1) * (1 + WIDEST_GAP)))
        return Span(least, max(least, wanted))

    def label_width(self, layout: Layout) -> int:
        """The width of the levels beside the loops."""
        widest = max(text_width(loop.level, layout.small, bold=True) for loop in self.loops)
        return widest + layout.px(2.5)

    def side_across(self, layout: Layout, width: int) -> float:
        """The side of a rung with which all of them fill a width."""
        across = self.across
        return (width - self.label_width(layout)) / (across + (across - 1) * GAP + (NEXT - 1) / 2)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        draw_ladder(canvas, *look, self, placed.box)


@dataclass(frozen=True)
class _Rungs:
    """Where the rungs are. Every other loop leads back, so that the path climbs from each to the next."""

    left: int
    bottom: int
    side: int
    across: int
    rise: int  # from loop to loop

    @property
    def step(self) -> int:
        return self.side + round(self.side * GAP)

    def box(self, stage: int) -> Rect:
        loop, place = divmod(stage, self.across)
        column = place if loop % 2 == 0 else self.across - 1 - place
        left, top = self.left + column * self.step, self.bottom - self.side - loop * self.rise
        return Rect(left, top, self.side, self.side)


class _Drawing(NamedTuple):
    """What all parts of the ladder are drawn from."""

    canvas: Surface
    layout: Layout
    theme: Theme
    ladder: LadderPicture
    rungs: _Rungs


def draw_ladder(canvas: Surface, layout: Layout, theme: Theme, ladder: LadderPicture, area: Rect) -> None:
    """Draw the ladder in the middle of an area, if there is room for it."""
    label = ladder.label_width(layout)
    across, down = ladder.across, len(ladder.loops)
    fitting = min(
        ladder.side_across(layout, area.width),
        area.height / (down + (down - 1) * GAP + ladder.above),
        layout.text_px(LARGEST),
    )
    if fitting < LEAST * layout.small:
        return
    side = round(fitting)
    above = round(side * (1 + ladder.above))  # the highest loop, with the flag
    rise = min(round(side * (1 + WIDEST_GAP)), (area.height - above) // max(1, down - 1))
    whole = Rect(0, 0, label + round(side * (across + (across - 1) * GAP)), above + (down - 1) * rise)
    whole.center = area.center
    rungs = _Rungs(whole.left + label, whole.bottom, side, across, rise)
    drawing = _Drawing(canvas, layout, theme, ladder, rungs)
    _draw_levels(drawing, whole.left)
    _draw_path(drawing)
    for number in range(ladder.stages):
        if number != ladder.next:
            _draw_body(drawing, number, drawing.rungs.box(number), WON * clamped(ladder.won - number))
    if ladder.next is not None and ladder.next < ladder.stages:
        _draw_next(drawing, ladder.next)


def _draw_levels(drawing: _Drawing, left: int) -> None:
    """The bots with their levels, each beside its loop; those that were reached are bright."""
    canvas, layout, theme, ladder, rungs = drawing
    for number, loop in enumerate(ladder.loops):
        reached = ladder.won >= number * ladder.across
        middle = left, rungs.box(number * ladder.across).centery
        tone = theme.ink if reached else theme.soft
        side, line = rungs.side, layout.line(layout.small)
        face = min(side - line, round(FACE * layout.small))
        if face < LEAST_FACE * layout.small:
            write(canvas, loop.level, layout.small, tone, bold=reached, midleft=middle)
            continue
        top = middle[1] - (face + line) // 2
        words = write(
            canvas, loop.level, layout.small, tone, bold=reached, midleft=(left, top + face + line // 2)
        )
        draw_portrait(canvas, theme, loop.bot, (words.centerx, top + face // 2), round(0.8 * face))


# The path


def _draw_path(drawing: _Drawing) -> None:
    """From rung to rung, lit as far as stages were won, with the flag at its end."""
    canvas, _layout, theme, ladder, rungs = drawing
    spots = [rungs.box(number).center for number in range(ladder.stages)]
    width = max(2.0, rungs.side * PATH)
    for start, end in pairwise(spots):
        thick_line(canvas, mix(theme.floor, theme.edge, 0.7), start, end, width * 1.2)
    for number, (start, end) in enumerate(pairwise(spots)):
        share = round(STEPS * clamped(ladder.won - number)) / STEPS
        if share:
            shine_path(canvas, theme, (start, between(start, end, share)), theme.accent, width * 0.7)
    if ladder.flag:
        _draw_flag(canvas, theme, rungs.box(ladder.stages - 1), lit=ladder.won >= ladder.stages)


def _draw_flag(canvas: Surface, theme: Theme, last: Rect, *, lit: bool) -> None:
    """A flag on the last rung."""
    tone = mix(theme.accent, theme.ink, 0.7) if lit else mix(theme.edge, theme.soft, 0.45)
    side, foot = last.width, (last.centerx - last.width * 0.16, last.top + 1)
    top = last.top - side * FLAG * 0.86
    if lit:
        shine_pool(canvas, theme, (last.centerx, (top + last.top) / 2), side * 0.8, theme.accent, 0.8)
    thick_line(canvas, tone, foot, (foot[0], top), max(2.0, side * 0.05))
    corners = [(foot[0], top), (foot[0] + side * 0.5, top + side * 0.18), (foot[0], top + side * 0.36)]
    smooth_polygon(canvas, tone, corners)


# The rungs


def _draw_next(drawing: _Drawing, number: int) -> None:
    """The stage that comes next, larger, with a marker above it; or the one that was lost, which breaks."""
    canvas, _layout, theme, ladder, rungs = drawing
    come = clamped(ladder.won - number + 1)  # how far the light has come that climbs to it
    box = rungs.box(number)
    grown = round(box.width * (NEXT - 1) * come)
    box = box.inflate(grown, grown)
    light = come * (0.75 + 0.25 * ladder.pulse)
    _draw_body(drawing, number, box, light)
    if ladder.broken:
        _break(drawing, box)
        return
    _draw_frame(canvas, theme, box, theme.ink, light)
    foot, reach = box.top - box.width * (0.06 + BOB * ladder.pulse), box.width * 0.13
    corners = [(box.centerx + side * reach, foot - reach * 1.3) for side in (-1, 1)]
    smooth_polygon(canvas, theme.ink, [*corners, (box.centerx, foot)])


def _break(drawing: _Drawing, box: Rect) -> None:
    """A rung that was lit breaks in two, and goes dark."""
    canvas, _layout, theme, ladder, _rungs = drawing
    if not canvas.get_rect().contains(box):
        return
    rung = rounded(canvas.subsurface(box).copy(), box.height // 5)
    pygame.draw.rect(
        canvas, theme.night, box.inflate(box.width // 8, box.width // 8), border_radius=box.height // 5
    )
    halves = broken_in_two(rung, LOST, ladder.broken)
    canvas.blit(halves, halves.get_rect(center=box.center))
    _draw_frame(canvas, theme, box, theme.danger, ladder.broken)


def _draw_frame(canvas: Surface, theme: Theme, box: Rect, colour: Colour, light: float) -> None:
    side = box.width * 1.1
    shine(canvas, theme, rounded_square, box.center, side, colour, light=light, width=0.035, glow=0.3)


def _draw_body(drawing: _Drawing, number: int, box: Rect, light: float) -> None:
    """A rung with the icon of its game, or with a question mark until that is known."""
    canvas, layout, theme, ladder, _rungs = drawing
    loop, place = divmod(number, ladder.across)
    game = ladder.loops[loop].games[place]
    tinted = theme if game is None else theme.tinted(game.accent)
    radius = box.height // 5
    pygame.draw.rect(canvas, theme.night, box, border_radius=radius)  # the path ends at its edge
    lay_plate(canvas, tinted, box, radius, colour=tinted.accent, light=light, plain=True)
    if game is None:
        size = layout.medium if box.height >= layout.line(layout.medium) else layout.small
        write(canvas, "?", size, mix(theme.edge, theme.soft, 0.6), bold=True, center=box.center)
        return
    picture = icon(drawer_of(game), tinted, round(box.height * ICON), lit=light > 0)
    canvas.blit(picture, picture.get_rect(center=box.center))
