"""What keys and buttons mean is a value: it can change while the program runs, and prompts show it."""

import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace

import pygame
import pytest
from pygame._sdl2 import controller
from pygame.event import Event

from game.arcade.draw.glyphs import Form, Glyph
from game.arcade.input import keyboard
from game.arcade.input.actions import (
    LEFT_KEYS,
    MOUSE,
    RIGHT_KEYS,
    SHARED_KEYS,
    Action,
    Command,
    Device,
    Kind,
    Meaning,
)
from game.arcade.input.bindings import DEFAULT_BINDINGS, KEYBOARD, Bindings, table_name
from game.arcade.input.devices import Devices
from game.arcade.input.keyboard import name_of
from game.arcade.input.prompts import glyph_for, half_name
from game.arcade.input.sources import Press, Source, button, key
from game.bench.monkey.virtual_pad import VirtualPad, X, Y
from game.core.controls import Verb
from game.core.grid import DOWN, LEFT, RIGHT, UP
from tests.arcade.cabinet import FRAME, key_event

PAD = Device(Kind.GAMEPAD, 3)


def bound(device: Device, sources: Mapping[Meaning, Source]) -> Bindings:
    """The default bindings with only these in some rows of a device's table."""
    rows = {meaning: (source, None) for meaning, source in sources.items()}
    return DEFAULT_BINDINGS.with_table(device, {**DEFAULT_BINDINGS.table(device), **rows})


def undo_on_y(pad: Device) -> Bindings:
    return bound(pad, {Command.UNDO: button(Y), Command.HINT: button(X)})


UNDO_ON_Z = bound(LEFT_KEYS, {Command.UNDO: key(pygame.KSCAN_Z)})
IJKL = bound(
    LEFT_KEYS,
    {
        Verb.LEFT: key(pygame.KSCAN_J),
        Verb.RIGHT: key(pygame.KSCAN_L),
        Verb.UP: key(pygame.KSCAN_I),
        Verb.DOWN: key(pygame.KSCAN_K),
    },
)
LONG_NAMES = bound(RIGHT_KEYS, {Verb.LEFT: key(pygame.KSCAN_RSHIFT), Verb.RIGHT: key(pygame.KSCAN_END)})
NOTHING = Bindings({table_name(device): {} for device in (LEFT_KEYS, PAD)})


@pytest.fixture
def devices() -> Iterator[Devices]:
    pygame.display.init()
    pygame.joystick.init()
    yield Devices()
    pygame.display.quit()


