"""What the tests of the kernels share: kernels, positions to ask about, and a clock that ends."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from game import catalogue
from game.core.kernel import AnyKernel
from game.core.rules import AnyRules
from tests.setups import random_match


def kernel_of(slug: str, size: int | None = None, **options: str) -> tuple[AnyRules, AnyKernel]:
    """A board's rules and a fresh kernel for it."""
    variant = catalogue.games()[slug]
    rules = variant.setup(size, options).rules()
    assert variant.make_kernel is not None
    return rules, variant.make_kernel(rules)


def dice(seed: int) -> random.Random:
    return random.Random(seed)  # noqa: S311 - not for secrets


def after(asked: int) -> Callable[[], bool]:
    """False as often as it may be asked, then true."""
    answers = iter([False] * asked)
    return lambda: next(answers, True)


def reachable(rules: AnyRules) -> Iterator[Any]:
    """Every position that play can reach from the start with Player 1 first, each once."""
    frontier = {rules.start()}
    while frontier:
        yield from frontier
        frontier = {rules.play(before, move) for before in frontier for move in rules.legal_moves(before)}


def longest(rules: AnyRules, position: Any, most: int) -> int:
    """The moves of the longest game from here, or one more than `most`."""
    frontier = {position}
    for moves in range(most + 1):
        frontier = {rules.play(place, move) for place in frontier for move in rules.legal_moves(place)}
        if not frontier:
            return moves
    return most + 1


def random_positions(slug: str, size: int, games: int, from_ply: int = 0, **options: str) -> Iterator[Any]:
    """The positions of random games, from some ply on to the end."""
    setup = catalogue.games()[slug].setup(size, options)
    for seed in range(games):
        plies = random_match(setup, seed).plies
        yield from (ply.after for ply in plies[from_ply:])


def random_text(size: int, chance: random.Random, least: int = 0) -> str:
    """A board on which anything may lie anywhere, `least` cells at least taken, and a side to move."""
    cells = size * size
    taken = set(chance.sample(range(cells), chance.randint(least, cells)))
    letters = [chance.choice("XO") if cell in taken else "." for cell in range(cells)]
    rows = ("".join(letters[start : start + size]) for start in range(0, cells, size))
    return f"{'/'.join(rows)} {chance.choice('12')}"
