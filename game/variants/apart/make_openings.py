"""Makes the files in `proven`: `python3 -m game.variants.apart.make_openings`."""

from game.solving.openings import written
from game.solving.proof_tree import ProofTree
from game.variants.apart.kernel import PROVEN, ApartKernel
from game.variants.apart.rules import ApartRules

# The sizes whose start takes long to prove. The even ones take no search: Player 2 mirrors every move.
SIZES = (7,)
# How many positions a kernel examines in some tenths of a second.
MOMENT = 10_000


def make(size: int) -> str:
    """The start, and what its value rests on."""
    rules = ApartRules(size)
    tree = ProofTree(lambda: ApartKernel(rules), MOMENT)
    tree.grow(rules.start())
    return written(rules, tree.proven)


if __name__ == "__main__":
    for size in SIZES:
        (PROVEN / f"{size}.txt").write_text(make(size), encoding="utf-8")
