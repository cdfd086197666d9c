"""Light Cycle Duel is seen tilted: every cell is where it appears, wherever the board is shown."""

import pygame
import pytest
from pygame import Rect, Surface

from game import catalogue
from game.arcade.draw.frame import Frame
from game.arcade.draw.layout import Layout
from game.arcade.draw.marks import mark_hint, mark_hinted, mark_locked
from game.arcade.draw.slab import Slab, bare_slab
from game.arcade.draw.themes import NEON, THEMES
from game.arcade.draw.tilted import TILTED
from game.arcade.draw.tilted_area import TiltedArea
from game.arcade.views.renderers import renderer_of
from game.core.rules import PLAYERS
from tests.arcade.cabinet import Sit

GAME = catalogue.games()["light_cycle"]
WINDOWS = [(1920, 1080), (1280, 800), (720, 1280), (2560, 1080), (1024, 768), (640, 360)]


def area_in(window: tuple[int, int], size: int) -> TiltedArea:
    layout = Layout(*window).showing(TILTED)
    return TILTED.area(layout.slab, size, layout.small)


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("size", [3, 5, 7, 15])
def test_every_cell_is_found_where_it_appears(window: tuple[int, int], size: int) -> None:
    area = area_in(window, size)
    assert [area.cell_at(spot(area, cell)) for cell in range(size * size)] == list(range(size * size))


def spot(area: TiltedArea, cell: int) -> tuple[int, int]:
    x, y = area.centre_of(cell)
    return round(x), round(y)


def test_points_of_the_floor_come_back_from_the_screen() -> None:
    view = area_in((1920, 1080), 5).view
    for across in range(11):
        for down in range(11):
            point = across / 2, down / 2
            assert view.floor_at(view.at(point)) == pytest.approx(point, abs=1e-9)


def test_beside_the_floor_there_is_no_cell() -> None:
    area = area_in((1920, 1080), 5)
    for corner in (area.rect.topleft, (area.rect.right - 1, area.rect.top)):
        assert area.rect.collidepoint(corner)
        assert area.cell_at(corner) is None
    assert area.cell_at((area.rect.centerx, area.rect.bottom + 2)) is None


def test_cells_are_large_enough_to_be_clicked() -> None:
    area = area_in((1920, 1080), 5)
    for cell in range(25):
        upper, _, _, lower = area.plate_corners(cell)
        row, column = divmod(cell, 5)
        top, bottom = area.at((column, row))[1], area.at((column, row + 1))[1]
        assert bottom - top >= 100, cell
        assert lower[1] > upper[1]


