"""When things move: the step of a tower, the block that breaks out of the floor, and the end of a loser."""

import math
from typing import NamedTuple

from game.arcade.draw.easing import gathering, overshooting, part_of, settling, swaying

# The share of a move's animation that belongs to the step; the block rises in the rest.
STEP_SHARE = 0.45
# In the step: when the tower leaves the ground, and when it lands.
LEAVES, LANDS = 0.14, 0.7
# In the rising of a block: when it comes through the floor, and when it has come to rest.
BREAKS, RESTS = 0.24, 0.9
# In the fate of a loser: when the blocks around it have drawn back, when they hit, and when all is still.
DRAWN_BACK, HIT, STILL = 0.26, 0.36, 0.8
# How far these blocks draw back, and how far they move in, in shares of a cell.
BACK, FORTH = 0.03, 0.24
# When the tower of the loser has broken in two.
BROKEN = 0.95


class Stance(NamedTuple):
    """How a tower stands on its way from one cell to the next."""

    along: float = 1.0  # the share of the way
    lift: float = 0.0  # above the floor, in shares of a cell
    tall: float = 1.0  # its height, compared with a tower at rest


def stance(step: float) -> Stance:
    """How a tower stands during its step: it crouches, leaps, and lands with its whole weight."""
    along = swaying(part_of(step, LEAVES, LANDS))
    lift = 0.17 * math.sin(math.pi * part_of(step, LEAVES * 0.7, LANDS))
    crouch = 0.1 * math.sin(math.pi * part_of(step, 0.0, LEAVES * 1.6))
    return Stance(along, lift, 1 - crouch - 0.17 * settling(part_of(step, LANDS, 1.0), 1.0))


def landing(step: float) -> float:
    """How long ago the tower landed, from 0 to 1 while dust flies."""
    return part_of(step, LANDS, 1.0)


def rising(progress: float) -> float:
    """The part of a move in which the block rises, from 0 to 1."""
    return part_of(progress, STEP_SHARE, 1.0)


def risen(rise: float) -> float:
    """How far a block has come out of the floor."""
    up = part_of(rise, BREAKS, RESTS)
    return overshooting(up) if up > 0 else 0.0


def tremor(rise: float) -> float:
    """How the floor trembles before and while a block breaks through, from -1 to 1."""
    return math.sin(rise * 46) * math.sin(math.pi * part_of(rise, 0.0, 0.6))


def slam(fate: float) -> float:
    """How far the blocks around a loser have moved towards it, in shares of a cell: back, in, and home."""
    if fate < DRAWN_BACK:
        return -BACK * swaying(fate / DRAWN_BACK)
    if fate < HIT:
        return -BACK + (FORTH + BACK) * gathering(part_of(fate, DRAWN_BACK, HIT))
    after = part_of(fate, HIT, STILL)
    return FORTH * (1 - swaying(after))


def shaken(fate: float) -> float:
    """How strongly all stones tremble after the blow."""
    return settling(part_of(fate, HIT, 0.8), 3.0)


def broken(fate: float) -> float:
    """How far the tower of the loser has broken in two."""
    return part_of(fate, HIT, BROKEN)
