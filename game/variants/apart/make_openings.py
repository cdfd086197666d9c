"""Makes the files in `proven`: `python3 -m game.variants.apart.make_openings`."""

from functools import partial

from game.solving.proof_tree import proof_of_start, written
from game.variants.apart.kernel import PROVEN, ApartKernel
from game.variants.apart.rules import ApartRules

# The sizes whose start takes long to prove. The even ones take no search: Player 2 mirrors every move.
SIZES = (7,)
# How many positions a kernel examines in some tenths of a second.
MOMENT = 10_000


if __name__ == "__main__":
    for size in SIZES:
        rules = ApartRules(size)
        proven = proof_of_start(partial(ApartKernel, rules), MOMENT)
        (PROVEN / f"{size}.txt").write_text(written(rules, proven), encoding="utf-8")
