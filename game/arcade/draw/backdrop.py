"""Backgrounds and overlays: the ground of a game, the floor of a board, veils, and cards."""

from dataclasses import replace

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import InSteps, Steps, baked, run
from game.arcade.draw.coordinates import draw_coordinates
from game.arcade.draw.easing import swaying
from game.arcade.draw.fading import fade_below, lay_share
from game.arcade.draw.layout import Layout
from game.arcade.draw.plates import lay_plate, shine_strip
from game.arcade.draw.renderer import AnyRenderer, MomentRenderer
from game.arcade.draw.slab import FRONT, Slab, bare_slab
from game.arcade.draw.sprites import blurred
from game.arcade.draw.theme import WHITE, Style, Theme, dimmed

# The rim of a small board with numbers, in sizes of their text, and the widest one in shares of the whole.
NUMBERED_RIM, MOST_RIM = 1.3, 0.16
# How many times smaller a room is drawn that lies behind words, and how much of it is veiled.
OUT_OF_FOCUS, CALM = 3, 0.35
# How soft a blurred screen is, in units.
SOFT = 1.6
# How strong the shade behind words is where it is strongest.
SHADE = 0.85


# The ground of a game: its room and the body of its board, drawn once


def draw_ground(canvas: Surface, renderer: AnyRenderer, layout: Layout, slab: Slab) -> None:
    """Fill the canvas with the ground of a game, and its board on a slab."""
    canvas.blit(prepare_ground(renderer, layout, slab), (0, 0))


def prepare_ground(renderer: AnyRenderer, layout: Layout, slab: Slab, room: Theme | None = None) -> Surface:
    """Draw the ground of a game, unless it has been drawn; it may have the colours of another theme."""
    return _ground_of(renderer, layout, slab, room).whole()


def draw_part_of_ground(
    renderer: AnyRenderer, layout: Layout, slab: Slab, room: Theme | None = None, steps: int = 1
) -> bool:
    """Draw so many steps more of a ground that will be seen soon; False if it has been drawn."""
    ground = _ground_of(renderer, layout, slab, room)
    return all(ground.step() for _step in range(steps))


def _ground_of(renderer: AnyRenderer, layout: Layout, slab: Slab, room: Theme | None) -> InSteps:
    board = (*slab.board.topleft, *slab.board.size)
    return _ground(renderer, layout, board, slab.rim, slab.numbered, room or renderer.theme)


@baked
def _ground(
    renderer: AnyRenderer,
    layout: Layout,
    board: tuple[int, int, int, int],
    rim: int,
    numbered: bool,
    theme: Theme,
) -> InSteps:
    perspective, slab = renderer.perspective, Slab(Rect(board), rim, numbered)

    def draw(ground: Surface) -> Steps:
        area = perspective.area(slab, renderer.size, layout.small)
        yield from _room_in_steps(ground, renderer, theme, room_place(layout, slab))
        yield
        yield from perspective.draw_body(ground, theme, slab)
        yield
        floor, place = _large_floor(renderer.under(theme), area), _floor_place(area)
        yield
        ground.blit(pygame.transform.smoothscale(floor, place.size), place)
        if numbered:
            perspective.engrave(ground, theme, slab, area, renderer.counting)

    return InSteps(Surface(layout.screen.size), draw)


def draw_room(canvas: Surface, renderer: MomentRenderer, theme: Theme, board: Rect) -> None:
    """Fill the canvas with the room of a game, in which a board with its rim and its front lies."""
    run(_room_in_steps(canvas, renderer, theme, board))


def _room_in_steps(canvas: Surface, renderer: MomentRenderer, theme: Theme, board: Rect) -> Steps:
    if theme.style is Style.FLAT:
        canvas.fill(theme.night)
    else:
        yield from renderer.draw_room(canvas, theme, board)


def draw_calm_room(canvas: Surface, renderer: MomentRenderer, layout: Layout, light: float = 1.0) -> None:
    """Fill the canvas with a share of the room of a game, as it lies out of focus behind words."""
    lay_share(canvas, _calm_room(renderer, layout), (0, 0), light)


def draw_changing_room(
    canvas: Surface, layout: Layout, before: MomentRenderer, after: MomentRenderer, share: float
) -> None:
    """Fill the canvas with the room of a game that gives way to another one, out of focus.

    They are enlarged anew each time: in their full size, both would drive others out of the store.
    """
    small = _small_room(before, layout).copy()
    lay_share(small, _small_room(after, layout), (0, 0), share)
    canvas.blit(pygame.transform.smoothscale(small, layout.screen.size), (0, 0))


@baked
def _calm_room(renderer: MomentRenderer, layout: Layout) -> Surface:
    return pygame.transform.smoothscale(_small_room(renderer, layout), layout.screen.size)


