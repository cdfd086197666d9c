"""The logo: the letters of the name, locked into a grid of light tubes.

The grid has two rows: GRID and a cell of Player 1, a keyhole and LOCK, whose O is a cell of Player 2. Cells
slide in, the rows shut, and then the lower word comes on. The icon is the same lock, with four cells.

It is a name, and is not translated.
"""

from collections.abc import Callable
from typing import NamedTuple

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.easing import eased, gathering, part_of
from game.arcade.draw.shapes import cross, ring
from game.arcade.draw.sprites import ADD, BRIGHTEST, SHADOW, blurred, clear
from game.arcade.draw.text import font
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix, purest
from game.core.rules import Player

# The cells, row by row: letters, and the signs of the players and the lock.
CROSS, RING, KEYHOLE = "x", "o", "*"
OWNERS: dict[str, Player] = {CROSS: 1, RING: 2}
ROWS = ("GRID" + CROSS, KEYHOLE + "L" + RING + "CK")
COLUMNS = len(ROWS[0])
LOWER = "ARCADE"
# The height of a cell, of the gap below the grid and of the lower word, in widths of a cell.
CELL, GAP, LOWER_HEIGHT = 1.12, 0.2, 0.42
# The height of the logo in shares of its width.
HEIGHT = (len(ROWS) * CELL + GAP + LOWER_HEIGHT) / COLUMNS
# The margin around a picture for its halo, and how far a near and a wide halo reach, in widths of a cell.
MARGIN, HALO, WIDE_HALO = 0.6, 0.045, 0.15
# The height of a letter in shares of its cell, and what it may be stretched to.
LETTER, STRETCHED = 0.62, 1.16
# The thickness of tubes in widths of a cell: of letters, of the frame around all cells, and between them.
TUBE, FRAME, DIVIDER = 0.085, 0.06, 0.022
# Letters and frames are drawn this many times larger and then shrunk, which smooths them.
OVERSAMPLING = 3
# How much white the brightest light of a tube has, and that of a body of light.
CORE, BODY = 0.42, 0.14
# Letters are drawn at this size and then scaled to their place.
DRAWN = 200
# From this width of a cell on, letters are tubes along their outlines, filled with this share of their light;
# the thickness of such a tube in widths of a cell.
LEAST_TUBES, FILLED, OUTLINE = 34, 0.22, 0.05

# How the logo shuts, in seconds: the cells slide in, the rows shut, the signs and the lower word come on.
SLIDE, SLIDE_STEP = 0.45, 0.055
SHUT_FROM, SHUT = 1.0, 1.14
SIGNS_FROM, SIGNS_TO = 1.18, 1.4
LOWER_FROM, LOWER_TO = 1.36, 1.75
SHUT_FOR_GOOD = 2.0
# How far the rows are apart before they shut, and how far above and below them cells begin, in cells.
APART, AWAY = 0.5, 1.6
# How long the flash of the shutting lock takes to fade.
FLASH = 0.55
LIGHT_STEPS = 12


class Sign(NamedTuple):
    """The measures of a logo: everything follows from the width of its box."""

    width: int

    @property
    def cell(self) -> float:
        return self.width / COLUMNS

    @property
    def margin(self) -> int:
        return round(MARGIN * self.cell)

    @property
    def extent(self) -> tuple[int, int]:
        """The size of a picture of the whole logo, with its margins."""
        return self.width + 2 * self.margin, round(self.width * HEIGHT) + 2 * self.margin

    def box(self, row: int, column: float) -> Rect:
        """A cell, seen from the corner of the logo's box."""
        left, right = round(column * self.cell), round((column + 1) * self.cell)
        top, bottom = (round(line * self.cell * CELL) for line in (row, row + 1))
        return Rect(left, top, right - left, bottom - top)

    @property
    def lower(self) -> Rect:
        """The place of the lower word, seen from the corner of the logo's box."""
        height = round(self.cell * LOWER_HEIGHT)
        return Rect(0, round(self.width * HEIGHT) - height, self.width, height)


def draw_logo(canvas: Surface, theme: Theme, box: Rect, tone: Colour) -> None:
    """Draw the logo in a box that is `HEIGHT` as high as wide, its lower word in a tone."""
    if box.width < 8:
        return
    sign = Sign(box.width)
    for part in (_whole(theme, sign), _lower(theme, sign, tone)):
        _lay(canvas, theme, part, (box.left - sign.margin, box.top - sign.margin))


