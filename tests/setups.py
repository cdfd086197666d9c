"""The boards on which the contract is tested, and games to test it with."""

import itertools
import random
from collections.abc import Iterator
from pathlib import Path

from game import catalogue
from game.core.match import Match
from game.core.variant import Setup, Variant

# The games that players find; the others are there for the tests.
PRODUCT_GAMES = [slug for slug in catalogue.games() if (Path(catalogue.folders()[0]) / slug).exists()]
TOYS = [folder.name for folder in (Path(__file__).parent / "toy").iterdir()]
# Those among them that are in pictures and runs which were recorded once and for all.
THE_FIVE = ("apart", "crossfire", "light_cycle", "chain", "siege")
# The games that are shown on the screen, each in turn. Of the toys, that is the one which is least like the
# five: its moves cover two cells.
ON_THE_SCREEN = [slug for slug in catalogue.games() if slug not in ("noughts", "queens", "rooks")]
# The games that declare boards for puzzles.
WITH_PUZZLES = [slug for slug, variant in catalogue.games().items() if variant.puzzle_sizes]


def setups_of(variant: Variant) -> Iterator[Setup]:
    """A game at three sizes (the smallest, the official, the largest) with each of its options.

    A toy at the official size alone: its own rules are no product, and what it shares is tested in others.
    """
    names = [option.name for option in variant.options]
    sizes = {variant.size} if variant.slug in TOYS else {variant.sizes[0], variant.size, variant.sizes[-1]}
    for size in sorted(sizes):
        for values in itertools.product(*(option.values for option in variant.options)):
            yield variant.setup(size, dict(zip(names, values, strict=True)))


def proven_board(variant: Variant) -> Setup | None:
    """The board on which tests prove everything: the official one, or the largest that is proven in a moment.

    None for a game that declares no such board.
    """
    sizes = [size for size in variant.sizes if size in variant.provable_sizes]
    if variant.size in sizes:
        return variant.setup()
    return variant.setup(sizes[-1]) if sizes else None


# One board of every game that has any, on which every position is proven in a moment.
PROVEN = [setup for variant in catalogue.games().values() if (setup := proven_board(variant))]
# One board of every game on which whole games are played quickly.
QUICK = [proven_board(variant) or variant.setup(variant.sizes[0]) for variant in catalogue.games().values()]


def all_setups() -> list[Setup]:
    return [setup for variant in catalogue.games().values() for setup in setups_of(variant)]


def name(setup: Setup) -> str:
    return "-".join((setup.variant.slug, str(setup.size), *(value for _name, value in setup.options)))


def random_match(setup: Setup, seed: int) -> Match:
    """A whole game of random moves, the same for the same seed; odd seeds let Player 2 begin."""
    chance = random.Random(seed)  # noqa: S311 - not for secrets
    match = Match(setup, first=1 + seed % 2)
    while not match.over:
        match.play(chance.choice(match.rules.legal_moves(match.position)))
    return match


def match_of(setup: Setup, moves: str) -> Match:
    """A match in which these moves were made, such as `2,2 1,1`."""
    return Match.of(setup, map(setup.rules().read_move, moves.split()))


# A drawn game of Noughts and Crosses.
DRAWN_GAME = ("1,1", "2,2", "1,3", "1,2", "3,2", "2,1", "2,3", "3,3", "3,1")


def drawn_match(noughts: Setup) -> Match:
    return match_of(noughts, " ".join(DRAWN_GAME))
