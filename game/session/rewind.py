"""Undo and redo for a person, including a bot's moves."""

from collections.abc import Container

from game.core.match import Match, Ply
from game.core.rules import Player


def undo_turn(match: Match, bots: Container[Player]) -> tuple[Ply, ...]:
    """Go back to before a person's last move. Return the moves taken back, the latest first, or none."""
    if all(ply.player in bots for ply in match.plies):
        return ()
    taken: list[Ply] = []
    while not taken or taken[-1].player in bots:
        ply = match.undo()
        assert ply is not None, "a person has moved"
        taken.append(ply)
    return tuple(taken)


def redo_turn(match: Match, bots: Container[Player]) -> tuple[Ply, ...]:
    """Redo moves until a person is on turn or none is left. Return the moves made again."""
    again: list[Ply] = []
    while match.can_redo and (not again or match.position.turn in bots):
        ply = match.redo()
        assert ply is not None, "there is a move to make again"
        again.append(ply)
    return tuple(again)