class TestPrompts:
    @pytest.mark.parametrize(
        ("device", "meaning", "label"),
        [
            (LEFT_KEYS, Verb.UP, "WASD"),
            (LEFT_KEYS, Verb.LEFT, "A D"),
            (LEFT_KEYS, Verb.DOWN, "W S"),
            (LEFT_KEYS, Verb.CONFIRM, "Space"),
            (LEFT_KEYS, Command.UNDO, "Q"),
            (RIGHT_KEYS, Verb.CONFIRM, "Enter"),
            (RIGHT_KEYS, Command.REDO, "="),
            (LEFT_KEYS, Command.HINT, "H"),
            (RIGHT_KEYS, Verb.BACK, "Esc"),
            (SHARED_KEYS, Verb.CONFIRM, "Space"),
            (SHARED_KEYS, Command.HELP, "F1"),
            (PAD, Command.PAUSE, "Start"),
            (PAD, Command.REDO, "RT"),
            (PAD, Command.NEXT_TAB, "RB"),
            (PAD, Command.SECOND, "LB"),
        ],
    )
    def test_show_the_key(self, device: Device, meaning: Meaning, label: str) -> None:
        assert glyph_for(device, meaning, DEFAULT_BINDINGS) == Glyph(Form.KEY, label)

    @pytest.mark.parametrize(
        ("device", "glyph"),
        [
            (RIGHT_KEYS, Glyph(Form.KEY, arrows=(LEFT, UP, DOWN, RIGHT))),
            (PAD, Glyph(Form.D_PAD, arrows=(LEFT, UP, DOWN, RIGHT))),
            (MOUSE, Glyph(Form.MOUSE)),
        ],
    )
    def test_show_how_to_move(self, device: Device, glyph: Glyph) -> None:
        assert glyph_for(device, Verb.UP, DEFAULT_BINDINGS) == glyph

    def test_show_the_round_buttons_of_a_pad(self) -> None:
        meanings = (Verb.CONFIRM, Verb.BACK, Command.UNDO, Command.HINT)
        glyphs = [glyph_for(PAD, meaning, DEFAULT_BINDINGS) for meaning in meanings]
        assert glyphs == [Glyph(Form.BUTTON, label, button=number) for number, label in enumerate("ABXY")]

    @pytest.mark.parametrize(
        ("device", "meaning", "bindings"),
        [
            (MOUSE, Command.UNDO, DEFAULT_BINDINGS),
            (PAD, Command.FULL_SCREEN, DEFAULT_BINDINGS),
            (LEFT_KEYS, Verb.CONFIRM, NOTHING),
            (PAD, Verb.CONFIRM, NOTHING),
        ],
    )
    def test_show_nothing_where_the_device_has_nothing(
        self, device: Device, meaning: Meaning, bindings: Bindings
    ) -> None:
        assert glyph_for(device, meaning, bindings) is None

    @pytest.mark.parametrize(
        ("half", "bindings", "name"),
        [
            (LEFT_KEYS, DEFAULT_BINDINGS, "WASD + Space"),
            (RIGHT_KEYS, DEFAULT_BINDINGS, "Arrows + Enter"),
            (LEFT_KEYS, IJKL, "IJKL + Space"),
            (RIGHT_KEYS, LONG_NAMES, "Player 2's keys"),
        ],
    )
    def test_name_each_half_of_the_keyboard_by_its_keys(
        self, half: Device, bindings: Bindings, name: str
    ) -> None:
        assert half_name(half, bindings) == name

    def test_follow_the_bindings(self) -> None:
        assert glyph_for(LEFT_KEYS, Command.UNDO, UNDO_ON_Z) == Glyph(Form.KEY, "Z")
        assert glyph_for(PAD, Command.UNDO, undo_on_y(PAD)) == Glyph(Form.BUTTON, "Y", button=3)
        assert glyph_for(LEFT_KEYS, Verb.UP, IJKL) == Glyph(Form.KEY, "IJKL")
        assert glyph_for(RIGHT_KEYS, Verb.LEFT, LONG_NAMES) == Glyph(Form.KEY, "Right Shift End")


