"""How the light of a new token fills its channel: from the middle of each side to the corners."""

from collections.abc import Iterator

from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea, outside
from game.arcade.draw.easing import Point, part_of, swaying
from game.arcade.draw.light import shine, shine_pool
from game.arcade.draw.shapes import full_disc
from game.arcade.draw.theme import WHITE, Style, Theme, mix
from game.core.grid import HEADINGS, cells_in
from game.core.rules import Player
from game.variants.apart.picture.channel import LANES, LIGHT
from game.variants.apart.picture.fields import Fields, draw_channels, draw_ground
from game.variants.apart.picture.tiles import draw_sinking

# When the light of a new token runs, in shares of a move, and how far from its middle: a little beyond the
# cells around it, to where the channels of its neighbours join.
FROM, TO, FAR = 0.42, 0.86, 1.75
# When the first tile sinks, how much later the others do for each cell of distance, and how long it takes.
SINKS, LATER, LONG = 0.55, 0.3, 0.3
# How far from the token the side of its field is, in cells; how much wider the tips of light are than the
# channel, and how far they shine, in cells.
SIDE, TIP, SHINES = 1.5, 2.0, 0.24


def draw_filling(
    canvas: Surface,
    area: BoardArea,
    theme: Theme,
    before: Fields,
    after: Fields,
    token: int,
    player: Player,
    progress: float,
) -> None:
    """The fields while a new token changes them."""
    reach = FAR * swaying(part_of(progress, FROM, TO)) * area.cell
    board = area.rect.inflate(round(area.cell), round(area.cell))
    around = _square(area, token, FAR * area.cell)
    near = _square(area, token, reach)
    draw_ground(canvas, area, theme, before, outside(board, near))
    draw_ground(canvas, area, theme, after, [near])
    _draw_sinking(canvas, area, theme, before, after, token, progress)
    lit = _lit(area, token, around, reach)
    draw_channels(canvas, area, theme, before, [*outside(board, around), *_corners(around, lit)])
    draw_channels(canvas, area, theme, after, lit)
    if 0 < reach < SIDE * area.cell:
        for tip in _tips(area, after.inside[player - 1], token, player, reach / area.cell):
            _draw_tip(canvas, area, theme, tip, player)


def _square(area: BoardArea, token: int, reach: float) -> Rect:
    x, y = area.centre_of(token)
    left, top = round(x - reach), round(y - reach)
    return Rect(left, top, round(x + reach) - left, round(y + reach) - top)


def _lit(area: BoardArea, token: int, around: Rect, reach: float) -> list[Rect]:
    """Where the light has come to: as far on both sides of the middle, up and down and across."""
    if reach <= 0:
        return []
    near = _square(area, token, reach)
    upright = Rect(near.left, around.top, near.width, around.height)
    left = Rect(around.left, near.top, near.left - around.left, near.height)
    right = Rect(near.right, near.top, around.right - near.right, near.height)
    return [upright, left, right]


def _corners(around: Rect, lit: list[Rect]) -> list[Rect]:
    """Where the light has not come to yet."""
    if not lit:
        return [around]
    upright, left, _right = lit
    return [
        Rect(across, down, width, height)
        for across, width in (
            (around.left, upright.left - around.left),
            (upright.right, around.right - upright.right),
        )
        for down, height in ((around.top, left.top - around.top), (left.bottom, around.bottom - left.bottom))
    ]


def _draw_sinking(
    canvas: Surface, area: BoardArea, theme: Theme, before: Fields, after: Fields, token: int, progress: float
) -> None:
    """The tiles that sink into the pit, those next to the token first."""
    row, column = divmod(token, area.size)
    for cell in cells_in(after.pit & ~before.pit):
        down, across = divmod(cell, area.size)
        begun = SINKS + LATER * (abs(down - row) + abs(across - column) - 1) / 2
        tint = before.tint(cell)
        colour = theme.player(tint) if tint is not None else None
        draw_sinking(canvas, area, theme, cell, part_of(progress, begun, begun + LONG), colour)


def _tips(area: BoardArea, inside: int, token: int, player: Player, reach: float) -> Iterator[Point]:
    """The ends of the light on the four sides of the new field, where it has a channel."""
    (row, column), (x, y) = divmod(token, area.size), area.centre_of(token)
    lane = SIDE - LANES[player]
    for out_across, out_down in HEADINGS:
        for way in (-reach, reach):
            across, down = out_across * lane + out_down * way, out_down * lane + out_across * way
            there = row + round(down), column + round(across)
            beyond = there[0] + out_down, there[1] + out_across
            if _holds(inside, area.size, *there) and not _holds(inside, area.size, *beyond):
                yield x + across * area.cell, y + down * area.cell


def _holds(cells: int, size: int, row: int, column: int) -> bool:
    return 0 <= row < size and 0 <= column < size and bool(cells >> (row * size + column) & 1)


def _draw_tip(canvas: Surface, area: BoardArea, theme: Theme, tip: Point, player: Player) -> None:
    colour = theme.player(player)
    if theme.style is Style.NEON:
        shine_pool(canvas, theme, tip, area.cell * SHINES, mix(colour, WHITE, 0.4))
    hot = mix(colour, WHITE, 0.8) if theme.style is Style.NEON else theme.legible(colour)
    shine(canvas, theme, full_disc, tip, area.cell * LIGHT * TIP, hot, glow=0.0)
