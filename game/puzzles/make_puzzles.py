"""Makes the packs: `python3 -m game.puzzles.make_puzzles [GAME] [--count N] [--seed N]`.

Players of uneven strength play against each other. The positions of their games that are puzzles are kept.
"""

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from game import catalogue
from game.core.match import Match
from game.core.rules import PLAYERS, AnyRules, Move, Position
from game.core.variant import Setup, Variant
from game.puzzles.difficulty import rated
from game.puzzles.pack import written
from game.puzzles.proof import Proof, prove
from game.puzzles.puzzle import Puzzle
from game.solving.solver import Solver
from game.solving.symmetry import likeness
from game.solving.tactics import sensible_moves

COUNT = 240
# The error that is added to a player's estimates, as a standard deviation: one of these in each game.
HAZES = (0.1, 0.3, 1.0)
# The day from which the first edition is in use.
FIRST_EDITION = "2026-01-01"
MOST_GAMES = 20_000


@dataclass(frozen=True)
class Haul:
    """What was found on one board, and in how many games."""

    setup: Setup
    puzzles: tuple[Puzzle, ...]
    games: int


def mine(variant: Variant, wanted: int, seed: int = 0) -> list[Haul]:
    """This many puzzles of a game, spread evenly over its boards. The same seed finds the same ones."""
    boards = [variant.setup(size) for size in variant.puzzle_sizes]
    shares = [wanted // len(boards) + (number < wanted % len(boards)) for number in range(len(boards))]
    return [_mine_board(setup, share, seed) for setup, share in zip(boards, shares, strict=True)]


def _mine_board(setup: Setup, wanted: int, seed: int) -> Haul:
    solver = Solver(setup)
    seen: set[str] = set()
    found: list[Puzzle] = []
    for number in count():
        if len(found) >= wanted or number == MOST_GAMES:
            return Haul(setup, tuple(found[:wanted]), number)
        found += [rated(solver, proof) for proof in _new_in(solver, played(solver, f"{seed} {number}"), seen)]
    raise AssertionError("numbers do not end")


def played(solver: Solver, seed: str) -> Match:
    """A whole game between players who avoid losing at once, and beyond that estimate with an error."""
    chance = random.Random(seed)  # noqa: S311 - not for secrets
    match = Match(solver.setup, chance.choice(PLAYERS))
    haze = chance.choice(HAZES)
    while not match.over:
        match.play(_choose(solver, match.position, haze, chance))
    return match


def _choose(solver: Solver, position: Position, haze: float, chance: random.Random) -> Move:
    promise = solver.promise(position)
    return max(sensible_moves(solver.rules, position), key=lambda move: promise[move] + chance.gauss(0, haze))


def _new_in(solver: Solver, game: Match, seen: set[str]) -> Iterator[Proof]:
    """The puzzles in a game that ask no question twice, not even further along the line of another one."""
    match = Match(game.setup, game.first)
    for ply in game.plies:
        if likeness(solver.rules, match.position) not in seen:
            proof = prove(solver, match)
            if proof is not None and proof.length >= game.setup.variant.puzzle_moves:
                asked = _asked(solver.rules, proof)
                if not asked & seen:
                    seen |= asked
                    yield proof
        match.play(ply.move)


def _asked(rules: AnyRules, proof: Proof) -> set[str]:
    """Every position of a line in which a move is to be found."""
    player = proof.puzzle.player
    return {likeness(rules, ply.before) for ply in proof.puzzle.solved() if ply.player == player}


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
