"""Routes to the settings, to keys and buttons, and back with the defaults."""

from game.arcade.input.rebinding import reset
from game.arcade.navigation.destinations import Back
from game.arcade.navigation.settings_destinations import (
    ResetKeys,
    ResetSettings,
    ToBindings,
    ToConflict,
    ToFirstStart,
    ToPress,
    ToSettings,
)
from game.arcade.profile.settings import with_defaults
from game.arcade.scenes.route import Here, leads, opens
from game.arcade.scenes.settings.bindings import BindingsScene
from game.arcade.scenes.settings.conflict import ConflictScene
from game.arcade.scenes.settings.first_start import FirstStartScene
from game.arcade.scenes.settings.press import PressScene
from game.arcade.scenes.settings.settings_page import SettingsScene


def _reset_settings(here: Here, to: ResetSettings) -> Back:
    here.context.change(with_defaults(here.context.settings, to.names))
    here.context.audio.play("confirm")
    return Back()


def _reset_keys(here: Here, to: ResetKeys) -> Back:
    here.context.bind(reset(here.context.own_bindings, to.device))
    here.context.audio.play("confirm")
    return Back()


ROUTES = (
    opens(ToFirstStart, FirstStartScene, lambda _here, to: (to.variant,)),
    opens(ToSettings, SettingsScene, lambda _here, to: (to.variant, to.rides)),
    # In the colours of the scene that leads there.
    opens(ToBindings, BindingsScene, lambda here, _to: (here.stack.top.variant(),)),
    opens(ToPress, PressScene, lambda here, to: (here.stack.top.variant(), to.entry)),
    opens(ToConflict, ConflictScene, lambda here, to: (here.stack.top.variant(), to.entry, to.source)),
    leads(ResetSettings, _reset_settings),
    leads(ResetKeys, _reset_keys),
)
