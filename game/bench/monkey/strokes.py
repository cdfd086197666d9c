"""Keys and buttons by what they mean at the moment, whatever people have bound."""

import pygame

from game.arcade.input.actions import SHARED_KEYS, Device
from game.arcade.input.bindings import DEFAULT_BINDINGS, Bindings
from game.arcade.input.gamepads import D_PAD
from game.arcade.input.keyboard import KEYS, POSITION_OF
from game.arcade.input.prompts import source_for
from game.arcade.input.sources import Source, SourceKind
from game.bench.monkey.acts import Key, PadAxis, PadButton, Simple
from game.bench.monkey.cabinet import Cabinet
from game.bench.monkey.checks import Fault
from game.bench.monkey.hands import rest_of
from game.core.controls import Verb

# Something that goes down and up again. SDL looks at gamepads once a frame, so each takes a frame.
Stroke = tuple[Simple, Simple]


def stroke(cabinet: Cabinet, device: Device, verb: Verb) -> Stroke:
    """Press what means this on a keyboard or a gamepad, and let it go. Raises Fault."""
    source = source_for(device, verb, cabinet.app.context.bindings)
    if source is None:
        raise Fault("nothing is bound to what is needed", f"{verb.name} on {device}")
    if source.kind is SourceKind.KEY:
        name = _name_at(source.number)
        return Key(name), Key(name, down=False)
    slot = next(slot for slot, instance in cabinet.hands.instances.items() if instance == device.number)
    if source.kind is SourceKind.AXIS:
        way = source.way if isinstance(source.way, int) else 0
        return PadAxis(slot, source.number, float(way)), PadAxis(slot, source.number, rest_of(source.number))
    number = source.number if source.kind is SourceKind.BUTTON else _d_pad_button(source)
    return PadButton(slot, number), PadButton(slot, number, down=False)


def instead_of(name: str, bindings: Bindings) -> str:
    """The key that means now what a key means by default; the same one if there is none."""
    position = POSITION_OF[pygame.key.key_code(name)]
    meaning, device = DEFAULT_BINDINGS.meaning_of_key(position) or (None, SHARED_KEYS)
    source = source_for(device, meaning, bindings) if meaning else None
    return _name_at(source.number) if source else name


def _name_at(position: int) -> str:
    """pygame's name for the key at a position."""
    return pygame.key.name(next(key for key in KEYS.values() if POSITION_OF[key] == position))


def _d_pad_button(source: Source) -> int:
    return next(number for number, verb in D_PAD.items() if verb is source.way)
