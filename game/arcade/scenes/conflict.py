"""What to do with a key or button that is already bound."""

from game.arcade.context import Context
from game.arcade.destinations import Back
from game.arcade.input.binding_words import bound_elsewhere, row_name
from game.arcade.input.rebinding import Cell, Outcome, outcomes, place_of, source_at
from game.arcade.input.source_names import source_name
from game.arcade.input.sources import Source
from game.arcade.scenes.card import CardScene
from game.arcade.scenes.rows import Row
from game.arcade.scenes.scene import Go
from game.core.variant import Variant
from game.core.words import _, later

LABELS = {
    Outcome.SWAP: later("Swap them"),
    Outcome.TAKE: later("Take it"),
    Outcome.LEAVE: later("Leave it"),
}


class ConflictScene(CardScene):
    """Swapping is in focus, if there is something to swap; going back leaves everything as it is."""

    back_row = -1

    def __init__(self, context: Context, go: Go, variant: Variant | None, cell: Cell, source: Source) -> None:
        self._cell = cell
        self._source = source
        self._outcomes = outcomes(context.own_bindings, cell, source)
        rows = [self._row(outcome) for outcome in self._outcomes]
        super().__init__(context, go, variant, later("Already bound"), rows)

    def _row(self, outcome: Outcome) -> Row:
        def choose() -> None:
            self.context.bind(self._outcomes[outcome])
            self.context.audio.play("back" if outcome is Outcome.LEAVE else "confirm")
            self.go(Back())

        return Row(LABELS[outcome], choose)

    def words(self) -> str:
        bindings = self.context.own_bindings
        place, old = place_of(bindings, self._cell.device, self._source), source_at(bindings, self._cell)
        if place is None:
            return ""
        words = bound_elsewhere(place, self._source)
        if Outcome.SWAP not in self._outcomes or old is None:
            return words
        name, row = source_name(old, self._cell.device), row_name(place.meaning)
        return f"{words} " + _("If you swap, {key} means {row}.", key=name, row=row)
