"""Gamepads rumble, shortly, for the player who holds them: seen by the pads themselves."""

import sys
from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game import catalogue
from game.arcade.draw.finale import CHOICES_FROM
from game.arcade.input.actions import LEFT_KEYS, Device, Kind
from game.arcade.input.motors import Motors, Rumble
from game.arcade.navigation.destinations import ToAttract
from game.arcade.scenes.play.cues import LOST, REFUSED, TURN, WON
from game.bench.monkey.virtual_pad import START, A, VirtualPad
from tests.arcade.gamepads import STEPS, CabinetWithPads

SMALL = (320, 200)
NEARLY = pytest.approx

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the virtual pad finds SDL through /proc")


def felt(pad: VirtualPad) -> list[float]:
    """How strongly a pad has rumbled since this was asked last; SDL ends each pulse with a 0."""
    strengths = [round(strength, 2) for strength in pad.rumbles if strength]
    pad.rumbles.clear()
    return strengths


def illegal(cabinet: CabinetWithPads, pad: VirtualPad) -> None:
    """Confirm on a cell that is taken."""
    play = cabinet.player.play
    play.board.entry.put(replace(play.board.entry.cursor, cell=cabinet.player.session.match.plies[0].move))
    cabinet.press(pad, A)
    assert cabinet.player.heard == "illegal"


@pytest.fixture
def cabinet() -> Iterator[CabinetWithPads]:
    cabinet = CabinetWithPads("crossfire", SMALL)
    yield cabinet
    cabinet.leave()


@pytest.fixture
def pads(cabinet: CabinetWithPads) -> tuple[VirtualPad, VirtualPad]:
    """One for each player, who have both made a move with it."""
    pads = cabinet.plug(), cabinet.plug()
    cabinet.press(pads[0], A)
    cabinet.press(pads[1], A)
    assert len(cabinet.player.session.match.plies) == 2
    felt(pads[0]), felt(pads[1])
    return pads


Pads = tuple[VirtualPad, VirtualPad]


class TestTwoPads:
    def test_a_refusal_is_felt_by_the_one_who_tried(self, cabinet: CabinetWithPads, pads: Pads) -> None:
        illegal(cabinet, pads[0])
        assert felt(pads[0]) == [REFUSED.strength]
        assert felt(pads[1]) == []

    def test_a_move_is_felt_by_the_one_whose_turn_it_becomes(
        self, cabinet: CabinetWithPads, pads: Pads
    ) -> None:
        cabinet.press(pads[0], A)
        assert felt(pads[0]) == []
        assert felt(pads[1]) == [TURN.strength]

    def test_the_end_is_felt_by_both(self, cabinet: CabinetWithPads, pads: Pads) -> None:
        session = cabinet.player.session
        cabinet.player.play.board.take(session.resign(1))
        cabinet.player.wait(CHOICES_FROM, 0.05)
        assert felt(pads[0]) == [LOST.strength]
        assert felt(pads[1]) == [WON.strength]

    @pytest.mark.parametrize(("percent", "strengths"), [(50, [round(REFUSED.strength / 2, 2)]), (0, [])])
    def test_rumble_as_strongly_as_the_settings_say(
        self, cabinet: CabinetWithPads, pads: Pads, percent: int, strengths: list[float]
    ) -> None:
        context = cabinet.player.app.context
        context.change(replace(context.settings, rumble=percent))
        illegal(cabinet, pads[0])
        assert felt(pads[0]) == [NEARLY(strength, abs=0.01) for strength in strengths]

    def test_the_pause_stops_it(self, cabinet: CabinetWithPads, pads: Pads) -> None:
        illegal(cabinet, pads[0])
        cabinet.press(pads[0], START)
        assert cabinet.player.scene == "Pause"
        assert pads[0].rumbles[-1] == 0.0


class TestOnePad:
    def test_that_both_share_calls_nobody_to_their_turn(self, cabinet: CabinetWithPads) -> None:
        pad = cabinet.plug()
        cabinet.press(pad, A, A, A)
        assert len(cabinet.player.session.match.plies) == 3
        assert felt(pad) == []
        illegal(cabinet, pad)
        assert felt(pad) == [REFUSED.strength]

    def test_is_still_when_its_player_uses_the_keyboard(self, cabinet: CabinetWithPads) -> None:
        pad = cabinet.plug()
        cabinet.player.press(pygame.K_SPACE, pygame.K_RETURN, pygame.K_SPACE)
        assert felt(pad) == []

    def test_feels_the_move_of_a_bot(self) -> None:
        cabinet = CabinetWithPads("crossfire", SMALL, people=(1,), level="rookie")
        pad = cabinet.plug(known=False)
        cabinet.press(pad, A)
        cabinet.player.wait(2.0, 0.05)
        assert cabinet.player.session.person_on_turn
        assert felt(pad) == [TURN.strength]
        cabinet.leave()

    def test_is_still_while_the_cabinet_plays_by_itself(self, cabinet: CabinetWithPads) -> None:
        pad = cabinet.plug()
        cabinet.press(pad, A, STEPS["right"])
        felt(pad)
        cabinet.player.app.routes.go(ToAttract(catalogue.games()["crossfire"]))
        cabinet.player.wait(4.0, 0.05)
        assert len(cabinet.player.session.match.plies) > 2
        assert felt(pad) == []

    def test_that_is_pulled_out_while_it_rumbles_does_no_harm(self, cabinet: CabinetWithPads) -> None:
        pad = cabinet.plug()
        cabinet.press(pad, A)
        illegal(cabinet, pad)
        cabinet.unplug(pad)
        cabinet.player.press(pygame.K_ESCAPE, pygame.K_SPACE)
        assert cabinet.player.app.context.running


def test_a_pad_that_is_not_there_is_ignored() -> None:
    motors = Motors()
    for device in (LEFT_KEYS, Device(Kind.GAMEPAD, 3)):
        motors.give(device, Rumble(1.0, 0.1), 1.0)
    motors.stop()
