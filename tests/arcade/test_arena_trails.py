"""The trails of the Arena as they are kept and as they grow, and how the riders are found on the field."""

import random
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest
from pygame import Rect, Surface

from game.arcade.draw.cycles.wall_shape import ARENA, End, Piece
from game.arcade.draw.themes import THEMES, theme_of
from game.arcade.views.arena import kept_field as kept_field_module
from game.arcade.views.arena.field_area import FieldArea
from game.arcade.views.arena.ground import Floor, ground
from game.arcade.views.arena.kept_field import glass_on, kept_field
from game.arcade.views.arena.riders import draw_riders, riders_of
from game.arcade.views.arena.trails import Painting, growing
from game.arena.field import SIZES
from game.arena.maps import MAPS
from game.arena.match import Arena, Match, moments
from game.arena.record import read
from game.arena.round import Round
from game.core.grid import DOWN, RIGHT, UP
from game.core.rules import PLAYERS

THEME = theme_of("neon", "cyan and amber", glow=True)
EVERY_THEME = pytest.mark.parametrize("theme", THEMES)
SIZE = (800, 420)


def floor_of(ridden: Round, theme: str = "neon") -> Floor:
    look = theme_of(theme, "cyan and amber", glow=True)
    area = FieldArea.in_box(ridden.start.field, Rect((0, 0), SIZE).inflate(-20, -20))
    return Floor(look, SIZE, area, ridden.start.walls)


