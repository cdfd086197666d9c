"""Who plays each side: a person, or a bot at a level."""

from dataclasses import dataclass, replace

from game.core.rules import PLAYERS, Player

HUMAN = "human"


@dataclass(frozen=True)
class Players:
    """For each side, `HUMAN` or the level of a bot."""

    one: str = HUMAN
    two: str = HUMAN

    @classmethod
    def of(cls, people: tuple[Player, ...], level: str) -> "Players":
        """These people, and a bot on every other side."""
        return cls(*(HUMAN if player in people else level for player in PLAYERS))

    def level(self, player: Player) -> str | None:
        """The level of the bot on a side; None for a person."""
        kind = (self.one, self.two)[player - 1]
        return None if kind == HUMAN else kind

    @property
    def people(self) -> tuple[Player, ...]:
        return tuple(player for player in PLAYERS if self.level(player) is None)

    @property
    def bots(self) -> tuple[Player, ...]:
        return tuple(player for player in PLAYERS if self.level(player) is not None)

    @property
    def alone(self) -> Player | None:
        """The only person; None unless there is exactly one."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def bot_level(self) -> str | None:
        """The level of the bots (that of Player 1 if there are two); None if there are none."""
        return self.level(self.bots[0]) if self.bots else None

    def with_level(self, level: str) -> "Players":
        """The same players, with every bot at this level."""
        return replace(
            self,
            one=self.one if self.one == HUMAN else level,
            two=self.two if self.two == HUMAN else level,
        )
