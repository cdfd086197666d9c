"""The page of keys and buttons, and what it says."""

from game.arcade.kit.text import Text
from game.arcade.navigation.settings_destinations import ToBindings
from game.arcade.scenes.settings.bindings_page import BindingsScene
from game.arcade.scenes.settings.press import PressScene
from tests.arcade.cabinet import Player
from tests.arcade.table import Table

SMALL = (640, 360)  # quick to draw


def table_with_bindings() -> Table:
    """A game of Apart, and over it the page of keys and buttons."""
    table = Table("apart", SMALL)
    table.player.app.routes.go(ToBindings())
    table.player.wait(0.3, 0.05)
    return table


def refusal(player: Player) -> str:
    """Why the last press was refused, as it is shown."""
    if isinstance(player.top, PressScene):
        _title, _words, refused, _seconds = player.top.picture().texts
        return refused
    scene = player.on_top(BindingsScene)
    said = scene.picture().node(Text)
    return said.words if said.colour == scene.theme.legible(scene.theme.danger) else ""


def seconds_left(player: Player) -> str:
    """How long a press is still waited for, as it is shown."""
    return player.on_top(PressScene).picture().texts[-1]


def words(player: Player) -> str:
    """The sentence below the tabs."""
    return player.on_top(BindingsScene).picture().node(Text).words