def pixels(picture: Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGB")


RINGS = "arena map=pillars size=compact speed=fast rounds=3 seed=1 round 7 "


def test_a_trail_looks_the_same_whatever_was_drawn_before() -> None:
    """The moments of two rounds from one start, forwards, backwards and mixed, look as they do drawn anew."""
    rounds = [
        replace(ridden, start=replace(ridden.start, ring_ticks=4))
        for ridden in (read(RINGS + turns).round for turns in ("1 3:up 2 6:down", "1 3:down 5:right 2 5:up"))
    ]
    floor = floor_of(rounds[0])
    shown = [(number, tick) for tick in range(0, 9, 2) for number in (0, 1)]
    anew = {}
    for number, tick in shown:
        kept_field_module._latest.cache_clear()  # noqa: SLF001
        anew[number, tick] = pixels(kept_field(floor, rounds[number], tick))
    mixed = random.Random(3).sample(shown, len(shown))  # noqa: S311 - not a secret
    forwards = sorted(shown)
    for number, tick in (*forwards, *reversed(forwards), *mixed):
        assert pixels(kept_field(floor, rounds[number], tick)) == anew[number, tick], (number, tick)
    assert len(set(anew.values())) >= 6


def test_no_piece_of_a_wall_is_missing_or_drawn_twice() -> None:
    """What grows begins where what stands still ends, at each moment of a tick."""
    ridden = read("arena map=empty size=compact speed=fast rounds=3 seed=1 round 9 1 4:up 2 5:down").round
    area = floor_of(ridden).area
    for moment in ridden.moments():
        for share in (0.0, 0.3, 0.6, 0.99):
            for rider in riders_of(moment, share, moment.state.tick):
                *pieces, end = growing(area, rider.path, rider.reach, rider.kept, rides=True) or [None]
                upto = rider.kept + len(pieces)
                cells = [piece.cell for piece in pieces if isinstance(piece, Piece)]
                assert cells == [area.field.coordinates(cell) for cell in rider.path[rider.kept : upto]]
                if isinstance(end, End):
                    begin = max(0, rider.kept - 1)
                    assert begin + end.start == max(0, upto - 0.5)
                else:
                    assert rider.reach <= 0


def ride(name: str, size: str = "compact") -> Round:
    """A round of some ticks on a map: both riders turn."""
    match = Match.begin(Arena(name, size, seed=3))
    for turns in ((), (UP, DOWN), (), (RIGHT,), (), (), ()):
        for rider, turn in zip(PLAYERS, turns, strict=False):
            match = match.press(rider, turn)
        if not match.round.over:
            match = match.after_tick()
    return match.round


@pytest.mark.sweep(name=list(MAPS), theme=list(THEMES))
def test_both_riders_are_found_in_a_still(name: str, theme: str) -> None:
    """Where a cycle is, the picture differs clearly from the same one without it."""
    ridden = ride(name)
    floor, tick = floor_of(ridden, theme), ridden.state.tick
    riders = riders_of(ridden, 0.5, tick)
    without, canvas = kept_field(floor, ridden, tick).copy(), kept_field(floor, ridden, tick).copy()
    draw_riders(Painting(canvas, floor.theme, floor.area, glass_on(floor)), riders)
    for rider in riders:
        x, y = floor.area.at(rider.place, 0.25)
        cell = floor.area.cell
        spot = Rect(round(x - cell / 2), round(y - cell / 3), round(cell), round(cell * 2 / 3))
        assert difference(canvas, without, spot) > 25


def test_the_floor_around_an_amber_cycle_does_not_look_green() -> None:
    ridden = ride("empty")
    floor, tick = floor_of(ridden), ridden.state.tick
    before, canvas = kept_field(floor, ridden, tick).copy(), kept_field(floor, ridden, tick).copy()
    rider = riders_of(ridden, 0.5, tick)[1]
    draw_riders(Painting(canvas, floor.theme, floor.area, glass_on(floor)), [rider])
    for aside in (-1.4, 1.4):
        x, y = floor.area.at((rider.place[0] + aside, rider.place[1] + 1.2))
        spot = Rect(round(x) - 4, round(y) - 4, 8, 8)
        lit, dark = (pygame.transform.average_color(each.subsurface(spot)) for each in (canvas, before))
        red, green = lit[0] - dark[0], lit[1] - dark[1]
        assert red > 1.6 * green > 0


def difference(one: Surface, other: Surface, spot: Rect) -> float:
    """By how much the colours of two pictures differ within a rectangle, on average."""
    found = [
        abs(a - b) for a, b in zip(pixels(one.subsurface(spot)), pixels(other.subsurface(spot)), strict=True)
    ]
    return sum(found) / len(found)


@pytest.mark.parametrize("size", SIZES)
def test_between_walls_in_neighbouring_rows_almost_half_of_the_floor_is_seen(size: str) -> None:
    """The near one hides no more of what lies between both."""
    ridden = Round.at(Arena(size=size).start(0, 0))
    field = ridden.start.field
    row = field.height // 2
    paths = tuple(tuple(field.cell(column, row + down) for column in range(5, 15)) for down in (0, 1))
    floor = floor_of(ridden, "high contrast")._replace(size=(1600, 840))
    floor = floor._replace(area=FieldArea.in_box(field, Rect((0, 0), floor.size)))
    walled = kept_field(floor, replace(ridden, paths=paths), 14)
    bare, area = ground(floor), floor.area
    x = round(area.at((10.5, row))[0])
    half = ARENA.thick / 2
    far, near = (round(area.at((10.5, row + 0.5 + down))[1]) for down in (half, 1 - half))
    free = sum(walled.get_at((x, y)) == bare.get_at((x, y)) for y in range(far, near))
    assert free >= 0.45 * (near - far)


@EVERY_THEME
def test_a_crashed_riders_wall_is_kept_up_to_where_it_ends(theme: str) -> None:
    line = (
        "arena map=empty size=compact speed=fast rounds=3 seed=1 round 4 1 1:up 2:left 3:down 4:right 2 1:up"
    )
    ridden = read(line).round
    floor = floor_of(ridden, theme)
    before = kept_field(floor, ridden, ridden.state.tick).copy()
    after = kept_field(floor, ridden, ridden.state.tick + 1)
    last = tuple(map(round, floor.area.at(floor.area.middle(ridden.paths[0][-1]), 0.4)))
    assert before.get_at(last) != after.get_at(last)


def test_every_moment_of_a_round_leads_to_the_next_one() -> None:
    """Nothing is drawn anew while a round goes on: what stands still only grows."""
    match = read(
        "arena map=empty size=compact speed=fast rounds=3 seed=1 round 6 1 2:up 4:right 2 3:down 5:left"
    )
    of = kept_field_module._Ridden.of  # noqa: SLF001
    kept = [of(each.round, each.state.tick) for each in moments(match)]
    assert all(one.leads_to(other) for one, other in pairwise(kept))
    assert not kept[-1].leads_to(kept[0])
