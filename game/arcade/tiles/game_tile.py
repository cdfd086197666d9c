"""The tile of a game: two bots play it on the board last chosen for it."""

from game.arcade.context import Context
from game.arcade.destinations import ToHowTo, ToPlay, ToSetup
from game.arcade.tiles.tile import Tile
from game.arcade.views.icons import drawer_of
from game.core.variant import Variant
from game.core.words import _


def game_tile(context: Context, variant: Variant) -> Tile:
    return Tile(
        key=variant,
        name=variant.name,
        summary=_(variant.summary),
        accent=variant.accent,
        icon=drawer_of(variant),
        setup=context.choices.of(variant).setup,
        replayed=None,
        play=_("Play"),
        begin=ToPlay(variant),
        set_up=ToSetup(variant),
        how_to=ToHowTo(variant),
    )
