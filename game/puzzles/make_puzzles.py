"""Makes the packs: `python3 -m game.puzzles.make_puzzles [GAME] [--count N] [--seed N]`."""

import argparse

from game import catalogue
from game.core.variant import Variant
from game.puzzles.mining import FIRST_EDITION, mine
from game.puzzles.pack import written

COUNT = 240


def make(variant: Variant, wanted: int, seed: int) -> str:
    """Mine the pack of a game, write it into its folder, and say what was found."""
    hauls = mine(variant, wanted, seed)
    puzzles = sorted(
        (puzzle for haul in hauls for puzzle in haul.puzzles), key=lambda puzzle: (puzzle.rating, puzzle.text)
    )
    catalogue.pack_of(variant).write_text(written(FIRST_EDITION, puzzles), encoding="utf-8", newline="\n")
    found = (f"{len(haul.puzzles)} in {haul.games} games of size {haul.setup.size}" for haul in hauls)
    return f"{variant.slug}: {', '.join(found)}"


def main() -> None:
    games = catalogue.games()
    parser = argparse.ArgumentParser(description="Mine the puzzles of the games, and write their packs.")
    parser.add_argument("game", nargs="?", type=catalogue.slug_of, choices=list(games), metavar="GAME")
    parser.add_argument("--count", type=int, default=COUNT, metavar="N", help="how many for each game")
    parser.add_argument("--seed", type=int, default=0, metavar="N")
    choices = parser.parse_args()
    for variant in games.values():
        if variant.puzzle_sizes and choices.game in (None, variant.slug):
            print(make(variant, choices.count, choices.seed), flush=True)


if __name__ == "__main__":
    main()
