"""The page of keys and buttons with a gamepad, and its buttons, sticks and triggers."""

import sys
from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest
from pygame.event import Event

from game.arcade.draw.glyphs import Form, Glyph
from game.arcade.input.actions import SHARED_KEYS, Command, Device, Kind, Meaning
from game.arcade.input.binding_tables import UNBOUND, Columns
from game.arcade.input.capture import Capture
from game.arcade.input.gamepads import Pad
from game.arcade.input.sources import Source, axis, button, d_pad
from game.arcade.scenes.settings.bindings_page import BindingsScene
from game.arcade.scenes.settings.press import PressScene
from game.bench.monkey.virtual_pad import LB, RB, START, A, B, VirtualPad, X, Y
from game.core.controls import Verb
from tests.arcade.bindings import cabinet_with_bindings, refusal
from tests.arcade.gamepads import STEPS, CabinetWithPads

TRIGGER = 5  # the right one
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the virtual pad finds SDL through /proc")


@pytest.fixture
def cabinet() -> Iterator[CabinetWithPads]:
    cabinet = cabinet_with_bindings()
    yield cabinet
    cabinet.leave()


class TestAGamepadAlone:
    @pytest.fixture(params=[True, False], ids=["gamepad", "joystick"])
    def pad(self, request: pytest.FixtureRequest, cabinet: CabinetWithPads) -> VirtualPad:
        """A pad whose page is shown, with CONFIRM in focus."""
        pad = cabinet.plug(known=request.param)
        next_page = RB if pad.known else 5
        cabinet.press(pad, next_page, next_page, next_page, *[STEPS["down"]] * 4)
        scene = cabinet.player.on_top(BindingsScene)
        assert scene.tabs()[scene.tab] == "Gamepad 1"
        return pad

    def table_of(self, cabinet: CabinetWithPads) -> dict[Meaning, Columns]:
        pad = cabinet.player.app.context.seats.pads[0]
        return dict(cabinet.player.app.context.bindings.table(pad))

    def test_swaps_two_of_its_buttons(self, cabinet: CabinetWithPads, pad: VirtualPad) -> None:
        cabinet.press(pad, A, B, A)
        assert cabinet.player.scene == "Bindings"
        assert self.table_of(cabinet)[Verb.CONFIRM] == (button(B), None)
        assert self.table_of(cabinet)[Verb.BACK] == (button(A), None)
        cabinet.press(pad, B)
        cabinet.player.on_top(PressScene)

    def test_binds_a_direction_of_its_d_pad(self, cabinet: CabinetWithPads, pad: VirtualPad) -> None:
        cabinet.press(pad, STEPS["right"], A, STEPS["up"])
        assert cabinet.player.scene == "Conflict"
        cabinet.press(pad, A)
        confirm = self.table_of(cabinet)[Verb.CONFIRM]
        assert confirm[1] == d_pad(Verb.UP)

    def test_never_binds_an_axis_that_drifts_or_trembles(
        self, cabinet: CabinetWithPads, pad: VirtualPad
    ) -> None:
        for share in (0.5, 0.75):
            pad.push(3, share)
            cabinet.player.wait(0.04)
        cabinet.press(pad, STEPS["right"], A)
        for share in (0.8, 0.5, 0.7, 0.3, 1.0, 0.55, 0.25, 0.9):
            pad.push(3, share)
            cabinet.player.wait(0.04)
        cabinet.player.on_top(PressScene)
        pad.push(3, 0.1)
        cabinet.player.wait(0.04)
        pad.push(3, 0.5)
        cabinet.player.wait(0.04)
        cabinet.player.on_top(PressScene)
        pad.push(3, 0.7)
        cabinet.player.wait(0.04)
        assert self.table_of(cabinet)[Verb.CONFIRM] == (button(A), axis(3, 1))

    def test_keeps_a_button_for_going_back(self, cabinet: CabinetWithPads, pad: VirtualPad) -> None:
        unbind = LB if pad.known else 4
        cabinet.press(pad, STEPS["down"], unbind)
        words = "A gamepad needs a button for Back. Bind another one first."
        assert refusal(cabinet.player) == words
        cabinet.press(pad, STEPS["down"], A, B)
        assert cabinet.player.labels() == ["Swap them", "Cancel"], "UNDO cannot just take it"

    def test_resets_its_page(self, cabinet: CabinetWithPads, pad: VirtualPad) -> None:
        unbind = LB if pad.known else 4
        cabinet.press(pad, *[STEPS["down"]] * 2, unbind)
        assert self.table_of(cabinet)[Command.UNDO] == UNBOUND
        cabinet.press(pad, *[STEPS["down"]] * 9, A, STEPS["down"], A)
        assert self.table_of(cabinet)[Command.UNDO] != UNBOUND

    def test_goes_with_its_page(self, cabinet: CabinetWithPads, pad: VirtualPad) -> None:
        cabinet.press(pad, A)
        cabinet.unplug(pad)
        scene = cabinet.player.on_top(BindingsScene)
        assert scene.device == SHARED_KEYS
        cabinet.player.press(pygame.K_SPACE)
        cabinet.player.on_top(PressScene)

    def test_leaves_when_a_key_is_waited_for(self, cabinet: CabinetWithPads, pad: VirtualPad) -> None:
        cabinet.player.press(pygame.K_TAB, pygame.K_SPACE)
        cabinet.player.on_top(PressScene)
        cabinet.press(pad, X if pad.known else 2)
        cabinet.player.on_top(PressScene)
        cabinet.press(pad, B)
        assert cabinet.player.scene == "Bindings"


