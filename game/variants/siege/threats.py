"""Tactics of GridLock: Siege without a search: who can be locked in at once, and which moves prevent it."""

from game.core.grid import cells_in
from game.variants.siege.field import Field, Stand

# How a tower with some exits is locked in: the exits, the cells from which they are closed, and for each exit
# the cells from which the others are closed.
Danger = tuple[int, int, tuple[tuple[int, int], ...]]


class Threats:
    """The ways to lock a tower in on one board, computed in advance.

    A tower is locked in at once if the other steps to a cell from which a block, or the other tower itself,
    closes the last exits. Which cells those are depends on the exits alone: `closers` has them by the exits.

        no exit        after any step
        one exit       on the exit, or on any of the eight cells around it
        two exits      on one of them, when the other is next to it (8 neighbours)
        more, or two   never
        far apart
    """

    def __init__(self, field: Field) -> None:
        self._beside = field.beside
        self._around = field.around
        self._closers = {0: field.board}
        for cell in cells_in(field.board):
            self._closers[1 << cell] = field.around[cell] | 1 << cell
            pairs = (1 << cell | 1 << near for near in cells_in(field.around[cell]))
            self._closers |= {pair: pair for pair in pairs}
        self._dangers = {
            exits: danger
            for cell in cells_in(field.board)
            for exits in _subsets(field.beside[cell])
            if (danger := self._danger(exits))[1:] != (0, ())
        }

    def _danger(self, exits: int) -> Danger:
        closed = ((1 << cell, self._closers.get(exits ^ 1 << cell, 0)) for cell in cells_in(exits))
        closers = self._closers.get(exits, 0)
        return exits, closers, tuple(pair for pair in closed if pair[1])

    def moves(self, stand: Stand) -> list[Stand] | None:
        """The positions after moves that do not lose at once; None if a move wins at once."""
        mover, other, blocked = stand
        beside, around, danger_of = self._beside, self._around, self._dangers.get
        free = ~(blocked | 1 << other)
        steps = beside[mover] & free
        answers = beside[other] & ~blocked
        if steps & self._closers.get(answers, 0):
            return None
        found = []
        while steps:
            step = steps & -steps
            steps ^= step
            target = step.bit_length() - 1
            blocks = around[target] & free
            # The other's cell counts as an exit, because the other leaves it.
            danger = danger_of(beside[target] & ~blocked)
            if danger is not None:
                blocks = _safe(blocks, danger, answers & ~step)
            while blocks:
                block = blocks & -blocks
                blocks ^= block
                found.append((other, target, blocked | block))
        return found


def _safe(blocks: int, danger: Danger, answers: int) -> int:
    """The blocks after which none of the other's steps locks the tower in."""
    exits, closers, closed = danger
    closing = answers & closers
    if closing:
        # Only a block on the one cell from which they are closed prevents that; for the exits see below.
        blocks &= exits if closing & (closing - 1) else exits | closing
    for block, closers in closed:
        if answers & ~block & closers:
            blocks &= ~block
    return blocks


def _subsets(cells: int) -> list[int]:
    """All subsets of the cells, including the empty set."""
    found = [0]
    for cell in cells_in(cells):
        found += [subset | 1 << cell for subset in found]
    return found
