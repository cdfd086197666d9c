"""A simple opponent for any game: it wins when it can, avoids losing at once, and keeps its choices open."""

import random
from collections.abc import Callable
from typing import Any

from game.core.rules import AnyRules, Move, opponent

# A bot is a function from a position to a legal move.
Bot = Callable[[Any], Move]
# So many moves are looked at; where there are more, a random sample stands for all.
SAMPLE = 60


def simple_bot(rules: AnyRules, seed: int) -> Bot:
    """A bot that plays the same for the same seed."""
    chance = random.Random(seed)  # noqa: S311 - nobody's secret

    def choose(position: Any) -> Move:
        moves = rules.legal_moves(position)
        chance.shuffle(moves)
        return max(moves[:SAMPLE], key=lambda move: _promise(rules, position, move))

    return choose


def _promise(rules: AnyRules, position: Any, move: Move) -> float:
    """How good a move looks to the player who makes it: own choices left, less the opponent's."""
    player = position.turn
    after = rules.play(position, move)
    winner = rules.winner(after)
    if winner is not None:
        return 1000.0 if winner == player else -1000.0
    own = len(rules.legal_moves(rules.seen_by(after, player)))
    other = len(rules.legal_moves(rules.seen_by(after, opponent(player))))
    return own - 1.2 * other
