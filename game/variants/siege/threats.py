"""The next two moves of GridLock: Siege at a glance: who can be locked in at once, and who can prevent it."""

from game.core.grid import cells_in
from game.variants.siege.field import Field, Stand


class Threats:
    """What one board makes possible, worked out before the first question.

    A tower is locked in at once when the other steps to a cell from which a block, or the other tower itself,
    closes the last exits. Which cells those are depends on the exits alone: `closers` has them by the exits.

        no exit        wherever the other steps
        one exit       on the exit, or on any of the eight cells around it
        two exits      on one of them, when the other is next to it (8 neighbours)
        more, or two   nowhere
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

    def moves(self, stand: Stand) -> list[Stand] | None:
        """The moves that do not lose at once, as the opponent sees them; None when one move wins at once."""
        mover, other, blocked = stand
        beside = self._beside
        free = ~(blocked | 1 << other)
        steps = beside[mover] & free
        exits = beside[other] & ~blocked
        if steps & self._closers.get(exits, 0):
            return None
        found = []
        while steps:
            step = steps & -steps
            steps ^= step
            target = step.bit_length() - 1
            safe = self._safe_blocks(self._around[target] & free, beside[target] & ~blocked, exits & ~step)
            while safe:
                block = safe & -safe
                safe ^= block
                found.append(Stand(other, target, blocked | block))
        return found

    def _safe_blocks(self, blocks: int, exits: int, answers: int) -> int:
        """The blocks after which a tower with these exits is not locked in by one of the other's steps.

        `exits` holds the other's cell where it is one of them: the other leaves it.
        """
        closers = self._closers.get
        closing = answers & closers(exits, 0)
        inside = blocks & exits
        if not closing:
            safe = blocks ^ inside
        elif closing & (closing - 1):
            safe = 0
        else:
            safe = closing & (blocks ^ inside)
        while inside:
            block = inside & -inside
            inside ^= block
            if not answers & ~block & closers(exits ^ block, 0):
                safe |= block
        return safe
