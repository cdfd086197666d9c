"""Pictures are drawn once and kept, but never more of them than there is room for."""

import platform
import subprocess
import sys
import weakref

import pygame
import pytest
from pygame import Rect, Surface

from game import catalogue
from game.arcade.draw import baked as module
from game.arcade.draw.baked import baked
from game.arcade.draw.frame import Frame
from game.arcade.draw.slab import bare_slab
from game.arcade.draw.themes import NEON
from game.arcade.renderers import renderer_of
from game.arcade.views import played_board
from game.arcade.views.played_board import PlayedBoard

# Makes and drops a large picture, keeps forty at once, then only the last; prints how much memory that took.
LARGE_PICTURES = """
from pygame import Surface
from game.arcade.display import Display

def resident():
    return int(open("/proc/self/statm").read().split()[1])

def large():
    picture = Surface((640, 640))
    picture.fill("white")
    return picture

Display((640, 360))
large()
before = resident()
pictures = [large() for _number in range(40)]
most = resident()
del pictures[:-1]
print(most - before, resident() - before)
"""

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


def test_what_has_a_picture_takes_the_room_of_that() -> None:
    class Field:
        def __init__(self) -> None:
            self.picture = Surface((SIDE, SIDE), pygame.SRCALPHA)

    @baked
    def field(number: int) -> Field:
        fields.append(number)
        return Field()

    drawn: list[str] = []
    fields: list[int] = []
    draw = square(drawn)
    draw("a")
    for number in (1, 1, 2, 3):
        field(number)
    assert fields == [1, 2, 3]
    draw("a")
    assert drawn == ["a", "a"]


def test_a_picture_that_is_not_needed_leaves_its_room_to_others() -> None:
    drawn: list[str] = []
    draw = square(drawn)
    for name in ("a", "b", "c"):
        draw(name)
    draw.drop("c")
    draw.drop("never drawn")
    for name in ("d", "a", "b"):
        draw(name)
    assert drawn == ["a", "b", "c", "d"]


def test_a_board_that_is_not_shown_any_more_leaves_its_room() -> None:
    renderer = renderer_of(catalogue.games()["siege"].setup(), NEON)
    frame = Frame(renderer.rules.start(), ())
    board = PlayedBoard(renderer, frame, 10)
    picture = weakref.ref(played_board._picture(board, bare_slab(Rect(0, 0, 60, 60)), None))  # noqa: SLF001
    assert picture() is None


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries give memory back")
def test_the_memory_of_large_pictures_is_given_back_though_a_later_one_is_kept() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LARGE_PICTURES], stdout=subprocess.PIPE, text=True, check=True, timeout=60
    )
    most, left = (int(pages) for pages in done.stdout.split())
    assert left < most / 4
