"""How any game looks before anything is proven: who has more choices."""

from typing import Any

from game.core.rules import AnyRules, opponent


def mobility(rules: AnyRules, position: Any) -> float:
    """The share of all choices that is the player's on turn, from -1 to 1."""
    own = len(rules.legal_moves(position))
    other = len(rules.legal_moves(rules.seen_by(position, opponent(position.turn))))
    return (own - other) / (own + other + 1)
