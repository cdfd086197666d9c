"""Makes the file in `proven`: `python3 -m game.variants.crossfire.make_openings`."""

from functools import partial

from game.solving.proof_tree import proof_of_start, written
from game.variants.crossfire.kernel import PROVEN, CrossfireKernel
from game.variants.crossfire.rules import MAIN_DIAGONALS, CrossfireRules

# The only board whose start takes long to prove.
SIZE = 8
# How many positions a kernel examines in some hundredths of a second.
MOMENT = 1000


if __name__ == "__main__":
    rules = CrossfireRules(SIZE, MAIN_DIAGONALS)
    proven = proof_of_start(partial(CrossfireKernel, rules), MOMENT)
    (PROVEN / f"{SIZE}-{MAIN_DIAGONALS}.txt").write_text(written(rules, proven), encoding="utf-8")
