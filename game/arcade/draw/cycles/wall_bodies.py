"""The bodies of walls of light: pictures of whole pieces, which are kept, and the end behind a rider, which
is drawn anew each time.

A piece goes as far as the seams to the next ones. These are whole columns or rows of pixels, and a straight
piece is cut out of a wall from end to end of the floor: where pieces meet, nothing is seen.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

import pygame
from pygame import Rect

from game.arcade.draw.baked import baked
from game.arcade.draw.cycles.rubble import draw_rubble
from game.arcade.draw.cycles.sheet import Corner, Placed, Sheet, Spot, bounds, faces_viewer
from game.arcade.draw.cycles.wall_paint import CREST_WHITE, FOOT_WHITE, Paints, State
from game.arcade.draw.cycles.wall_shape import (
    HEAT,
    Build,
    Cross,
    End,
    Face,
    Heading,
    Piece,
    crosses_of,
    faces_between,
)
from game.arcade.draw.easing import Point
from game.arcade.draw.projection import Projection
from game.arcade.draw.sprites import weaken
from game.arcade.draw.theme import Style, Theme

LIGHT_STEPS = 8
# At which share of the height of a wall its pieces meet: there no bend reaches into the next cell. What falls
# is cut at the crest.
SEAM, CREST = 0.5, 1.0
# How many cells beyond the floor a straight wall is drawn, of which a piece is cut out.
BEYOND = 1.0
# The width of a band of a face in pixels, and how many bands it has at least and at most.
BAND, FEW_BANDS, BANDS = 2, 3, 40
# How wide the lines along foot and crest are, in cells.
LINE = 0.012
# How far from the middle of a bend a wall is straight, beside its thickness: as far as walls lean.
LEANING = 0.25
# How far before a cut what leans over it begins, in cells.
OVERHANG = 0.45
# How many times larger the end of a wall is drawn than it is seen.
END_TIMES = 2
# How many times in each cell the heat of a wall changes.
WARM = 3
# On straight walls, so many ends in each cell look different, or more where rows differ much in size.
FEW_ENDS = 2
# What is less hot looks cold.
FAINT = 0.04
# As far away as no pixel is.
FAR = 20_000


@dataclass(frozen=True)
class Look:
    """Whose wall is seen, how thick it is, and from where."""

    theme: Theme
    player: int
    view: Projection
    build: Build

    @property
    def times(self) -> int:
        """How many times larger a wall is drawn than it is seen."""
        return 4 if self.view.cell < 48 else 3 if self.view.cell < 110 else 2

    @property
    def thin(self) -> float:
        """The width of a thin line in pixels."""
        return max(1.0, self.view.cell * LINE)

    def paints(self, state: State) -> Paints:
        return Paints(self.theme, self.player, state is State.BRIGHT)

    @property
    def shines(self) -> bool:
        return self.theme.style is Style.NEON and self.theme.glow


@baked
def body_of(look: Look, piece: Piece, state: int, share: int) -> Placed:
    """A piece with this many of the `LIGHT_STEPS` of its light."""
    sheet = Sheet(look.view, rect_of_piece(look, piece), look.times, look.theme.player(look.player))
    if State(state) is State.BROKEN:
        draw_rubble(sheet, look.paints(State.BROKEN), piece, look.build)
    else:
        _draw_piece(sheet, look, look.paints(State(state)), piece)
    placed = sheet.shrunk()
    if share < LIGHT_STEPS:
        weaken(placed.picture, Style.ENAMEL, share / LIGHT_STEPS)
    return placed


# Pieces and their seams


def drawn_line(look: Look, piece: Piece) -> Sequence[Point]:
    """The line along which a piece is drawn: a straight one from end to end of the floor.

    With the same ends, every piece of a straight wall has the same edges.
    """
    if piece.bends:
        return leaning_line(piece)
    x, y = piece.middle
    across, down = piece.left or piece.entered or (1, 0)
    along, count = (x, look.view.columns) if across else (y, look.view.rows)
    before, after = along + BEYOND, count - along + BEYOND
    if across + down < 0:
        before, after = after, before
    back = 0.0 if piece.entered is None else before
    ahead = 0.0 if piece.left is None else after
    return (x - across * back, y - down * back), (x + across * ahead, y + down * ahead)


def rect_of_piece(look: Look, piece: Piece, low: float = 0.0, high: float | None = None) -> Rect:
    """The part of the screen on which a piece is drawn between two heights: as far as the seams."""
    top = look.build.height if high is None else high
    line = leaning_line(piece)
    crosses = crosses_of(line, [0.0] * len(line), look.build.thick)
    sides = [side for cross in crosses for side in (cross.left, cross.right)]
    box = bounds(look.view, [(side, height) for side in sides for height in (low, top)], 2)
    left, right, upper, lower = box.left, box.right, box.top, box.bottom
    for way, point in seams_of(piece):
        seam = seam_at(look, point, way, SEAM if high is None else 0.0)
        match way:
            case (1, 0):
                right = seam
            case (-1, 0):
                left = seam
            case (0, 1):
                lower = seam
            case _:
                upper = seam
    return Rect(left, upper, max(1, right - left), max(1, lower - upper))


def leaning_line(piece: Piece) -> list[Point]:
    """The line of a piece, longer by what leans over its seams."""
    line = list(piece.line)
    if piece.entered:
        line[0] = _ahead(line[0], opposite(piece.entered), OVERHANG)
    if piece.left:
        line[-1] = _ahead(line[-1], piece.left, OVERHANG)
    return line


def seams_of(piece: Piece) -> Iterable[tuple[Heading, Point]]:
    """The sides on which a piece meets the next ones, and the points where."""
    x, y = piece.middle
    back = (-piece.entered[0], -piece.entered[1]) if piece.entered else None
    for way in (back, piece.left):
        if way:
            yield way, (x + way[0] / 2, y + way[1] / 2)


def seam_at(look: Look, point: Point, way: Heading, share: float = SEAM) -> int:
    """The column or the row of pixels that parts a wall across a point of its line."""
    return round(look.view.at(point, share * look.build.height)[0 if way[0] else 1])


def beyond(seam: int, way: Heading) -> Rect:
    """The half of the screen that lies beyond a seam."""
    match way:
        case (1, 0):
            return Rect(seam, -FAR, FAR, 2 * FAR)
        case (-1, 0):
            return Rect(-FAR, -FAR, FAR + seam, 2 * FAR)
        case (0, 1):
            return Rect(-FAR, seam, 2 * FAR, FAR)
        case _:
            return Rect(-FAR, -FAR, 2 * FAR, FAR + seam)


def opposite(way: Heading) -> Heading:
    return -way[0], -way[1]


# How a piece is drawn


def _draw_piece(sheet: Sheet, look: Look, paints: Paints, piece: Piece) -> None:
    line = drawn_line(look, piece)
    crosses = crosses_of(line, [look.build.height] * len(line), look.build.thick)
    for face in faces_between(crosses, opens=piece.entered is None, ends=piece.left is None):
        _draw_face(sheet, look, paints, face)
    _draw_marks_on_faces(sheet, look, paints, piece)
    _draw_top(sheet, look, paints, crosses)
    _draw_marks_on_top(sheet, look, paints, piece)


def _draw_face(sheet: Sheet, look: Look, paints: Paints, face: Face) -> None:
    """A face in bands, with the line along its foot, if it is seen."""
    if not faces_viewer(sheet, face.start, face.end, look.build.height):
        return
    foot = sheet.at(face.start), sheet.at(face.end)
    crest = sheet.at(face.start, face.height), sheet.at(face.end, face.end_height)
    sheet.bands(paints.face(bands_of(sheet, look, foot, crest), side=not face.level), foot, crest)
    sheet.line(paints.line(FOOT_WHITE), look.thin, ((face.start, 0.0), (face.end, 0.0)))
    if paints.marks.rail:
        rail = face.band(paints.marks.rail, paints.marks.rail)[:2]
        sheet.line(paints.rail, 1.5 * look.thin, rail)
    if face.cap:
        for edge in ((face.start, face.height), (face.end, face.end_height)):
            sheet.line(paints.line(FOOT_WHITE), look.thin, ((edge[0], 0.0), edge))


def bands_of(sheet: Sheet, look: Look, foot: Sequence[Spot], crest: Sequence[Spot]) -> int:
    """How many bands of a face can be told apart."""
    if look.theme.style is Style.FLAT:
        return 1
    (x, y), (u, v) = foot[0], foot[1]
    p, q = crest[0]
    across, down = u - x, v - y
    wide = abs(across * (q - y) - down * (p - x)) / max(1.0, math.hypot(across, down)) / sheet.times
    return max(FEW_BANDS, min(BANDS, round(wide / BAND)))


def _draw_top(
    sheet: Sheet, look: Look, paints: Paints, crosses: Sequence[Cross], heats: Sequence[float] = ()
) -> None:
    """The top with the line along it, between the bright edges of the crest."""
    pairs = list(pairwise(crosses))
    shares = heats or [0.0] * len(pairs)
    for (one, other), heat in zip(pairs, shares, strict=True):
        sheet.polygon(paints.heated(paints.top, heat), _strip(one, other, 1.0))
    left = [(cross.left, cross.height) for cross in crosses]
    right = [(cross.right, cross.height) for cross in crosses]
    for edge in (left, right):
        sheet.line(paints.line(CREST_WHITE), look.thin, edge)
    for (one, other), heat in zip(pairs, shares, strict=True):
        sheet.polygon(paints.heated(paints.core, heat), _strip(one, other, paints.marks.core))


def _strip(one: Cross, other: Cross, share: float) -> Sequence[tuple[Point, float]]:
    """The corners of a strip along the top, with a share of its width."""
    (a, b), (c, d) = one.middle_share(share), other.middle_share(share)
    return (a, one.height), (c, other.height), (d, other.height), (b, one.height)


# Where rungs and beads stand on a wall, from the middle of a cell; half the width of a rung, in cells.
RUNG_AT, HALF_RUNG = 0.27, 0.033


def _draw_marks_on_faces(sheet: Sheet, look: Look, paints: Paints, piece: Piece) -> None:
    """The bars or the beads of a player on the faces."""
    height, thick = look.build.height, look.build.thick
    shares = paints.marks.on_faces
    if shares is None:
        return
    for (across, down), _edge in seams_of(piece):
        x, y = _ahead(piece.middle, (across, down), RUNG_AT)
        for side in (1, -1):
            foot = x - down * side * thick / 2, y + across * side * thick / 2
            along = side * across, side * down
            start, end = _ahead(foot, along, -HALF_RUNG), _ahead(foot, along, HALF_RUNG)
            if faces_viewer(sheet, start, end, height):
                bar = Face(start, end, height, height, cap=False)
                sheet.polygon(paints.faint_mark, bar.band(*shares))


def _draw_marks_on_top(sheet: Sheet, look: Look, paints: Paints, piece: Piece) -> None:
    """Rungs between the rails of a top, or beads in a row along it."""
    (thick, height, _taper), marks = look.build, paints.marks
    for way, _edge in seams_of(piece) if marks.rungs else ():
        ends = [_ahead(piece.middle, way, RUNG_AT + aside) for aside in (-HALF_RUNG, HALF_RUNG)]
        one, other = crosses_of(ends, (height, height), thick)
        sheet.polygon(paints.mark, _strip(one, other, marks.core))
    if marks.beads:
        beads = [piece.middle, *(_ahead(piece.middle, way, 1 / 3) for way, _edge in seams_of(piece))]
        for point in beads:
            side = marks.beads * thick * look.view.scale(point[1], height) * sheet.times
            bead = Rect(0, 0, max(2, round(side)), max(2, round(side * look.view.squeeze)))
            bead.center = sheet.at(point, height)
            pygame.draw.ellipse(sheet.surface, paints.mark, bead)


def _ahead(point: Point, way: Point, far: float) -> Point:
    return point[0] + way[0] * far, point[1] + way[1] * far


# The end behind a rider


class Falling(NamedTuple):
    """The part of a wall that falls to the wheel of its rider: an end like it, and how far that is moved."""

    end: End
    shift: Corner = (0, 0)
    kept: bool = False

    def picture(self, look: Look, state: State) -> Placed:
        drawn = (_kept_end if self.kept else _draw_end)(look, self.end, state.value)
        return Placed(drawn.picture, drawn.moved(self.shift))


def falling_of(look: Look, end: End) -> Falling:
    """On a straight wall, all ends near a place look alike: the one at that place is drawn, and moved."""
    if not end.taper or not end.is_straight:
        return Falling(end)
    grows = look.view.cell * look.view.rise / look.view.distance  # from row to row, in pixels
    steps = max(FEW_ENDS, math.ceil(grows))
    along = round(end.reach * steps) / steps
    (x, y), (u, v) = look.view.at(end.point(end.reach)), look.view.at(end.point(along))
    return Falling(end.alone(along), (round(x - u), round(y - v)), kept=True)


def standing_of(look: Look, end: End, falling: Falling) -> Iterable[tuple[Piece, Rect | None]]:
    """The pieces before the part that falls, and what stands of each if it is not whole."""
    cut = _cut(look, end)
    for number, piece in end.pieces():
        if number + 0.5 <= cut:
            yield piece, None
        elif number - 0.5 < cut:
            way = end.way(cut)
            straight = piece._replace(entered=piece.entered and way, left=way)
            point = falling.end.point(_cut(look, falling.end))
            yield straight, beyond(seam_at(look, point, way, CREST), opposite(way)).move(falling.shift)


def _cut(look: Look, end: End) -> float:
    """How far along the wall its pieces go before what is drawn anew: never beyond the middle of a bend."""
    along = max(0.0, end.reach - end.taper)
    number = round(along)
    least = number - look.build.thick / 2 - LEANING
    bends = any(piece.bends for place, piece in end.pieces() if place == number)
    return least if bends and along > least else along


def _draw_end(look: Look, end: End, state: int) -> Placed:
    """Where a wall falls to the wheel of its rider, and the heat on the top before that."""
    cut = _cut(look, end)
    start = max(end.start, cut - OVERHANG)
    crosses = end.crosses(end.places(start), look.build)
    warm = end.places(min(start, max(end.start, end.reach - HEAT)), WARM)
    hot = end.crosses(warm, look.build)
    heats = end.heats(warm)
    corners = [(side, up) for each in (hot[0], *crosses) for side in each.sides for up in (0.0, each.height)]
    sheet = Sheet(look.view, bounds(look.view, corners, 3), END_TIMES, look.theme.player(look.player))
    paints, way = look.paints(State(state)), end.way(cut)
    seam = seam_at(look, end.point(cut), way, CREST)
    if end.taper:
        sheet.limit(beyond(seam, opposite(way)))
        for place, (one, other), heat in zip(warm[:-1], pairwise(hot), heats, strict=True):
            if place < cut and heat > FAINT:
                sheet.polygon(paints.glowing_top(heat), _strip(one, other, 1.0))
    sheet.limit(beyond(seam, way) if cut > 0 else sheet.rect)
    for face in faces_between(crosses, opens=end.begins and start <= 0, ends=True):
        _draw_face(sheet, look, paints, face)
    first = sum(place < start for place in warm)
    _draw_top(sheet, look, paints, hot[first:], heats[first:])
    return sheet.shrunk()


_kept_end = baked(_draw_end)
