"""Siege on the screen: a turn is walked once, blocks hide little, and the end can be read."""

import math
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest
from pygame import Rect, Surface

from game import catalogue
from game.arcade.draw.area import BoardArea
from game.arcade.draw.frame import Frame
from game.arcade.draw.themes import NEON, THEMES, theme_of
from game.arcade.views.renderers import renderer_of
from game.core.match import Match
from game.core.rules import PLAYERS, Player
from game.variants.siege.picture.moment import Moment
from game.variants.siege.picture.tower_sprite import tower_sprite
from tests.arcade.cabinet import FRAME, Sit
from tests.arcade.cabinet import Player as Cabinet
from tests.setups import match_of

SIEGE = catalogue.games()["siege"]
SIZES = pytest.mark.parametrize("size", SIEGE.sizes)
EVERY_THEME = pytest.mark.parametrize("theme", THEMES)
ROOM = 100  # around the boards drawn here


@pytest.fixture(autouse=True)
def fonts() -> None:
    pygame.font.init()


def place_of(cabinet: Cabinet, player: Player) -> tuple[float, float]:
    """Where a tower stands on the screen now."""
    play = cabinet.play
    frame, area = play.picture().board.frame, play.board.area
    return Moment(play.session.match.rules, NEON, Surface((1, 1)), area, frame).stands[player].spot


def way_of(cabinet: Cabinet, player: Player, seconds: float) -> list[float]:
    """How far right a tower is in each frame of a while."""
    places = [place_of(cabinet, player)[0]]
    for _frame in range(round(seconds / FRAME)):
        cabinet.app.step(FRAME)
        places.append(place_of(cabinet, player)[0])
    return places


class TestATurn:
    def cell(self, cabinet: Cabinet, text: str) -> float:
        rules = cabinet.session.match.rules
        return cabinet.play.board.area.centre_of(rules.grid.read_cell(text))[0]

    @pytest.mark.parametrize("pause", [0.0, 0.1, 0.5])
    def test_its_step_is_walked_once(self, sit: Sit, pause: float) -> None:
        """When it is entered; the confirmation raises only the block, however soon it comes."""
        player = sit("siege")
        player.press(pygame.K_d)
        way = way_of(player, 1, pause)
        player.press(pygame.K_SPACE)
        way += way_of(player, 1, 1.0)
        assert len(player.session.match.plies) == 1
        assert way[0] == pytest.approx(self.cell(player, "0,0"))
        assert way[-1] == pytest.approx(self.cell(player, "0,1"))
        assert all(before <= after + 1e-6 for before, after in pairwise(way)), "it never goes back"

    def test_its_step_is_walked_back_when_it_is_taken_back(self, sit: Sit) -> None:
        player = sit("siege")
        player.press(pygame.K_d)
        way_of(player, 1, 0.5)
        player.press(pygame.K_q)
        way = way_of(player, 1, 0.5)
        assert way[0] == pytest.approx(self.cell(player, "0,1"))
        assert way[-1] == pytest.approx(self.cell(player, "0,0"))
        assert len(set(way)) > 3, "not at once"
        assert all(before >= after - 1e-6 for before, after in pairwise(way))

    def test_a_whole_move_shows_the_step_and_then_the_block(self) -> None:
        match = Match(SIEGE.setup())
        match.play(match.rules.read_move("right:0,0"))
        area = BoardArea(Rect(0, 0, 500, 500), match.rules.size, 20)

        def moment(progress: float) -> Moment:
            frame = Frame(match.start, tuple(match.plies), progress)
            return Moment(match.rules, NEON, Surface((1, 1)), area, frame)

        assert moment(0.0).stands[1].spot == area.centre_of(0)
        walked = next(at / 100 for at in range(101) if moment(at / 100).stands[1].spot == area.centre_of(1))
        risen = next(at / 100 for at in range(101) if moment(at / 100).risen(0) > 0)
        assert 0.2 < walked < risen < 0.8
        assert moment(1.0).risen(0) == 1.0


def drawn(frame: Frame, size: int = 5, theme: str = "neon", cell: int = 80) -> Surface:
    """A board on black, with some room around it."""
    renderer = renderer_of(SIEGE.setup(size), theme_of(theme, "cyan and amber", glow=False))
    side = size * cell
    canvas = Surface((side + 2 * ROOM, side + 2 * ROOM))
    renderer.draw(canvas, BoardArea(Rect(ROOM, ROOM, side, side), size, 20), frame)
    return canvas


def walled(size: int, cells: list[int]) -> Frame:
    """A board with some blocks; the towers stand in the lower corners."""
    rules = SIEGE.setup(size).rules()
    last = rules.grid.cells - 1
    start = rules.start()._replace(one=last - size + 1, two=last, blocked=sum(1 << cell for cell in cells))
    return Frame(start, ())


