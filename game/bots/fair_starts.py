"""Fair starts: short openings after which the player on turn wins, if not at once, and how many moves do."""

import random
from collections.abc import Iterable, Iterator, Set

from game.bots.starts import FairStart
from game.core.rules import PLAYERS, Move, Position
from game.core.stop import Stop
from game.core.variant import Setup
from game.solving.solver import Solver
from game.solving.symmetry import likeness
from game.solving.tactics import wins_at_once
from game.solving.values import Value

# The most moves of an opening: on the official board, and on others, where narrow positions come later.
LONGEST, LONGEST_ELSEWHERE = 4, 8
# How many openings are tried before wider ones will do. This is a count, not a time: the same question has
# the same answer on every machine.
TRIES = 2000
# The share of winning moves that will do instead, from the narrowest.
WIDER = (1 / 2, 3 / 5, 3 / 4, 1.0)


def draw(
    solver: Solver, share: float, seed: str, unlike: Iterable[FairStart] = (), stop: Stop | None = None
) -> FairStart | None:
    """An opening after which the player on turn wins, with at most this share of their moves.

    The seed decides which. It leads to no position that is like one after the starts in `unlike`, as long as
    there are others. A game without such an opening gets the narrowest of `WIDER` that it has; None if the
    player on turn wins after none at all.
    """
    barred = {likeness(solver.rules, start.match(solver.setup).position) for start in unlike}
    found = _narrowest(solver, share, seed, barred, stop)
    return _narrowest(solver, share, seed, set(), stop) if found is None and barred else found


def _narrowest(
    solver: Solver, share: float, seed: str, barred: Set[str], stop: Stop | None
) -> FairStart | None:
    for most in (share, *(wider for wider in WIDER if wider > share)):
        found = _draw(solver, most, f"{seed} {most:.3f}", barred, stop)
        if found is not None:
            return found
    return None


def _draw(solver: Solver, most: float, seed: str, barred: Set[str], stop: Stop | None) -> FairStart | None:
    chance = random.Random(seed)  # noqa: S311 - not for secrets
    tried: set[Position] = set()
    for start, position in _openings(solver, chance, _lengths(solver.setup, most)):
        if position in tried:
            continue
        tried.add(position)
        if _is_won(solver, position, most, stop) and likeness(solver.rules, position) not in barred:
            return start
    return None


def _lengths(setup: Setup, most: float) -> range:
    """How many moves an opening has. Narrow positions are rare near the start, and take longest to prove."""
    official = setup.size == setup.variant.size
    longest = LONGEST if official else LONGEST_ELSEWHERE
    shortest = 0 if official else LONGEST + 1
    return range(longest - 1 if most < 1 / 2 else shortest, longest + 1)


def _openings(solver: Solver, chance: random.Random, lengths: range) -> Iterator[tuple[FairStart, Position]]:
    """Openings of random moves, and the positions to which they lead, unless the game ends there.

    Long openings are tried more often than short ones, of which there are few.
    """
    rules, count = solver.rules, len(lengths)
    for _try in range(TRIES):
        first = PLAYERS[_below(chance, len(PLAYERS))]
        length = lengths[max(_below(chance, count), _below(chance, count))]
        position: Position = rules.start(first)
        moves: list[Move] = []
        while len(moves) < length and (legal := rules.legal_moves(position)):
            moves.append(legal[_below(chance, len(legal))])
            position = rules.play(position, moves[-1])
        if rules.legal_moves(position):
            yield FairStart(first, tuple(moves)), position


def _below(chance: random.Random, count: int) -> int:
    """A number from 0, below `count`. Python promises only that `random` stays the same for a seed."""
    return int(chance.random() * count)


def _is_won(solver: Solver, position: Position, most: float, stop: Stop | None) -> bool:
    """Whether the player on turn wins, though not at once, and with no more than this share of the moves."""
    legal, winning = solver.rules.legal_moves(position), 0
    if any(wins_at_once(solver.rules, position, move) for move in legal):
        return False
    if solver.value(position, stop) != Value.WIN:
        return False
    for move in legal:
        winning += solver.value_of(position, move, stop) == Value.WIN
        if winning / len(legal) > most:
            return False
    return True
