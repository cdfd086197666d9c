"""The rules of Sample Game: place a marker next to no other.

Change `open_cells`, `rule_broken` and `why_over`. If a position must hold more than markers (a last move, a
count), define a class for positions and use `PlacingRules` instead of `MarkerRules`, as Chain does. If the
game can end in another way than with a player who cannot move and loses, override `outcome`.
"""

from game.core.grid import cells_in
from game.core.placing import MarkerRules, Markers
from game.core.rules import NUMBERS, Names
from game.core.words import _


class SampleGameRules(MarkerRules):
    """Boards are bitboards: bit 0 is the top left cell, and the next bits follow row by row."""

    def open_cells(self, position: Markers) -> int:
        """Where the player on turn may place a marker."""
        taken = position.one | position.two
        return self.grid.board & ~taken & ~self.grid.stepped(taken)

    def breaking(self, position: Markers, cell: int) -> tuple[int, ...]:
        """The cells because of which an empty cell is not open, which flash when it is tried."""
        return tuple(cells_in(self.grid.beside[cell] & (position.one | position.two)))

    def rule_broken(self, position: Markers, cell: int) -> str:
        """Why an empty cell is not open."""
        touched = self.breaking(position, cell)[0]
        return _("The marker on {cell} is next to it.", cell=self.grid.cell_text(touched))

    def why_over(self, position: Markers, names: Names = NUMBERS) -> str:
        loser = position.turn
        return names.told(
            loser,
            _("{loser} cannot place a marker.", loser=names.of(loser)),
            _("You cannot place a marker."),
            _("Your opponent cannot place a marker."),
        )
