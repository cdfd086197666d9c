"""Where a cursor goes when a direction is pressed on a board on which only some cells matter."""

from functools import lru_cache

from game.core.grid import DIRECTIONS, Grid, cells_in


def hop(grid: Grid, cells: int, origin: int, direction: int) -> int:
    """The nearest of the cells in a direction; if there is none, the next cell, up to the edge.

    In the rare case that hops could not reach every one of the cells, always the next cell.
    """
    nearest = grid.nearest(cells, origin, direction) if _all_linked(grid, cells) else None
    return dict(grid.exits[origin]).get(direction, origin) if nearest is None else nearest


@lru_cache(maxsize=16)
def _all_linked(grid: Grid, cells: int) -> bool:
    """Whether hops lead from every cell to every other."""
    onwards: dict[int, set[int]] = {cell: set() for cell in cells_in(cells)}
    backwards: dict[int, set[int]] = {cell: set() for cell in onwards}
    for cell in onwards:
        for direction in range(len(DIRECTIONS)):
            target = grid.nearest(cells, cell, direction)
            if target is not None:
                onwards[cell].add(target)
                backwards[target].add(cell)
    return _leads_everywhere(onwards) and _leads_everywhere(backwards)


def _leads_everywhere(links: dict[int, set[int]]) -> bool:
    """Whether every cell can be reached from the first by following links."""
    reached = set(list(links)[:1])
    edge = list(reached)
    while edge:
        found = links[edge.pop()] - reached
        reached |= found
        edge += found
    return len(reached) == len(links)
