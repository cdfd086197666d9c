"""How much of the longest path a level rides when it is alone in a random room."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from game.arena.bots.fill import Fill
from game.arena.bots.ground import Ground, ground_of
from game.arena.bots.rider_levels import LEVELS, STRONGEST
from game.arena.bots.territory import room
from game.arena.bots.view import View
from game.arena.field import EVERY_DIRECTION, Direction, Field, inside, opposite
from game.bench.arena.riders import budget_of
from game.core.grid import cells_in

FIELD = Field(13, 13)
FEWEST_CELLS, MOST_CELLS = 20, 40
# In rooms with more cells the bar goes by the bound, which is often more than the longest path.
MOST_CELLS_OF_THE_BAR = 25
# In rooms with more cells it takes too long to find the longest path.
MOST_EXACT = 33


def rooms(count: int) -> Iterator[tuple[int, int]]:
    """The head and the free cells of random rooms, which grow cell by cell from the head."""
    ground, chance = ground_of(FIELD), random.Random(7)  # noqa: S311 - not for secrets
    for _room in range(count):
        head = 1 << FIELD.cell(chance.randrange(FIELD.width), chance.randrange(FIELD.height))
        cells, wanted = head, chance.randint(FEWEST_CELLS, MOST_CELLS) + 1
        while cells.bit_count() < wanted:
            cells |= 1 << chance.choice(cells_in(ground.beside(cells) & inside(FIELD) & ~cells))
        yield head, cells & ~head


@dataclass(frozen=True)
class Share:
    """How much was ridden: of the length that the bar goes by, and of the longest path if it was found."""

    of_the_bar: float
    exact: float | None


def share(nodes: int | None, room_to_ride: tuple[int, int]) -> Share:
    """How much of a room the strongest level rides. A room is its head and its free cells.

    A number of nodes replaces the time that the level has.
    """
    ground, (head, cells) = ground_of(FIELD), room_to_ride
    ridden, bound, size = _ridden(ground, cells, head, nodes), room(ground, cells, head), cells.bit_count()
    longest = _longest(ground, cells, head) if size <= MOST_EXACT else None
    of_the_bar = longest if longest and size <= MOST_CELLS_OF_THE_BAR else bound
    return Share(ridden / of_the_bar, ridden / longest if longest else None)


def _ridden(ground: Ground, cells: int, head: int, nodes: int | None) -> int:
    """How many cells are ridden until every way crashes."""
    ridden, heading = 0, _first_heading(ground, cells, head)
    while ground.beside(head) & cells:
        view = View(ground, cells, head, 1, heading, ())
        *_worse, heading = Fill(view, budget_of(LEVELS[STRONGEST], nodes)).directions()
        head = view.steps(head)[heading]
        cells ^= head
        ridden += 1
    return ridden


def _first_heading(ground: Ground, cells: int, head: int) -> Direction:
    """A heading from which every way on is open, if there is one: back is the only way that is not."""
    steps = View(ground, cells, head, 1, 0, ()).steps(head)
    return next((opposite(each) for each in EVERY_DIRECTION if not steps[each] & cells), EVERY_DIRECTION[0])


def _longest(ground: Ground, cells: int, head: int, ridden: int = 0, best: int = 0) -> int:
    """The cells of the longest path, by trying every path that could be longer than the best."""
    best = max(best, ridden)
    near = ground.beside(head) & cells
    while near and ridden + room(ground, cells, head) > best:
        step = near & -near
        near ^= step
        best = _longest(ground, cells ^ step, step, ridden + 1, best)
    return best
