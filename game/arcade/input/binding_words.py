"""What the screen says about bindings: the names of rows and tables, and why something cannot be bound."""

from collections.abc import Mapping, Sequence

from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, Command, Device, Kind, Meaning
from game.arcade.input.bindings import Bindings, table_name
from game.arcade.input.rebinding import (
    Entry,
    Resolution,
    is_fixed,
    is_others,
    is_system_key,
    missing,
    place_of,
    resolutions,
    unbound,
)
from game.arcade.input.source_names import source_name
from game.arcade.input.sources import Source
from game.core.controls import Verb
from game.core.words import _, later

ROW_NAMES: Mapping[Meaning, str] = {
    Verb.UP: later("Up"),
    Verb.DOWN: later("Down"),
    Verb.LEFT: later("Left"),
    Verb.RIGHT: later("Right"),
    Verb.CONFIRM: later("Confirm"),
    Verb.BACK: later("Back"),
    Command.UNDO: later("Undo"),
    Command.REDO: later("Redo"),
    Command.HINT: later("Hint, who plays"),
    Command.PAUSE: later("Pause"),
    Command.HELP: later("How to play"),
    Command.NEXT_TAB: later("Settings, next page"),
    Command.SECOND: later("Second action"),
    Command.THIRD: later("Third action"),
    Command.FULL_SCREEN: later("Full screen"),
}


def row_name(meaning: Meaning) -> str:
    return _(ROW_NAMES[meaning])


def table_title(device: Device, pads: Sequence[Device]) -> str:
    """The name of a table; gamepads are numbered in the order in which they were plugged in."""
    if device == LEFT_KEYS:
        return _("Player 1")
    if device == RIGHT_KEYS:
        return _("Player 2")
    if device.kind is Kind.KEYBOARD:
        return _("Shared")
    name = table_name(device)
    numbers = [str(number) for number, pad in enumerate(pads, start=1) if table_name(pad) == name]
    return _("Gamepad {number}", number=" + ".join(numbers))


def bound_elsewhere(place: Entry, source: Source) -> str:
    """Where a source is bound, as a sentence."""
    name, row = source_name(source, place.device), row_name(place.meaning)
    if place.device == LEFT_KEYS:
        return _("{key} is Player 1's key for {row}.", key=name, row=row)
    if place.device == RIGHT_KEYS:
        return _("{key} is Player 2's key for {row}.", key=name, row=row)
    if place.device.kind is Kind.KEYBOARD:
        return _("{key} is both players' key for {row}.", key=name, row=row)
    return _("{key} already means {row}.", key=name, row=row)


def why_not_change(bindings: Bindings, entry: Entry) -> str:
    """Why an entry can never be changed; "" if it can."""
    return _("Escape always pauses and goes back.") if is_fixed(bindings, entry) else ""


def why_not_bind(bindings: Bindings, entry: Entry, source: Source) -> str:
    """Why a source cannot be bound here; "" if it can."""
    if is_system_key(source):
        return _("{key} belongs to your system. Press another key.", key=source_name(source, entry.device))
    place = place_of(bindings, entry.device, source)
    if place is not None and is_others(entry, place):
        return f"{bound_elsewhere(place, source)} " + _("Press another key.")
    if place is not None and list(resolutions(bindings, entry, source)) == [Resolution.LEAVE]:
        return f"{bound_elsewhere(place, source)} " + _("It is needed there.")
    return ""


def why_not_unbind(bindings: Bindings, entry: Entry) -> str:
    """Why an entry cannot be emptied; "" if it can."""
    fixed = why_not_change(bindings, entry)
    if fixed:
        return fixed
    needed = missing(unbound(bindings, entry), entry.device)
    if needed is None:
        return ""
    if entry.device.kind is Kind.KEYBOARD:
        return _("One of the players needs a key for {row}. Bind another one first.", row=row_name(needed))
    return _("A gamepad needs a button for {row}. Bind another one first.", row=row_name(needed))
