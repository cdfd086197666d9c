"""The ladder of a run: its loops from the first to the last, and in each of them the games in their order."""

from dataclasses import dataclass
from enum import Enum, auto

from pygame import Rect, Surface

from game.arcade.draw.bodies import draw_body
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import text_width, write
from game.arcade.draw.theme import Theme
from game.arcade.views.icons import drawer_of, icon
from game.core.variant import Variant

# The largest side of a rung, in units, and the least, in sizes of small text.
LARGEST, LEAST = 10.5, 1.9
# The share of a rung that its icon takes.
ICON = 0.62


class State(Enum):
    """What has become of a stage."""

    WON = auto()
    COMING = auto()
    AHEAD = auto()


@dataclass(frozen=True)
class RungPicture:
    """A stage on the ladder; its game is None until it is drawn."""

    game: Variant | None
    state: State


@dataclass(frozen=True)
class LoopPicture:
    """A loop with the level of its bot."""

    level: str
    rungs: tuple[RungPicture, ...]


def draw_ladder(
    canvas: Surface, layout: Layout, theme: Theme, loops: tuple[LoopPicture, ...], area: Rect
) -> None:
    """Draw the ladder near the top of an area, if there is room for it."""
    gap = layout.px(1.2)
    label = max(text_width(loop.level, layout.small) for loop in loops) + layout.px(2.5)
    across, down = max(len(loop.rungs) for loop in loops), len(loops)
    side = min((area.width - label) // across, area.height // down) - gap
    side = min(side, layout.held(LARGEST))
    if side < LEAST * layout.small:
        return
    step = side + gap
    start = area.centerx - (label + across * step - gap) // 2
    left = start + label
    top = area.top + min(layout.px(4), (area.height - step * down + gap) // 2)
    for row, loop in enumerate(loops):
        middle = top + row * step + side // 2
        write(canvas, loop.level, layout.small, theme.soft, midleft=(start, middle))
        for column, rung in enumerate(loop.rungs):
            _draw_rung(canvas, theme, rung, Rect(left + column * step, top + row * step, side, side))


def _draw_rung(canvas: Surface, theme: Theme, rung: RungPicture, box: Rect) -> None:
    tinted = theme if rung.game is None else theme.tinted(rung.game.accent)
    lights = {State.WON: 0.35, State.COMING: 1.0, State.AHEAD: 0.0}
    light = lights[rung.state]
    draw_body(canvas, tinted, box, box.height // 5, colour=tinted.accent, light=light, plain=True)
    if rung.game is not None:
        side = round(box.height * ICON)
        picture = icon(drawer_of(rung.game), tinted, side, lit=rung.state is not State.AHEAD)
        canvas.blit(picture, picture.get_rect(center=box.center))
