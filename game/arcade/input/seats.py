"""Seats: which player uses which device, and what to do when a gamepad is gone."""

from collections.abc import Iterable, Mapping

from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, SHARED_KEYS, Device, Kind
from game.core.rules import NUMBERS, PLAYERS, Names, Player
from game.core.words import _


class Seats:
    """The people who play, and the device that each of them has chosen.

    Without a choice, the devices are shared out: the halves of the keyboard by side, the mouse for the
    player on turn, the gamepads one each. While a player has no gamepad, those of the other are shared.
    """

    def __init__(self) -> None:
        self._people: tuple[Player, ...] = PLAYERS
        self._chosen: dict[Player, Device] = {}
        self._owners: dict[Device, Player] = {}  # the player to whom each gamepad belongs
        self._last: dict[Player, Device] = {}  # what each player pressed last in this game
        self._missing: dict[Player, Device] = {}
        self._together = False  # whether both play at the same time

    @property
    def people(self) -> tuple[Player, ...]:
        """The players who are people."""
        return self._people

    @property
    def pads(self) -> list[Device]:
        """The gamepads, in the order in which they were plugged in."""
        return list(self._owners)

    @property
    def used(self) -> Mapping[Player, Device]:
        """What each player pressed last in this game."""
        return self._last

    @property
    def shared(self) -> bool:
        """Whether both players have pressed something on the same device last."""
        return len(self._last) == len(PLAYERS) and len(set(self._last.values())) == 1

    @property
    def chosen(self) -> Mapping[Player, Device]:
        """The devices that the players have chosen."""
        return self._chosen

    @property
    def missing(self) -> Mapping[Player, Device]:
        """The gamepad that each player held when it was unplugged, until another device takes its place."""
        return self._missing

    # A game

    def sit(
        self, people: tuple[Player, ...], chosen: Mapping[Player, Device], *, together: bool = False
    ) -> None:
        """Start a game between these people, with the devices that they have chosen.

        If they play at the same time, no gamepad is shared: each belongs to one of them.
        """
        self._people, self._together = people, together
        self._last.clear()
        self._missing.clear()
        self.choose(chosen.items())

    def choose(self, chosen: Iterable[tuple[Player, Device]]) -> None:
        """Set the devices that the players have chosen."""
        self._chosen = {player: device for player, device in chosen if player in self._people}
        for player, device in self._chosen.items():
            self._swap_to(player, device)
            self._missing.pop(player, None)

    def _swap_to(self, player: Player, device: Device) -> None:
        """A chosen pad belongs to its player from now on; the other player gets one in exchange."""
        before = self._owners.get(device)
        if before is None or before == player:
            return
        given = next((pad for pad, owner in self._owners.items() if owner == player), None)
        if given is not None:
            self._owners[given] = before
        self._owners[device] = player

    def move_to(self, half: Device) -> None:
        """Whoever plays alone on the keyboard goes over to this half of it."""
        if len(self._people) == 1:
            keys = {player for player, last in self._last.items() if last.kind is Kind.KEYBOARD}
            self._last.update(dict.fromkeys(keys, half))

    def use(self, player: Player, device: Device) -> None:
        """A player has pressed something on a device."""
        self._last[player] = device
        self._missing.pop(player, None)

    # Gamepads are plugged in and unplugged

    def join(self, pad: Device) -> None:
        """Give a new pad to the player who has fewer pads, and who may be waiting for one."""
        owners = list(self._owners.values())
        self._owners[pad] = min(PLAYERS, key=owners.count)
        for player in self._people:
            if self.serves(pad, player):
                self._missing.pop(player, None)

    def lose(self, pad: Device) -> None:
        """Remove a pad. The other pads keep their players."""
        for player in self._people:
            if self._holds(player, pad):
                self._missing.setdefault(player, pad)
        self._owners.pop(pad, None)
        self._chosen = {player: chosen for player, chosen in self._chosen.items() if chosen != pad}
        self._last = {player: last for player, last in self._last.items() if last != pad}

    def _holds(self, player: Player, pad: Device) -> bool:
        """Whether a player holds a pad: the chosen one, the last one used, or the only candidate."""
        if player in self._chosen:
            return self._chosen[player] == pad
        last = self._last.get(player)
        if last is not None and self.serves(last, player):
            return last == pad
        return self._pads_of(player) == [pad]

    # The player of a device

    def player(self, device: Device, turn: Player) -> Player | None:
        """The player of a device while `turn` is on turn; None if it belongs to neither.

        One that both have chosen is passed from one to the other.
        """
        owners = [player for player, chosen in self._chosen.items() if chosen == device]
        if owners:
            return turn if turn in owners else owners[0]
        free = [player for player in self._people if player not in self._chosen]
        if len(free) < 2:
            return free[0] if free else None
        if device in (LEFT_KEYS, RIGHT_KEYS):
            return 1 if device == LEFT_KEYS else 2
        if self._together or len(set(self._owners.values())) > 1:
            return self._owners.get(device, turn)
        return turn

    def owner(self, device: Device) -> Player | None:
        """The player of a device whoever is on turn; None if it serves both, or neither."""
        players = {self.player(device, turn) for turn in PLAYERS}
        return players.pop() if len(players) == 1 else None

    def holder(self, device: Device) -> Player | None:
        """The player of a device while both play at the same time; None if it belongs to neither."""
        return self.player(device, self._owners.get(device, PLAYERS[0]))

    def serves(self, device: Device, player: Player) -> bool:
        """Whether a player can use a device: when on turn, or at any time if both play at the same time."""
        holder = self.holder(device) if self._together else self.player(device, player)
        return holder == player

    def device(self, player: Player, recent: Device, *, prefer_recent: bool = False) -> Device:
        """The device of a player: the chosen one, or else the last one used, or else a pad or keys.

        `recent` is the last device that anyone used. A player who has not pressed anything yet may hold it.
        """
        last = self._last.get(player)
        if (last is None or prefer_recent) and self._may_hold(player, recent):
            return recent
        if player in self._chosen:
            return self._chosen[player]
        if last is not None and self.serves(last, player):
            return last
        return next(iter(self._pads_of(player)), self._keys_of(player))

    def _keys_of(self, player: Player) -> Device:
        """A player's own half of the keyboard; the other half if somebody has chosen that one."""
        own, other = (LEFT_KEYS, RIGHT_KEYS) if player == 1 else (RIGHT_KEYS, LEFT_KEYS)
        return other if own in self._chosen.values() else own

    def _may_hold(self, player: Player, device: Device) -> bool:
        gone = device.kind is Kind.GAMEPAD and device not in self._owners
        return device != SHARED_KEYS and not gone and self.serves(device, player)

    def _pads_of(self, player: Player) -> list[Device]:
        return [pad for pad in self._owners if self.serves(pad, player)]


def missing_words(seats: Seats, people: tuple[Player, ...], names: Names = NUMBERS) -> str:
    """The players whose gamepad is gone, and what to do; empty if none is."""
    missing = {player: pad for player, pad in seats.missing.items() if player in people}
    if not missing:
        return ""
    if len(missing) > len(set(missing.values())):
        gone = _("The gamepad that you share is gone.")
    elif len(missing) > 1:
        gone = _("The gamepads of {one} and {two} are gone.", one=names.of(1), two=names.of(2))
    else:
        gone = _("{player}'s gamepad is gone.", player=names.of(next(iter(missing))))
    return f"{gone} " + _("Any free device can take its place.")
