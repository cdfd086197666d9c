"""The mouse points only when someone moves it, and its pointer is out of sight while keys or pads play."""

import sys

import pygame
import pytest
from pygame.event import Event

from game.bench.monkey.virtual_pad import RIGHT_BUTTON
from tests.arcade.cabinet import FRAME, WINDOW, Player, Sit
from tests.arcade.gamepads import CabinetWithPads

CELL = "1,1"


@pytest.fixture
def apart(sit: Sit) -> Player:
    player = sit("apart")
    move(player, (5, 5), (1, 1))  # the mouse is in use
    player.press(pygame.K_d)
    return player


def spot_of(player: Player, cell: str) -> tuple[int, int]:
    x, y = player.play.board.area.centre_of(player.session.match.rules.grid.read_cell(cell))
    return round(x), round(y)


def move(player: Player, spot: tuple[int, int], way: tuple[int, int]) -> None:
    """What SDL reports of a mouse: where it is, and how far it has come."""
    pygame.event.post(Event(pygame.MOUSEMOTION, pos=spot, rel=way, buttons=(0, 0, 0)))
    player.wait(FRAME)


def test_motion_over_no_distance_points_nowhere(apart: Player) -> None:
    cursor = apart.play.board.entry.cursor
    move(apart, spot_of(apart, CELL), (0, 0))
    assert apart.play.board.entry.cursor == cursor


@pytest.mark.parametrize(
    "change",
    [
        Event(pygame.WINDOWSIZECHANGED, x=WINDOW[0], y=WINDOW[1]),
        Event(pygame.VIDEORESIZE, size=WINDOW, w=WINDOW[0], h=WINDOW[1]),
        Event(pygame.WINDOWFOCUSGAINED),
        Event(pygame.WINDOWENTER),
    ],
    ids=lambda event: pygame.event.event_name(event.type),
)
def test_a_mouse_that_rests_while_the_window_changes_does_not_point(apart: Player, change: Event) -> None:
    cursor = apart.play.board.entry.cursor
    pygame.event.post(change)
    move(apart, spot_of(apart, CELL), (300, 200))
    assert apart.play.board.entry.cursor == cursor
    move(apart, spot_of(apart, CELL), (1, 0))
    assert apart.session.match.rules.grid.cell_text(apart.play.board.entry.cursor.cell) == CELL


def test_full_screen_does_not_move_the_cursor_to_the_mouse(apart: Player) -> None:
    cursor = apart.play.board.entry.cursor
    apart.press(pygame.K_F11)
    move(apart, spot_of(apart, CELL), (300, 200))
    apart.press(pygame.K_F11)
    move(apart, spot_of(apart, CELL), (-300, -200))
    assert apart.play.board.entry.cursor == cursor


def test_a_click_right_after_a_change_points_and_counts(apart: Player) -> None:
    pygame.event.post(Event(pygame.WINDOWENTER))
    apart.click(spot_of(apart, CELL))
    assert [apart.session.match.rules.move_text(ply.move) for ply in apart.session.match.plies] == [CELL]


class TestThePointer:
    def test_is_hidden_by_a_key_and_shown_when_the_mouse_moves(self, player: Player) -> None:
        assert pygame.mouse.get_visible()
        player.press(pygame.K_d)
        assert not pygame.mouse.get_visible()
        move(player, (100, 100), (0, 0))  # the window has moved below it
        assert not pygame.mouse.get_visible()
        move(player, (101, 100), (1, 0))
        assert pygame.mouse.get_visible()

    def test_is_back_with_a_click_and_with_the_wheel(self, player: Player) -> None:
        player.press(pygame.K_d)
        player.click((5, 5))
        assert pygame.mouse.get_visible()
        player.press(pygame.K_d)
        pygame.event.post(Event(pygame.MOUSEWHEEL, x=0, y=1))
        player.wait(FRAME)
        assert pygame.mouse.get_visible()

    @pytest.mark.skipif(sys.platform != "linux", reason="the virtual pad finds SDL through /proc")
    def test_is_hidden_by_a_button_and_by_a_stick(self, cabinet: CabinetWithPads) -> None:
        pad = cabinet.plug()
        cabinet.press(pad, RIGHT_BUTTON)
        assert not pygame.mouse.get_visible()
        move(cabinet.player, (5, 5), (1, 1))
        move(cabinet.player, (6, 6), (1, 1))
        assert pygame.mouse.get_visible()
        cabinet.push(pad, 1.0, 0.0)
        assert not pygame.mouse.get_visible()
