"""Calls beside a rider in the Arena, such as "Near miss": they stay legible, and hide no rider."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product

import pygame
import pytest
from pygame import Rect, Surface

from game.arcade.draw.easing import Point
from game.arcade.draw.layout import Layout
from game.arcade.draw.themes import THEMES, theme_of
from game.arcade.scenes.arena.ride import Announcements
from game.arcade.views.arena.arena_places import ArenaPlaces
from game.arcade.views.arena.calls import CALL_SECONDS, Call, Going, boxes_of, draw_calls
from game.arcade.views.arena.field_area import FieldArea
from game.arcade.views.arena.riders import square_at
from game.arena.match import Arena
from game.core.grid import DOWN, HEADINGS, LEFT, RIGHT, UP
from game.session.win_streak import Streak

LAYOUT = Layout(1280, 800)
PLACE = (16.5, 9.5)
AGES = (0.0, CALL_SECONDS / 2, CALL_SECONDS)
AHEAD = 5


@pytest.fixture(scope="module")
def area() -> FieldArea:
    pygame.font.init()
    return ArenaPlaces(LAYOUT, Arena().field).area


def cells_ahead(area: FieldArea, place: tuple[float, float], heading: int) -> list[Rect]:
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
def test_a_call_hides_neither_of_two_riders_nor_what_lies_ahead_of_them(
    area: FieldArea, heading: int, beside: int, age: float
) -> None:
    across, _down = HEADINGS[heading]
    other = (PLACE[0], PLACE[1] + beside) if across else (PLACE[0] + beside, PLACE[1])
    opposite = {UP: DOWN, DOWN: UP, LEFT: RIGHT, RIGHT: LEFT}[heading]
    for others in (heading, opposite):
        call = Call("Near miss", 1, Going(PLACE, heading), (Going(other, others),), age)
        ((_call, box),) = boxes_of(LAYOUT, area, [call])
        assert area.rect.contains(box)
        for cells in (cells_ahead(area, PLACE, heading), cells_ahead(area, other, others)):
            assert box.collidelist(cells) < 0


EDGES = [0.5, 1.5, 15.5, 29.5, 30.5], [0.5, 1.5, 8.5, 15.5, 16.5]


@pytest.mark.sweep(window=[(640, 360), (1280, 800), (3840, 2160), (720, 1280)], text=[100, 200], age=AGES)
def test_near_the_walls_a_call_hides_no_rider_either(window: tuple[int, int], text: int, age: float) -> None:
    """In the tick after which something is called, both riders come from the cells before."""
    pygame.font.init()
    layout = Layout(*window, text)
    area = ArenaPlaces(layout, Arena().field).area
    seen = 0
    for place in product(*EDGES):
        for heading, others in product((UP, DOWN, LEFT, RIGHT), repeat=2):
            for across, down in HEADINGS:
                other = place[0] + across, place[1] + down
                for _call, box in boxes_of(
                    layout, area, [Call("Near miss", 1, Going(place, heading), (Going(other, others),), age)]
                ):
                    assert area.rect.contains(box)
                    assert box.collidelist([*on_the_way(area, place, heading)]) < 0
                    assert box.collidelist([*on_the_way(area, other, others)]) < 0
                    seen += 1
    assert seen > 1500, "almost everywhere there is room for it"


def on_the_way(area: FieldArea, place: Point, heading: int) -> Iterator[Rect]:
    """The cycle of a rider as it is drawn from one tick to the next."""
    across, down = HEADINGS[heading]
    for share in (1.0, 0.5, 0.0):
        yield square_at(area, (place[0] - share * across, place[1] - share * down))


@pytest.mark.parametrize("theme", THEMES)
def test_a_call_is_drawn_within_its_place(area: FieldArea, theme: str) -> None:
    call = Call("Near miss", 1, Going(PLACE, RIGHT), (Going((1.5, 1.5), RIGHT),))
    ((_call, box),) = boxes_of(LAYOUT, area, [call])
    far = [Rect(0, 0, 1, 1)]
    assert box.contains(drawn(area, theme, call, far))


@pytest.mark.parametrize("theme", THEMES)
def test_whatever_lies_below_a_call_is_covered_by_its_plate(area: FieldArea, theme: str) -> None:
    call = Call("Near miss", 1, Going(PLACE, RIGHT), (Going((1.5, 1.5), RIGHT),))
    ((_call, box),) = boxes_of(LAYOUT, area, [call])
    canvas = picture_of(area, theme, call, [Rect(0, 0, 1, 1)]).subsurface(box)
    seen_through = pygame.mask.from_threshold(canvas, (120, 60, 60), (1, 1, 1, 255)).count()
    assert seen_through < 0.1 * box.width * box.height


@pytest.mark.parametrize("side", [(0, 1), (1, 0), (0, -1), (-1, 0)])
def test_a_call_fades_before_a_rider_who_comes_back_reaches_it(
    area: FieldArea, side: tuple[int, int]
) -> None:
    """The nearer the rider, the fainter the call."""
    call = Call("Near miss", 1, Going(PLACE, RIGHT), (Going((1.5, 1.5), RIGHT),))
    ((_call, box),) = boxes_of(LAYOUT, area, [call])
    lights = []
    for gap in (area.cell, area.cell // 4, 0):
        rider = box.move(side[0] * (box.width + gap), side[1] * (box.height + gap))
        lights.append(brightness(area, call, [rider]))
    assert lights[0] > lights[1] > lights[2] == 0


def test_a_call_stays_legible_almost_until_it_is_gone(area: FieldArea) -> None:
    far = [Rect(0, 0, 1, 1)]
    call = Call("Near miss", 1, Going(PLACE, RIGHT), (Going((1.5, 1.5), RIGHT),))
    first, late, last = (
        brightness(area, replace(call, age=share * CALL_SECONDS), far) for share in (0.0, 0.75, 1.0)
    )
    assert first == late
    assert last == 0


def test_a_call_is_seen_after_everybody_has_crashed(area: FieldArea) -> None:
    call = Call("Near miss", 1, Going(PLACE, RIGHT), (Going((1.5, 1.5), RIGHT),))
    assert brightness(area, call, []) == brightness(area, call, [Rect(0, 0, 1, 1)]) > 0


def picture_of(area: FieldArea, theme: str, call: Call, riders: list[Rect]) -> Surface:
    canvas = Surface(LAYOUT.screen.size)
    canvas.fill((120, 60, 60))
    draw_calls(canvas, LAYOUT, theme_of(theme, "cyan and amber", glow=True), area, [call], riders)
    return canvas


def drawn(area: FieldArea, theme: str, call: Call, riders: list[Rect]) -> Rect:
    """What a call changes on the screen."""
    canvas = picture_of(area, theme, call, riders)
    mask = pygame.mask.from_threshold(canvas, (120, 60, 60), (1, 1, 1, 255))
    mask.invert()
    first, *others = mask.get_bounding_rects()
    return first.unionall(others)


def brightness(area: FieldArea, call: Call, riders: list[Rect]) -> int:
    """How far the brightest part of a call stands out from what is below it."""
    canvas = picture_of(area, "neon", call, riders)
    return max(canvas.get_at(spot)[1] for spot in product(range(0, 1280, 2), range(0, 800, 2))) - 60


@pytest.mark.parametrize("heading", [UP, DOWN, LEFT, RIGHT])
@pytest.mark.parametrize("other_heading", [UP, DOWN, LEFT, RIGHT])
def test_calls_at_both_riders_do_not_overlap(area: FieldArea, heading: int, other_heading: int) -> None:
    other = (PLACE[0] + 1, PLACE[1])
    calls = [
        Call("Near miss", 1, Going(PLACE, heading), (Going(other, other_heading),)),
        Call("Near miss", 2, Going(other, other_heading), (Going(PLACE, heading),)),
    ]
    boxes = [box for _call, box in boxes_of(LAYOUT, area, calls)]
    assert boxes
    assert all(not one.colliderect(two) for one, two in combinations(boxes, 2))


class TestTelling:
    def called(self, telling: Announcements) -> list[tuple[int, str]]:
        return [(call.rider, call.words) for call in telling.told("", Streak()).calls]

    def call(self, telling: Announcements, rider: int, words: str) -> None:
        telling.call(Call(words, rider, Going(PLACE, UP), (Going((0.5, 0.5), UP),)))

    def test_a_later_call_takes_the_place_of_the_riders_earlier_one(self) -> None:
        telling = Announcements()
        for rider, words in ((1, "first"), (2, "other"), (1, "second")):
            self.call(telling, rider, words)
        assert self.called(telling) == [(2, "other"), (1, "second")]

    def test_nothing_is_called_while_a_sentence_is_read(self) -> None:
        telling = Announcements()
        self.call(telling, 1, "before")
        telling.say("Cut off")
        telling.advance(0.01, 1.0, "")
        self.call(telling, 2, "meanwhile")
        assert telling.told("", Streak()).said is not None
        assert self.called(telling) == []
