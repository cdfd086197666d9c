"""The kinds of players (a person, or a bot at a level), and their names in messages."""

from collections.abc import Iterator

from game.core.rules import Player
from game.core.words import _
from game.session.players import HUMAN, Players


class Kinds:
    """`human` and every level of a bot. The levels are loaded only when they are needed."""

    def __iter__(self) -> Iterator[str]:
        from game.bots.levels import LEVELS

        return iter((HUMAN, *LEVELS))

    def __contains__(self, kind: object) -> bool:
        return kind == HUMAN or kind in tuple(self)


def name_of(players: Players, player: Player) -> str:
    """A player's name, with the level of a bot."""
    level = players.level(player)
    if level is None:
        return _("Player {player}", player=player)
    from game.bots.levels import LEVELS

    return _("Player {player} ({level})", player=player, level=_(LEVELS[level].title).lower())


def level_to_play_on(players: Players) -> str:
    """The level against which a person plays on: that of the bots, or the strongest if there were none."""
    from game.bots.levels import STRONGEST

    return players.bot_level or STRONGEST
