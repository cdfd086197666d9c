"""An estimate for any game: who has more legal moves."""

from game.core.rules import AnyRules, Position, opponent


def mobility(rules: AnyRules, position: Position) -> float:
    """How the moves of the player on turn compare with the opponent's, from -1 to 1."""
    own = len(rules.legal_moves(position))
    other = len(rules.legal_moves(rules.seen_by(position, opponent(position.turn))))
    return (own - other) / (own + other + 1)
