"""How long a tower of GridLock: Siege lasts if the other cannot interfere."""

from collections.abc import Callable

from game.core.grid import cells_in
from game.solving.memory import Memory
from game.variants.siege.field import Field


class LoneTower:
    """One tower alone in a room: the cells that it may still enter or block.

    Every move costs the room a cell, so a tower never takes more steps than its room has other cells. A room
    is stored under one number, with bounds on the number of steps:

        | cells of the room | cell of the tower, 7 bits |
    """

    def __init__(self, field: Field, look: Callable[[], None]) -> None:
        self._field = field
        self._look = look
        self._known: Memory[int, tuple[int, int]] = Memory()

    def outlasts(self, mover: int, room: int, other: int, others_room: int) -> bool:
        """Whether the tower that steps first can take more steps than the other."""
        most = min(_others(mover, room) - 1, _others(other, others_room))
        if self.lasts(other, others_room, most + 1):
            return False
        for steps in range(most, -1, -1):
            if self.lasts(mover, room, steps + 1):
                return True
            if self.lasts(other, others_room, steps):
                return False
        return False

    def lasts(self, tower: int, room: int, steps: int) -> bool:
        """Whether the tower can take at least this many steps."""
        if steps <= 0:
            return True
        if _others(tower, room) < steps:
            return False
        reach = self._field.reached(1 << tower, room)
        room &= self._field.spread(reach)
        key = room << 7 | tower
        fewest, most = self._known.get(key, (0, _others(tower, room)))
        if fewest < steps <= most:
            self._look()
            if self._can_take(tower, room, reach, steps):
                fewest = steps
            else:
                most = steps - 1
            self._known.keep(key, (fewest, most))
        return steps <= fewest

    def _can_take(self, tower: int, room: int, reach: int, steps: int) -> bool:
        """The search behind `lasts`: it first blocks the cells that matter least."""
        left = 1 << tower
        for target in cells_in(self._field.beside[tower] & room):
            if steps == 1:
                return True
            blocks = self._field.around[target] & room & ~left
            beside = self._field.beside[target]
            for group in (blocks & ~reach, blocks & reach & ~beside, blocks & reach & beside, left):
                for block in cells_in(group):
                    if self.lasts(target, room & ~(1 << block), steps - 1):
                        return True
        return False


def _others(tower: int, room: int) -> int:
    """The cells of a room other than the tower's own."""
    return (room & ~(1 << tower)).bit_count()
