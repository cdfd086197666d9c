"""Routes to the pages about keys and buttons, and about what is kept: see `routes`."""

from typing import assert_never

from game.arcade.context import Context
from game.arcade.destinations import ToBindings, ToConflict, ToPastGames, ToPress, ToRecords, ToSavedData
from game.arcade.scenes.bindings import BindingsScene
from game.arcade.scenes.conflict import ConflictScene
from game.arcade.scenes.past_games import PastGamesScene
from game.arcade.scenes.press import PressScene
from game.arcade.scenes.records import RecordsScene
from game.arcade.scenes.saved_data import SavedDataScene
from game.arcade.scenes.scene import Go, Scene
from game.core.variant import Variant

Kept = ToRecords | ToPastGames | ToSavedData
Keys = ToBindings | ToPress | ToConflict


def key_scene(context: Context, go: Go, variant: Variant | None, destination: Keys) -> Scene:
    match destination:
        case ToBindings():
            return BindingsScene(context, go, variant)
        case ToPress(entry):
            return PressScene(context, go, variant, entry)
        case ToConflict(entry, source):
            return ConflictScene(context, go, variant, entry, source)
    assert_never(destination)


def kept_scene(context: Context, go: Go, destination: Kept, seed: int) -> Scene:
    match destination:
        case ToRecords():
            return RecordsScene(context, go, destination)
        case ToPastGames():
            return PastGamesScene(context, go, seed)
        case ToSavedData():
            return SavedDataScene(context, go)
    assert_never(destination)
