"""Adoption: a cabinet that starts takes over what cabinets that have ended left unfinished."""

import re
from collections.abc import Collection
from contextlib import suppress

from game.store.documents import Format, parsed
from game.store.folder import Folder
from game.store.game_document import SAVED
from game.store.slots import MOST_SLOTS, is_held

NAME = re.compile(r"(?P<folder>\w+)/(?P<kind>\w+)-(?P<slot>\d{1,9})\.json")


def name_of(folder: str, kind: str, slot: int) -> str:
    """The name of what is unfinished of a kind, such as a variant, in a slot."""
    return f"{folder}/{kind}-{slot}.json"


def slot_of(name: str) -> int | None:
    """The slot in which something unfinished is; None for any other name."""
    found = NAME.fullmatch(name)
    return int(found["slot"]) if found else None


def adopt(folder: Folder, under: str, kinds: Collection[str], form: Format, slot: int) -> None:
    """Take over the latest of each of these kinds from slots that no running cabinet holds.

    An earlier one of this slot moves to a slot that no cabinet takes, and waits there until the later one has
    ended.
    """
    matches = {name: NAME.fullmatch(name) for name in folder.names(under)}
    names = {name: found for name, found in matches.items() if found and found["kind"] in kinds}
    slots = {int(found["slot"]) for found in names.values()} | {slot}
    open_slots = {
        other for other in slots if other == slot or other > MOST_SLOTS or not is_held(folder, other)
    }
    for kind in {found["kind"] for found in names.values()}:
        own = name_of(under, kind, slot)
        rivals = [name for other in sorted(open_slots) if (name := name_of(under, kind, other)) in names]
        latest = max(rivals, key=lambda name: (_moment(folder, name, form), name == own), default=own)
        if latest == own:
            continue
        if own in names:
            folder.rename(own, name_of(under, kind, _beyond(slots)))
        folder.rename(latest, own)


def set_aside(folder: Folder, under: str, kind: str, slot: int) -> bool:
    """Move what is unfinished of a kind to a slot that no cabinet takes, where it waits until a later one has
    ended. Return whether that worked."""
    slots = {number for name in folder.names(under) if (number := slot_of(name)) is not None}
    return folder.rename(name_of(under, kind, slot), name_of(under, kind, _beyond(slots)))


def _beyond(slots: Collection[int]) -> int:
    """A slot after all of these that no cabinet takes."""
    return max(MOST_SLOTS, *slots) + 1


def _moment(folder: Folder, name: str, form: Format) -> float:
    """When it was saved; the time before all others if that cannot be read."""
    with suppress(ValueError, OverflowError):
        return SAVED.read_from(parsed(folder.read(name) or "", form)).timestamp()
    return float("-inf")
