"""Wins and losses that are one move away."""

from game.core.rules import AnyRules, Move, Position


def wins_at_once(rules: AnyRules, position: Position, move: Move) -> bool:
    """Whether the move wins at once."""
    outcome = rules.outcome(rules.play(position, move))
    return outcome is not None and outcome.winner == position.turn


def lets_opponent_win_at_once(rules: AnyRules, position: Position, move: Move) -> bool:
    """Whether the opponent can win at once after the move."""
    after = rules.play(position, move)
    if after.turn == position.turn:
        return False
    return any(wins_at_once(rules, after, reply) for reply in rules.legal_moves(after))


def safe_moves(rules: AnyRules, position: Position, moves: list[Move]) -> list[Move]:
    """The moves after which the opponent cannot win at once."""
    return [move for move in moves if not lets_opponent_win_at_once(rules, position, move)]


def sensible_moves(rules: AnyRules, position: Position) -> list[Move]:
    """The moves of a player who wins at once if possible, or else avoids losing at once if possible."""
    moves = rules.legal_moves(position)
    for move in moves:
        if wins_at_once(rules, position, move):
            return [move]
    return safe_moves(rules, position, moves) or moves