class TestKeys:
    def test_mean_what_the_bindings_say_at_the_moment(self, devices: Devices) -> None:
        z, q = key_event(pygame.KEYDOWN, pygame.K_z), key_event(pygame.KEYDOWN, pygame.K_q)
        assert devices.read(z, DEFAULT_BINDINGS) == []
        assert devices.read(z, UNDO_ON_Z) == [Action(Command.UNDO, LEFT_KEYS)]
        assert devices.read(q, UNDO_ON_Z) == []

    def test_count_by_their_position(self, devices: Devices) -> None:
        """On a French keyboard the key right of Tab is an A."""
        event = Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a", scancode=pygame.KSCAN_Q)
        assert devices.read(event, DEFAULT_BINDINGS) == [Action(Command.UNDO, LEFT_KEYS)]

    def test_without_a_position_count_by_their_name(self, devices: Devices) -> None:
        event = Event(pygame.KEYDOWN, key=pygame.K_q, mod=0, unicode="q", scancode=0)
        assert devices.read(event, DEFAULT_BINDINGS) == [Action(Command.UNDO, LEFT_KEYS)]

    def test_held_when_they_come_to_mean_something_else_repeat_no_more(self, devices: Devices) -> None:
        devices.read(key_event(pygame.KEYDOWN, pygame.K_d), DEFAULT_BINDINGS)
        assert devices.end_frame(0.5, DEFAULT_BINDINGS) == [Action(Verb.RIGHT, LEFT_KEYS, repeated=True)]
        assert devices.end_frame(0.5, IJKL) == []

    @pytest.mark.parametrize(
        ("position", "name"),
        [
            (pygame.KSCAN_TAB, "Tab"),
            (pygame.KSCAN_LSHIFT, "Left Shift"),
            (pygame.KSCAN_SEMICOLON, ";"),
            (pygame.KSCAN_NONUSBACKSLASH, "Key 100"),
            (pygame.KSCAN_PAGEUP, "Page Up"),
            (pygame.KSCAN_INTERNATIONAL3, "Key 137"),
        ],
    )
    def test_have_names_for_people(self, position: int, name: str) -> None:
        assert name_of(position) == name, "without a display"

    def test_have_the_same_names_with_a_display(self, devices: Devices) -> None:
        tables = (DEFAULT_BINDINGS.table(device) for device in KEYBOARD)
        sources = [source for table in tables for columns in table.values() for source in columns if source]
        positions = [source.number for source in sources if source.number != pygame.KSCAN_KP_ENTER]
        with_display = [name_of(position) for position in positions]
        pygame.display.quit()
        assert [name_of(position) for position in positions] == with_display

    @pytest.fixture
    def french(self, devices: Devices, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
        """Someone has changed to the French layout: A and Q, W and Z have changed places."""
        assert name_of(pygame.KSCAN_Q) == "Q"
        places = {pygame.K_a: pygame.KSCAN_Q, pygame.K_q: pygame.KSCAN_A}
        places |= {pygame.K_z: pygame.KSCAN_W, pygame.K_w: pygame.KSCAN_Z}
        french = {
            key: places.get(key, keyboard.POSITION_OF[key])
            for key in (*keyboard.LETTERS, *keyboard.KEYS.values())
        }
        monkeypatch.setattr(keyboard, "POSITION_OF", french)
        devices.read(Event(pygame.KEYMAPCHANGED), DEFAULT_BINDINGS)
        yield
        keyboard.forget_layout()

    @pytest.mark.usefixtures("french")
    def test_are_shown_by_their_names_in_the_present_layout(self) -> None:
        assert glyph_for(LEFT_KEYS, Verb.UP, DEFAULT_BINDINGS) == Glyph(Form.KEY, "ZQSD")
        assert glyph_for(LEFT_KEYS, Command.UNDO, DEFAULT_BINDINGS) == Glyph(Form.KEY, "A")


@pytest.mark.skipif(sys.platform != "linux", reason="the virtual pad finds SDL through /proc")
class TestPads:
    @pytest.fixture
    def plugged(self, devices: Devices) -> Iterator[VirtualPad]:
        """Plugged in, and not opened yet."""
        pad = VirtualPad()
        yield pad
        pad.unplug()

    @pytest.fixture
    def pad(self, devices: Devices, plugged: VirtualPad) -> VirtualPad:
        self.read(devices, DEFAULT_BINDINGS)
        return plugged

    def read(self, devices: Devices, bindings: Bindings) -> list[Meaning]:
        """What the pads have done since the last frame."""
        actions: list[Action | Press] = []
        for event in pygame.event.get():
            if event.type == pygame.JOYDEVICEADDED:
                devices.plug()
            actions += devices.read(event, bindings)
        actions += devices.end_frame(FRAME, bindings)
        return [action.verb for action in actions if isinstance(action, Action)]

    def test_mean_what_the_bindings_say_at_the_moment(self, devices: Devices, plugged: VirtualPad) -> None:
        (pad,) = devices.plug()
        plugged.hold(X, down=True)
        plugged.hold(Y, down=True)
        assert self.read(devices, undo_on_y(pad)) == [Command.HINT, Command.UNDO]

    @pytest.mark.parametrize(("dead_zone", "counted"), [(0.6, []), (0.4, [Verb.RIGHT])])
    def test_have_a_dead_zone(
        self, devices: Devices, pad: VirtualPad, dead_zone: float, counted: list[Meaning]
    ) -> None:
        pad.push(0, 0.5)
        assert self.read(devices, replace(DEFAULT_BINDINGS, dead_zone=dead_zone)) == counted

    def test_that_are_gone_before_they_can_be_opened_are_ignored(self, devices: Devices) -> None:
        VirtualPad().unplug()
        assert devices.plug() == []
        assert devices.unplug(Event(pygame.JOYDEVICEREMOVED, instance_id=99)) is None

    def test_that_cannot_be_opened_by_their_mapping_play_as_joysticks(
        self, devices: Devices, plugged: VirtualPad, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fail(_index: int) -> None:
            raise pygame.error("the mapping is broken")

        monkeypatch.setattr(controller, "Controller", fail)
        self.read(devices, DEFAULT_BINDINGS)
        plugged.hold(X, down=True)
        assert self.read(devices, DEFAULT_BINDINGS) == [Command.UNDO]
