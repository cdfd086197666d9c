"""The tower of Player 1: a square keep with battlements, of which one is broken."""

from game.arcade.draw.shapes import cross
from game.variants.siege.picture.fittings import draw_banner, draw_fire, draw_gate, draw_tube, draw_window
from game.variants.siege.picture.masonry import TALL, Mason

# The crown: its sides, its depth, and how high its floor and its battlements are.
LEFT, RIGHT, FAR = 0.03, 0.97, 0.6
FLOOR, PARAPET, MERLON = 0.7, 0.77, 0.88
# The middles of the battlements, and how wide one is.
MERLONS, WIDE = (0.1, 0.366, 0.634, 0.9), 0.14
# Which battlement in front is broken, and how high it still stands.
BROKEN, STUMP = 2, 0.81
# Where a banner comes up, from the top of the picture.
POLE = TALL - 0.12 - PARAPET
# The middles of its windows, and how far its gate is behind the front of its foot.
WINDOWS, GATE = ((0.245, TALL - 0.5), (0.755, TALL - 0.5)), 0.04


def draw_keep(mason: Mason) -> None:
    _draw_body(mason)
    _draw_crown(mason)
    mason.weathered()
    mason.flood(mason.box(0.05, TALL - 0.6, 0.95, TALL), 0.95)
    mason.flood(mason.box(0.1, TALL - 0.66, 0.9, TALL - 0.6), 0.8)
    mason.lamp((0.5, TALL - FLOOR - 0.3), 0.3, 0.6)
    for x, y in WINDOWS:
        mason.lamp((x, y - 0.02), 0.07, 0.5)
    mason.light_up()
    draw_tube(mason, [(LEFT + 0.02, TALL - 0.63), (RIGHT - 0.02, TALL - 0.63)])
    draw_fire(mason, (0.5, TALL - FLOOR - 0.3), 0.13)
    for window in WINDOWS:
        draw_window(mason, window)
    draw_banner(mason, TALL - 0.71, 0.36, cross)
    draw_gate(mason, GATE)


def _draw_body(mason: Mason) -> None:
    mason.wall(0.06, 0.94, 0.0, 0.0, 0.1, 2, lambda share: 0.9 - 0.3 * share)
    mason.top(0.06, 0.94, 0.0, 0.04, 0.1, 1.35)
    mason.wall(0.11, 0.89, 0.04, 0.08, 0.62, 6)
    # The light on its left edge, and the dark of its right one.
    mason.line(1.45, [(0.115, TALL - 0.1), (0.115, TALL - 0.62)], 0.016)
    mason.line(0.34, [(0.884, TALL - 0.12), (0.884, TALL - 0.62)], 0.02)


def _draw_crown(mason: Mason) -> None:
    near = 0.02
    # What carries it, and the shadow below it.
    mason.wall(0.11, 0.89, 0.04, 0.53, 0.62, 1, lambda _share: 0.3)
    for x in (0.07, 0.22, 0.37, 0.52, 0.67, 0.82):
        mason.wall(x, x + 0.085, near, 0.54, 0.61, 1, lambda _share: 0.62)
    mason.top(LEFT, RIGHT, near, FAR, PARAPET, 1.18)
    # The platform, in the shadow of its walls.
    mason.top(LEFT + 0.1, RIGHT - 0.1, near + 0.1, FAR - 0.02, FLOOR, 0.34)
    mason.wall(LEFT + 0.1, RIGHT - 0.1, FAR - 0.09, FLOOR - 0.02, PARAPET, 1, lambda share: 0.5 + 0.2 * share)
    for x in MERLONS:
        _draw_merlon(mason, x, FAR - 0.12, MERLON)
    for depth in (0.44, 0.25):
        _draw_merlon(mason, LEFT + WIDE / 2, depth, MERLON)
        _draw_merlon(mason, RIGHT - WIDE / 2, depth, MERLON)
    mason.wall(LEFT, RIGHT, near, 0.6, PARAPET, 2, lambda share: 1.06 - 0.3 * share)
    mason.top(LEFT, RIGHT, near, near + 0.1, PARAPET, 1.2)
    for number, x in enumerate(MERLONS):
        _draw_merlon(mason, x, near, STUMP if number == BROKEN else MERLON)


def _draw_merlon(mason: Mason, x: float, near: float, high: float) -> None:
    left, right = x - WIDE / 2, x + WIDE / 2
    mason.top(left, right, near, near + 0.1, high, 1.5 if high == MERLON else 1.2)
    mason.wall(left, right, near, PARAPET - 0.01, high, 1, lambda _share: 1.05 - 0.3 * x)
