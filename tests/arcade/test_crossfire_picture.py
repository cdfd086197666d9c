"""What a person sees on a board of Crossfire, without its colours: beams, burnt cells, aims and muzzles."""

import math
from itertools import pairwise
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game import catalogue
from game.arcade.draw.area import BoardArea
from game.arcade.draw.finale import SWEEP_FROM, SWEEP_TO
from game.arcade.draw.frame import Frame
from game.arcade.draw.theme import Theme
from game.arcade.draw.themes import NEON, THEMES, theme_of
from game.arcade.views.renderers import renderer_of
from game.core.grid import cells_in
from game.core.match import Match
from game.variants.crossfire.picture.aim import draw_pulses
from game.variants.crossfire.picture.beam import Staying
from game.variants.crossfire.picture.fate import shots_at
from game.variants.crossfire.rules import ALL_DIAGONALS, MAIN_DIAGONALS, CrossfireRules
from tests.setups import match_of

VARIANT = catalogue.games()["crossfire"]
AREA = BoardArea(Rect(20, 20, 500, 500), 5, 20)
EVERY_THEME = pytest.mark.parametrize(
    "theme", [theme_of(name, "white and grey", glow=True) for name in THEMES]
)


def after(moves: str) -> Match:
    return match_of(VARIANT.setup(), moves)


def drawn(
    match: Match, theme: Theme, intended: str | None = None, *, marks: bool = False, **moment: Any
) -> Surface:
    renderer, canvas = renderer_of(VARIANT.setup(), theme), Surface((540, 540))
    canvas.fill(theme.night)
    renderer.draw_floor(canvas, AREA)
    aim = match.rules.read_move(intended) if intended is not None else None
    legal = tuple(match.rules.legal_moves(match.position)) if marks else ()
    frame = Frame(match.rules.start(), tuple(match.plies), intended=aim, legal=legal, **moment)
    renderer.draw(canvas, AREA, frame)
    return pygame.transform.grayscale(canvas)


def tone(canvas: Surface, row: float, column: float) -> int:
    """The brightness at a point, in cells from the top left."""
    spot = (AREA.rect.left + column * AREA.cell, AREA.rect.top + row * AREA.cell)
    return canvas.get_at((round(spot[0]), round(spot[1])))[0]


def cell(canvas: Surface, row: int, column: int) -> Surface:
    return canvas.subsurface(AREA.rect_of((row - 1) * 5 + column - 1).inflate(-24, -24))


def unlike(one: Surface, other: Surface) -> float:
    """How different two pictures are, as the mean difference of their pixels."""
    tones = zip(pygame.image.tobytes(one, "RGB"), pygame.image.tobytes(other, "RGB"), strict=True)
    return sum(abs(a - b) for a, b in tones) / (one.get_width() * one.get_height() * 3)


@EVERY_THEME
def test_the_beams_of_the_first_marker_are_still_seen_after_later_moves(theme: Theme) -> None:
    canvas = drawn(after("3,3 1,2 2,4"), theme)
    on_it, beside_it = tone(canvas, 2.5, 0.7), tone(canvas, 2.35, 0.7)
    assert abs(on_it - beside_it) >= 6


@EVERY_THEME
def test_the_shape_on_a_burnt_cell_tells_who_may_still_place_a_marker_there(theme: Theme) -> None:
    canvas = drawn(after("1,1 2,3"), theme)
    first, second = (_arm_over_ring(canvas, *place) for place in ((5, 1), (5, 3)))
    assert first * second < 0
    assert min(abs(first), abs(second)) >= 6


def _arm_over_ring(canvas: Surface, row: int, column: int) -> int:
    """How much brighter a cell is where an X has an arm and an O has nothing than the other way round."""
    middle = (row - 0.5, column - 0.5)
    arm, ring = (0.045, 0.045), (0.042, 0.104)
    tones = [tone(canvas, middle[0] + down, middle[1] + across) for down, across in (arm, ring)]
    return tones[0] - tones[1]


@EVERY_THEME
def test_beams_are_quieter_on_dead_cells(theme: Theme) -> None:
    """The beam of 1,1 crosses a cell that only its player may use, and dead ones."""
    canvas = drawn(after("1,1 2,3"), theme)
    alive, dead = (tone(canvas, 0.5, column) - tone(canvas, 0.2, column) for column in (4.12, 1.12))
    assert abs(dead) < abs(alive)


