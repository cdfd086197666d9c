"""Walls of light and their cycles in projection: without seams, seen from every column, told apart."""

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, pairwise

import pygame
import pytest
from pygame import Rect, Surface

from game.arcade.draw.cycles.bursts import FLIGHT, draw_burst
from game.arcade.draw.cycles.cycle_picture import HEADING_STEP, SQUEEZE, pose_of
from game.arcade.draw.cycles.floor_light import Glass, glass_of
from game.arcade.draw.cycles.moving_rider import rider_on_path
from game.arcade.draw.cycles.riding_cycle import (
    ARENA_HALF,
    DUEL_HALF,
    Stance,
    heading_seen,
    lay_cycle,
    lay_cycle_bloom,
    lay_cycle_floor,
    prepare_cycle,
    square_of_cycle,
)
from game.arcade.draw.cycles.wall_paint import State
from game.arcade.draw.cycles.wall_shape import (
    ARENA,
    DUEL,
    Build,
    Cell,
    End,
    Part,
    Piece,
    middle_of,
    parts_of,
    pieces_of,
)
from game.arcade.draw.cycles.walls import Walls, walls_of
from game.arcade.draw.projection import Projection
from game.arcade.draw.theme import Style, Theme
from game.arcade.draw.themes import NEON, PALETTES, THEMES, theme_of
from tests.colour_blindness import MATRICES, distance, seen_with

# The board of the duel and the field of the Arena in a window of 1920×1080, and in a small one.
DUEL_VIEW = Projection((960.0, 620.0), 180.0, 5, 5, 10.5, 0.74)
ARENA_VIEW = Projection((960.0, 640.0), 53.5, 31, 17, 44.0, 0.75)
SMALL_DUEL = Projection((320.0, 207.0), 60.0, 5, 5, 10.5, 0.74)
SMALL_ARENA = Projection((320.0, 213.0), 18.0, 31, 17, 44.0, 0.75)
VIEWS = {
    "duel": (DUEL_VIEW, DUEL),
    "arena": (ARENA_VIEW, ARENA),
    "small duel": (SMALL_DUEL, DUEL),
    "small arena": (SMALL_ARENA, ARENA),
}
EVERY_VIEW = pytest.mark.parametrize("name", VIEWS)
EVERY_THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
RIDERS = (1, 2, 3, 4)
STEPS = [step / 20 for step in range(21)]
# The largest angle between a cycle and its wall on the screen, in degrees.
OFF = 6
# The least share of the floor that is seen between two walls side by side.
CORRIDOR = 0.45
# The pixels at the edges of a wall that are partly covered.
SMOOTHED = 2
# The least distance of the tops of two walls for everybody, where their marks help.
APART = 24


def cells_to(start: Cell, *steps: tuple[int, int]) -> list[Cell]:
    """A path: from a cell by so many columns or rows at a time."""
    cells = [start]
    for across, down in steps:
        way = (across > 0) - (across < 0), (down > 0) - (down < 0)
        for _step in range(abs(across) + abs(down)):
            cells.append((cells[-1][0] + way[0], cells[-1][1] + way[1]))
    return cells


def canvas_of(view: Projection) -> Surface:
    return Surface((round(2 * view.centre[0]), round(1.8 * view.centre[1])))


def bodies(
    view: Projection, build: Build, parts: Sequence[Part], theme: Theme = NEON, player: int = 1
) -> Surface:
    """Only the bodies of a wall, on black."""
    canvas = canvas_of(view)
    walls = walls_of(theme, player, view, build)
    for part in parts:
        walls.lay_body(canvas, part)
    return canvas


@EVERY_VIEW
def test_every_point_of_the_floor_is_found_again_where_it_appears(name: str) -> None:
    view, _build = VIEWS[name]
    for column in range(view.columns + 1):
        for row in range(view.rows + 1):
            found = view.floor_at(view.at((column, row)))
            assert found == pytest.approx((column, row), abs=1e-9)


