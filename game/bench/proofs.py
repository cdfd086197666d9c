"""Checks everything that was proven in advance: each listed value has to follow from one move ahead."""

import time
from pathlib import Path

from game import catalogue
from game.core.rules import Position
from game.core.variant import Setup
from game.solving.proof_tree import known, unsupported
from game.solving.solver import Solver

# More positions than a kernel examines for any value that is not listed.
MOST = 500_000
ROW = "{:20} {:>8} {:>14} {:>10} {:>8}"


def run(slug: str | None) -> int:
    """Print how many positions each list rests on; 1 if a listed value does not follow."""
    print(ROW.format("list", "values", "positions", "seconds", "wrong"))
    wrong = 0
    for file in files():
        if slug in (None, board(file).variant.slug):
            wrong += _check(file)
    return int(wrong > 0)


def _check(file: Path) -> int:
    """Print what it takes to check a list, and give the number of values that do not follow."""
    kernel, proven = Solver(board(file)).kernel, listed(file)
    began = time.process_time()
    wrong = len(list(unsupported(kernel, proven, MOST, proven)))
    seconds = time.process_time() - began
    print(ROW.format(name(file), len(proven), f"{kernel.nodes:,}", f"{seconds:.1f}", wrong), flush=True)
    return wrong


def files() -> list[Path]:
    """All lists: one for each board whose proof takes long."""
    return [file for variant in catalogue.games().values() for file in catalogue.proven_in_advance(variant)]


def name(file: Path) -> str:
    return f"{file.parts[-3]} {file.stem}"


def board(file: Path) -> Setup:
    """The board of a list: its name says the size, and after it the values of the game's options."""
    variant = catalogue.games()[file.parts[-3]]
    size, *values = file.stem.split("-")
    names = [option.name for option in variant.options]
    return variant.setup(int(size), dict(zip(names, values, strict=True)))


def listed(file: Path) -> dict[Position, bool]:
    """Whether the player on turn wins, by position."""
    return known(board(file).rules(), file.read_bytes)
