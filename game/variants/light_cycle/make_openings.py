"""Makes the files in `proven`: `python3 -m game.variants.light_cycle.make_openings`."""

from functools import partial

from game.solving.proof_tree import proof_of_start, written
from game.variants.light_cycle.kernel import PROVEN, LightCycleKernel
from game.variants.light_cycle.rules import LightCycleRules

# The sizes whose start takes long to prove. The even ones take no search: Player 2 mirrors every move.
SIZES = (13, 15)
# How many positions a kernel examines in some tenths of a second.
MOMENT = 12_000


if __name__ == "__main__":
    for size in SIZES:
        rules = LightCycleRules(size)
        proven = proof_of_start(partial(LightCycleKernel, rules), MOMENT)
        (PROVEN / f"{size}.txt").write_text(written(rules, proven), encoding="utf-8")
