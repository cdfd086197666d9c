"""Fair starts: short openings after which the player on turn wins, if not at once, and how many moves do."""

import random
from collections.abc import Iterator

from game.bots.starts import FairStart
from game.core.rules import PLAYERS, Move, Position
from game.core.stop import Stop
from game.solving.solver import Solver
from game.solving.tactics import wins_at_once
from game.solving.values import Value

# The most moves of an opening.
LONGEST = 4
# How many openings are tried before wider ones will do. This is a count, not a time: the same question has
# the same answer on every machine.
TRIES = 1000
# The share of winning moves that will do instead, from the narrowest.
WIDER = (1 / 2, 3 / 5, 3 / 4, 1.0)


def draw(solver: Solver, share: float, seed: str, stop: Stop | None = None) -> FairStart | None:
    """An opening after which the player on turn wins, with at most this share of their moves.

    The seed decides which. A game without such an opening gets the narrowest of `WIDER` that it has; None if
    the player on turn wins after none at all.
    """
    for most in (share, *(wider for wider in WIDER if wider > share)):
        found = _draw(solver, most, f"{seed} {most:.3f}", stop)
        if found is not None:
            return found
    return None


def _draw(solver: Solver, most: float, seed: str, stop: Stop | None) -> FairStart | None:
    chance = random.Random(seed)  # noqa: S311 - not for secrets
    tried: set[Position] = set()
    for start, position in _openings(solver, chance, _shortest(most)):
        if position in tried:
            continue
        tried.add(position)
        if _is_won(solver, position, most, stop):
            return start
    return None


def _shortest(most: float) -> int:
    """The fewest moves of an opening. Narrow positions are rare near the start, and take longest to prove."""
    return LONGEST - 1 if most < 1 / 2 else 0


def _openings(solver: Solver, chance: random.Random, shortest: int) -> Iterator[tuple[FairStart, Position]]:
    """Openings of random moves, and the positions to which they lead, unless the game ends there.

    Long openings are tried more often than short ones, of which there are few.
    """
    rules, lengths = solver.rules, LONGEST + 1 - shortest
    for _try in range(TRIES):
        first = PLAYERS[_below(chance, len(PLAYERS))]
        length = shortest + max(_below(chance, lengths), _below(chance, lengths))
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