@pytest.mark.parametrize("window", [(1280, 800), (720, 1280), (640, 360)], ids=str)
def test_a_click_on_a_cell_rides_there(sit: Sit, window: tuple[int, int]) -> None:
    """Each way out of the middle, by mouse."""
    for direction, words in enumerate(("up", "down", "right")):
        player = sit("light_cycle", window)
        rules, position = player.session.match.rules, player.session.match.position
        cell = rules.target(position, rules.read_move(words))
        assert cell is not None, direction
        player.click(player.play.board.area.centre_of(cell))
        player.wait(1)
        assert player.session.match.plies[0].move == rules.read_move(words)


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_the_board_with_its_numbers_stays_in_its_room(window: tuple[int, int]) -> None:
    layout = Layout(*window).showing(TILTED)
    area = TILTED.area(layout.slab, 5, layout.small)
    whole = layout.slab.whole
    assert whole.contains(area.rect)
    for line in range(5):
        for row in (False, True):
            place = area.number_of(line, layout.rim // 2, row=row, below=False)
            assert whole.collidepoint(place)
            assert not area.rect.collidepoint(place) or row, "numbers of columns stand before the board"
            assert area.cell_at(place) is None
    for player in PLAYERS:
        assert not layout.panel(player).colliderect(layout.message)


@pytest.mark.parametrize("window", [(1920, 1080), (1280, 800), (2560, 1080), (1024, 768)], ids=str)
def test_panels_stand_beside_the_rim(window: tuple[int, int]) -> None:
    """Nothing of the board with its numbers is as far to the left as the right edge of Player 1's panel."""
    layout = Layout(*window).showing(TILTED)
    area, panel = TILTED.area(layout.slab, 5, layout.small), layout.panel(1)
    for line in range(5):
        x, y = area.number_of(line, layout.rim // 2, row=True, below=False)
        beside = panel.top <= y <= panel.bottom + layout.small
        assert not beside or x - layout.small // 2 > panel.right, line
    assert layout.panel(2).left + panel.right == layout.slab.top.left + layout.slab.top.right
    if window == (1920, 1080):
        assert panel.width <= 385


def test_of_many_cells_that_are_as_good_a_hint_marks_one_with_a_large_diamond() -> None:
    canvas, area = Surface((800, 600)), TILTED.area(Slab(Rect(60, 40, 640, 440), 10), 5, 20)
    mark_hint(canvas, area, NEON, [12, 10, 11, 13, 14], 0.0)
    shown = pygame.mask.from_threshold(canvas, NEON.hint, (90, 90, 90, 255))
    wide = []
    for cell in (10, 11, 12, 13, 14):
        x, _y = area.centre_of(cell)
        half = round(area.cell * 0.45)
        part = Surface((2 * half, 600))
        spots = pygame.mask.Mask(part.get_size())
        spots.draw(shown, (half - round(x), 0))
        wide.append(max(rect.width for rect in spots.get_bounding_rects()))
    large = wide.pop(2)
    assert 5 < min(wide) <= max(wide) < 0.5 * large


def test_a_mark_lies_on_its_cell_alone() -> None:
    """A hint covers the inside of its cell, and nothing of the others."""
    canvas, area = Surface((800, 600)), TILTED.area(Slab(Rect(60, 40, 640, 440), 10), 5, 20)
    for cell in (0, 7, 12, 24):
        canvas.fill((0, 0, 0))
        mark_hinted(canvas, area, NEON, [cell], 0.0)
        bright = pygame.mask.from_threshold(canvas, NEON.hint, (90, 90, 90, 255))
        spots = [(x, y) for x in range(800) for y in range(600) if bright.get_at((x, y))]
        assert len(spots) > 50, cell
        assert {area.cell_at(spot) for spot in spots} == {cell}


def test_bars_close_the_cells_around_the_loser() -> None:
    canvas, area = Surface((800, 600)), TILTED.area(Slab(Rect(60, 40, 640, 440), 10), 5, 20)
    mark_locked(canvas, area, NEON, [7, 11, 13, 17], 12, NEON.ink, 5.0)
    lit = pygame.mask.from_threshold(canvas, (255, 255, 255), (90, 90, 90, 255))
    found = {area.cell_at((x, y)) for x in range(800) for y in range(600) if lit.get_at((x, y))}
    assert {7, 11, 13, 17} <= found


def test_a_board_that_moves_takes_its_cells_along() -> None:
    area = area_in((1280, 800), 5)
    (x, y), (moved_x, moved_y) = area.centre_of(7), area.moved(13, -4).centre_of(7)
    assert (moved_x - x, moved_y - y) == pytest.approx((13, -4))


@pytest.mark.parametrize("theme", ["neon", "high contrast", "light"])
def test_both_cycles_are_found_in_a_still(theme: str) -> None:
    look = THEMES[theme].tinted(GAME.accent)
    renderer = renderer_of(GAME.setup(), look)
    slab = bare_slab(Rect(40, 40, 500, 500))
    area = renderer.perspective.area(slab, 5, 20)
    empty, canvas = Surface((600, 600)), Surface((600, 600))
    renderer.draw_floor(empty, area)
    renderer.draw_floor(canvas, area)
    renderer.draw(canvas, area, Frame(renderer.rules.start(), ()))
    for cell in (10, 14):
        place = area.rect_of(cell)
        same = pygame.mask.from_threshold(
            canvas.subsurface(place), (0, 0, 0), (40, 40, 40, 255), empty.subsurface(place)
        )
        assert same.count() < 0.8 * place.width * place.height, cell
