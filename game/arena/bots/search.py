"""Looking ahead while both ride at once: deeper and deeper, until stopped.

At the root the moves of both riders form a matrix, and its best mix decides: a bot that can be guessed can be
beaten. Below the root the other rider answers each move, which is cautious, and allows alpha-beta.
"""

from collections.abc import Iterator

from game.arena.bots.budget import Budget
from game.arena.bots.matrix import Matrix, best_mix, worth
from game.arena.bots.territory import estimate
from game.arena.bots.view import FARTHEST, View
from game.arena.field import Direction
from game.core.stop import Stopped

# Both crash: nobody scores, and the round is no fun to watch. Riding on is better even where it looks
# rather bad, because the other rider makes mistakes, too. A crash is less bad with every tick that it is
# away: the other rider, who here answers each move, would have to guess it.
DRAW_AT_ONCE, DRAW_EASES, DRAW_FAR_OFF = -0.6, 0.08, 0.0
# A guess has to promise this much more than the step that is best when the other rider knows it.
GUESS = 0.15
# A win or a loss is worth a little less with every tick that it is away.
TICK = 0.001
# A choice that the best mix makes less often than this is not made at all.
RARE = 0.05

# Riders who cannot meet within this many ticks need not guess each other's moves.
NEAR = 4
# Walls that close in within this many ticks count as closed when territory is compared.
SIGHT = 6

Mix = dict[Direction, float]


class Search:
    """A search from one view."""

    def __init__(self, view: View, budget: Budget) -> None:
        self._view = view
        self._budget = budget
        self._stride = view.ground.stride
        self._best = 0  # the first cell that was best last time
        # The cell that was best last: in each position, and at each depth. A position is the free cells and
        # both heads; where the other rider answers, without its head, and its depths are negative.
        self._good: dict[tuple[int, ...], int] = {}

    def mixes(self, choices: list[Direction]) -> Iterator[Mix]:
        """How often to take each of the choices, by looking one tick ahead, then two, and so on."""
        view, replies = self._view, self._replies()
        steps = [view.steps(view.own)[direction] for direction in choices]
        look = self._matrix if self._is_near() or replies == [0] else self._cautious
        for depth in range(1, FARTHEST):
            try:
                mix, values = look(steps, replies, depth)
            except Stopped:
                return
            yield dict(zip(choices, mix, strict=True))
            if all(abs(value) > 1 - FARTHEST * TICK for value in values):
                return

    def _is_near(self) -> bool:
        """Whether a guess matters: the riders may meet within a few ticks."""
        ground, own, other = self._view.ground, self._view.own, self._view.other
        for _tick in range(NEAR):
            own |= ground.beside(own) & self._view.free
            other |= ground.beside(other) & self._view.free
        return bool(own & other)

    def _matrix(self, steps: list[int], replies: list[int], depth: int) -> tuple[list[float], list[float]]:
        """The best mix of the steps when the other rider does not know it, and all values."""
        matrix = [[self._after(own, other, depth) for other in replies] for own in steps]
        return preferred(matrix), [value for row in matrix for value in row]

    def _cautious(self, steps: list[int], replies: list[int], depth: int) -> tuple[list[float], list[float]]:
        """The best step when the other rider answers it, and the values of all as far as they matter."""
        free = self._view.free & self._view.open_after(1)
        values = dict.fromkeys(steps, -1.0)
        for step in sorted(steps, key=lambda step: step != self._best):
            floor = max(values.values())
            values[step] = self._answered(free ^ step, step, replies, depth, 0, floor, 1.0)
            if values[step] > floor:
                self._best = step
        return [float(step == self._best) for step in steps], list(values.values())

    def _replies(self) -> list[int]:
        """Where the other rider may go; it crashes on the spot if there is no way."""
        free = self._view.free & self._view.open_after(1)
        return [step for step in self._view.steps(self._view.other) if step & free] or [0]

    def _after(self, own: int, other: int, depth: int) -> float:
        """The value when both have moved to these cells; no cell stands for a crash."""
        if own == other:
            return value_of_draw(1)
        if not other:
            return 1 - TICK
        free = self._view.free & self._view.open_after(1) & ~(own | other)
        return self._value(free, own, other, depth - 1, 1, -1.0, 1.0)

    def _value(
        self, free: int, own: int, other: int, depth: int, ticks: int, floor: float, ceiling: float
    ) -> float:
        """The value of a position, between floor and ceiling, when the other rider answers each move."""
        if depth == 0:
            self._budget.spend()
            still_open = free & self._view.open_after(ticks + SIGHT)
            return estimate(self._view.ground, still_open, own, other)
        free &= self._view.open_after(ticks + 1)
        steps, replies = self._steps(own, free), self._steps(other, free)
        if not steps or not replies:
            return _end(bool(steps), bool(replies), ticks + 1)
        position = free, own, other
        for step in self._best_first(steps, position, ticks):
            value = self._answered(free ^ step, step, replies, depth, ticks, floor, ceiling)
            if value > floor:
                floor = value
                self._good[position] = self._good[ticks,] = step
                if floor >= ceiling:
                    break
        return floor

    def _answered(
        self, free: int, own: int, replies: list[int], depth: int, ticks: int, floor: float, ceiling: float
    ) -> float:
        """The value of a move: that of its best reply for the other rider."""
        position = free, own
        for reply in self._best_first(replies, position, -ticks):
            if reply == own:
                value = value_of_draw(ticks + 1)
            else:
                value = self._value(free ^ reply, own, reply, depth - 1, ticks + 1, floor, ceiling)
            if value < ceiling:
                ceiling = value
                self._good[position] = self._good[-ticks,] = reply
                if ceiling <= floor:
                    break
        return ceiling

    def _steps(self, head: int, free: int) -> list[int]:
        """The free cells next to a head."""
        stride = self._stride
        return [step for step in (head >> stride, head << stride, head >> 1, head << 1) if step & free]

    def _best_first(self, steps: list[int], position: tuple[int, ...], depth: int) -> list[int]:
        """The steps, first the one that was best last time, in this position or else at this depth."""
        good = self._good.get(position) or self._good.get((depth,))
        if good is None or good == steps[0] or good not in steps:
            return steps
        return [good, *(step for step in steps if step != good)]


def preferred(matrix: Matrix) -> list[float]:
    """The best mix of the rows, or a single row if it is almost as good even when the other side knows it.

    Guessing ends in crashes of both more often than any other play.
    """
    mix = best_mix(matrix)
    surest = max(range(len(matrix)), key=lambda at: (min(matrix[at]), sum(matrix[at])))
    if min(matrix[surest]) >= worth(mix, matrix) - GUESS:
        return [float(at == surest) for at in range(len(matrix))]
    return mix


def value_of_draw(ticks: int) -> float:
    """The value of a crash of both, this many ticks ahead."""
    return min(DRAW_FAR_OFF, DRAW_AT_ONCE + ticks * DRAW_EASES)


def _end(own: bool, other: bool, ticks: int) -> float:
    """The value when at least one of the riders has no way on."""
    if own == other:
        return value_of_draw(ticks)
    return 1 - ticks * TICK if own else ticks * TICK - 1


def choose(mix: Mix, luck: float) -> Direction:
    """One of the choices, as often as the mix says if luck is spread evenly from 0 to 1."""
    likely = {direction: share for direction, share in mix.items() if share >= RARE}
    left = luck * sum(likely.values())
    for direction, share in likely.items():
        left -= share
        if left < 0:
            return direction
    return max(mix, key=mix.__getitem__)
