"""The page of keys and buttons, and what it says."""

from game.arcade.kit.text import Text
from game.arcade.navigation.settings_destinations import ToBindings
from game.arcade.scenes.settings.bindings_page import BindingsScene
from game.arcade.scenes.settings.press import PressScene
from tests.arcade.cabinet import Player
from tests.arcade.gamepads import CabinetWithPads

SMALL = (640, 360)  # quick to draw


def cabinet_with_bindings() -> CabinetWithPads:
    """A game of Apart, and over it the page of keys and buttons."""
    cabinet = CabinetWithPads("apart", SMALL)
    cabinet.player.app.routes.go(ToBindings())
    cabinet.player.wait(0.3, 0.05)
    return cabinet


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
