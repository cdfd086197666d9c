"""Nobody is locked out: from the menu to the reset of the bindings, whatever was bound."""

import sys
from collections.abc import Callable, Iterator

import pytest

from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, SHARED_KEYS, Device
from game.arcade.input.binding_words import why_not_unbind
from game.arcade.input.bindings import DEFAULT_BINDINGS, Bindings
from game.arcade.input.gamepads import D_PAD
from game.arcade.input.keyboard import KEYS, POSITION_OF
from game.arcade.input.prompts import source_for
from game.arcade.input.rebinding import Entry, resolutions, unbound
from game.arcade.input.sources import SourceKind, axis, button, d_pad
from game.arcade.kit.row import RowPicture
from game.arcade.scenes.confirm import ConfirmScene
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.settings.bindings_page import BindingsScene
from game.arcade.scenes.settings.settings_page import SettingsScene
from game.bench.monkey.hands import rest_of
from game.bench.monkey.virtual_pad import B
from game.core.controls import Verb
from tests.arcade.gamepads import CabinetWithPads

TRIGGER = 5
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the virtual pad finds SDL through /proc")


def odd_bindings(pad: Device) -> Bindings:
    """One player has keys to move with, the other one to confirm; the gamepad's buttons lie elsewhere."""
    bindings = DEFAULT_BINDINGS
    for device in (LEFT_KEYS, RIGHT_KEYS, SHARED_KEYS, pad):
        for meaning in bindings.table(device):
            for column in (0, 1):
                entry = Entry(device, meaning, column)
                kept = device == RIGHT_KEYS and meaning is Verb.CONFIRM
                if not kept and not why_not_unbind(bindings, entry):
                    bindings = unbound(bindings, entry)
    for meaning, source in (
        (Verb.CONFIRM, d_pad(Verb.UP)),
        (Verb.UP, button(B)),
        (Verb.DOWN, axis(TRIGGER, 1)),
    ):
        bindings = next(iter(resolutions(bindings, Entry(pad, meaning, 0), source).values()))
    return bindings


def in_focus(shown: tuple[RowPicture, ...]) -> str:
    return next((row.label for row in shown if row.focused), "")


class TestWhateverIsBound:
    @pytest.fixture
    def odd(self) -> Iterator[CabinetWithPads]:
        cabinet = CabinetWithPads(None, (640, 360))
        cabinet.plug()
        pad = cabinet.player.app.context.seats.pads[0]
        cabinet.player.app.context.bind(odd_bindings(pad))
        yield cabinet
        cabinet.leave()

    def press_key(self, cabinet: CabinetWithPads, verb: Verb) -> None:
        """With the keyboard alone: whichever key means this."""
        context = cabinet.player.app.context
        sources = (source_for(half, verb, context.bindings) for half in (LEFT_KEYS, RIGHT_KEYS))
        source = next(source for source in sources if source)
        cabinet.player.press(next(code for code in KEYS.values() if POSITION_OF[code] == source.number))

    def press_pad(self, cabinet: CabinetWithPads, verb: Verb) -> None:
        """With the gamepad alone: whichever button, stick or trigger means this."""
        context, pad = cabinet.player.app.context, cabinet.pads[0]
        source = source_for(context.seats.pads[0], verb, context.bindings)
        assert source is not None
        if source.kind is SourceKind.AXIS:
            assert isinstance(source.way, int)
            for share in (source.way, rest_of(source.number)):
                pad.push(source.number, share)
                cabinet.player.wait(0.04)
        else:
            buttons = {way: number for number, way in D_PAD.items()}
            cabinet.press(pad, source.number if source.kind is SourceKind.BUTTON else buttons[source.way])

    @pytest.mark.parametrize(("way", "tab"), [("keyboard", 1), ("gamepad", 3)])
    def test_one_device_leads_from_the_menu_to_the_reset(
        self, odd: CabinetWithPads, way: str, tab: int
    ) -> None:
        player, press = odd.player, self.press_key if way == "keyboard" else self.press_pad

        def walk(verb: Verb, until: Callable[[], bool]) -> None:
            for _step in range(8):
                if not until():
                    press(odd, verb)
            assert until()

        menu = player.on_top(MenuScene)
        walk(Verb.DOWN, lambda: menu.picture().focus >= len(menu.picture().tiles))
        walk(Verb.LEFT, lambda: menu.picture().buttons[0].focused)
        walk(Verb.RIGHT, lambda: in_focus(menu.picture().buttons) == "Settings")
        press(odd, Verb.CONFIRM)
        settings = player.on_top(SettingsScene)
        walk(Verb.UP, lambda: settings.on_tabs)
        walk(Verb.RIGHT, lambda: "Keys and buttons" in player.labels())
        walk(Verb.DOWN, lambda: not settings.on_tabs and settings.rows.focused.label == "Keys and buttons")
        press(odd, Verb.CONFIRM)
        page = player.on_top(BindingsScene)
        walk(Verb.UP, lambda: page.on_tabs)
        walk(Verb.RIGHT, lambda: page.tab == tab)
        walk(Verb.UP, lambda: not page.on_tabs and page.entry is None)
        press(odd, Verb.CONFIRM)
        question = player.on_top(ConfirmScene)
        walk(Verb.DOWN, lambda: question.rows.focused.label == "Reset")
        press(odd, Verb.CONFIRM)
        assert player.app.context.bindings.table(page.device) == DEFAULT_BINDINGS.table(page.device)