def test_a_gamepad_binds_its_trigger(cabinet: CabinetWithPads) -> None:
    pad = cabinet.plug()
    cabinet.press(pad, RB, RB, RB, *[STEPS["down"]] * 8, STEPS["right"], A)
    for share in (-0.9, 0.1, 1.0):
        pad.push(TRIGGER, share)
        cabinet.player.wait(0.04)
    cabinet.press(pad, A)  # it is swapped with what it meant before
    device = cabinet.player.app.context.seats.pads[0]
    assert cabinet.player.app.context.bindings.table(device)[Command.HINT] == (button(Y), axis(TRIGGER, 1))
    cabinet.press(pad, B)
    for share in (-1.0, 1.0):
        pad.push(TRIGGER, share)
        cabinet.player.wait(0.04)
    session = cabinet.player.session
    assert session.hint_wanted or session.hint


def test_a_hat_that_is_held_is_released_first(cabinet: CabinetWithPads) -> None:
    pad = cabinet.plug(known=False)
    cabinet.press(pad, 5, 5, 5, *[STEPS["down"]] * 9)
    cabinet.turn_hat(pad, 1, 0)
    cabinet.press(pad, A)
    cabinet.turn_hat(pad, 1, 1)
    cabinet.turn_hat(pad, 0, 0)
    cabinet.player.on_top(PressScene)
    cabinet.turn_hat(pad, 0, 1)
    assert cabinet.player.scene == "Conflict"


class TestAnAxis:
    """Of a joystick that SDL does not know: it may be a stick or a trigger."""

    JOYSTICK = Device(Kind.GAMEPAD, 7, known=False)

    def captured(self, before: tuple[float, ...], after: tuple[float, ...]) -> Source | None:
        """What is bound by an axis that moves before and after someone begins to wait."""
        pad, number = Pad(self.JOYSTICK, (), axes=6), 5
        for share in before:
            pad.read(motion(number, share), 0.6)
        capture = Capture(self.JOYSTICK)
        for share in after:
            press = capture.read(motion(number, share), pad)
            pad.read(motion(number, share), 0.6)
            if press is not None:
                return press.source
        return None

    @pytest.mark.parametrize(
        ("before", "after", "way"),
        [
            ((0.0,), (0.3, 0.7), 1),
            ((0.0,), (-1.0,), -1),
            ((0.0, 0.9), (0.8, 0.1, 0.9), 1),
            ((-1.0,), (-0.5, 0.5, 1.0), 1),
            ((-1.0, 1.0), (0.0, -1.0, 1.0), 1),
            ((), (-1.0, 1.0), 1),
        ],
    )
    def test_is_bound_when_it_is_pushed_from_its_rest(
        self, before: tuple[float, ...], after: tuple[float, ...], way: int
    ) -> None:
        assert self.captured(before, after) == axis(5, way)

    @pytest.mark.parametrize(
        ("before", "after"),
        [
            ((0.0,), (0.1, -0.15, 0.2, 0.59)),
            ((0.5,), (0.9, 0.4, 1.0)),
            ((0.0, 0.9), (0.95, 0.7)),
            ((-1.0,), (-0.9, -1.0, -0.7)),
            ((-1.0, 1.0), (0.4, 0.0, -1.0)),
            ((), (0.9, 0.95)),
        ],
        ids=["trembles", "drifts", "is held", "a trigger at rest", "a trigger let go", "held from the start"],
    )
    def test_is_not_bound_otherwise(self, before: tuple[float, ...], after: tuple[float, ...]) -> None:
        assert self.captured(before, after) is None


def motion(number: int, share: float) -> Event:
    return Event(pygame.JOYAXISMOTION, instance_id=7, axis=number, value=share)


def test_gamepads_of_one_model_share_a_page(cabinet: CabinetWithPads) -> None:
    cabinet.plug(), cabinet.plug(), cabinet.plug(known=False)
    tabs = cabinet.player.on_top(BindingsScene).tabs()
    assert tabs == ("Player 1", "Player 2", "Shared", "Gamepad 1 + 2", "Gamepad 3")


def test_a_gamepads_prompts_show_its_own_buttons(cabinet: CabinetWithPads) -> None:
    pad, player = cabinet.plug(), cabinet.player
    cabinet.press(pad, RB, RB, RB, *[STEPS["down"]] * 12, A, START, A, RB)
    assert player.on_top(BindingsScene).tab == 0
    glyphs = {prompt.words: prompt.glyph for prompt in player.app.stack.prompts()}
    assert glyphs["Unbind"] == Glyph(Form.KEY, "Start")


def test_the_dead_zone_and_the_speed_of_repeats_follow_the_settings(cabinet: CabinetWithPads) -> None:
    pad, player = cabinet.plug(), cabinet.player
    player.press(pygame.K_ESCAPE)
    context, cursor = player.app.context, player.points_at()
    cabinet.push(pad, 0.5, 0.0)
    assert player.points_at() == cursor
    cabinet.push(pad, 0.0, 0.0)
    context.change(replace(context.settings, dead_zone="small", repeat="fast"))
    cabinet.push(pad, 0.5, 0.0)
    assert player.points_at() == cursor + 1
    player.wait(0.3)
    assert player.points_at() == cursor + 2, "it repeats before the usual 0.35 seconds are over"
