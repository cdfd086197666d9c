"""What is called out at a rider in the Arena stays legible, and out of the riders' way."""

from itertools import combinations

import pygame
import pytest
from pygame import Rect

from game.arcade.draw.layout import Layout
from game.arcade.scenes.arena.telling import Telling
from game.arcade.views.arena.area import FieldArea
from game.arcade.views.arena.calls import CALL_SECONDS, Call, boxes_of
from game.arcade.views.arena.places import ArenaPlaces
from game.arena.match import Arena, Match
from game.core.grid import DOWN, HEADINGS, LEFT, RIGHT, UP
from game.session.streak import Streak

LAYOUT = Layout(1280, 800)
PLACE = (16.5, 9.5)
AGES = (0.0, CALL_SECONDS / 2, CALL_SECONDS)
AHEAD = 5


@pytest.fixture(scope="module")
def area() -> FieldArea:
    pygame.font.init()
    return ArenaPlaces(LAYOUT, Arena().field).area


def next_cells(area: FieldArea, place: tuple[float, float], heading: int) -> list[Rect]:
    """The cells that a rider enters next, and its own."""
    across, down = HEADINGS[heading]
    spots = (area.at((place[0] + n * across, place[1] + n * down)) for n in range(AHEAD))
    boxes = [Rect(0, 0, area.cell, area.cell) for _n in range(AHEAD)]
    for box, spot in zip(boxes, spots, strict=True):
        box.center = round(spot[0]), round(spot[1])
    return boxes


@pytest.mark.parametrize("heading", [UP, DOWN, LEFT, RIGHT])
@pytest.mark.parametrize("beside", [-1, 1])
@pytest.mark.parametrize("age", AGES)
def test_riders_side_by_side_see_where_they_go(
    area: FieldArea, heading: int, beside: int, age: float
) -> None:
    across, _down = HEADINGS[heading]
    other = (PLACE[0], PLACE[1] + beside) if across else (PLACE[0] + beside, PLACE[1])
    opposite = {UP: DOWN, DOWN: UP, LEFT: RIGHT, RIGHT: LEFT}[heading]
    ((_call, box),) = boxes_of(LAYOUT, area, [Call("Near miss", 1, PLACE, heading, other, age)])
    assert area.rect.contains(box)
    for cells in (
        next_cells(area, PLACE, heading),
        next_cells(area, other, heading),
        next_cells(area, other, opposite),
    ):
        assert box.collidelist(cells) < 0


@pytest.mark.parametrize("heading", [UP, DOWN, LEFT, RIGHT])
@pytest.mark.parametrize("other_heading", [UP, DOWN, LEFT, RIGHT])
def test_calls_at_both_riders_do_not_overlap(area: FieldArea, heading: int, other_heading: int) -> None:
    other = (PLACE[0] + 1, PLACE[1])
    calls = [
        Call("Near miss", 1, PLACE, heading, other),
        Call("Near miss", 2, other, other_heading, PLACE),
    ]
    boxes = [box for _call, box in boxes_of(LAYOUT, area, calls)]
    assert boxes
    assert all(not one.colliderect(two) for one, two in combinations(boxes, 2))


class TestTelling:
    def called(self, telling: Telling) -> list[tuple[int, str]]:
        return [(call.rider, call.words) for call in telling.told("", Streak()).calls]

    def call(self, telling: Telling, rider: int, words: str) -> None:
        telling.call(Call(words, rider, PLACE, UP, (0.5, 0.5)))

    def test_a_later_call_takes_the_place_of_the_riders_earlier_one(self) -> None:
        telling = Telling()
        for rider, words in ((1, "first"), (2, "other"), (1, "second")):
            self.call(telling, rider, words)
        assert self.called(telling) == [(2, "other"), (1, "second")]

    def test_nothing_is_called_while_a_sentence_is_read(self) -> None:
        telling = Telling()
        self.call(telling, 1, "before")
        telling.say("Cut off", Match.begin(Arena()).state)
        telling.advance(0.01, 1.0, "")
        self.call(telling, 2, "meanwhile")
        assert telling.told("", Streak()).said is not None
        assert self.called(telling) == []
