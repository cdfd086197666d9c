"""A trail in the Arena is one wall of light: its cells do not show as blocks."""

import random
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest
from pygame import Surface

from game.arcade.draw.themes import theme_of
from game.arcade.views.arena import kept_field as kept_field_module
from game.arcade.views.arena.field_area import FieldArea
from game.arcade.views.arena.ground import Floor
from game.arcade.views.arena.kept_field import kept_field
from game.arcade.views.arena.riders import ticks_kept
from game.arcade.views.arena.trails import draw_growing
from game.arena.record import read
from game.arena.round import Round

CELL = 46
THEME = theme_of("neon", "cyan and amber", glow=True)


@pytest.fixture
def ridden() -> Round:
    """Player 1 rides ten cells straight to the right."""
    return read("arena map=empty size=standard speed=fast rounds=3 seed=1 round 10 1 2 1:up 2:right").round


def area_of(ridden: Round, cell: int = CELL) -> FieldArea:
    return FieldArea(ridden.start.field, (0, 0), cell)


def pixels(picture: Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGB")


def test_the_light_below_a_trail_is_even_from_cell_to_cell(ridden: Round) -> None:
    area = area_of(ridden)
    floor = Floor(THEME, area.rect.size, area, 0, 0, (0, 0, *area.rect.size))
    picture = kept_field(floor, ridden, ticks_kept(ridden))
    x, y = (round(each) for each in area.centre_of(ridden.paths[0][0]))
    below = [picture.get_at((x + across, y + round(0.22 * CELL)))[1] for across in range(CELL, 6 * CELL)]
    assert min(below) > 0.75 * max(below)


RINGS = "arena map=pillars size=small speed=fast rounds=3 seed=1 round 9 "


def test_a_trail_looks_the_same_whatever_was_drawn_before() -> None:
    """The moments of two rounds from one start, forwards, backwards and mixed, look as they do drawn anew."""
    rounds = [
        replace(ridden, start=replace(ridden.start, ring_ticks=4))
        for ridden in (read(RINGS + turns).round for turns in ("1 3:up 2 6:down", "1 3:down 5:right 2 5:up"))
    ]
    area = area_of(rounds[0], 12)
    floor = Floor(THEME, area.rect.size, area, 0, rounds[0].start.walls, (0, 0, *area.rect.size))
    moments = [(number, ticks) for ticks in (*range(10), 11, 13) for number in (0, 1)]
    anew = {}
    for number, ticks in moments:
        kept_field_module._latest.cache_clear()  # noqa: SLF001
        anew[number, ticks] = pixels(kept_field(floor, rounds[number], ticks))
    mixed = random.Random(3).sample(moments, len(moments))  # noqa: S311 - not a secret
    forwards = sorted(moments)
    for number, ticks in (*forwards, *reversed(forwards), *mixed):
        assert pixels(kept_field(floor, rounds[number], ticks)) == anew[number, ticks], (number, ticks)
    assert len(set(anew.values())) > 15


def test_a_trail_is_brightest_next_to_its_rider_and_fades_evenly_from_there(ridden: Round) -> None:
    area, path, first = area_of(ridden), ridden.paths[0], ticks_kept(ridden)
    canvas = Surface(area.rect.size)
    draw_growing(canvas, THEME, area, 1, path, first, len(path) - 2 + 0.45)
    x, y = area.centre_of(path[first])
    crest = round(y - 0.31 * CELL)
    tones = [canvas.get_at((round(x) + across, crest))[1] for across in range(round(1.4 * CELL))]
    assert tones[-1] > tones[0] + 50
    assert max(abs(one - other) for one, other in pairwise(tones)) < 25
