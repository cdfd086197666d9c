"""The fields of both players: their cells in a tint, the channels of light around them, and the pit."""

from collections.abc import Iterable
from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.theme import Theme
from game.core.grid import cells_in
from game.core.placing import Markers
from game.core.rules import PLAYERS, Player
from game.variants.apart.picture.channel import draw_channel
from game.variants.apart.picture.pit import draw_pit
from game.variants.apart.picture.tiles import draw_tile
from game.variants.apart.rules import ApartRules


@dataclass(frozen=True)
class Fields:
    """What the tokens have made of the cells. Those inside the channels and those in a tint are by player."""

    inside: tuple[int, int]
    tinted: tuple[int, int]
    pit: int  # free cells that neither player can use any more

    @classmethod
    def of(cls, rules: ApartRules, position: Markers) -> "Fields":
        one, two = (rules.grid.spread(tokens) for tokens in (position.one, position.two))
        tints = (one & ~two) | position.one, (two & ~one) | position.two
        return cls((one, two), tints, one & two & ~(position.one | position.two))

    def tint(self, cell: int) -> Player | None:
        """In whose tint a cell is."""
        return next((player for player in PLAYERS if self.tinted[player - 1] >> cell & 1), None)


def draw_ground(
    canvas: Surface, area: BoardArea, theme: Theme, fields: Fields, parts: Iterable[Rect] | None = None
) -> None:
    """Draw the cells of the fields, or what of them lies in some parts of the screen."""
    whole = canvas.get_clip()
    for part in (whole,) if parts is None else parts:
        canvas.set_clip(part.clip(whole))
        for player, cells in zip(PLAYERS, fields.tinted, strict=True):
            for cell in cells_in(cells):
                draw_tile(canvas, area, theme, cell, theme.player(player))
        draw_pit(canvas, area, theme, fields.pit)
    canvas.set_clip(whole)


def draw_channels(
    canvas: Surface, area: BoardArea, theme: Theme, fields: Fields, parts: Iterable[Rect] | None = None
) -> None:
    """Draw the channels of both players, or what of them lies in some parts of the screen."""
    whole = canvas.get_clip()
    for part in (whole,) if parts is None else parts:
        canvas.set_clip(part.clip(whole))
        for player, cells in zip(PLAYERS, fields.inside, strict=True):
            draw_channel(canvas, area, theme, cells, player)
    canvas.set_clip(whole)
