"""Gamepads that come and go while games lie on the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.arcade.input.actions import LEFT_KEYS, Device
from game.arcade.scenes.pause import PauseScene
from game.arcade.scenes.play import PlayScene

if TYPE_CHECKING:
    from game.arcade.cabinet import Cabinet


def pad_joined(cabinet: Cabinet, device: Device) -> None:
    """A pad was plugged in: it takes the seat that waits for one."""
    cabinet.seats.join(device)
    for play in _plays(cabinet):
        for player in play.choices.people:
            if cabinet.seats.serves(device, player):
                play.missing.pop(player, None)


def pad_lost(cabinet: Cabinet, device: Device) -> None:
    """A pad was pulled out: no seat waits for it any more, and whoever held it is told."""
    for play in _plays(cabinet):
        for player in play.choices.people:
            if cabinet.seats.holds(player, device, play.devices.get(player)):
                play.missing.setdefault(player, device)
        play.choices = play.choices.without_device(device)
        play.devices = {player: held for player, held in play.devices.items() if held != device}
    cabinet.seats.lose(device)
    if cabinet.last_device == device:  # the prompts show what can still be pressed
        cabinet.last_device = next(iter(cabinet.seats.pads), LEFT_KEYS)
    for slug, choices in cabinet.choices.items():
        cabinet.choices[slug] = choices.without_device(device)
    _tell(cabinet, device)


def _plays(cabinet: Cabinet) -> list[PlayScene]:
    return [scene for scene in cabinet.scenes.stack if isinstance(scene, PlayScene)]


def _tell(cabinet: Cabinet, device: Device) -> None:
    """A game on top is paused. A pause that lies over it already shows by itself who misses a pad."""
    play = cabinet.scenes.top
    if isinstance(play, PlayScene) and device in play.missing.values():
        cabinet.scenes.push(PauseScene(cabinet, play))
