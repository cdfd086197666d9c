"""Makes the files in `proven`: `python3 -m game.variants.siege.make_openings`. It takes some minutes."""

from game.solving.proof_tree import ProofTree, afterwards, written
from game.variants.siege.kernel import PROVEN, SiegeKernel
from game.variants.siege.rules import SiegeRules

OFFICIAL = 5
# The sizes whose start takes long to prove, and how many positions a kernel examines in a moment. 7×7 takes
# too long: `7.txt` was made in the same way by a search in C, with 40,000 positions for a moment.
MOMENTS = {5: 10_000, 6: 30_000}


def make(size: int) -> str:
    """The start, and what its value rests on; on the official board also what every first move is worth."""
    rules = SiegeRules(size)
    tree = ProofTree(lambda: SiegeKernel(rules), MOMENTS[size])
    start = rules.start()
    for position in [start, *afterwards(rules, start)] if size == OFFICIAL else [start]:
        if position not in tree.proven:
            tree.grow(position)
    return written(rules, tree.proven)


if __name__ == "__main__":
    for size in MOMENTS:
        (PROVEN / f"{size}.txt").write_text(make(size), encoding="utf-8")
