"""Taking back and making again as a person means it: a bot's moves go with the person's own."""

from collections.abc import Container

from game.core.match import Match, Ply
from game.core.rules import Player


def take_back(match: Match, bots: Container[Player]) -> Ply | None:
    """Back to before the last move of a person; None, and nothing changed, when there is none."""
    if all(ply.player in bots for ply in match.plies):
        return None
    undone = match.undo()
    while undone and undone.player in bots:
        undone = match.undo()
    return undone


def make_again(match: Match, bots: Container[Player]) -> Ply | None:
    """On to where a person is on turn, or to the last move that was taken back; None when there is none."""
    again = match.redo()
    while again and match.position.turn in bots and match.can_redo:
        again = match.redo()
    return again
