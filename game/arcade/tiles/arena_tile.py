"""The tile of the Arena: two riders on a small field."""

from game.arcade.accents import ARENA_ACCENT
from game.arcade.arena_destinations import ARENA_TILE, ToArena, ToArenaHowTo, ToArenaSetup
from game.arcade.context import Context
from game.arcade.sentences.arena_words import riders_in_words
from game.arcade.tiles.tile import Tile
from game.arcade.views.menu.tile_icons import draw_arena_icon
from game.core.words import _


def arena_tile(context: Context) -> Tile:
    some_game = next(iter(context.games.values()))  # on which the settings show what they change
    return Tile(
        key=ARENA_TILE,
        name=_("Arena"),
        summary=_("Light cycles at speed. {riders}.", riders=riders_in_words(context.arena.kept.riders)),
        accent=ARENA_ACCENT,
        icon=draw_arena_icon,
        setup=context.choices.of(some_game).setup,
        replayed=None,
        rides=True,
        play=_("Play"),
        begin=ToArena(),
        set_up=ToArenaSetup(),
        how_to=ToArenaHowTo(),
    )
