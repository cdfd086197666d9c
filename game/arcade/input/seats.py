"""Who sits where, and who holds which device."""

from dataclasses import dataclass, field

from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, Device, Kind
from game.core.rules import PLAYERS, Player


@dataclass
class Seats:
    """The players who are people, and the device that each of them has chosen.

    Without a choice everyone may use what is at hand: the halves of the keyboard by side, one pad or the
    mouse for whoever is on turn, two pads one each.
    """

    people: tuple[Player, ...] = PLAYERS
    chosen: dict[Player, Device] = field(default_factory=dict)
    pads: list[Device] = field(default_factory=list)  # in the order in which they came

    def player(self, device: Device, turn: Player) -> Player | None:
        """For whom a device speaks while a player is on turn; None when it is nobody's here."""
        for player, chosen in self.chosen.items():
            if device == chosen and player in self.people:
                return player
        free = [player for player in self.people if player not in self.chosen]
        if len(free) < 2:
            return free[0] if free else None
        if device in (LEFT_KEYS, RIGHT_KEYS):
            return 1 if device == LEFT_KEYS else 2
        if device.kind is Kind.GAMEPAD and len(self.pads) > 1:
            return 1 if self.pads.index(device) % 2 == 0 else 2
        return turn

    def device(self, player: Player, last: Device | None) -> Device:
        """What stands on a player's panel: the device chosen, else the one used last, else the keys."""
        if player in self.chosen:
            return self.chosen[player]
        if last is not None:
            return last
        own_pads = [pad for pad in self.pads if self.player(pad, player) == player]
        if own_pads:
            return own_pads[0]
        return LEFT_KEYS if player == 1 else RIGHT_KEYS

    def lose(self, device: Device) -> Player | None:
        """A pad is gone: whose seat it was, when it held one alone."""
        sole = next((player for player, chosen in self.chosen.items() if chosen == device), None)
        if sole is None and len(self.pads) > 1 and device in self.pads and len(self.people) > 1:
            sole = self.player(device, 1)
        self.chosen = {player: chosen for player, chosen in self.chosen.items() if chosen != device}
        self.pads = [pad for pad in self.pads if pad != device]
        return sole
