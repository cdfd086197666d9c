"""Proves positions of Chain by a maximum matching."""

from game.core.grid import cells_in
from game.core.kernel import Kernel
from game.variants.chain.rules import ChainRules, Path

NOBODY = -1


class ChainKernel(Kernel[Path]):
    """Pairs off as many free neighbours as possible, and looks for a path from the last one that adds a pair.

    Such a path leads from the last cell to a free cell without a partner, and every other step of it from a
    cell to its partner; pairing its cells the other way round makes one more pair, with the last cell.

    Without a path the opponent wins, by answering every move on the partner of its cell. There is a partner:
    otherwise the moves so far would be a path.

    With a path the player on turn wins, by pairing that way and moving from each cell to its partner: if the
    opponent found a cell without one, going back along the moves would pair as many cells without the last
    cell, which is impossible. Before the first move, taking a cell without a partner wins, because no path
    leads from it. If all cells have partners, the opponent can always answer.

    The pairing of the last question is kept and repaired for the next.
    """

    def __init__(self, rules: ChainRules) -> None:
        super().__init__(rules)
        self._beside = rules.grid.beside
        # The cells of a chessboard's dark squares: each pair has one of them.
        self._dark = sum(
            1 << cell for cell in range(rules.grid.cells) if sum(rules.grid.coordinates(cell)) % 2
        )
        self._partner = [NOBODY] * rules.grid.cells

    def prove(self, position: Path) -> bool:
        free = self.rules.grid.board & ~(position.one | position.two)
        self._pair_off(free)
        if position.last is None:
            return any(self._partner[cell] == NOBODY for cell in cells_in(free))
        return self._path(position.last, free) is not None

    def _pair_off(self, free: int) -> None:
        """Pair as many free cells as possible."""
        partner = self._partner
        for cell in range(len(partner)):
            if partner[cell] != NOBODY and not (free >> cell & free >> partner[cell] & 1):
                partner[partner[cell]] = partner[cell] = NOBODY
        for cell in cells_in(free & self._dark):
            path = self._path(cell, free) if partner[cell] == NOBODY else None
            for dark, light in path or ():
                partner[dark], partner[light] = light, dark

    def _path(self, start: int, free: int) -> list[tuple[int, int]] | None:
        """New pairs that give the start a partner and leave no paired cell alone; None if there are none."""
        came_from = {}  # by cell: its new partner on the path
        frontier = [start]
        for cell in frontier:
            self.look()
            for beside in cells_in(self._beside[cell] & free):
                if beside in came_from:
                    continue
                came_from[beside] = cell
                if self._partner[beside] == NOBODY:
                    return self._trace(beside, came_from)
                frontier.append(self._partner[beside])
        return None

    def _trace(self, end: int, came_from: dict[int, int]) -> list[tuple[int, int]]:
        """The pairs on the way back from a path's end."""
        pairs = []
        while end != NOBODY:
            cell = came_from[end]
            pairs.append((cell, end))
            end = self._partner[cell]
        return pairs
