"""What is chosen before a game: the game and its board, who plays, who begins, how many rounds."""

from dataclasses import dataclass, field, replace

from game.arcade.input.actions import Device
from game.bots.levels import BEGINNERS_LEVEL
from game.core.rules import PLAYERS, Player
from game.core.variant import Setup


@dataclass(frozen=True)
class Choices:
    """All that `setup` asks for. Kept for each game while the cabinet runs."""

    setup: Setup
    people: tuple[Player, ...] = PLAYERS
    first: Player = 1
    rounds: int = 1
    level: str = BEGINNERS_LEVEL  # of whoever is a bot
    devices: tuple[tuple[Player, Device], ...] = field(default=())

    def with_device(self, player: Player, device: Device | None) -> "Choices":
        """The same when a player holds a device, and nobody else does; without one, any device."""
        kept = [pair for pair in self.devices if pair[0] != player and pair[1] != device]
        added = [] if device is None else [(player, device)]
        return replace(self, devices=tuple(sorted(kept + added, key=lambda pair: pair[0])))

    def without_device(self, device: Device) -> "Choices":
        """The same when a device is gone."""
        return replace(self, devices=tuple(pair for pair in self.devices if pair[1] != device))

    def with_setup(self, setup: Setup) -> "Choices":
        return replace(self, setup=setup)
