"""Waits for a press to bind."""

import math

from game.arcade.draw.glyphs import Glyph
from game.arcade.input.actions import SHARED_KEYS, Action, Command, Device, Kind
from game.arcade.input.binding_words import row_name, table_title, why_not_bind
from game.arcade.input.rebinding import Entry, Resolution, resolutions
from game.arcade.input.source_names import glyph_of
from game.arcade.input.sources import ESCAPE, Source
from game.arcade.kit.nodes import Node
from game.arcade.navigation.destinations import Back
from game.arcade.navigation.settings_destinations import ToConflict
from game.arcade.scenes.page_scene import VeilingScene
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.shell.context import Context
from game.arcade.views.settings.press import press_page
from game.core.controls import Verb
from game.core.variant import Variant
from game.core.words import _

WAIT_SECONDS = 5.0


class PressScene(VeilingScene):
    """It waits for a few seconds. Escape, a click and other gamepads leave the entry as it is."""

    def __init__(self, context: Context, go: Go, variant: Variant | None, entry: Entry) -> None:
        super().__init__(context, go)
        self._variant = variant
        self._entry = entry
        self._left = WAIT_SECONDS
        self._refusal = ""

    def variant(self) -> Variant | None:
        return self._variant

    def awaited(self) -> Device:
        return self._entry.device

    def take_press(self, source: Source) -> None:
        bindings = self.context.own_bindings
        self._refusal = why_not_bind(bindings, self._entry, source)
        after = resolutions(bindings, self._entry, source)
        if self._refusal:
            self._left = WAIT_SECONDS
            self.context.audio.play("illegal")
        elif Resolution.LEAVE in after:
            self.go(Back())
            self.go(ToConflict(self._entry, source))
        else:
            self.context.bind(next(iter(after.values())))
            self.context.audio.play("confirm")
            self.go(Back())

    def handle(self, action: Action) -> None:
        if action.verb in (Verb.BACK, Verb.CONFIRM, Command.PAUSE):
            self._leave()

    def pad_lost(self, pad: Device) -> None:
        if pad == self._entry.device:
            self._leave()

    def update(self, seconds: float) -> None:
        self._left -= seconds
        if self._left <= 0:
            self._leave()

    def _leave(self) -> None:
        self.context.audio.play("back")
        self.go(Back())

    # The picture

    def prompts(self) -> Prompts:
        return [(Verb.BACK, _("Cancel"))]

    def prompt_device(self) -> Device:
        """The gamepad that is waited for cannot leave."""
        device = self.context.device
        return SHARED_KEYS if device.kind is self._entry.device.kind else device

    def prompt_glyph(self, meaning: Verb | Command) -> Glyph | None:
        """On the keyboard only Escape leaves, whatever means back."""
        if self.prompt_device().kind is Kind.KEYBOARD:
            return glyph_of(ESCAPE, SHARED_KEYS)
        return super().prompt_glyph(meaning)

    def _title(self) -> str:
        table = table_title(self._entry.device, self.context.seats.pads)
        return _("{table}: {row}", table=table, row=row_name(self._entry.meaning))

    def _words(self) -> str:
        if self._entry.device.kind is Kind.KEYBOARD:
            return _("Press the new key, or Escape to cancel.")
        return _("Press the new button, or push a stick or a trigger. To cancel, press Escape or wait.")

    def page(self) -> Node:
        layout, seconds = self.context.layout, math.ceil(self._left)
        return press_page(layout, self.theme, self._title(), self._words(), self._refusal, seconds)
