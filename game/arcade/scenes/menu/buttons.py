"""The buttons of the menu: what each of them is, and where it leads from a tile."""

from collections.abc import Callable
from dataclasses import dataclass

from game.arcade.destinations import Confirm, Destination, Quit, ToRecords
from game.arcade.input.actions import Command, Meaning
from game.arcade.settings_destinations import ToSettings
from game.arcade.tiles.tile import Tile
from game.core.controls import Verb
from game.core.words import later


@dataclass(frozen=True)
class MenuButton:
    """A button below the strip, with its shortcut. `leads` is None where the tile has no use for it."""

    label: str
    shortcut: Meaning
    leads: Callable[[Tile], Destination | None]


# The question after BACK and PAUSE.
ASK_TO_QUIT = Confirm(later("Quit?"), "", later("Stay"), later("Quit"), Quit())
BUTTONS = (
    MenuButton(later("Set up"), Command.SECOND, lambda tile: tile.set_up),
    MenuButton(later("How to play"), Command.HELP, lambda tile: tile.how_to),
    MenuButton(later("Records"), Command.THIRD, lambda _tile: ToRecords()),
    MenuButton(later("Settings"), Command.NEXT_TAB, lambda tile: ToSettings(tile.variant, tile.rides)),
    MenuButton(later("Quit"), Verb.BACK, lambda _tile: Quit()),
)