@EVERY_THEME
def test_the_aim_is_brighter_where_it_would_take_a_cell(theme: Theme) -> None:
    match = after("3,3 1,2 2,4")
    still, aimed = drawn(match, theme), drawn(match, theme, intended="4,1")
    read = match.rules.read_move
    taken = match.rules.taken_by(match.position, read("4,1"))
    assert taken >> read("4,3") & 1
    assert not taken >> read("4,5") & 1
    assert unlike(cell(still, 4, 3), cell(aimed, 4, 3)) > 2 * unlike(cell(still, 4, 5), cell(aimed, 4, 5))


def test_the_aim_is_dimmer_than_the_muzzles_of_the_last_move() -> None:
    canvas = drawn(after("4,4 1,2"), NEON, intended="3,3")
    aimed = max(tone(canvas, 2.4 + step / 100, 3.3) for step in range(20))
    muzzle = max(tone(canvas, 0.5, 1.8 + step / 100) for step in range(20))
    assert aimed < 0.3 * muzzle


@EVERY_THEME
def test_the_rim_of_a_cell_tells_whether_it_is_open_to_the_player_on_turn(theme: Theme) -> None:
    """Those under one's own fire have a rim, those under the opponent's have none."""
    match = after("3,3 1,2 2,4")
    still, marked = drawn(match, theme), drawn(match, theme, marks=True)
    rims = {place: _rim(marked, *place) - _rim(still, *place) for place in ((4, 5), (5, 2), (5, 3), (5, 5))}
    assert min(abs(rims[4, 5]), abs(rims[5, 2])) > 40
    assert rims[5, 3] == rims[5, 5] == 0


def _rim(canvas: Surface, row: int, column: int) -> int:
    """The brightness at the lower edge of a plate."""
    return tone(canvas, row - 0.04, column - 0.3)


@EVERY_THEME
def test_at_the_end_the_losers_turrets_are_broken_and_the_winners_stand(theme: Theme) -> None:
    match = after(VARIANT.lesson.game)
    assert match.position.turn == 2
    before, end = drawn(match, theme), drawn(match, theme, ended=math.inf)
    lost, won = (unlike(cell(before, *place), cell(end, *place)) for place in ((1, 2), (4, 4)))
    assert lost > 8
    assert lost > 2 * won


def test_on_a_bright_ground_burnt_cells_tell_by_their_value_who_burnt_them() -> None:
    canvas = drawn(after("1,1 2,3"), theme_of("light", "cyan and amber", glow=True))
    first, second = (pygame.transform.average_color(cell(canvas, *place))[0] for place in ((5, 1), (5, 3)))
    assert abs(first - second) >= 12


@EVERY_THEME
def test_no_beam_covers_the_lamp_of_a_cell_that_may_be_chosen(theme: Theme) -> None:
    match = after("3,3 1,2")
    lamps = sum(1 << move for move in match.rules.legal_moves(match.position))
    target = match.rules.read_move("4,3")
    assert lamps >> target & 1
    turret = match.rules.read_move("3,3")
    x, y = AREA.centre_of(target)
    lamp, crossed = Rect(round(x) - 4, round(y) - 4, 8, 8), set()
    for frame in range(84):
        for seen, cells in ((0, 0), (1, lamps)):
            canvas = Surface((540, 540))
            draw_pulses(canvas, theme, AREA, match.rules, Staying(1, 1 << turret, 0), frame / 20, cells)
            if pygame.transform.average_color(canvas.subsurface(lamp))[:3] != (0, 0, 0):
                crossed.add(seen)
    assert crossed == {0}


@pytest.mark.parametrize("diagonals", [ALL_DIAGONALS, MAIN_DIAGONALS])
def test_at_the_end_every_loser_is_hit_along_lines_of_fire(diagonals: str) -> None:
    rules = CrossfireRules(6, diagonals)
    winners, losers = (7, 20), (5, 12, 34)
    for loser in losers:
        shots = shots_at(rules, winners, losers, loser)
        assert shots
        for shot in shots:
            assert rules.size * shot.corners[0][0] + shot.corners[0][1] in winners
            assert divmod(loser, rules.size) in shot.corners
            cells = [int(rules.size * row + column) for row, column in shot.corners[:-1]]
            assert all(end in cells_in(rules.under_fire(1 << start)) for start, end in pairwise(cells))


