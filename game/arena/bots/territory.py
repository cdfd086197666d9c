"""Who reaches which cells first, and what that is worth: the estimate of every bot that looks ahead."""

from game.arena.bots.chambers import exact_worth, rough_worth
from game.arena.bots.ground import Ground

# An open edge between two cells of a territory weighs as much as this many cells.
EDGE = 3.5
# A lead of this much territory is half a win.
HALF_A_WIN = 150.0
# Once the riders are cut off, a lead is worth at least this much; a lead of this many cells is half the rest.
SURE, HALF_A_CELL = 0.7, 4.0


def split(ground: Ground, free: int, one: int, two: int) -> tuple[int, int, int]:
    """The free cells that each of two riders reaches before the other, and those that both reach at once."""
    stride, first, second, both = ground.stride, 0, 0, 0
    while one or two:
        one = (one << 1 | one >> 1 | one << stride | one >> stride) & free
        two = (two << 1 | two >> 1 | two << stride | two >> stride) & free
        free ^= one | two
        tie = one & two
        if tie:
            both |= tie
            one ^= tie
            two ^= tie
        first |= one
        second |= two
    return first, second, both


def estimate(ground: Ground, free: int, one: int, two: int) -> float:
    """How well rider `one` stands, from -1 to 1; `free` holds neither rider."""
    first, second, both = split(ground, free, one, two)
    front = first & ground.beside(second | both)
    if not front and not both:
        return _lead_when_cut_off(ground, (first, one), (second, two))
    other_front = second & ground.beside(first | both)
    stride = ground.stride

    def measure(cells: int, entry: int) -> float:
        edges = (cells & cells << 1).bit_count() + (cells & cells << stride).bit_count()
        return ground.most_cells(cells, entry) + EDGE * edges

    lead = rough_worth(ground, first, one, front, measure)
    lead -= rough_worth(ground, second, two, other_front, measure)
    return lead / (abs(lead) + HALF_A_WIN)


def _lead_when_cut_off(ground: Ground, own: tuple[int, int], other: tuple[int, int]) -> float:
    """The same for riders who cannot reach each other: who can ride longer."""
    lead = rough_worth(ground, *own, 0, ground.most_cells) - rough_worth(ground, *other, 0, ground.most_cells)
    if not lead:
        return 0.0
    sure = SURE + (1 - SURE) * abs(lead) / (abs(lead) + HALF_A_CELL)
    return sure * 0.99 if lead > 0 else -sure * 0.99


def room(ground: Ground, cells: int, head: int) -> float:
    """How many of these cells a rider alone among them can ride, at most."""
    return exact_worth(ground, cells, head, ground.most_cells)
