"""Gamepads rumble, shortly, for the player who holds them: seen by the pads themselves."""

import sys
from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game import catalogue
from game.arcade.input.actions import LEFT_KEYS, Device, Kind
from game.arcade.input.motors import Motors, Rumble
from game.arcade.navigation.destinations import ToAttract
from game.arcade.scenes.play.cues import LOST, REFUSED, TURN, WON
from game.bench.monkey.virtual_pad import START, A, VirtualPad
from tests.arcade.table import STEPS, Table

SMALL = (320, 200)
NEARLY = pytest.approx

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the virtual pad finds SDL through /proc")


def felt(pad: VirtualPad) -> list[float]:
    """How strongly a pad has rumbled since this was asked last; SDL ends each pulse with a 0."""
    strengths = [round(strength, 2) for strength in pad.rumbles if strength]
    pad.rumbles.clear()
    return strengths


def illegal(table: Table, pad: VirtualPad) -> None:
    """Confirm on a cell that is taken."""
    play = table.player.play
    play.board.entry.put(replace(play.board.entry.cursor, cell=table.player.session.match.plies[0].move))
    table.press(pad, A)
    assert table.player.heard == "illegal"


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table("crossfire", SMALL)
    yield table
    table.leave()


@pytest.fixture
def pads(table: Table) -> tuple[VirtualPad, VirtualPad]:
    """One for each player, who have both made a move with it."""
    pads = table.plug(), table.plug()
    table.press(pads[0], A)
    table.press(pads[1], A)
    assert len(table.player.session.match.plies) == 2
    felt(pads[0]), felt(pads[1])
    return pads


Pads = tuple[VirtualPad, VirtualPad]


class TestTwoPads:
    def test_a_refusal_is_felt_by_the_one_who_tried(self, table: Table, pads: Pads) -> None:
        illegal(table, pads[0])
        assert felt(pads[0]) == [REFUSED.strength]
        assert felt(pads[1]) == []

    def test_a_move_is_felt_by_the_one_whose_turn_it_becomes(self, table: Table, pads: Pads) -> None:
        table.press(pads[0], A)
        assert felt(pads[0]) == []
        assert felt(pads[1]) == [TURN.strength]

    def test_the_end_is_felt_by_both(self, table: Table, pads: Pads) -> None:
        session = table.player.session
        table.player.play.board.take(session.resign(1))
        table.player.wait(0.5, 0.05)
        assert felt(pads[0]) == [LOST.strength]
        assert felt(pads[1]) == [WON.strength]

    @pytest.mark.parametrize(("percent", "strengths"), [(50, [round(REFUSED.strength / 2, 2)]), (0, [])])
    def test_rumble_as_strongly_as_the_settings_say(
        self, table: Table, pads: Pads, percent: int, strengths: list[float]
    ) -> None:
        context = table.player.app.context
        context.change(replace(context.settings, rumble=percent))
        illegal(table, pads[0])
        assert felt(pads[0]) == [NEARLY(strength, abs=0.01) for strength in strengths]

    def test_the_pause_stops_it(self, table: Table, pads: Pads) -> None:
        illegal(table, pads[0])
        table.press(pads[0], START)
        assert table.player.scene == "Pause"
        assert pads[0].rumbles[-1] == 0.0


class TestOnePad:
    def test_that_both_share_calls_nobody_to_their_turn(self, table: Table) -> None:
        pad = table.plug()
        table.press(pad, A, A, A)
        assert len(table.player.session.match.plies) == 3
        assert felt(pad) == []
        illegal(table, pad)
        assert felt(pad) == [REFUSED.strength]

    def test_is_still_when_its_player_uses_the_keyboard(self, table: Table) -> None:
        pad = table.plug()
        table.player.press(pygame.K_SPACE, pygame.K_RETURN, pygame.K_SPACE)
        assert felt(pad) == []

    def test_feels_the_move_of_a_bot(self) -> None:
        table = Table("crossfire", SMALL, people=(1,), level="rookie")
        pad = table.plug(known=False)
        table.press(pad, A)
        table.player.wait(2.0, 0.05)
        assert table.player.session.person_on_turn
        assert felt(pad) == [TURN.strength]
        table.leave()

    def test_is_still_while_the_cabinet_plays_by_itself(self, table: Table) -> None:
        pad = table.plug()
        table.press(pad, A, STEPS["right"])
        felt(pad)
        table.player.app.routes.go(ToAttract(catalogue.games()["crossfire"]))
        table.player.wait(4.0, 0.05)
        assert len(table.player.session.match.plies) > 2
        assert felt(pad) == []

    def test_that_is_pulled_out_while_it_rumbles_does_no_harm(self, table: Table) -> None:
        pad = table.plug()
        table.press(pad, A)
        illegal(table, pad)
        table.unplug(pad)
        table.player.press(pygame.K_ESCAPE, pygame.K_SPACE)
        assert table.player.app.context.running


def test_a_pad_that_is_not_there_is_ignored() -> None:
    motors = Motors()
    for device in (LEFT_KEYS, Device(Kind.GAMEPAD, 3)):
        motors.give(device, Rumble(1.0, 0.1), 1.0)
    motors.stop()
