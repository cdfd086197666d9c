"""The destinations among the settings. Unlike `destinations.py`, they need devices, and pygame with them."""

from dataclasses import dataclass

from game.arcade.input.actions import Device
from game.arcade.input.rebinding import Entry
from game.arcade.input.sources import Source
from game.arcade.navigation.destinations import Destination
from game.core.variant import Variant


@dataclass(frozen=True)
class ToOpening(Destination):
    """The logo as it shuts, before what comes then."""

    then: Destination


@dataclass(frozen=True)
class ToFirstStart(Destination):
    """The questions of the first start; a game shows what the answers change."""

    variant: Variant


@dataclass(frozen=True)
class ToSettings(Destination):
    """The settings; a game shows how everything looks, or a ride in the Arena in its place."""

    variant: Variant
    rides: bool = False


class ToBindings(Destination):
    """What keys and buttons mean."""


@dataclass(frozen=True)
class ToPress(Destination):
    """The wait for a press to bind in an entry of a table."""

    entry: Entry


@dataclass(frozen=True)
class ToConflict(Destination):
    """The choice for a press that is already bound elsewhere."""

    entry: Entry
    source: Source


@dataclass(frozen=True)
class ResetSettings(Destination):
    """Back to the scene below, with the defaults of these settings."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class ResetKeys(Destination):
    """Back to the scene below, with the default keys or buttons of a device."""

    device: Device
