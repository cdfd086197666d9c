"""The course of Chain's cable: through every cell in order, in rounded bends, evenly measured."""

import math
from itertools import pairwise

import pytest

from game.core.grid import Grid
from game.variants.chain.picture.course import Course, Passage

# A snake with bends to both sides, straight parts and a bend right after another.
CELLS = ["2,2", "2,3", "3,3", "3,2", "4,2", "4,1", "3,1", "2,1", "1,1", "1,2", "1,3"]


@pytest.fixture
def course() -> Course:
    grid = Grid(4)
    return Course([grid.read_cell(cell) for cell in CELLS], grid.size)


def test_the_cable_begins_and_ends_in_the_middle_of_a_cell(course: Course) -> None:
    assert course.at(0.0) == (1.5, 1.5)
    assert course.at(course.length) == pytest.approx((2.5, 0.5))


def test_distances_along_the_cable_are_true_and_it_has_no_gap(course: Course) -> None:
    steps = 2000
    spots = [course.at(course.length * step / steps) for step in range(steps + 1)]
    lengths = [math.dist(one, other) for one, other in pairwise(spots)]
    assert lengths == pytest.approx([course.length / steps] * steps, rel=0.01)


def test_the_cable_passes_every_cell_near_its_middle_in_order(course: Course) -> None:
    for number, cell in enumerate(course.cells):
        row, column = divmod(cell, 4)
        spot = course.at(course.middle(number))
        assert math.dist(spot, (column + 0.5, row + 0.5)) < 0.2
        assert course.number_at(course.middle(number)) == number


def test_a_stretch_reaches_from_the_middle_of_one_cell_to_that_of_the_next(course: Course) -> None:
    for number in range(1, len(CELLS)):
        before, here = course.middle(number - 1), course.middle(number)
        assert course.link_at(before + 0.01) == course.link_at(here - 0.01) == number


def test_a_bend_is_shorter_than_the_way_around_a_corner() -> None:
    straight, bent = Passage((-1, 0), (1, 0)), Passage((-1, 0), (0, 1))
    assert not straight.bends
    assert bent.bends
    assert bent.length < straight.length == 1.0


def test_one_cell_alone_has_no_cable() -> None:
    alone = Course([5], 4)
    assert alone.length == 0.0
    assert alone.at(0.0) == (1.5, 1.5)