@pytest.mark.parametrize("name", ["neon", "high contrast"])
def test_on_a_dark_ground_a_turret_outshines_the_cells_that_show_the_same_shape(name: str) -> None:
    """So that nobody counts them as turrets, and without colours as well."""
    canvas = drawn(after("1,1 2,3"), theme_of(name, "white and grey", glow=True))
    for turret, burnt in (((1, 1), (5, 1)), ((2, 3), (5, 3))):
        lights = [pygame.transform.average_color(cell(canvas, *place))[0] for place in (turret, burnt)]
        assert lights[0] > 1.6 * lights[1]


def parts_unlike(one: Surface, other: Surface) -> Rect:
    """The part of the picture in which two differ."""
    differs = pygame.mask.from_threshold(one, (0, 0, 0), (12, 12, 12, 255), other)
    differs.invert()
    first, *others = differs.get_bounding_rects()
    return first.unionall(others)


@EVERY_THEME
def test_the_last_move_is_told_by_the_hot_muzzles_of_its_turret(theme: Theme) -> None:
    match = after("3,3 1,2 2,4")
    marked, plain = (drawn(match, theme, marks_last=marks) for marks in (True, False))
    last = AREA.rect_of(match.rules.read_move("2,4"))
    assert unlike(cell(marked, 2, 4), cell(plain, 2, 4)) > 3
    assert last.contains(parts_unlike(marked, plain))


@EVERY_THEME
def test_muzzles_cool_down_while_the_next_turret_lands(theme: Theme) -> None:
    earlier, match = after("3,3 1,2"), after("3,3 1,2 2,4")
    hot, cold = drawn(earlier, theme), drawn(match, theme, progress=0.7)
    begun, cooler = (drawn(match, theme, progress=share) for share in (0.0, 0.4))
    muzzle = AREA.rect_of(match.rules.read_move("1,2"))
    heats = [unlike(each.subsurface(muzzle), cold.subsurface(muzzle)) for each in (hot, begun, cooler)]
    assert heats[0] == pytest.approx(heats[1], abs=0.5)
    assert heats[2] < 0.75 * heats[1]


@EVERY_THEME
def test_where_a_hint_points_nothing_else_is_marked(theme: Theme) -> None:
    """No lamp, no lit rim, no star of the aim and no turret: the mark of the hint comes alone."""
    match = after("3,3 1,2 2,4")
    read = match.rules.read_move
    hint = read("4,1"), read("5,2")
    plain, hinted, lit = (
        drawn(match, theme, "5,2", marks=True, time=1.0, hinted=cells)
        for cells in (tuple(range(25)), hint, ())
    )
    for place in ((4, 1), (5, 2)):
        assert unlike(cell(hinted, *place), cell(plain, *place)) == 0
        assert unlike(cell(lit, *place), cell(plain, *place)) > 2
    assert unlike(cell(hinted, 4, 5), cell(plain, 4, 5)) > 2, "a legal cell of which it says nothing"


@EVERY_THEME
def test_at_the_end_the_winners_turrets_rise_for_their_salute_in_turn(theme: Theme) -> None:
    match = after(VARIANT.lesson.game)
    first, *_others, last = (divmod(turret, 5) for turret in cells_in(match.position.one))

    def risen(share: float) -> list[bool]:
        ended = SWEEP_FROM + share * (SWEEP_TO - SWEEP_FROM)
        canvas, rest = (drawn(match, theme, ended=each, particles=False) for each in (ended, math.inf))
        places = [(row + 1, column + 1) for row, column in (first, last)]
        return [unlike(cell(canvas, *place), cell(rest, *place)) > 3 for place in places]

    assert [risen(share) for share in (0.25, 0.75)] == [[True, False], [False, True]]


def test_without_particles_no_salute_is_fired() -> None:
    match, middle = after(VARIANT.lesson.game), (SWEEP_FROM + SWEEP_TO) / 2
    theme = theme_of("neon", "white and grey", glow=True)
    calm, lively = (drawn(match, theme, ended=middle, particles=particles) for particles in (False, True))
    assert unlike(calm, lively) > 1