class TestBlocks:
    @SIZES
    def test_the_first_row_does_not_reach_over_the_board(self, size: int) -> None:
        canvas = drawn(walled(size, list(range(size))), size)
        assert same(canvas, Surface(canvas.get_size()), Rect(0, 0, canvas.get_width(), ROOM))

    @SIZES
    @EVERY_THEME
    def test_what_is_behind_a_block_is_seen(self, size: int, theme: str) -> None:
        """All of the cell but its nearest edge, where the floor is broken."""
        front = size + 1
        empty, canvas = drawn(walled(size, []), size, theme), drawn(walled(size, [front]), size, theme)
        assert same(empty, canvas, Rect(ROOM + 80, ROOM, 80, 80 * 9 // 10))
        assert not same(empty, canvas, Rect(ROOM + 80, ROOM + 80, 80, 80))

    @SIZES
    @EVERY_THEME
    def test_the_foot_of_a_tower_is_seen_over_the_block_before_it(self, size: int, theme: str) -> None:
        away = walled(size, [size])
        here = replace(away, start=away.start._replace(one=0))
        foot = Rect(ROOM + 30, ROOM + 80 - 28, 20, 8)
        assert unlike(drawn(here, size, theme), drawn(away, size, theme), foot) > 8


def unlike(one: Surface, other: Surface, area: Rect) -> float:
    """The mean difference of the pixels in an area."""
    first, second = (pygame.image.tobytes(each.subsurface(area), "RGB") for each in (one, other))
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def same(one: Surface, other: Surface, area: Rect) -> bool:
    first, second = (pygame.image.tobytes(each.subsurface(area), "RGB") for each in (one, other))
    return first == second


@EVERY_THEME
def test_the_towers_differ_without_their_colours(theme: str) -> None:
    look = theme_of(theme, "cyan and amber", glow=True)
    masks = [pygame.mask.from_surface(tower_sprite(80, look, look.ink, player)) for player in PLAYERS]
    shared = masks[0].overlap_area(masks[1], (0, 0))
    whole = masks[0].count() + masks[1].count() - shared
    assert shared / whole < 0.9


class TestTheEnd:
    @pytest.fixture
    def lost(self) -> Frame:
        match = match_of(SIEGE.setup(), SIEGE.lesson.game)
        assert match.over
        return Frame(match.start, tuple(match.plies))

    def test_comes_to_rest_in_the_picture_that_reduced_motion_shows_at_once(self, lost: Frame) -> None:
        still = drawn(replace(lost, ended=math.inf, particles=False))
        assert same(drawn(replace(lost, ended=10.0)), still, still.get_rect())
        assert not same(drawn(replace(lost, ended=0.6)), still, still.get_rect())

    def test_the_blocks_that_slammed_return_to_their_cells(self, lost: Frame) -> None:
        def moment(ended: float) -> Moment:
            frame = replace(lost, ended=ended)
            return Moment(renderer.rules, NEON, Surface((1, 1)), area, frame)

        renderer, area = renderer_of(SIEGE.setup(), NEON), BoardArea(Rect(0, 0, 500, 500), SIEGE.size, 20)
        squeezed = moment(0.55)
        around = [cell for cell in squeezed.blocks if renderer.rules.grid.around[squeezed.loser] >> cell & 1]
        assert around
        assert all(math.hypot(*squeezed.shift(cell)) > 5 for cell in around)
        assert all(math.hypot(*moment(1.5).shift(cell)) < 0.5 for cell in around)

    @EVERY_THEME
    def test_the_roof_of_the_loser_lies_beside_its_tower(self, lost: Frame, theme: str) -> None:
        area = BoardArea(Rect(ROOM, ROOM, 400, 400), SIEGE.size, 20)
        over = replace(lost, ended=10.0)
        moment = Moment(SIEGE.setup().rules(), NEON, Surface((1, 1)), area, over)
        x, y = area.centre_of(moment.loser)
        roof, beside = Rect(x - 10, y - 45, 20, 20), Rect(x - 50, y - 10, 24, 24)
        before, after = (drawn(frame, theme=theme) for frame in (replace(lost, ended=0.01), over))
        assert unlike(before, after, roof) > 20
        assert unlike(before, after, beside) > 8

    def test_a_player_who_gave_up_is_not_locked_in(self, lost: Frame) -> None:
        going_on = replace(lost, plies=lost.plies[:-1])
        resigned = drawn(replace(going_on, ended=10.0))
        assert same(resigned, drawn(going_on), resigned.get_rect())
