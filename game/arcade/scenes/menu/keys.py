"""The keys that the buttons of the menu show."""

from collections.abc import Sequence

from game.arcade.context import Context
from game.arcade.draw.glyphs import Glyph, glyph_width
from game.arcade.input.actions import LEFT_KEYS, Device, Kind, Meaning
from game.arcade.input.prompts import glyph_for


class MenuKeys:
    """What reaches each button from anywhere, on the device used last.

    For the mouse, which has no keys, the buttons keep their places: a click must not miss one.
    """

    def __init__(self, context: Context, shortcuts: Sequence[Meaning | None]) -> None:
        self._context = context
        self._shortcuts = shortcuts
        self._had_keys = LEFT_KEYS  # the device used last that has keys or buttons

    def follow(self, device: Device) -> None:
        """A device was used."""
        if device.kind is not Kind.MOUSE:
            self._had_keys = device

    @property
    def glyphs(self) -> tuple[Glyph | None, ...]:
        return self._glyphs_on(self._context.device)

    def _glyphs_on(self, device: Device) -> tuple[Glyph | None, ...]:
        bindings = self._context.bindings
        return tuple(glyph_for(device, each, bindings) if each else None for each in self._shortcuts)

    @property
    def widths(self) -> tuple[int, ...]:
        """The widths of the keys for which the buttons have room; none if one of them has no key."""
        device = self._context.device
        glyphs = self._glyphs_on(self._had_keys if device.kind is Kind.MOUSE else device)
        shown = [glyph for glyph in glyphs if glyph is not None]
        if len(shown) < len(glyphs):
            return ()
        return tuple(glyph_width(glyph, self._context.layout.small) for glyph in shown)