def draw_shutting(canvas: Surface, theme: Theme, box: Rect, tone: Colour, seconds: float) -> None:
    """The logo on its way to its box, so many seconds after it began to shut."""
    sign = Sign(box.width)
    shut = gathering(part_of(seconds, SHUT_FROM, SHUT))
    for row, cells in enumerate(ROWS):
        aside = (row * 2 - 1) * APART * (1 - shut)
        for column, letter in enumerate(cells):
            _draw_sliding(canvas, theme, sign, box, (row, column, aside), letter, seconds)
    corner = box.left - sign.margin, box.top - sign.margin
    flash = 1 - part_of(seconds, SHUT, SHUT + FLASH) if seconds >= SHUT else 0.0
    if shut == 1:
        _lay(canvas, theme, _frame(theme, sign), corner)
        if flash > 0 and theme.style is Style.NEON and theme.glow:
            _lay(canvas, theme, _in_steps(_frame(theme, sign), theme, flash), corner)
    lower = part_of(seconds, LOWER_FROM, LOWER_TO)
    if lower > 0:
        _lay(canvas, theme, _in_steps(_lower(theme, sign, tone), theme, eased(lower)), corner)


def _draw_sliding(
    canvas: Surface,
    theme: Theme,
    sign: Sign,
    box: Rect,
    place: tuple[int, int, float],
    letter: str,
    seconds: float,
) -> None:
    """A cell that slides in from above or below; the signs come on when the lock is shut."""
    row, column, aside = place
    since = SLIDE_STEP * (2 * column + row)
    share = eased(part_of(seconds, since, since + SLIDE))
    if share <= 0:
        return
    away = round((row * 2 - 1) * AWAY * sign.cell * (1 - share))
    cell = sign.box(row, column + aside).move(box.left, box.top + away)
    spot = cell.left - sign.margin, cell.top - sign.margin
    _lay(canvas, theme, _in_steps(_plate(theme, sign), theme, share), spot)
    light = share if letter.isupper() else eased(part_of(seconds, SIGNS_FROM, SIGNS_TO))
    if light > 0:
        _lay(canvas, theme, _in_steps(_glyph(theme, sign, letter), theme, light), spot)


def _lay(canvas: Surface, theme: Theme, picture: Surface, corner: tuple[int, int]) -> None:
    canvas.blit(picture, corner, special_flags=ADD if theme.style is Style.NEON else 0)


