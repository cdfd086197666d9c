"""Makes `openings.txt`: `python3 -m game.variants.siege.make_openings`."""

from game.variants.siege.kernel import SiegeKernel
from game.variants.siege.openings import FILE, OFFICIAL, WORDS, signed
from game.variants.siege.rules import SiegeRules


def make() -> str:
    """The start and the position after every first move, each proven with an empty memory."""
    rules = SiegeRules(OFFICIAL)
    start = rules.start()
    kernel = SiegeKernel(rules)
    kernel.unlearn()
    positions = [start, *(rules.play(start, move) for move in rules.legal_moves(start))]
    proofs = ((position, kernel.wins(position, lambda: False)) for position in positions)
    return signed("".join(f"{rules.text(position)} {WORDS[wins]}\n" for position, wins in proofs))


if __name__ == "__main__":
    FILE.write_text(make(), encoding="utf-8")
