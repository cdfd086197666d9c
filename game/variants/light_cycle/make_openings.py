"""Makes the files in `proven`: `python3 -m game.variants.light_cycle.make_openings`."""

from game.solving.openings import written
from game.solving.proof_tree import ProofTree
from game.variants.light_cycle.kernel import PROVEN, LightCycleKernel
from game.variants.light_cycle.rules import LightCycleRules

# The sizes whose start takes long to prove. The even ones take no search: Player 2 mirrors every move.
SIZES = (15,)
# How many positions a kernel examines in some tenths of a second.
MOMENT = 12_000


def make(size: int) -> str:
    """The start, and what its value rests on."""
    rules = LightCycleRules(size)
    tree = ProofTree(lambda: LightCycleKernel(rules), MOMENT)
    tree.grow(rules.start())
    return written(rules, tree.proven)


if __name__ == "__main__":
    for size in SIZES:
        (PROVEN / f"{size}.txt").write_text(make(size), encoding="utf-8")
