"""All tiles of the strip in their order: one for each game, then the others."""

from collections.abc import Callable

from game.arcade.context import Context
from game.arcade.tiles.arena_tile import arena_tile
from game.arcade.tiles.game_tile import game_tile
from game.arcade.tiles.puzzles_tile import puzzles_tile
from game.arcade.tiles.run_tile import run_tile
from game.arcade.tiles.tile import Tile

# What stands after the games. A function returns None if there is nothing to play.
OTHERS: tuple[Callable[[Context], Tile | None], ...] = (arena_tile, run_tile, puzzles_tile)


def all_tiles(context: Context) -> list[Tile]:
    games = [game_tile(context, variant) for variant in context.games.values()]
    return [*games, *filter(None, (other(context) for other in OTHERS))]
