"""Benchmark of the packs: every puzzle is proven again, and its rating compared with graded solvers."""

from collections import Counter
from dataclasses import dataclass
from functools import cache

from game.bench.graded_solvers import chances, fitted, rank_correlation
from game.core.variant import Setup
from game.puzzles.difficulty import PRIOR, Difficulty, difficulty, rating
from game.puzzles.pack import Entry, Packs, found_packs
from game.puzzles.proof import prove
from game.solving.solver import Solver

ROW = "{:12} {:>8} {:>7} {:>24} {:>7} {:>7} {:>7}"
CORRELATION = "{:12} {:>7} {:>7}   {}"
OF_ALL = "all"


@dataclass(frozen=True)
class Measured:
    """A puzzle that was proven."""

    slug: str
    length: int
    rating: int
    difficulty: Difficulty
    chances: tuple[float, ...]  # of the solvers of graded sight; none if they were not asked


def run(*, sights: bool) -> int:
    """Print how many puzzles hold, their lengths and ratings; 1 if one does not hold."""
    packs = found_packs()
    print(ROW.format("game", "puzzles", "proven", "with 1, 2, 3, 4, 5 moves", "easiest", "median", "hardest"))
    found: list[Measured] = []
    wrong = 0
    for slug in packs.slugs:
        measured = [_measure(packs, entry, sights=sights) for entry in packs.of(slug)]
        proven = [each for each in measured if each is not None]
        wrong += len(measured) - len(proven)
        _print_row(slug, len(measured), proven)
        found += proven
    if sights:
        _print_correlations(found)
    return 1 if wrong else 0


def _measure(packs: Packs, entry: Entry, *, sights: bool) -> Measured | None:
    """None if a line of a pack is not the puzzle that it says."""
    puzzle = packs.puzzle(entry)
    solver = _solver_for(puzzle.setup)
    proof = prove(solver, puzzle.match())
    if proof is None or proof.puzzle.solution != puzzle.solution:
        print(f"does not hold: {entry.text}")
        return None
    seen = chances(solver, puzzle) if sights else ()
    slug = puzzle.setup.variant.slug
    return Measured(slug, proof.length, entry.rating, difficulty(solver, proof), seen)


@cache
def _solver_for(setup: Setup) -> Solver:
    return Solver(setup)


def _print_row(slug: str, count: int, proven: list[Measured]) -> None:
    lengths = Counter(each.length for each in proven)
    ratings = sorted(each.rating for each in proven) or [0]
    words = ", ".join(str(lengths[length]) for length in range(1, 6))
    spread = ratings[0], ratings[len(ratings) // 2], ratings[-1]
    print(ROW.format(slug, count, len(proven), words, *spread), flush=True)


def _print_correlations(found: list[Measured]) -> None:
    """Print how well the ratings order the puzzles of each game as the solvers do."""
    difficulties = fitted([each.chances for each in found])
    print("\nrank correlation with the solvers, and their chances, the weakest first")
    print(CORRELATION.format("game", "prior", "rating", "").rstrip())
    for slug in (*dict.fromkeys(each.slug for each in found), OF_ALL):
        pairs = [pair for pair in zip(found, difficulties, strict=True) if slug in (pair[0].slug, OF_ALL)]
        _print_correlation(slug, pairs)


def _print_correlation(slug: str, pairs: list[tuple[Measured, float]]) -> None:
    fit = [fitted_to for _each, fitted_to in pairs]
    prior = rank_correlation([rating(each.difficulty, PRIOR) for each, _fit in pairs], fit)
    now = rank_correlation([each.rating for each, _fit in pairs], fit)
    seen = zip(*(each.chances for each, _fit in pairs), strict=True)
    means = " ".join(f"{sum(column) / len(column):4.0%}" for column in seen)
    print(CORRELATION.format(slug, f"{prior:.2f}", f"{now:.2f}", means), flush=True)
