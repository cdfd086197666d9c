"""The levels at which the bots of a game have moved: a level can be changed during a game."""

from collections.abc import Iterable

from game.core.match import Match
from game.session.players import HUMAN, Players


class BotLevels:
    """The level of each move of a bot, by the number of the move. A move that is made again keeps it."""

    def __init__(self) -> None:
        self._of: dict[int, str] = {}

    def note(self, match: Match, players: Players) -> None:
        """A move was just made."""
        level = players.level(match.plies[-1].player)
        if level is not None:
            self._of[len(match.plies) - 1] = level

    def restore(self, match: Match, players: Players, levels: Iterable[str]) -> None:
        """The moves were made again as they were saved."""
        self._of = dict(zip(_moves(match, players), levels, strict=False))

    def all(self, match: Match, players: Players) -> tuple[str, ...]:
        """The levels of the bots' moves, in order; the present one for a move whose level is not known."""
        present = players.bot_level or HUMAN
        return tuple(self._of.get(number, present) for number in _moves(match, players))


def _moves(match: Match, players: Players) -> list[int]:
    """The numbers of the bots' moves."""
    return [number for number, ply in enumerate(match.plies) if ply.player in players.bots]
