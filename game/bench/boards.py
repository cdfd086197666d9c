"""The official boards, which most benchmarks measure."""

import itertools
from collections.abc import Iterator

from game import catalogue
from game.core.variant import Setup


def official_boards() -> Iterator[Setup]:
    """Every game on its official board, with each of its options."""
    for variant in catalogue.games().values():
        names = [option.name for option in variant.options]
        for values in itertools.product(*(option.values for option in variant.options)):
            yield variant.setup(options=dict(zip(names, values, strict=True)))


def board_name(setup: Setup) -> str:
    return " ".join((setup.variant.slug, *(value for _name, value in setup.options)))
