"""An estimate for walking games: who can reach more of the board first."""

from game.core.walking import Walkers, WalkingRules


def territory(rules: WalkingRules, position: Walkers) -> float:
    """How many free cells the player on turn can reach first, compared with the opponent, from -1 to 1."""
    grid = rules.grid
    free = grid.board & ~rules.taken(position)
    standing = rules.standing(position)
    fronts = [1 << standing, 1 << (position.one + position.two - standing)]
    cells = [0, 0]
    while any(fronts):
        for side in (0, 1):
            fronts[side] = grid.stepped(fronts[side]) & free
            free &= ~fronts[side]
            cells[side] += fronts[side].bit_count()
    own, other = cells
    return (own - other) / (own + other + 1)
