"""How the board comes nearer at the end of a game, and how everything stands still before that.

While it moves, its finished picture is scaled, as it is drawn where it comes to rest.
"""

from dataclasses import dataclass, field
from functools import lru_cache

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea, outside
from game.arcade.draw.backdrop import draw_part_of_ground, prepare_ground
from game.arcade.draw.baked import InSteps, Steps, baked
from game.arcade.draw.differing import differing_parts
from game.arcade.draw.easing import swaying
from game.arcade.draw.fading import lay_share
from game.arcade.draw.frame import Frame
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.slab import Slab
from game.arcade.draw.theme import WHITE, dimmed

# How far pieces rise above a board, in cells.
RISE = 0.5
# How dark everything but the fatal cell gets; how far that is lit, in cells, and where it begins to get dark.
DIM, LIT, BRIGHT = 0.42, 1.5, 0.45
# In how many steps of each picture the ground of the last place is drawn ahead.
STEPS_AHEAD = 2
# In how many strengths the light around the fatal cell is drawn, and how large, before
# it is enlarged.
STEPS, SMALL = 8, 48


@dataclass(frozen=True)
class PlacedBoard:
    """A board with what stands on it, on its slab on a screen."""

    layout: Layout
    renderer: AnyRenderer
    frame: Frame

    def area(self, slab: Slab) -> BoardArea:
        return self.renderer.perspective.area(slab, self.renderer.size, self.layout.small)


def between(start: Slab, end: Slab, share: float) -> Slab:
    """A slab on its way from one place to another."""
    place = Rect(*(round(a + (b - a) * share) for a, b in zip(start.board, end.board, strict=True)))
    place.width = round(place.height * start.board.width / start.board.height)
    return Slab(place, round(start.rim + (end.rim - start.rim) * share), start.numbered)


def draw_coming_nearer(canvas: Surface, stage: PlacedBoard, share: float) -> bool:
    """Draw a board that stands still with its ground, a share of the way to where it lies in the end.

    Returns False if it does not come nearer, has not begun to, or has come: then nothing is drawn.
    """
    start, end = stage.layout.slab, stage.layout.end_slab
    if start == end or not 0 < share < 1 or not canvas.get_rect().contains(end.whole):
        return False
    place = _reach(stage, between(start, end, share))
    _draw_ground_between(canvas, stage, share, place)
    picture = _finished(_Finished.of(stage)).whole()
    canvas.blit(pygame.transform.smoothscale(picture, place.size), place)
    return True


def prepare_coming_nearer(stage: PlacedBoard) -> bool:
    """Draw a part of what the way of the board takes; False if all of it has been drawn."""
    layout, renderer = stage.layout, stage.renderer
    if draw_part_of_ground(renderer, layout, layout.end_slab, steps=STEPS_AHEAD):
        return True
    # The board as it has come to rest: not before the last move has landed.
    return stage.frame.ended > 0 and layout.slab != layout.end_slab and _finished(_Finished.of(stage)).step()


@dataclass(frozen=True)
class _Finished:
    """A finished game on its board: nothing moves there any more, and pulses stand still on the way."""

    layout: Layout
    renderer: AnyRenderer
    first: object  # position
    plies: tuple[object, ...]
    stage: PlacedBoard = field(compare=False)

    @classmethod
    def of(cls, stage: PlacedBoard) -> "_Finished":
        return cls(stage.layout, stage.renderer, stage.frame.start, tuple(stage.frame.plies), stage)


@baked
def _finished(game: _Finished) -> InSteps:
    """The board in its last place, with everything that stands on it."""
    stage, slab = game.stage, game.layout.end_slab
    reach = _reach(stage, slab)

    def draw(picture: Surface) -> Steps:
        _changing_parts(game.renderer, game.layout)
        yield
        screen = prepare_ground(game.renderer, game.layout, slab).copy()
        # Where it will be drawn later, so that its parts need not be drawn anew there.
        stage.renderer.draw(screen, stage.area(slab), stage.frame)
        picture.blit(screen, (0, 0), reach)

    return InSteps(Surface(reach.size), draw)


def _draw_ground_between(canvas: Surface, stage: PlacedBoard, share: float, board: Rect) -> None:
    """Around the board, the ground of its first place gives way to that of its last one."""
    layout, renderer = stage.layout, stage.renderer
    before, after = (prepare_ground(renderer, layout, slab) for slab in (layout.slab, layout.end_slab))
    hidden = board.inflate(-2 * layout.slab.radius, -2 * layout.slab.radius)
    for part in outside(layout.screen, hidden):
        canvas.blit(before, part, part)
    # A view that shares its pixels with the ground, so that the ground stays as it is.
    after = after.subsurface(canvas.get_rect())
    for changing in _changing_parts(renderer, layout):
        for part in outside(changing, hidden) if changing.colliderect(hidden) else (changing,):
            lay_share(canvas, after, part, share, part)


@lru_cache(maxsize=2)
def _changing_parts(renderer: AnyRenderer, layout: Layout) -> tuple[Rect, ...]:
    """Where the grounds of the board's first and of its last place differ."""
    return differing_parts(
        *(prepare_ground(renderer, layout, slab) for slab in (layout.slab, layout.end_slab))
    )


def _reach(stage: PlacedBoard, slab: Slab) -> Rect:
    """A slab with everything that stands on it."""
    whole = slab.whole
    above = round(RISE * slab.board.width / stage.renderer.rules.size) if stage.renderer.rises else 0
    above = min(above, max(0, stage.layout.slab.whole.top, stage.layout.end_slab.whole.top))
    return Rect(whole.left, whole.top - above, whole.width, whole.height + above)


# Standing still


def draw_stillness(canvas: Surface, stage: PlacedBoard, slab: Slab, share: float) -> None:
    """Dim everything but the fatal cell, by a share. An end without a fatal move has none."""
    steps, cell = round(STEPS * share), stage.renderer.fatal_cell(stage.frame)
    if steps == 0 or cell is None or not stage.frame.ended:
        return
    area = stage.area(slab)
    side = round(2 * area.cell * LIT)
    hole = Rect(0, 0, side, side)
    hole.center = round(area.centre_of(cell)[0]), round(area.centre_of(cell)[1])
    for part in outside(canvas.get_rect(), hole):
        canvas.fill(dimmed(WHITE, 1 - DIM * steps / STEPS), part, special_flags=pygame.BLEND_RGB_MULT)
    light = pygame.transform.smoothscale(_light(steps), hole.size)
    canvas.blit(light, hole, special_flags=pygame.BLEND_RGB_MULT)


@baked
def _light(steps: int) -> Surface:
    """White in the middle, and as dim as everything else at the edge: small, to be enlarged."""
    light = Surface((2 * SMALL, 2 * SMALL))
    light.fill(dimmed(WHITE, 1 - DIM * steps / STEPS))
    for ring in range(SMALL, 0, -1):
        dark = swaying((ring / SMALL - BRIGHT) / (1 - BRIGHT))
        pygame.draw.circle(light, dimmed(WHITE, 1 - DIM * dark * steps / STEPS), (SMALL, SMALL), ring)
    return light