@baked
def _small_room(renderer: MomentRenderer, layout: Layout) -> Surface:
    """The lamps are out there, because only the board of the page is to shine."""
    small = Surface([max(1, side // OUT_OF_FOCUS) for side in layout.screen.size])
    place = Rect(*(part // OUT_OF_FOCUS for part in layout.slab.whole))
    draw_room(small, renderer, replace(renderer.theme, glow=False), place)
    draw_veil(small, renderer.theme, CALM)
    return small


def room_place(layout: Layout, slab: Slab) -> Rect:
    """The board on whose place the room of a game depends: it stays when the board makes room at the end."""
    return (layout.slab if slab.board == layout.end_slab.board else slab).whole


def draw_board(
    canvas: Surface,
    renderer: MomentRenderer,
    room: Rect,
    text_size: int,
    *,
    numbered: bool = False,
    below: int | None = None,
) -> BoardArea:
    """Draw the ground of a small board whose body fills a room, and return the area of its cells.

    With numbers, its coordinates stand on the rim, if there is room for them. What it throws on the floor
    ends `below` pixels below it, if words stand there.
    """
    counting = renderer.counting if numbered else None
    slab = slab_in(room, text_size, numbered=bool(counting))
    ground, margin = _small_ground(renderer, (*slab.board.size, slab.rim), text_size, slab.numbered, below)
    canvas.blit(ground, (slab.whole.left - margin, slab.whole.top - margin))
    area = renderer.perspective.area(slab, renderer.size, text_size)
    if slab.numbered and counting:
        theme = renderer.theme
        draw_coordinates(canvas, theme, slab, area, counting, {}, theme.accent)
    return area


OVERSAMPLING = 2


def smooth_floor(renderer: MomentRenderer, area: BoardArea) -> tuple[Surface, Rect]:
    """The floor of a board with the glow around it, and its place. It is drawn large and then shrunk.

    Nothing needs more memory while it is drawn: draw it before the surfaces that it is laid on.
    """
    large, place = _large_floor(renderer, area), _floor_place(area)
    return pygame.transform.smoothscale(large, place.size), place


def _large_floor(renderer: MomentRenderer, area: BoardArea) -> Surface:
    place = _floor_place(area)
    large = Surface((place.width * OVERSAMPLING, place.height * OVERSAMPLING), SRCALPHA)
    corner = (area.rect.left - place.left) * OVERSAMPLING
    renderer.draw_floor(large, area.enlarged(OVERSAMPLING, (corner, corner)))
    return large


def _floor_place(area: BoardArea) -> Rect:
    """The floor of a board with the glow around it."""
    margin = max(8, round(area.cell * 0.2))
    return area.rect.inflate(2 * margin, 2 * margin)


def slab_in(room: Rect, text_size: int, *, numbered: bool) -> Slab:
    """The slab that fills a room; its rim holds numbers if that leaves a board."""
    numbered_rim = round(text_size * NUMBERED_RIM) if numbered else 0
    numbered = 0 < numbered_rim <= room.width * MOST_RIM
    rim = numbered_rim if numbered else bare_slab(room).rim
    around = round(rim * (2 + FRONT))
    board = Rect(0, 0, max(1, room.width - around), max(1, room.height - around))
    board.midtop = (room.centerx, room.top + rim)
    return Slab(board, rim, numbered)


@baked
def _small_ground(
    renderer: MomentRenderer,
    slab_size: tuple[int, int, int],
    text_size: int,
    numbered: bool,
    below: int | None,
) -> tuple[Surface, int]:
    """The body of a board with its floor, and the margin around it for shadow and light."""
    width, height, rim = slab_size
    margin = max(8, rim * 5)
    slab, perspective = (
        Slab(Rect(margin + rim, margin + rim, width, height), rim, numbered),
        renderer.perspective,
    )
    area = perspective.area(slab, renderer.size, text_size)
    floor, place = smooth_floor(renderer, area)
    ground = Surface(slab.whole.inflate(2 * margin, 2 * margin).size, SRCALPHA)
    run(perspective.draw_body(ground, renderer.theme, slab))
    if below is not None:
        fade_below(ground, slab.whole.bottom, below)
    ground.blit(floor, place)
    if numbered and renderer.counting:
        perspective.engrave(ground, renderer.theme, slab, area, renderer.counting)
    return ground, margin


# Overlays


def draw_veil(canvas: Surface, theme: Theme, share: float, area: Rect | None = None) -> None:
    """Cover the canvas, or an area of it, with a share of the night."""
    canvas.fill(dimmed(WHITE, 1 - share), area, special_flags=pygame.BLEND_RGB_MULT)
    canvas.fill(dimmed(theme.night, share), area, special_flags=pygame.BLEND_RGB_ADD)


def draw_shade(canvas: Surface, theme: Theme, area: Rect, share: float, *, upwards: bool = False) -> None:
    """A soft shade of the night behind words, which ends at the lower edge of an area, or at its upper one.

    A flat theme has no soft shapes, and its ground is as dark as the night.
    """
    if theme.style is not Style.FLAT:
        lay_share(canvas, _shade(theme, area.size, upwards=upwards), area, share)


@baked
def _shade(theme: Theme, size: tuple[int, int], *, upwards: bool) -> Surface:
    shade = Surface((1, size[1]), SRCALPHA)
    for y in range(size[1]):
        depth = (y + 0.5) / size[1]
        strength = SHADE * swaying(depth if upwards else 1 - depth)
        shade.set_at((0, y), (*theme.night, round(255 * strength)))
    return pygame.transform.scale(shade, size)


def soften(canvas: Surface, layout: Layout, theme: Theme) -> None:
    """Blur what is on the canvas, so that no words of it are read behind what lies over it.

    A flat theme has no soft shapes: there, what lies over it has to hide it.
    """
    if theme.style is not Style.FLAT:
        canvas.blit(blurred(canvas, layout.px(SOFT)), (0, 0))


def draw_card(canvas: Surface, layout: Layout, theme: Theme, card: Rect) -> None:
    """A large body with a strip of light along its upper edge."""
    radius = layout.px(2.5)
    lay_plate(canvas, theme, card, radius, colour=theme.accent)
    strip = Rect(0, 0, card.width - 4 * radius, max(2, layout.px(0.35)))
    strip.midtop = (card.centerx, card.top + layout.px(0.7))
    shine_strip(canvas, theme, strip, theme.accent)
