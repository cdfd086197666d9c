"""The card that waits for a press to bind: it says what to press, and why the last press was refused."""

import math

from game.arcade.draw.glyphs import Glyph
from game.arcade.input.actions import SHARED_KEYS, Action, Command, Device, Kind
from game.arcade.input.binding_words import row_name, table_title, why_not_bind
from game.arcade.input.rebinding import Entry, Resolution, resolutions
from game.arcade.input.source_names import glyph_of
from game.arcade.input.sources import ESCAPE, Source
from game.arcade.kit.nodes import Node
from game.arcade.kit.stacks import Card, Centred, Column, Part
from game.arcade.kit.text import Line, Text
from game.arcade.navigation.destinations import Back
from game.arcade.navigation.settings_destinations import ToConflict
from game.arcade.scenes.page_scene import VeilingScene
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.shell.context import Context
from game.core.controls import Verb
from game.core.variant import Variant
from game.core.words import _, plural

WAIT_SECONDS = 5.0
# The width of the card, in units.
WIDE = 80


class PressScene(VeilingScene):
    """Waits a few seconds for a press. Escape, a click and other gamepads leave the entry as it is."""

    def __init__(self, context: Context, go: Go, variant: Variant | None, entry: Entry) -> None:
        super().__init__(context, go)
        self._variant = variant
        self._entry = entry
        self._left = WAIT_SECONDS
        self._refusal = ""

    def variant(self) -> Variant | None:
        return self._variant

    def awaited_device(self) -> Device:
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
        """A card that always has room for two lines of refusal, so that it does not jump."""
        layout, theme = self.context.layout, self.theme
        small, danger, accent = (layout.small,), theme.legible(theme.danger), theme.legible(theme.accent)
        left = plural("{count} second", "{count} seconds", math.ceil(self._left))
        content = Column(
            (
                Line(self._title(), (layout.medium, layout.small), theme.ink, bold=True, align=0.5),
                Part(Text(self._words(), small, theme.soft, centred=True), gap=1),
                Part(Text(self._refusal, small, danger, bold=True, centred=True, lines=2), gap=1),
                Part(Line(left, (layout.medium,), accent, bold=True, align=0.5), gap=1),
            )
        )
        return Centred(Card(content), WIDE)
