"""Count the leaves of the game tree: the quickest way to see whether two programs play by the same rules."""

from typing import Any

from game.core.rules import Move, Rules


def leaves(rules: Rules[Any], position: Any, depth: int) -> int:
    """The number of lines of exactly `depth` moves. Every last position is actually created."""
    if depth == 0:
        return 1
    return sum(split(rules, position, depth).values())


def split(rules: Rules[Any], position: Any, depth: int) -> dict[Move, int]:
    """The number of those lines that begin with each legal move."""
    return {
        move: leaves(rules, rules.play(position, move), depth - 1) for move in rules.legal_moves(position)
    }