def _in_steps(picture: Surface, theme: Theme, light: float) -> Surface:
    """A picture with a share of its light."""
    steps = round(LIGHT_STEPS * light)
    if steps >= LIGHT_STEPS:
        return picture
    copy = picture.copy()
    if theme.style is Style.NEON:
        copy.fill(dimmed(WHITE, steps / LIGHT_STEPS), special_flags=pygame.BLEND_RGB_MULT)
    else:
        copy.fill((*WHITE, 255 * steps // LIGHT_STEPS), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def _blank(theme: Theme, size: tuple[int, int]) -> Surface:
    """A picture to lay: black in the neon style, where light is added, else with nothing on it."""
    return Surface(size) if theme.style is Style.NEON else clear(size, theme.night)


@baked
def _whole(theme: Theme, sign: Sign) -> Surface:
    """The grid with all its cells."""
    picture = _blank(theme, sign.extent)
    for row, cells in enumerate(ROWS):
        for column, letter in enumerate(cells):
            corner = sign.box(row, column).topleft
            _lay(picture, theme, _plate(theme, sign), corner)
            _lay(picture, theme, _glyph(theme, sign, letter), corner)
    _lay(picture, theme, _frame(theme, sign), (0, 0))
    return picture


# Cells. Their pictures have a margin on every side.


@baked
def _plate(theme: Theme, sign: Sign) -> Surface:
    """The body of a cell, without its sign."""
    box = sign.box(0, 0)
    picture = _blank(theme, (box.width + 2 * sign.margin, box.height + 2 * sign.margin))
    place = box.move(sign.margin, sign.margin).inflate(*[-2 * max(1, round(sign.cell * DIVIDER))] * 2)
    radius = max(2, round(sign.cell * 0.1))
    match theme.style:
        case Style.NEON:
            pygame.draw.rect(picture, dimmed(theme.cabinet, 0.13), place, border_radius=radius)
            top = Rect(place.left, place.top, place.width, max(1, place.height // 2))
            pygame.draw.rect(
                picture,
                dimmed(theme.cabinet, 0.18),
                top,
                border_top_left_radius=radius,
                border_top_right_radius=radius,
            )
        case Style.ENAMEL:
            pygame.draw.rect(picture, mix(theme.floor, theme.cabinet, 0.14), place, border_radius=radius)
        case Style.FLAT:
            pygame.draw.rect(picture, theme.floor, place, border_radius=radius)
    return picture


@baked
def _glyph(theme: Theme, sign: Sign, letter: str) -> Surface:
    """What stands in a cell."""
    box = sign.box(0, 0)
    size = box.width + 2 * sign.margin, box.height + 2 * sign.margin
    shape = _letter(box.size, letter) if letter.isupper() else _SIGNS[letter](box.size)
    tube = letter not in OWNERS and sign.cell >= LEAST_TUBES and theme.style is Style.NEON
    shape = _tubes(shape, sign.cell) if tube else shape
    tone = theme.cabinet if letter not in OWNERS else _signal(theme, OWNERS[letter])
    return _shining(theme, shape, size, (sign.margin, sign.margin), tone, sign.cell, tube=tube)


def _signal(theme: Theme, player: Player) -> Colour:
    """The colour of a player, as light has it."""
    colour = theme.player(player)
    return mix(colour, purest(colour), 0.7) if theme.style is Style.NEON else colour


def _letter(size: tuple[int, int], letter: str) -> Surface:
    """A letter as large as its cell allows, in white on nothing."""
    drawn = font(DRAWN, bold=True).render(letter, True, WHITE)
    ink = drawn.subsurface(drawn.get_bounding_rect())
    height = round(size[1] * LETTER)
    width = round(ink.get_width() / ink.get_height() * height * STRETCHED)
    picture = clear(size, WHITE)
    scaled = pygame.transform.smoothscale(ink, (max(1, width), max(1, height)))
    picture.blit(scaled, scaled.get_rect(center=(size[0] // 2, size[1] // 2)))
    return picture


def _cross(size: tuple[int, int]) -> Surface:
    return _shape(size, lambda large, thick: cross(large, WHITE, thick))


def _ring(size: tuple[int, int]) -> Surface:
    return _shape(size, lambda large, thick: ring(large, WHITE, thick))


def _keyhole(size: tuple[int, int]) -> Surface:
    def draw(large: Surface, _thick: float) -> None:
        side = large.get_width()
        pygame.draw.circle(large, WHITE, (side * 0.5, side * 0.38), side * 0.17)
        foot = [(0.44, 0.42), (0.56, 0.42), (0.63, 0.8), (0.37, 0.8)]
        pygame.draw.polygon(large, WHITE, [(x * side, y * side) for x, y in foot])

    return _shape(size, draw)


def _shape(size: tuple[int, int], draw: Callable[[Surface, float], None]) -> Surface:
    """A shape on the largest square in a cell, in white on nothing."""
    side = min(size)
    large = clear((side * OVERSAMPLING, side * OVERSAMPLING), WHITE)
    draw(large, side * OVERSAMPLING * TUBE * 1.25)
    picture = clear(size, WHITE)
    small = pygame.transform.smoothscale(large, (side, side))
    picture.blit(small, small.get_rect(center=(size[0] // 2, size[1] // 2)))
    return picture


_SIGNS = {CROSS: _cross, RING: _ring, KEYHOLE: _keyhole}


# The frame, and the lower word


@baked
def _frame(theme: Theme, sign: Sign) -> Surface:
    """The tube around all cells, with a bolt in the middle of each side, and the lines between the cells."""
    size, scale = sign.extent, OVERSAMPLING
    large = clear((size[0] * scale, size[1] * scale), WHITE)
    cell, margin = sign.cell * scale, sign.margin * scale
    grid = Rect(margin, margin, sign.width * scale, round(len(ROWS) * CELL * cell))
    thick = max(2, round(FRAME * cell))
    thin = max(2, round(DIVIDER * cell))
    faint = (*WHITE, 130)
    for column in range(1, COLUMNS):
        pygame.draw.rect(
            large, faint, (round(grid.left + column * cell - thin / 2), grid.top, thin, grid.height)
        )
    pygame.draw.rect(large, faint, (grid.left, grid.centery - thin // 2, grid.width, thin))
    around = grid.inflate(thick, thick)
    pygame.draw.rect(large, WHITE, around, thick, border_radius=round(0.16 * cell))
    shape = pygame.transform.smoothscale(large, size)
    return _shining(theme, shape, size, (0, 0), theme.cabinet, sign.cell)


@baked
def _lower(theme: Theme, sign: Sign, tone: Colour) -> Surface:
    """The lower word, spread over the width of the grid, with a bar on both sides."""
    place, size = sign.lower.move(sign.margin, sign.margin), sign.extent
    shape = clear(size, WHITE)
    drawn = [font(DRAWN, bold=True).render(letter, True, WHITE) for letter in LOWER]
    inks = [letter.subsurface(letter.get_bounding_rect()) for letter in drawn]
    share = place.height / max(ink.get_height() for ink in inks)
    pitch = place.width / (len(LOWER) + 1.2)
    left = place.left + (place.width - pitch * len(LOWER)) / 2
    for number, ink in enumerate(inks):
        letter = pygame.transform.smoothscale(
            ink, (max(1, round(ink.get_width() * share * STRETCHED)), max(1, round(ink.get_height() * share)))
        )
        middle = round(left + pitch * (number + 0.5))
        shape.blit(letter, letter.get_rect(midbottom=(middle, place.bottom)))
    thick = max(1, round(sign.cell * FRAME))
    for start, end in ((place.left, left - pitch * 0.02), (left + pitch * (len(LOWER) + 0.02), place.right)):
        bar = Rect(round(start), place.centery - thick // 2, max(1, round(end - start)), thick)
        pygame.draw.rect(shape, WHITE, bar, border_radius=thick // 2)
    return _shining(theme, shape, size, (0, 0), tone, sign.cell)


# How a white shape becomes light, or a body


def _shining(
    theme: Theme,
    shape: Surface,
    size: tuple[int, int],
    corner: tuple[int, int],
    tone: Colour,
    cell: float,
    *,
    tube: bool = False,
) -> Surface:
    """A shape in a tone at a corner of a larger picture: light with its halo, or a body with its shadow."""
    if theme.style is not Style.NEON:
        return _body(theme, shape, size, corner, tone)
    lines = Surface(size)
    lines.blit(shape, corner)
    light, core = lines.copy(), lines.copy()
    light.fill(tone, special_flags=pygame.BLEND_RGB_MULT)
    for _squaring in range(2):
        core.blit(core, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    core.fill(dimmed(WHITE, CORE if tube else BODY), special_flags=pygame.BLEND_RGB_MULT)
    light.blit(core, (0, 0), special_flags=ADD)
    if not theme.glow:
        return light
    for spread, share in ((HALO, 0.75), (WIDE_HALO, 0.6)):
        halo = _spread(lines, spread * cell)
        halo.fill(dimmed(tone, share), special_flags=pygame.BLEND_RGB_MULT)
        light.blit(halo, (0, 0), special_flags=BRIGHTEST)
    return light


def _spread(lines: Surface, reach: float) -> Surface:
    """Light that reaches so many pixels beyond its lines: a small copy is blurred, which looks the same."""
    width, height = lines.get_size()
    shrink = max(2, round(reach / 2.5))
    small = pygame.transform.smoothscale(lines, (max(1, width // shrink), max(1, height // shrink)))
    for _softening in range(2):
        small = pygame.transform.box_blur(small, max(1, round(reach / shrink / 1.6)))
    return pygame.transform.smoothscale(small, (width, height))


def _tubes(shape: Surface, cell: float) -> Surface:
    """White light along the outline of a shape, where a soft copy is half there, and a little within."""
    solid = Surface(shape.get_size())
    solid.blit(shape, (0, 0))
    soft = pygame.transform.box_blur(solid, max(1, round(OUTLINE * cell)))
    light = Surface(soft.get_size())
    light.fill(WHITE)
    light.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    light.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_MULT)  # a quarter at most
    for _doubling in range(2):
        light.blit(light, (0, 0), special_flags=ADD)
    solid.fill(dimmed(WHITE, FILLED), special_flags=pygame.BLEND_RGB_MULT)
    light.blit(solid, (0, 0), special_flags=BRIGHTEST)
    return light


def _body(
    theme: Theme, shape: Surface, size: tuple[int, int], corner: tuple[int, int], tone: Colour
) -> Surface:
    body = clear(size, theme.night)
    if theme.style is Style.ENAMEL and theme.glow:
        thick = max(1, min(shape.get_size()) // 40)
        below = clear(size, SHADOW)
        below.blit(_coloured(shape, BLACK, 0.34), (corner[0], corner[1] + thick))
        body.blit(blurred(below, thick), (0, 0))
    body.blit(_coloured(shape, tone, 1.0), corner)
    return body


def _coloured(shape: Surface, colour: Colour, share: float) -> Surface:
    copy = Surface(shape.get_size(), SRCALPHA)
    copy.blit(shape, (0, 0))
    copy.fill((*colour, round(255 * share)), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


# The icon

ICON = ((CROSS, KEYHOLE), ("", RING))
# The share of an icon's side that its frame takes.
ROOM = 0.86


@baked
def icon(theme: Theme, side: int) -> Surface:
    """The same lock with four cells: the players' signs, and the keyhole."""
    picture = Surface((side, side))
    picture.fill(theme.night)
    pitch = round(side * ROOM / 2)
    sign = Sign(round(pitch / CELL) * COLUMNS)  # as large as a logo with such cells
    corner = (side - 2 * pitch) // 2
    aside = (pitch - sign.box(0, 0).width) // 2
    for row, signs in enumerate(ICON):
        for column, letter in enumerate(signs):
            spot = corner + column * pitch + aside - sign.margin, corner + row * pitch - sign.margin
            _lay(picture, theme, _plate(theme, sign), spot)
            if letter:
                _lay(picture, theme, _glyph(theme, sign, letter), spot)
    around = Rect(corner, corner, 2 * pitch, 2 * pitch).inflate(*[round(side * 0.08)] * 2)
    pygame.draw.rect(picture, theme.cabinet, around, max(1, round(side * 0.04)), round(side * 0.12))
    return picture
