"""Changes of the bindings, as pure functions. None of them locks anyone out."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

import pygame

from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, Device, Kind, Meaning
from game.arcade.input.binding_tables import COLUMNS, DIRECTIONS, UNBOUND, Columns, Table
from game.arcade.input.bindings import KEYBOARD, Bindings, default_table, table_name
from game.arcade.input.sources import ESCAPE, Part, Source
from game.core.controls import Verb

# The keyboard can always move and confirm, with the keys of either player; Escape goes back. A gamepad can
# always do all three by itself, because it may be all that someone has.
NEEDED_KEYS: tuple[Meaning, ...] = (*DIRECTIONS, Verb.CONFIRM)
NEEDED_ON_PADS: tuple[Meaning, ...] = (*NEEDED_KEYS, Verb.BACK)
# Keys that the system, the desktop or the keyboard itself reacts to.
SYSTEM_KEYS = {
    *(pygame.KSCAN_LCTRL, pygame.KSCAN_RCTRL, pygame.KSCAN_LALT, pygame.KSCAN_RALT),
    *(pygame.KSCAN_LGUI, pygame.KSCAN_RGUI, pygame.KSCAN_MODE, pygame.KSCAN_MENU),
    *(pygame.KSCAN_CAPSLOCK, pygame.KSCAN_NUMLOCKCLEAR, pygame.KSCAN_SCROLLLOCK),
    *(pygame.KSCAN_PRINTSCREEN, pygame.KSCAN_SYSREQ, pygame.KSCAN_PAUSE, pygame.KSCAN_POWER),
    *range(101, 102),  # the key that opens a context menu
    *range(127, 130),  # mute and volume
}
FIRST_MEDIA_KEY = 232  # SDL's positions from here on are those of media and power keys


@dataclass(frozen=True)
class Cell:
    """A place for a source in the tables."""

    device: Device
    meaning: Meaning
    column: int


class Outcome(Enum):
    """What becomes of a source that is already bound elsewhere."""

    SWAP = auto()  # the two cells change places
    TAKE = auto()  # it is unbound there
    LEAVE = auto()  # it stays there


# Looking


def source_at(bindings: Bindings, cell: Cell) -> Source | None:
    return bindings.table(cell.device)[cell.meaning][cell.column]


def place_of(bindings: Bindings, device: Device, source: Source) -> Cell | None:
    """Where a source is bound: on any part of the keyboard, or on this gamepad."""
    for each in KEYBOARD if device.kind is Kind.KEYBOARD else (device,):
        for meaning, columns in bindings.table(each).items():
            if source in columns:
                return Cell(each, meaning, columns.index(source))
    return None


def is_system_key(source: Source) -> bool:
    """Whether a key belongs to the system, so that it cannot be bound."""
    return source.part is Part.KEY and (source.number in SYSTEM_KEYS or source.number >= FIRST_MEDIA_KEY)


def is_fixed(bindings: Bindings, cell: Cell) -> bool:
    """Whether a cell cannot be changed: Escape always pauses and goes back."""
    return source_at(bindings, cell) == ESCAPE


def is_others(cell: Cell, place: Cell) -> bool:
    """Whether a place belongs to the other player than a cell. Shared keys belong to both."""
    return {cell.device, place.device} == {LEFT_KEYS, RIGHT_KEYS}


def missing(bindings: Bindings, device: Device) -> Meaning | None:
    """The first meaning that a person with only the keyboard or only this gamepad would need and not have."""
    keyboard = device.kind is Kind.KEYBOARD
    devices = (LEFT_KEYS, RIGHT_KEYS) if keyboard else (device,)
    for meaning in NEEDED_KEYS if keyboard else NEEDED_ON_PADS:
        if all(bindings.table(each)[meaning] == UNBOUND for each in devices):
            return meaning
    return None


# Changing


def outcomes(bindings: Bindings, cell: Cell, source: Source) -> Mapping[Outcome, Bindings]:
    """The bindings after each outcome of binding a source that may be bound elsewhere, the default first.

    An outcome that would leave someone without a key or button that is needed is not offered.
    """
    place = place_of(bindings, cell.device, source)
    if place is None:
        offered = {Outcome.TAKE: _put(bindings, cell, source)}
    elif place.device == cell.device and place.meaning == cell.meaning:
        return {Outcome.SWAP: _swapped(bindings, cell, place, source)}
    else:
        offered = {Outcome.TAKE: _put(_put(bindings, place, None), cell, source)}
        if source_at(bindings, cell) is not None:
            offered = {Outcome.SWAP: _swapped(bindings, cell, place, source), **offered}
    allowed = {outcome: after for outcome, after in offered.items() if missing(after, cell.device) is None}
    return allowed if place is None else {**allowed, Outcome.LEAVE: bindings}


def unbound(bindings: Bindings, cell: Cell) -> Bindings:
    """The bindings with an empty cell. Check with `missing` whether it is needed."""
    return _put(bindings, cell, None)


def reset(bindings: Bindings, device: Device) -> Bindings:
    """The bindings with the default table of a device. Other tables give up the keys that it takes back.

    If nobody could move and confirm with the keyboard then, all of it is reset.
    """
    after = bindings.with_table(device, default_table(table_name(device)))
    if device.kind is not Kind.KEYBOARD:
        return after
    taken = {source for columns in after.table(device).values() for source in columns if source}
    for other in set(KEYBOARD) - {device}:
        after = after.with_table(other, _without(after.table(other), taken))
    if missing(after, device) is None:
        return after
    for each in KEYBOARD:
        after = after.with_table(each, default_table(table_name(each)))
    return after


def _without(table: Table, taken: set[Source]) -> Table:
    """A table without these sources."""
    return {
        meaning: (None if first in taken else first, None if second in taken else second)
        for meaning, (first, second) in table.items()
    }


def _swapped(bindings: Bindings, cell: Cell, place: Cell, source: Source) -> Bindings:
    return _put(_put(bindings, place, source_at(bindings, cell)), cell, source)


def _put(bindings: Bindings, cell: Cell, source: Source | None) -> Bindings:
    """The bindings with something else in a cell."""
    table = bindings.table(cell.device)
    first, second = (source if column == cell.column else table[cell.meaning][column] for column in COLUMNS)
    columns: Columns = (first, second)
    return bindings.with_table(cell.device, {**table, cell.meaning: columns})
