"""What nobody overlooks who looks one move ahead."""

from typing import Any

from game.core.rules import AnyRules, Move


def ends(rules: AnyRules, position: Any, move: Move) -> bool:
    """Whether the move wins at once."""
    outcome = rules.outcome(rules.play(position, move))
    return outcome is not None and outcome.winner == position.turn


def invites_the_end(rules: AnyRules, position: Any, move: Move) -> bool:
    """Whether the opponent can win at once after the move."""
    after = rules.play(position, move)
    if after.turn == position.turn:
        return False
    return any(ends(rules, after, reply) for reply in rules.legal_moves(after))


def sensible(rules: AnyRules, position: Any) -> list[Move]:
    """The moves of a player who takes a win that is one move away, and avoids such a loss if possible."""
    moves = rules.legal_moves(position)
    for move in moves:
        if ends(rules, position, move):
            return [move]
    return [move for move in moves if not invites_the_end(rules, position, move)] or moves
