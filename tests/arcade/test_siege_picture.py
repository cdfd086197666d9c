"""Siege on the screen: a turn is walked once, blocks hide little, and the end can be read."""

import math
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest
from pygame import Rect, Surface

from game import catalogue
from game.arcade.draw.area import BoardArea
from game.arcade.draw.finale import FATE_FROM, FATE_TO, SWEEP_FROM, SWEEP_TO
from game.arcade.draw.frame import Frame
from game.arcade.draw.themes import NEON, THEMES, theme_of
from game.arcade.views.renderers import renderer_of
from game.core.grid import HEADINGS
from game.core.match import Match
from game.core.rules import PLAYERS, Player
from game.variants.siege.picture.block import foot_of, height_of
from game.variants.siege.picture.moment import Moment
from game.variants.siege.picture.timing import HIT
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


def drawn(frame: Frame, size: int = 5, theme: str = "neon", cell: int = 80, *, glow: bool = False) -> Surface:
    """A board on black, with some room around it."""
    renderer = renderer_of(SIEGE.setup(size), theme_of(theme, "cyan and amber", glow=glow))
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


def test_the_colour_of_a_tower_is_its_light() -> None:
    """Most of it is stone, as grey as the blocks."""
    for player in PLAYERS:
        sprite = tower_sprite(120, NEON.tinted(SIEGE.accent), NEON.player(player), player)
        body = pygame.mask.from_surface(sprite)
        spots = [
            (x, y) for x in range(0, 120, 3) for y in range(0, sprite.get_height(), 3) if body.get_at((x, y))
        ]
        colours = [sprite.get_at(spot)[:3] for spot in spots]
        coloured = sum(max(colour) - min(colour) > 90 for colour in colours) / len(colours)
        assert 0.05 < coloured < 0.4
        own = max(range(3), key=lambda part: NEON.player(player)[part])
        assert max(range(3), key=lambda part: sum(colour[part] for colour in colours)) == own


class TestShadows:
    """Light comes from the left: shadows fall to the right, and nothing else is darker because of them."""

    def light_on(self, frame: Frame, theme: str, area: Rect) -> float:
        return sum(pygame.transform.average_color(drawn(frame, theme=theme, glow=True), area)[:3])

    def beside(self, tower: int, blocks: list[int]) -> Frame:
        away = walled(5, blocks)
        return replace(away, start=away.start._replace(one=tower))

    @pytest.mark.parametrize("theme", ["neon", "light"])
    def test_a_block_throws_one_on_the_foot_of_the_tower_on_its_right(self, theme: str) -> None:
        alone, shaded = self.beside(7, []), self.beside(7, [6])
        left, y = ROOM + 160 + 15, ROOM + 80
        foot, crown = Rect(left, y + 60, 6, 6), Rect(left, y - 20, 50, 20)
        assert self.light_on(shaded, theme, foot) < 0.85 * self.light_on(alone, theme, foot)
        assert self.light_on(shaded, theme, crown) > 0.98 * self.light_on(alone, theme, crown)
        other_side = self.beside(7, [8])
        assert self.light_on(other_side, theme, foot) > 0.98 * self.light_on(alone, theme, foot)

    @pytest.mark.parametrize("theme", ["neon", "light"])
    def test_a_tower_throws_one_on_the_block_on_its_right(self, theme: str) -> None:
        """The tower's own light falls on the edge beside it: the shadow is seen farther on."""
        away, near = self.beside(24, [8]), self.beside(7, [8])
        top = Rect(ROOM + 240 + 28, ROOM + 80 + 30, 10, 10)
        assert self.light_on(near, theme, top) < 0.9 * self.light_on(away, theme, top)
        left = Rect(ROOM + 80 + 40, ROOM + 80 + 30, 10, 10)
        away, near = self.beside(24, [6]), self.beside(7, [6])
        assert self.light_on(near, theme, left) >= 0.98 * self.light_on(away, theme, left)


