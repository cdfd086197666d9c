"""The levels at which a bot plays: each looks a number of moves ahead and takes the best that it sees."""

from game.bots.solver import NO_DEPTH_LIMIT

LOOKAHEAD = {"rookie": 1, "casual": 3, "sharp": 5, "perfect": NO_DEPTH_LIMIT}
LEVELS = tuple(LOOKAHEAD)
STRONGEST = LEVELS[-1]