class TestSeams:
    @EVERY_VIEW
    @EVERY_THEME
    def test_a_level_wall_looks_the_same_along_its_length(self, name: str, theme: Theme) -> None:
        """Each column of pixels like the one beside it, where pieces meet too."""
        view, build = VIEWS[name]
        pieces = pieces_of(cells_to((0, view.rows // 2), (view.columns - 1, 0)))
        canvas = bodies(view, build, pieces, theme)
        left, right = (round(view.at((x, view.rows // 2 + 0.5))[0]) for x in (1.0, view.columns - 1.0))
        columns = {
            pygame.image.tobytes(canvas.subsurface(Rect(x, 0, 1, canvas.get_height())), "RGB")
            for x in range(left, right)
        }
        assert len(columns) == 1

    @EVERY_VIEW
    def test_an_upright_wall_has_no_seams(self, name: str) -> None:
        """It leads in a straight line through every seam."""
        view, build = VIEWS[name]
        column = view.columns - 2
        canvas = bodies(view, build, pieces_of(cells_to((column, 0), (0, view.rows - 1))))
        top = round(view.at((column + 0.5, 1.0))[1])
        bottom = round(view.at((column + 0.5, view.rows - 1.0), build.height)[1])
        middles = []
        for y in range(top, bottom):
            line = canvas.subsurface(Rect(0, y, canvas.get_width(), 1))
            tones = pygame.image.tobytes(line, "RGB")[2::3]  # blue
            middles.append(sum(x * tone for x, tone in enumerate(tones)) / sum(tones))
        steps = [other - one for one, other in pairwise(middles)]
        assert max(steps) - min(steps) < 0.6

    @EVERY_VIEW
    def test_pieces_may_be_laid_in_any_order(self, name: str) -> None:
        view, build = VIEWS[name]
        middle = view.columns // 2, view.rows // 2
        pieces = pieces_of(cells_to(middle, (2, 0), (0, -2), (-3, 0), (0, 2)))
        forwards, backwards = (bodies(view, build, order) for order in (pieces, pieces[::-1]))
        assert same(forwards, backwards)

    @EVERY_VIEW
    @pytest.mark.parametrize("way", [(3, 0), (-3, 0), (0, 3), (0, -3)])
    def test_what_stands_does_not_change_while_the_wall_grows(self, name: str, way: tuple[int, int]) -> None:
        """A cell behind its end, a wall that grows looks as it will stay."""
        view, build = VIEWS[name]
        across, down = way
        start = (view.columns - 1 if across < 0 else 0, view.rows - 1 if down < 0 else 0)
        if across:
            start = start[0], view.rows // 2
        cells = cells_to(start, way)
        final = bodies(view, build, pieces_of(cells))
        for step in range(12, 25):
            reach = step / 10
            pieces, end = parts_of(cells, reach, build, tapers=False)
            growing = bodies(view, build, [*pieces, *([end] if end else [])])
            x, y = view.at(middle_of(start), build.height)
            u, v = view.at(point_along(cells, reach - 1), 0.0)
            stands = Rect(min(x, u), min(y, v), abs(u - x), abs(v - y))
            stands = stands.inflate(0, view.cell) if across else stands.inflate(view.cell, 0)
            assert same(growing.subsurface(stands), final.subsurface(stands)), reach
            x, y = view.at(point_along(cells, reach + 0.3), 0.0 if down > 0 else build.height)
            ahead = Rect(x, y, 2, 2).inflate(*((0, view.cell / 3) if across else (view.cell / 3, 0)))
            assert not any(pygame.image.tobytes(growing.subsurface(ahead), "RGB")), reach

    def test_a_wall_in_a_view_that_moves_by_whole_pixels_looks_the_same(self) -> None:
        view, build = VIEWS["small arena"]
        moved = replace(view, centre=(view.centre[0] + 7, view.centre[1] - 5))
        cells = cells_to((10, 8), (4, 0), (0, -3))
        one, other = (bodies(each, build, pieces_of(cells)) for each in (view, moved))
        other.scroll(-7, 5)
        part = one.get_rect().inflate(-40, -40)
        assert same(one.subsurface(part), other.subsurface(part))


def point_along(cells: list[Cell], along: float) -> tuple[float, float]:
    (x, y), (u, v) = middle_of(cells[0]), middle_of(cells[1])
    return x + (u - x) * along, y + (v - y) * along


def same(one: Surface, other: Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


class TestSight:
    @pytest.mark.parametrize("column", [0, 1, 3, 4])
    def test_an_upright_wall_shows_its_face(self, column: int) -> None:
        """On the board of the duel, everywhere but in the middle column."""
        wide = []
        for row in range(5):
            half = DUEL.thick / 2 * (1 if column < 2 else -1)
            crest = DUEL_VIEW.at((column + 0.5 + half, row + 0.5), DUEL.height)
            foot, far = (DUEL_VIEW.at((column + 0.5 + half, y)) for y in (row + 0.5, row + 0.6))
            length = math.dist(foot, far)
            across, down = far[0] - foot[0], far[1] - foot[1]
            wide.append(abs(across * (crest[1] - foot[1]) - down * (crest[0] - foot[0])) / length)
        assert min(wide) >= 4

    @EVERY_VIEW
    @pytest.mark.parametrize("across", [True, False], ids=["level", "upright"])
    def test_the_floor_is_seen_between_two_walls_side_by_side(self, name: str, across: bool) -> None:
        view, build = VIEWS[name]
        column, row = view.columns // 2 - 1, view.rows // 2 - 1
        ends = (2, 0) if across else (0, 2)
        walls = [cells_to(start, ends) for start in ((column, row), (column + (not across), row + across))]
        canvas = bodies(view, build, [piece for wall in walls for piece in pieces_of(wall)])
        one, other = (view.at((wall[1][0] + 0.5, wall[1][1] + 0.5)) for wall in walls)
        places = round(math.dist(one, other))
        corridor = places * (1 - build.thick)
        line = [
            canvas.get_at(
                (
                    round(one[0] + (other[0] - one[0]) * n / places),
                    round(one[1] + (other[1] - one[1]) * n / places),
                )
            )
            for n in range(places)
        ]
        seen = sum(spot[:3] == (0, 0, 0) for spot in line)
        assert seen + SMOOTHED >= CORRIDOR * corridor

    @EVERY_VIEW
    def test_the_wall_in_front_hides_the_foot_of_the_one_behind(self, name: str) -> None:
        """Where a wall comes down and bends, its face is as clear at the bend as further on."""
        view, build = VIEWS[name]
        cells = cells_to((1, 0), (0, 2), (2, 0))
        canvas = bodies(view, build, pieces_of(cells))
        near = 2.5 + build.thick / 2
        level = [view.at((x, near), 0.4 * build.height) for x in (1.75, 2.5)]
        y = round(level[0][1])
        start = round(view.at((1.5 - build.thick / 2, near), 0.4 * build.height)[0]) + 4
        tones = {canvas.get_at((x, y))[:3] for x in range(start, round(level[1][0]))}
        assert len(tones) == 1

    @EVERY_VIEW
    def test_a_wall_falls_to_the_wheel_of_its_rider(self, name: str) -> None:
        view, build = VIEWS[name]
        row = view.rows // 2
        cells = cells_to((0, row), (3, 0))
        pieces, end = parts_of(cells, 2.5, build)
        assert isinstance(end, End)
        canvas = bodies(view, build, [*pieces, end])
        tops = [
            next(y for y in range(canvas.get_height()) if canvas.get_at((x, y))[2] > 60)
            for x in (round(view.at((along, row + 0.5))[0]) for along in (1.0, 2.0, 2.97))
        ]
        assert tops[0] == tops[1] < tops[2]

    def test_pieces_are_laid_in_the_order_of_their_far_ends(self) -> None:
        walls = walls_of(NEON, 1, ARENA_VIEW, ARENA)
        upright, level = Piece((3, 4), (0, 1), (0, 1)), Piece((3, 4), (1, 0), (1, 0))
        assert (walls.depth_of(upright), walls.depth_of(level)) == (4.0, 4.5)
        _pieces, end = parts_of(cells_to((5, 9), (0, -3)), 2.4, ARENA)
        assert end is not None
        assert walls.depth_of(end) == pytest.approx(9.5 - 2.4)


class TestLight:
    def lit(self, walls: Walls, parts: Sequence[Part]) -> Surface:
        floor = canvas_of(SMALL_DUEL)
        floor.fill((14, 22, 44))
        canvas = floor.copy()
        for part in parts:
            walls.lay_floor(canvas, part, Glass(glass_of(floor), (0, 0)))
        return canvas

    def test_amber_does_not_turn_green_on_the_floor(self) -> None:
        """The floor is blue: light that were simply added would."""
        parts = pieces_of(cells_to((1, 2), (2, 0), (0, 2)))
        canvas = self.lit(walls_of(NEON, 2, SMALL_DUEL, DUEL), parts)
        tones = pygame.image.tobytes(canvas, "RGB")
        lit = [tone for tone in zip(tones[::3], tones[1::3], tones[2::3], strict=True) if tone[0] > 60]
        assert len(lit) > 1000
        assert all(red > green for red, green, _blue in lit)

    def test_the_floor_is_seen_in_the_light(self) -> None:
        floor = canvas_of(SMALL_DUEL)
        floor.fill((14, 22, 44))
        for x in range(0, floor.get_width(), 8):
            floor.fill((30, 40, 70), Rect(x, 0, 4, floor.get_height()))
        canvas = floor.copy()
        part = pieces_of(cells_to((1, 2), (2, 0)))[1]
        walls_of(NEON, 1, SMALL_DUEL, DUEL).lay_floor(canvas, part, Glass(glass_of(floor), (0, 0)))
        x, y = (round(each) for each in SMALL_DUEL.at((2.5, 2.1)))
        dark, bright = (sum(canvas.get_at((x - x % 8 + aside, y))[:3]) for aside in (6, 2))
        before = sum((30, 40, 70)) - sum((14, 22, 44))
        assert bright - dark > 1.25 * before

    def test_nothing_beside_the_floor_is_lit(self) -> None:
        """A wall stands at the left edge of a floor."""
        floor = Surface((120, 90))
        floor.fill((14, 22, 44))
        canvas = grey(canvas_of(SMALL_DUEL))
        x, y = (round(each) for each in SMALL_DUEL.at((2.5 - DUEL.thick, 2.5)))
        glass = Glass(glass_of(floor), (x, y - 45))
        walls_of(NEON, 1, SMALL_DUEL, DUEL).lay_floor(canvas, Piece((2, 2), (0, 1), (0, 1)), glass)
        beside, lit = Rect(0, 0, x - 1, canvas.get_height()), Rect(x + 5, y, 8, 8)
        assert same(canvas.subsurface(beside), grey(canvas.subsurface(beside)))
        assert not same(canvas.subsurface(lit), grey(canvas.subsurface(lit)))

    @pytest.mark.parametrize("theme", THEMES)
    def test_only_what_shines_has_a_glare(self, theme: str) -> None:
        walls = walls_of(THEMES[theme], 1, SMALL_DUEL, DUEL)
        canvas = canvas_of(SMALL_DUEL)
        for piece in pieces_of(cells_to((1, 2), (2, 0))):
            walls.lay_bloom(canvas, piece)
        assert any(canvas.get_buffer().raw) == (THEMES[theme].style is Style.NEON)

    @EVERY_THEME
    @pytest.mark.parametrize("state", State)
    def test_nothing_is_laid_beyond_its_rectangle(self, theme: Theme, state: State) -> None:
        """So that it is enough to draw that again."""
        cells = cells_to((1, 3), (0, -2), (2, 0), (0, 1))
        pieces, end = parts_of(cells, 4.3, DUEL)
        walls = walls_of(theme, 2, SMALL_DUEL, DUEL)
        for part in [*pieces, *([end] if end else [])]:
            canvas = canvas_of(SMALL_DUEL)
            canvas.fill((90, 90, 90))
            walls.lay_floor(canvas, part, None, state)
            walls.lay_body(canvas, part, state)
            walls.lay_bloom(canvas, part, state)
            canvas.fill((90, 90, 90), walls.rect_of(part))
            assert same(canvas, grey(canvas))


def grey(like: Surface) -> Surface:
    plain = Surface(like.get_size())
    plain.fill((90, 90, 90))
    return plain


class TestRiders:
    @EVERY_THEME
    @pytest.mark.parametrize("name", ["small duel", "small arena"])
    def test_their_walls_differ_without_colour(self, theme: Theme, name: str) -> None:
        """All in one grey, a level wall and an upright one."""
        view, build = VIEWS[name]
        alike = replace(theme, players=((150, 150, 150),) * 4)
        row, column = view.rows // 2, 1
        for way, start in (((3, 0), (column, row)), ((0, 3), (column, 0))):
            pieces = pieces_of(cells_to(start, way))
            seen = [pygame.transform.grayscale(bodies(view, build, pieces, alike, rider)) for rider in RIDERS]
            for one, other in combinations(seen, 2):
                wall = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255))
                wall.invert()
                alike_spots = pygame.mask.from_threshold(one, (0, 0, 0), (24, 24, 24, 255), other)
                alike_spots.invert()
                assert alike_spots.count() > 0.08 * wall.count()

    def test_their_tops_bear_rungs_or_beads_or_a_line(self) -> None:
        """So often the line along the top of a cell's wall becomes brighter."""
        assert [waves(top_line(NEON, rider)) for rider in RIDERS] == [0, 2, 3, 0]

    @EVERY_THEME
    def test_the_line_is_bright_on_one_and_dark_between_the_rails_of_another(self, theme: Theme) -> None:
        alike = replace(theme, players=((150, 150, 150),) * 4)
        one, four = (sum(top_line(alike, rider)[0]) for rider in (1, 4))
        edge = sum(top_of(alike, 4))
        assert four < 0.6 * edge < edge < one

    @EVERY_THEME
    @EVERY_VIEW
    def test_rubble_differs_from_cell_to_cell(self, theme: Theme, name: str) -> None:
        view, build = VIEWS[name]
        walls, looks = walls_of(theme, 1, view, build), set()
        pieces = pieces_of(cells_to((0, 2), (4, 0)))[1:4]
        for piece in pieces:
            canvas = canvas_of(view)
            walls.lay_body(canvas, piece._replace(cell=(2, 2)), State.BROKEN)
            looks.add(pygame.image.tobytes(canvas, "RGB"))
        assert len(looks) == len(pieces)

    @pytest.mark.parametrize("palette", PALETTES)
    @pytest.mark.parametrize("name", THEMES)
    def test_the_tops_of_their_walls_differ_for_everybody(self, name: str, palette: str) -> None:
        theme = theme_of(name, palette, glow=True)
        tops = [top_of(theme, rider) for rider in RIDERS]
        for sight in MATRICES:
            for one, other in combinations(tops, 2):
                assert distance(seen_with(sight, one), seen_with(sight, other)) > APART

    @pytest.mark.parametrize("name", ["duel", "arena"])
    @pytest.mark.parametrize("heading", [90, 270])
    def test_a_cycle_heads_along_its_wall_in_every_column(self, name: str, heading: int) -> None:
        view, _build = VIEWS[name]
        for column in range(view.columns):
            for row in range(view.rows):
                place = column + 0.5, row + 0.5
                drawn = math.radians(pose_of(heading_seen(view, place, heading)).heading * HEADING_STEP)
                on_screen = math.atan2(SQUEEZE * math.sin(drawn), math.cos(drawn))
                ends = [
                    view.at((place[0], place[1] + math.copysign(0.4, heading - 180) * -side))
                    for side in (-1, 1)
                ]
                wall = math.atan2(ends[1][1] - ends[0][1], ends[1][0] - ends[0][0])
                off = (math.degrees(on_screen - wall) + 180) % 360 - 180
                assert abs(off) < OFF, place

    @pytest.mark.parametrize("path", [(0, 1, 6), (1, 0, 5), (5, 0, 1)])
    def test_a_turn_is_seen_in_six_poses_or_more(self, path: tuple[int, ...]) -> None:
        rides = [rider_on_path(path, 5, progress, 1) for progress in STEPS]
        poses = {pose_of(heading_seen(DUEL_VIEW, ride.place, ride.heading), ride.lean) for ride in rides}
        assert len(poses) >= 6

    @EVERY_THEME
    def test_a_cycle_stays_within_its_square(self, theme: Theme) -> None:
        for player, half in zip(RIDERS, (DUEL_HALF, ARENA_HALF) * 2, strict=True):
            for heading in range(0, 360, 45):
                stance = Stance((2.5, 2.5), heading, 12)
                canvas = canvas_of(SMALL_DUEL)
                canvas.fill((90, 90, 90))
                lay_cycle(canvas, theme, player, SMALL_DUEL, stance, half)
                lay_cycle_bloom(canvas, theme, player, SMALL_DUEL, stance, half)
                canvas.fill((90, 90, 90), square_of_cycle(SMALL_DUEL, stance, half))
                assert same(canvas, grey(canvas))

    def test_their_headlights_shine_ahead_and_their_brake_light_behind(self) -> None:
        stance = Stance((2.5, 2.5), 0)
        plain, braking = (grey(canvas_of(SMALL_DUEL)) for _brake in range(2))
        lay_cycle_floor(plain, NEON, 1, SMALL_DUEL, stance, DUEL_HALF, None)
        lay_cycle_floor(braking, NEON, 1, SMALL_DUEL, stance, DUEL_HALF, None, brake=1.0)
        (ahead, y), (behind, _y) = (SMALL_DUEL.at((x, 2.5)) for x in (3.5, 1.75))
        lit, dark = (plain.get_at((round(x), round(y))) for x in (ahead, behind))
        red = braking.get_at((round(behind), round(y)))
        assert lit.b > dark.b + 20
        assert red.r > dark.r + 10

    def test_are_drawn_ahead_bit_by_bit(self) -> None:
        assert not prepare_cycle(NEON, 3, SMALL_ARENA, ARENA_HALF, 0.0)
        calls = 0
        while not prepare_cycle(NEON, 3, SMALL_ARENA, ARENA_HALF, 0.001):
            calls += 1
            assert calls < 1000
        assert calls > 1

    @EVERY_THEME
    @pytest.mark.parametrize("age", [-0.1, 0.0, 0.3, FLIGHT])
    def test_fly_apart_and_are_gone_after_a_moment(self, theme: Theme, age: float) -> None:
        canvases = [grey(canvas_of(SMALL_DUEL)) for _time in range(2)]
        for canvas in canvases:
            draw_burst(canvas, SMALL_DUEL, theme, theme.player(2), (2.5, 2.5), age)
        assert same(*canvases)
        assert same(canvases[0], grey(canvases[0])) == (not 0 <= age < FLIGHT)


# One cell of a thick wall, seen from near.
NEAR, THICK = Projection((200.0, 200.0), 380.0, 1, 1, 50.0, 0.74), Build(0.25)


def top_of(theme: Theme, player: int) -> tuple[int, int, int]:
    """The colour beside the line along the top of a wall."""
    return along_top(theme, player, 0.42)[0]


def top_line(theme: Theme, player: int) -> list[tuple[int, int, int]]:
    """The colours of the line along the top of a wall through one cell."""
    return along_top(theme, player, 0.0)


def along_top(theme: Theme, player: int, aside: float) -> list[tuple[int, int, int]]:
    """The colours along the top, at a share of its width from its middle."""
    canvas = bodies(NEAR, THICK, [Piece((0, 0), (1, 0), (1, 0))], theme, player)
    left, y = NEAR.at((0.04, 0.5 - aside * THICK.thick), THICK.height)
    right, _y = NEAR.at((0.96, 0.5 - aside * THICK.thick), THICK.height)
    tones = [canvas.get_at((x, round(y))) for x in range(round(left), round(right))]
    return [(red, green, blue) for red, green, blue, _alpha in tones]


def waves(line: list[tuple[int, int, int]]) -> int:
    """How often a line becomes clearly brighter along its way."""
    tones = [sum(tone) for tone in line]
    mean = (max(tones) + min(tones)) / 2
    if max(tones) - min(tones) < 3 * 32:
        return 0
    return sum(before < mean <= after for before, after in pairwise(tones))