class TestTheLastMove:
    """It is seen in the newest block, without colours too, and nowhere else on the board."""

    @pytest.fixture
    def moved(self) -> Frame:
        match = match_of(SIEGE.setup(), "right:1,1 up:2,3 right:1,2")
        return Frame(match.start, tuple(match.plies))

    @EVERY_THEME
    def test_its_block_is_fresh(self, moved: Frame, theme: str) -> None:
        area = BoardArea(Rect(ROOM, ROOM, 400, 400), SIEGE.size, 20)
        fresh, old = (
            pygame.transform.grayscale(drawn(replace(moved, marks_last=marked), theme=theme))
            for marked in (True, False)
        )
        newest, other = (foot_of(area, cell).move(0, -height_of(area)) for cell in (7, 6))
        edges = [Rect(newest.left, y, newest.width, 5) for y in (newest.top, newest.bottom - 5)]
        assert all(unlike(fresh, old, edge) > 12 for edge in edges)
        assert same(fresh, old, other)

    def test_the_block_before_it_loses_its_light_while_the_next_move_begins(self, moved: Frame) -> None:
        """Not within one picture."""
        area = BoardArea(Rect(ROOM, ROOM, 400, 400), SIEGE.size, 20)
        top = foot_of(area, 13).move(0, -height_of(area))
        edge = Rect(top.left, top.top, top.width, 5)
        pictures = [drawn(replace(moved, progress=progress)) for progress in (0.0, 0.1, 0.2, 0.4)]
        steps = [unlike(before, after, edge) for before, after in pairwise(pictures)]
        assert all(2 < step < 25 for step in steps)
        whole = drawn(replace(moved, plies=moved.plies[:-1]))
        assert unlike(whole, pictures[0], edge) < 1, "it shone as brightly before"

    def test_a_higher_block_throws_a_shadow_on_one_that_still_rises_beside_it(self) -> None:
        match = match_of(SIEGE.setup(), "right:1,1 up:2,3 right:1,2")
        rising = Frame(match.start, tuple(match.plies), 0.61, marks_last=False)
        area = BoardArea(Rect(ROOM, ROOM, 400, 400), SIEGE.size, 20)
        moment = Moment(match.rules, NEON, Surface((1, 1)), area, rising)
        assert 0.05 < moment.risen(7) < 0.5
        top = foot_of(area, 7).move(0, -round(height_of(area) * moment.risen(7)))
        canvas = pygame.transform.grayscale(drawn(rising, glow=True))
        near, far = (Rect(x, top.top + 20, 5, 20) for x in (top.left + 5, top.left + 40))
        light = [pygame.transform.average_color(canvas, each)[0] for each in (near, far)]
        assert light[0] < 0.8 * light[1]

    def test_dust_lies_around_its_block_and_not_around_the_others(self, moved: Frame) -> None:
        area = BoardArea(Rect(ROOM, ROOM, 400, 400), SIEGE.size, 20)
        marked, unmarked = (drawn(replace(moved, marks_last=each)) for each in (True, False))
        for cell, dusty in ((7, True), (6, False)):
            foot = foot_of(area, cell)
            beside = Rect(foot.left - 6, foot.top + 20, 5, 30)
            assert (unlike(marked, unmarked, beside) > 1) == dusty


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
        squeezed = moment(FATE_FROM + HIT * (FATE_TO - FATE_FROM))
        around = [cell for cell in squeezed.blocks if renderer.rules.grid.around[squeezed.loser] >> cell & 1]
        assert around
        assert all(math.hypot(*squeezed.shift(cell)) > 5 for cell in around)
        assert all(math.hypot(*moment(1.5).shift(cell)) < 0.5 for cell in around)

    @EVERY_THEME
    def test_all_is_still_before_the_blow(self, lost: Frame, theme: str) -> None:
        ended = (replace(lost, ended=seconds) for seconds in (0.0, 0.1, FATE_FROM))
        first, *others = (drawn(frame, theme=theme) for frame in ended)
        assert all(same(first, other, first.get_rect()) for other in others)

    def test_the_tracks_of_the_last_step_go_out(self, lost: Frame) -> None:
        moment = self.moment(lost)
        x, y = self.area.centre_of(moment.steps[moment.winner].start)
        way = Rect(0, 0, 40, 30).move_to(center=(x, y + self.area.cell * 0.24))
        before, after = self.before_and_after(lost, "neon")
        empty = Surface(after.get_size())
        assert not same(before, empty, way)
        assert same(after, empty, way)

    @EVERY_THEME
    def test_the_tower_of_the_loser_breaks_in_two(self, lost: Frame, theme: str) -> None:
        """Between the halves, the floor is seen; and stones lie around its foot."""
        x, y = self.area.centre_of(self.moment(lost).loser)
        above, foot = Rect(x - 6, y - 30, 12, 16), Rect(x - 36, y + 14, 72, 12)
        before, after = self.before_and_after(lost, theme)
        assert unlike(before, after, above) > 25
        assert unlike(before, after, foot) > 10

    @EVERY_THEME
    def test_the_gate_of_the_winner_opens_and_a_banner_rises(self, lost: Frame, theme: str) -> None:
        x, y = self.moment(lost).stands[self.moment(lost).winner].spot
        gate, banner = Rect(x - 5, y + 10, 10, 11), Rect(x + 2, y - 84, 30, 14)
        before, after = self.before_and_after(lost, theme)
        assert unlike(before, after, gate) > 20
        assert unlike(before, after, banner) > 25
        still = drawn(replace(lost, ended=math.inf, particles=False, marks_last=False), theme=theme)
        assert same(after, still, gate.union(banner)), "they stay"

    @EVERY_THEME
    def test_what_locks_the_loser_in_is_lit_towards_it(self, lost: Frame, theme: str) -> None:
        """The inner edges of the blocks around it, and no others of theirs."""
        moment = self.moment(lost)
        before, after = self.before_and_after(lost, theme)
        locks = [
            (direction, cell)
            for direction, cell in moment.rules.grid.exits[moment.loser]
            if moment.position.blocked >> cell & 1
        ]
        assert len(locks) == 3
        for direction, cell in locks:
            top, (right, down) = foot_of(self.area, cell).move(0, -height_of(self.area)), HEADINGS[direction]
            inner, outer = (
                Rect(0, 0, 20 if down else 4, 20 if right else 4).move(
                    top.centerx - way * right * top.width // 2 - (10 if down else 2),
                    top.centery - way * down * top.height // 2 - (10 if right else 2),
                )
                for way in (1, -1)
            )
            assert unlike(before, after, inner) > 30
            if down <= 0:  # the far side of the block in front is hidden by the ruin
                assert unlike(before, after, outer) < 10

    def test_light_runs_through_the_courtyard_and_is_gone(self, lost: Frame) -> None:
        far = self.area.rect_of(0)
        moments = (SWEEP_FROM, (SWEEP_FROM + SWEEP_TO) / 2, SWEEP_TO)
        before, meanwhile, after = (
            drawn(replace(lost, ended=ended, particles=False), glow=True) for ended in moments
        )
        assert unlike(before, meanwhile, far) > 1
        assert same(before, after, far)

    area = BoardArea(Rect(ROOM, ROOM, 400, 400), SIEGE.size, 20)

    def moment(self, lost: Frame) -> Moment:
        return Moment(SIEGE.setup().rules(), NEON, Surface((1, 1)), self.area, replace(lost, ended=10.0))

    def before_and_after(self, lost: Frame, theme: str) -> tuple[Surface, Surface]:
        unmarked = replace(lost, marks_last=False)
        before, after = (drawn(replace(unmarked, ended=ended), theme=theme) for ended in (FATE_FROM, 10.0))
        return before, after

    def test_a_player_who_gave_up_is_not_locked_in(self, lost: Frame) -> None:
        going_on = replace(lost, plies=lost.plies[:-1])
        resigned = drawn(replace(going_on, ended=10.0))
        assert same(resigned, drawn(going_on), resigned.get_rect())
