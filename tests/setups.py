"""The boards on which the contract is tested, and games to test it with."""

import itertools
import random
from collections.abc import Iterator

from game import catalogue
from game.core.match import Match
from game.core.variant import Setup, Variant
from tests.conftest import TOY_GAMES

# The games that are played; the toys beside them are there for the tests.
PRODUCT_GAMES = [slug for slug in catalogue.games() if not (TOY_GAMES / slug).exists()]


def setups_of(variant: Variant) -> Iterator[Setup]:
    """A game at three sizes (the smallest, the official, the largest) with each of its options."""
    names = [option.name for option in variant.options]
    for size in sorted({variant.sizes[0], variant.size, variant.sizes[-1]}):
        for values in itertools.product(*(option.values for option in variant.options)):
            yield variant.setup(size, dict(zip(names, values, strict=True)))


def all_setups() -> list[Setup]:
    return [setup for variant in catalogue.games().values() for setup in setups_of(variant)]


def name(setup: Setup) -> str:
    return "-".join((setup.variant.slug, str(setup.size), *(value for _name, value in setup.options)))


def random_match(setup: Setup, seed: int) -> Match:
    """A whole game of random moves, the same for the same seed; odd seeds let Player 2 begin."""
    chance = random.Random(seed)  # noqa: S311 - nobody's secret
    match = Match(setup, first=1 + seed % 2)
    while not match.over:
        match.play(chance.choice(match.rules.legal_moves(match.position)))
    return match


# Moves of Noughts and Crosses after which nobody has won.
DRAWN_GAME = ("1,1", "2,2", "1,3", "1,2", "3,2", "2,1", "2,3", "3,3", "3,1")


def drawn_match(noughts: Setup) -> Match:
    match = Match(noughts)
    for move in DRAWN_GAME:
        match.play(match.rules.read_move(move))
    return match
