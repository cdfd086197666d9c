"""What to do with a key or button that is already bound."""

from game.arcade.input.binding_words import bound_elsewhere, row_name
from game.arcade.input.rebinding import Entry, Resolution, place_of, resolutions, source_at
from game.arcade.input.source_names import source_name
from game.arcade.input.sources import Source
from game.arcade.navigation.destinations import Back
from game.arcade.scenes.card import CardScene
from game.arcade.scenes.rows import Row
from game.arcade.scenes.scene import Go
from game.arcade.shell.context import Context
from game.core.variant import Variant
from game.core.words import _, later

LABELS = {
    Resolution.SWAP: later("Swap them"),
    Resolution.TAKE: later("Take it"),
    Resolution.LEAVE: later("Cancel"),
}


class ConflictScene(CardScene):
    """Asks what to do. Swapping is in focus, if there is something to swap; going back changes nothing."""

    back_row = -1

    def __init__(
        self, context: Context, go: Go, variant: Variant | None, entry: Entry, source: Source
    ) -> None:
        self._entry = entry
        self._source = source
        self._resolutions = resolutions(context.own_bindings, entry, source)
        rows = [self._row(resolution) for resolution in self._resolutions]
        super().__init__(context, go, variant, later("Already bound"), rows)

    def _row(self, resolution: Resolution) -> Row:
        def choose() -> None:
            self.context.bind(self._resolutions[resolution])
            self.context.audio.play("back" if resolution is Resolution.LEAVE else "confirm")
            self.go(Back())

        return Row(LABELS[resolution], choose)

    def words(self) -> str:
        bindings = self.context.own_bindings
        place, old = place_of(bindings, self._entry.device, self._source), source_at(bindings, self._entry)
        if place is None:
            return ""
        words = bound_elsewhere(place, self._source)
        if Resolution.SWAP not in self._resolutions or old is None:
            return words
        name, row = source_name(old, self._entry.device), row_name(place.meaning)
        return f"{words} " + _("If you swap, {key} means {row}.", key=name, row=row)
