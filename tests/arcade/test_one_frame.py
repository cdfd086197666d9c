"""Presses that come in one frame: each is meant for what the last picture showed."""

import sys

import pygame
import pytest

from game.arcade.input.bindings import DEFAULT_BINDINGS
from game.arcade.input.devices import Devices
from game.bench.monkey.virtual_pad import A
from game.core.controls import Verb
from tests.arcade.cabinet import FRAME, Player, Sit, key_event
from tests.arcade.gamepads import CabinetWithPads

ONE, TWO = pygame.K_SPACE, pygame.K_RETURN


def press_at_once(player: Player, *keys: int) -> None:
    """All of these keys in one frame."""
    for key in keys:
        player.hold(key)
        player.release(key)
    player.app.step(FRAME)


@pytest.fixture
def apart(sit: Sit) -> Player:
    return sit("apart")


@pytest.mark.usefixtures("display")
def test_a_second_confirmation_of_a_device_in_one_frame_is_ignored() -> None:
    devices = Devices()
    read = [
        (action.verb, action.device.number)
        for key in (ONE, TWO, ONE, pygame.K_d, ONE)
        for action in devices.read(key_event(pygame.KEYDOWN, key), DEFAULT_BINDINGS)
    ]
    assert read == [(Verb.CONFIRM, 1), (Verb.CONFIRM, 2), (Verb.RIGHT, 1)]
    devices.end_frame(FRAME, DEFAULT_BINDINGS)
    assert devices.read(key_event(pygame.KEYDOWN, ONE), DEFAULT_BINDINGS), "the next frame is another"


@pytest.mark.parametrize("keys", [(ONE, ONE), (ONE, TWO), (ONE, TWO, ONE), (ONE, TWO, ONE, TWO)])
def test_both_players_confirm_in_one_frame_and_one_move_is_made(apart: Player, keys: tuple[int, ...]) -> None:
    press_at_once(apart, *keys)
    assert [ply.player for ply in apart.session.match.plies] == [1]
    apart.press(TWO)
    assert [ply.player for ply in apart.session.match.plies] == [1, 2]


def test_the_player_on_turn_moves_even_if_the_other_was_first_in_the_frame(apart: Player) -> None:
    apart.press(ONE)
    press_at_once(apart, ONE, TWO)
    assert [ply.player for ply in apart.session.match.plies] == [1, 2]


def test_two_moves_by_directions_in_one_frame_are_one(sit: Sit) -> None:
    player = sit("light_cycle")
    press_at_once(player, pygame.K_d, pygame.K_LEFT)
    assert len(player.session.match.plies) == 1
    player.press(pygame.K_LEFT)
    assert len(player.session.match.plies) == 2


def test_both_start_the_game_in_one_frame_and_no_move_is_made_in_it(player: Player) -> None:
    player.choose("Apart")
    press_at_once(player, TWO, ONE)
    assert player.scene == "Play"
    assert not player.session.match.plies


def test_both_want_a_rematch_in_one_frame_and_no_move_is_made_in_it(apart: Player) -> None:
    for move in apart.session.setup.variant.lesson.game.split():
        apart.make(move)
    apart.wait_for_the_choices()
    assert apart.scene == "GameOver"
    press_at_once(apart, ONE, TWO)
    assert apart.scene == "Play"
    assert not apart.session.match.plies


@pytest.mark.skipif(sys.platform != "linux", reason="the virtual pad finds SDL through /proc")
def test_two_pads_confirm_in_one_frame_and_one_move_is_made(cabinet: CabinetWithPads) -> None:
    pads = cabinet.plug(), cabinet.plug()
    cabinet.choose("apart")
    for pad in pads:
        pad.hold(A, down=True)
    cabinet.player.wait(2 * FRAME)
    assert [ply.player for ply in cabinet.player.session.match.plies] == [1]
