"""People who hold gamepads: they join, play, leave and come back at any moment."""

import sys
from collections.abc import Iterator

import pygame
import pytest

from game.arcade.input.actions import LEFT_KEYS, Kind
from game.core.variant import discover
from tests.arcade.cabinet import Player
from tests.arcade.virtual_pad import (
    DOWN_BUTTON,
    LEFT_BUTTON,
    RIGHT_BUTTON,
    START,
    UP_BUTTON,
    A,
    B,
    VirtualPad,
    X,
    Y,
)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the virtual pad finds SDL through /proc")

STEPS = {"up": UP_BUTTON, "down": DOWN_BUTTON, "left": LEFT_BUTTON, "right": RIGHT_BUTTON}


class Table:
    """A cabinet and the pads that lie before it."""

    def __init__(self) -> None:
        self.player = Player()
        self.pads: list[VirtualPad] = []

    def plug(self, *, known: bool = True) -> VirtualPad:
        pad = VirtualPad(known=known)
        self.pads.append(pad)
        self.player.wait(0.05)
        return pad

    def press(self, pad: VirtualPad, *buttons: int) -> None:
        for button in buttons:
            pad.hold(button, down=True)
            self.player.wait(0.04)
            pad.hold(button, down=False)
            self.player.wait(0.04)

    def unplug(self, pad: VirtualPad) -> None:
        pad.unplug()
        self.pads.remove(pad)
        self.player.wait(0.05)

    def choose(self, slug: str) -> None:
        """From the menu, with the first pad."""
        for _game in range(list(discover()).index(slug)):
            self.press(self.pads[0], RIGHT_BUTTON)
        self.press(self.pads[0], A)


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    yield table
    for pad in list(table.pads):
        table.unplug(pad)
    table.player.leave()


def test_one_pad_reaches_every_function_from_the_menu(table: Table) -> None:
    pad, player = table.plug(), table.player
    table.press(pad, X)
    assert player.scene == "Setup"
    table.press(pad, B)
    table.press(pad, Y)
    assert player.scene == "HowTo"
    table.press(pad, B, A)
    assert player.scene == "Play"
    table.press(pad, START)
    assert player.scene == "Pause"
    table.press(pad, UP_BUTTON, A)
    assert player.scene == "Menu"
    table.press(pad, B, B)
    assert not player.app.cabinet.running


def test_one_pad_is_shared_by_both_players(table: Table) -> None:
    pad = table.plug()
    table.choose("light_cycle")
    table.press(pad, STEPS["right"], STEPS["left"], STEPS["up"])
    assert table.player.board == "...../.1.../##.2#/...../..... 2"


def test_two_pads_play_a_whole_game_one_each(table: Table) -> None:
    pads = table.plug(), table.plug()
    table.choose("light_cycle")
    player = table.player
    table.press(pads[1], STEPS["left"])
    assert player.message == "It is Player 1's turn."
    for move in discover()["light_cycle"].lesson.game.split():
        table.press(pads[player.play.turn - 1], STEPS[move])
    assert player.play.over
    player.wait(2.5)
    table.press(pads[0], A)
    assert player.play.turn == 2, "a rematch"


def test_a_stick_counts_once_a_push_and_not_when_it_trembles(table: Table) -> None:
    pad = table.plug()
    table.choose("apart")
    player = table.player
    start = player.play.cursor.cell
    for share in (0.2, 0.45, 0.9, 0.75, 1.0, 0.5, 0.95):
        pad.push(0, share)
        player.wait(0.04)
    assert player.play.cursor.cell == start + 1
    pad.push(0, 0.0)
    player.wait(0.04)
    pad.push(1, -1.0)
    player.wait(0.04)
    assert player.play.cursor.cell == start + 1 - 5


def test_a_pad_that_sdl_does_not_know_plays_as_a_joystick(table: Table) -> None:
    pad = table.plug(known=False)
    table.press(pad, A)
    assert table.player.scene == "Play"
    table.press(pad, A)
    assert len(table.player.play.match.plies) == 1


def test_pulling_a_players_pad_pauses_and_says_whose_it_was(table: Table) -> None:
    pads = table.plug(), table.plug()
    table.choose("apart")
    player = table.player
    table.press(pads[0], A)
    board = player.board
    table.unplug(pads[1])
    assert player.scene == "Pause"
    assert "Player 2's gamepad is gone." in player.app.cabinet.scenes.top._notice  # type: ignore[union-attr]  # noqa: SLF001
    player.press(pygame.K_ESCAPE)
    assert player.board == board, "nothing is lost"
    table.press(pads[0], UP_BUTTON, A)
    assert len(player.play.match.plies) == 2, "the pad that is left is shared"


def test_a_pad_that_comes_back_takes_its_seat_again(table: Table) -> None:
    pads = [table.plug(), table.plug()]
    table.choose("light_cycle")
    table.press(pads[0], STEPS["right"])
    table.unplug(pads[1])
    again = table.plug()
    table.press(again, START, STEPS["left"])
    assert table.player.board == "...../...../#1.2#/...../..... 1"


def test_a_pad_that_is_plugged_in_during_play_can_be_used_at_once(table: Table) -> None:
    player = table.player
    player.press(pygame.K_SPACE)
    pad = table.plug()
    table.press(pad, A)
    assert len(player.play.match.plies) == 1


def test_the_prompts_are_about_what_the_player_on_turn_holds(table: Table) -> None:
    player = table.player
    player.press(pygame.K_SPACE)
    pad = table.plug()
    for _round in range(2):
        player.press(pygame.K_SPACE)
        assert player.play.turn == 2
        assert player.play.prompt_device().kind is Kind.GAMEPAD, "Player 1 has just used the keys"
        table.press(pad, A)
        assert player.play.turn == 1
        assert player.play.prompt_device() == LEFT_KEYS, "Player 2 has just used the pad"


def test_prompts_follow_the_device_used_last(table: Table) -> None:
    pad, player = table.plug(), table.player
    table.press(pad, RIGHT_BUTTON)
    assert player.app.cabinet.last_device.kind is Kind.GAMEPAD
    player.press(pygame.K_a)
    assert player.app.cabinet.last_device.kind is Kind.KEYBOARD
    player.click((5, 5))
    assert player.app.cabinet.last_device.kind is Kind.MOUSE
