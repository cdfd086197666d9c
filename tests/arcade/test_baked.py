"""Pictures are drawn once and kept, but never more of them than there is room for."""

import pygame
import pytest
from pygame import Surface

from game.arcade.draw import baked as module
from game.arcade.draw.baked import InSteps, Latest, Steps, baked

# The bytes of a picture of so many pixels a side.
SIDE = 10
SIZE = SIDE * SIDE * 4


@pytest.fixture(autouse=True)
def little_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Room for three small pictures."""
    monkeypatch.setattr(module, "ROOM", 3 * SIZE)
    monkeypatch.setattr(module, "LARGEST", 0)
    monkeypatch.setattr(module, "_SHELF", module._Shelf())  # noqa: SLF001


def square(drawn: list[str]) -> module.Baked[[str], Surface]:
    @baked
    def draw(name: str) -> Surface:
        drawn.append(name)
        return Surface((SIDE, SIDE), pygame.SRCALPHA)

    return draw


def test_the_same_picture_is_drawn_once() -> None:
    drawn: list[str] = []
    draw = square(drawn)
    assert draw("a") is draw("a")
    assert drawn == ["a"]


def test_the_picture_that_was_not_used_for_longest_makes_room() -> None:
    drawn: list[str] = []
    draw = square(drawn)
    for name in ("a", "b", "c", "a", "d", "a", "b"):
        draw(name)
    assert drawn == ["a", "b", "c", "d", "b"]


def test_all_pictures_share_the_room() -> None:
    drawn: list[str] = []
    one, other = square(drawn), square(drawn)
    one("a")
    for name in ("b", "c", "d"):
        other(name)
    one("a")
    assert drawn == ["a", "b", "c", "d", "a"]


def test_what_a_function_has_drawn_can_be_forgotten() -> None:
    drawn: list[str] = []
    draw = square(drawn)
    draw("a")
    draw.cache_clear()
    draw("a")
    assert drawn == ["a", "a"]


def test_an_object_takes_as_much_room_as_its_picture() -> None:
    @baked
    def field(number: int) -> Latest[int]:
        fields.append(number)
        return Latest(Surface((SIDE, SIDE), pygame.SRCALPHA), lambda *_moments: None)

    drawn: list[str] = []
    fields: list[int] = []
    draw = square(drawn)
    draw("a")
    for number in (1, 1, 2, 3):
        field(number)
    assert fields == [1, 2, 3]
    draw("a")
    assert drawn == ["a", "a"]


def test_the_latest_picture_is_drawn_from_the_one_before() -> None:
    drawn: list[tuple[int | None, int]] = []
    latest = Latest[int](Surface((SIDE, SIDE)), lambda _picture, before, now: drawn.append((before, now)))
    for moment in (3, 3, 7, 3):
        latest.show(moment)
    assert drawn == [(None, 3), (3, 7), (7, 3)]


def test_a_drawing_that_fails_half_way_is_begun_anew() -> None:
    def draw(_picture: Surface, before: int | None, moment: int) -> None:
        drawn.append((before, moment))
        if drawn == [(None, 1), (1, 2)]:
            raise MemoryError

    drawn: list[tuple[int | None, int]] = []
    latest = Latest(Surface((SIDE, SIDE)), draw)
    latest.show(1)
    with pytest.raises(MemoryError):
        latest.show(2)
    latest.show(1)
    assert drawn == [(None, 1), (1, 2), (None, 1)]


def test_a_picture_that_is_no_longer_needed_leaves_its_room_to_others() -> None:
    drawn: list[str] = []
    draw = square(drawn)
    for name in ("a", "b", "c"):
        draw(name)
    draw.drop("c")
    draw.drop("never drawn")
    for name in ("d", "a", "b"):
        draw(name)
    assert drawn == ["a", "b", "c", "d"]


class TestInSteps:
    """A picture of three strips, each drawn in a step of its own."""

    def picture(self, drawn: list[int], failing: int | None = None) -> InSteps:
        fails = {failing}

        def draw(picture: Surface) -> Steps:
            for strip in range(3):
                if strip in fails:
                    fails.clear()
                    raise OSError
                drawn.append(strip)
                picture.fill("white", (strip, 0, 1, 1))
                yield

        return InSteps(Surface((3, 1)), draw)

    def test_it_is_drawn_once_however_many_steps_were_drawn_ahead(self) -> None:
        for ahead in range(6):
            drawn: list[int] = []
            picture = self.picture(drawn)
            for _step in range(ahead):
                picture.step()
            assert drawn == list(range(min(ahead, 3)))
            for _time in range(2):
                assert pygame.transform.average_color(picture.whole())[:3] == (255, 255, 255)
            assert drawn == [0, 1, 2]

    def test_it_says_whether_it_is_whole(self) -> None:
        picture = self.picture([])
        assert [picture.step() for _step in range(5)] == [True, True, True, False, False]

    def test_a_drawing_that_fails_is_begun_anew(self) -> None:
        drawn: list[int] = []
        picture = self.picture(drawn, failing=1)
        with pytest.raises(OSError):  # noqa: PT011 - its words do not matter
            picture.whole()
        picture.whole()
        assert drawn == [0, 0, 1, 2]
