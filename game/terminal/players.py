"""Who plays each side: a person, or a bot at a level."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.rules import PLAYERS, Player, opponent
from game.core.words import _

HUMAN = "human"


class Kinds:
    """Whoever can play a side. The levels are looked up when they are asked for: most games need none."""

    def __iter__(self) -> Iterator[str]:
        from game.bots.levels import LEVELS

        return iter((HUMAN, *LEVELS))

    def __contains__(self, kind: object) -> bool:
        return kind == HUMAN or kind in tuple(self)


@dataclass(frozen=True)
class Players:
    """The kinds of both players."""

    one: str = HUMAN
    two: str = HUMAN

    def level(self, player: Player) -> str | None:
        """The level of a bot; None for a person."""
        kind = (self.one, self.two)[player - 1]
        return None if kind == HUMAN else kind

    @property
    def any_person(self) -> bool:
        return HUMAN in (self.one, self.two)

    @property
    def any_bot(self) -> bool:
        return any(self.level(player) for player in PLAYERS)

    def name(self, player: Player) -> str:
        level = self.level(player)
        if level is None:
            return _("Player {player}", player=player)
        from game.bots.levels import LEVELS

        return _("Player {player} ({level})", player=player, level=_(LEVELS[level].title).lower())

    def against_a_bot(self, person: Player) -> "Players":
        """A person on this side against the bot of this game, or the strongest where there is none."""
        from game.bots.levels import STRONGEST

        level = self.level(opponent(person)) or self.level(person) or STRONGEST
        return Players(HUMAN, level) if person == 1 else Players(level, HUMAN)
