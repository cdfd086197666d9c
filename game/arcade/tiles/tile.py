"""A tile of the menu's strip as a value."""

from collections.abc import Hashable
from dataclasses import dataclass

from game.arcade.arena_destinations import ToArenaAttract
from game.arcade.destinations import Destination, ToAttract
from game.arcade.draw.theme import Colour
from game.arcade.views.icons import IconDrawer
from game.core.match import Ply
from game.core.rules import Position
from game.core.variant import Setup, Variant


@dataclass(frozen=True)
class Replayed:
    """Moves that the stage shows one after the other, again and again."""

    start: Position
    plies: tuple[Ply, ...]


@dataclass(frozen=True)
class Tile:
    """Something that can be played, as the menu shows it. All its words are translated already."""

    key: Hashable  # what distinguishes it from all other tiles; of a game, the variant
    name: str
    summary: str
    accent: Colour
    icon: IconDrawer
    setup: Setup  # the board on the stage
    replayed: Replayed | None  # what is seen on it; two bots play there if it is None
    play: str  # the word on the button that plays
    begin: Destination
    set_up: Destination | None = None
    how_to: Destination | None = None
    rides: bool = False  # whether two bots ride on the stage, on no board of a game

    @property
    def variant(self) -> Variant:
        """The game whose board is on the stage."""
        return self.setup.variant

    @property
    def attraction(self) -> Destination:
        """What the arcade shows when it is left alone here."""
        return ToArenaAttract() if self.rides else ToAttract(self.variant)
