"""What a tower has besides its stone: a gate, windows, a banner, a fire, and tubes of light."""

import pygame
from pygame import Rect

from game.arcade.draw.easing import Point
from game.arcade.draw.shapes import Shape
from game.arcade.draw.sprites import clear
from game.arcade.draw.theme import WHITE, Colour, dimmed, mix
from game.variants.siege.picture.masonry import TALL, Mason

# The width and the height of a gate, and how thick the stones around it are, in shares of the tower's width.
WIDE, HIGH, STONES = 0.24, 0.26, 0.045
# The bars of a portcullis, those across them, and in how many steps the light behind it grows.
BARS, RAILS, STEPS = 4, 3, 12
# The sign on a banner that shines.
PITCH: Colour = (8, 10, 16)


def draw_gate(mason: Mason, near: float, opened: float = 0.0) -> None:
    """An arch in the front of a tower, behind which a light burns. Its portcullis has risen by a share."""
    bottom, rim = TALL - near, mason.px(STONES)
    hole = mason.box(0.5 - WIDE / 2, bottom - HIGH, 0.5 + WIDE / 2, bottom)
    if mason.flat:
        _arch(mason, mix(mason.theme.night, mason.theme.ink, opened), hole)
        return
    stones = Rect(hole.left - rim, hole.top - rim, hole.width + 2 * rim, hole.height + rim)
    _arch(mason, mason.tone(1.2), stones)
    _arch(mason, mason.tone(0.14), hole)
    _draw_light(mason, hole, opened)
    _draw_bars(mason, hole, round(hole.height * opened))


def _arch(mason: Mason, colour: Colour, box: Rect) -> None:
    """A door or a window with a round top."""
    radius = box.width // 2
    pygame.draw.rect(mason.canvas, colour, box, border_top_left_radius=radius, border_top_right_radius=radius)


def _draw_light(mason: Mason, hole: Rect, opened: float) -> None:
    """The light behind the bars: it is brightest on the ground."""
    inner = hole.inflate(-mason.px(0.02), 0)
    white = 0.35 + 0.5 * opened if mason.neon else 0.0
    for step in range(STEPS):
        near = step / STEPS
        part = Rect(inner.left, 0, inner.width, round(inner.height * (1 - near)))
        part.bottom = inner.bottom
        light = mix(mason.shine, WHITE, white * (opened + (1 - opened) * near))
        _arch(mason, mix(mason.tone(0.16), light, 0.35 + 0.65 * max(near, opened)), part)


def _draw_bars(mason: Mason, hole: Rect, up: int) -> None:
    tone, thick = mason.tone(0.12), mason.px(0.018)
    mason.canvas.set_clip(hole)
    for number in range(BARS):
        x = hole.left + hole.width * (number + 0.5) / BARS
        pygame.draw.line(mason.canvas, tone, (x, hole.top), (x, hole.bottom - up), thick)
    for number in range(RAILS):
        y = hole.bottom - up - hole.height * (0.12 + 0.28 * number)
        pygame.draw.line(mason.canvas, tone, (hole.left, y), (hole.right, y), thick)
    mason.canvas.set_clip(None)


def draw_window(mason: Mason, middle: Point) -> None:
    """A lit slit in a deep frame."""
    (x, y), rim = middle, mason.px(0.02)
    box = mason.box(x - 0.03, y - 0.085, x + 0.03, y + 0.085)
    if mason.flat:
        _arch(mason, mason.theme.night, box.inflate(rim, rim))
        return
    _arch(mason, mason.tone(1.3), box.inflate(2 * rim, 2 * rim).move(0, rim // 2))
    _arch(mason, mason.tone(0.2), box.inflate(rim, rim))
    _arch(mason, mason.shine, box)
    if mason.neon:
        _arch(mason, mix(mason.shine, WHITE, 0.7), box.inflate(-box.width // 2, -box.height // 4))


def draw_banner(mason: Mason, top: float, tall: float, sign: Shape, wide: float = 0.22) -> None:
    """A banner with a forked end that hangs on a wall, with the sign of the player."""
    left, right, bottom = 0.5 - wide / 2, 0.5 + wide / 2, top + tall
    fork = (0.5, bottom - wide * 0.35)
    cloth = [(left, top), (right, top), (right, bottom), fork, (left, bottom)]
    if mason.flat:
        pygame.draw.polygon(mason.canvas, mason.theme.night, mason.points(cloth))
    else:
        pygame.draw.polygon(
            mason.canvas, mason.tone(0.22), mason.points([(x + 0.014, y + 0.018) for x, y in cloth])
        )
        pygame.draw.polygon(mason.canvas, mix(mason.shine, WHITE, 0.1), mason.points(cloth))
        fold = [(0.5, top), (right, top), (right, bottom), fork]
        pygame.draw.polygon(mason.canvas, dimmed(mason.shine, 0.8), mason.points(fold))
        mason.line(1.5, [(left - 0.02, top), (right + 0.02, top)], 0.02)
    _draw_sign(mason, (0.5, top + tall * 0.4), wide * 0.86, sign)


def _draw_sign(mason: Mason, middle: Point, wide: float, sign: Shape) -> None:
    side = mason.px(wide)
    tone = mix(PITCH, mason.colour, 0.12) if mason.neon else WHITE
    tone = mason.colour if mason.flat else tone
    picture = clear((side, side), tone)
    sign(picture, tone, side * 0.17)
    spot = round(middle[0] * mason.side), round(middle[1] * mason.side)
    mason.canvas.blit(picture, picture.get_rect(center=spot))


def draw_tube(mason: Mason, points: list[Point]) -> None:
    """A thin tube of light along an edge."""
    if not mason.flat:
        tone = mix(mason.shine, WHITE, 0.45 if mason.neon else 0.0)
        pygame.draw.lines(mason.canvas, tone, False, mason.points(points), mason.px(0.02))


def draw_fire(mason: Mason, spot: Point, reach: float) -> None:
    """A fire that burns in a basket."""
    if mason.flat:
        return
    x, y, side = spot[0] * mason.side, spot[1] * mason.side, reach * mason.side
    rim, ground = side / 2, y + side / 2
    basket = [(x - rim, y), (x + rim, y), (x + rim * 0.6, ground), (x - rim * 0.6, ground)]
    pygame.draw.polygon(mason.canvas, mason.tone(0.15), basket)
    for share, white in ((1.0, 0.0), (0.66, 0.5), (0.36, 0.95)):
        wide, tall = side * 0.48 * share, side * 1.15 * share
        middle, tip = y - tall * 0.25, (x + wide * 0.2, y - tall)
        flame = [(x - wide, middle), (x - wide / 2, y), (x + wide / 2, y), (x + wide, middle), tip]
        tone = mix(mason.shine, WHITE, white if mason.neon else 0.0)
        pygame.draw.polygon(mason.canvas, tone, flame)
