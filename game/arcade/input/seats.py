"""Who sits where, and who holds which device."""

from dataclasses import dataclass, field

from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, Device
from game.core.rules import PLAYERS, Player


@dataclass
class Seats:
    """The players who are people, and the device that each of them has chosen.

    Without a choice everyone may use what is at hand: the halves of the keyboard by side, the mouse for
    whoever is on turn, the gamepads one each. While a player has no gamepad, those of the other are shared.
    """

    people: tuple[Player, ...] = PLAYERS
    chosen: dict[Player, Device] = field(default_factory=dict)
    owners: dict[Device, Player] = field(default_factory=dict)  # whose each gamepad is

    @property
    def pads(self) -> list[Device]:
        """The gamepads in the order in which they came."""
        return list(self.owners)

    def sit(self, people: tuple[Player, ...], chosen: dict[Player, Device]) -> None:
        """A game begins or goes on: who plays it, and what each of them has chosen."""
        self.people = people
        self.chosen = {player: device for player, device in chosen.items() if player in people}
        for player, device in self.chosen.items():
            self._swap_to(player, device)

    def _swap_to(self, player: Player, device: Device) -> None:
        """A chosen pad belongs to its player from now on; the other gets one for it."""
        before = self.owners.get(device)
        if before is None or before == player:
            return
        given = next((pad for pad, owner in self.owners.items() if owner == player), None)
        if given is not None:
            self.owners[given] = before
        self.owners[device] = player

    def join(self, device: Device) -> None:
        """A pad takes the seat that has none, or fewer than the other."""
        owners = list(self.owners.values())
        self.owners[device] = min(PLAYERS, key=owners.count)

    def lose(self, device: Device) -> None:
        """A pad is gone. The others stay whose they are."""
        self.owners.pop(device, None)
        self.chosen = {player: chosen for player, chosen in self.chosen.items() if chosen != device}

    def player(self, device: Device, turn: Player) -> Player | None:
        """For whom a device speaks while a player is on turn; None when it is nobody's here."""
        for player, chosen in self.chosen.items():
            if device == chosen:
                return player
        free = [player for player in self.people if player not in self.chosen]
        if len(free) < 2:
            return free[0] if free else None
        if device in (LEFT_KEYS, RIGHT_KEYS):
            return 1 if device == LEFT_KEYS else 2
        if len(set(self.owners.values())) > 1:
            return self.owners.get(device, turn)
        return turn

    def serves(self, device: Device, player: Player) -> bool:
        """Whether a device speaks for a player when the player is on turn."""
        return self.player(device, player) == player

    def device(self, player: Player, last: Device | None) -> Device:
        """What stands on a player's panel: the device chosen, else the one used last, else a pad or keys."""
        if player in self.chosen:
            return self.chosen[player]
        if last is not None and self.serves(last, player):
            return last
        keys = LEFT_KEYS if player == 1 else RIGHT_KEYS
        return next(iter(self._pads_of(player)), keys)

    def holds(self, player: Player, device: Device, last: Device | None) -> bool:
        """Whether a player has a pad in hand: chosen, or used last, or the only one that could be."""
        if player in self.chosen:
            return self.chosen[player] == device
        if last is not None and self.serves(last, player):
            return last == device
        return self._pads_of(player) == [device]

    def _pads_of(self, player: Player) -> list[Device]:
        return [pad for pad in self.owners if self.serves(pad, player)]
