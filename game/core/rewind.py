"""Taking back and making again as a person means it: a bot's moves go with the person's own."""

from collections.abc import Container

from game.core.match import Match, Ply
from game.core.rules import Player


def take_back(match: Match, bots: Container[Player]) -> list[Ply]:
    """Back to before the last move of a person: what was taken back, the latest first; maybe nothing."""
    if all(ply.player in bots for ply in match.plies):
        return []
    taken: list[Ply] = []
    while not taken or taken[-1].player in bots:
        ply = match.undo()
        assert ply is not None, "a person has moved"
        taken.append(ply)
    return taken


def make_again(match: Match, bots: Container[Player]) -> Ply | None:
    """On to where a person is on turn, or to the last move that was taken back; None when there is none."""
    again = match.redo()
    while again and match.position.turn in bots and match.can_redo:
        again = match.redo()
    return again
