"""The routes of the settings: their pages, keys and buttons, and the way back with the defaults."""

from typing import assert_never

from game.arcade.context import Context
from game.arcade.input.rebinding import reset
from game.arcade.profile.settings import with_defaults
from game.arcade.scenes.scene import Go, Scene
from game.arcade.scenes.settings.bindings import BindingsScene
from game.arcade.scenes.settings.conflict import ConflictScene
from game.arcade.scenes.settings.first_start import FirstStartScene
from game.arcade.scenes.settings.page import SettingsScene
from game.arcade.scenes.settings.press import PressScene
from game.arcade.scenes.stack import SceneStack
from game.arcade.settings_destinations import (
    ResetKeys,
    ResetSettings,
    SettingsDestination,
    ToBindings,
    ToConflict,
    ToFirstStart,
    ToPress,
    ToSettings,
)

Keys = ToBindings | ToPress | ToConflict
Page = ToFirstStart | ToSettings | Keys


class SettingsRoutes:
    """Each scene lies over the one that led to it."""

    def __init__(self, context: Context, stack: SceneStack, go: Go) -> None:
        self._context = context
        self._stack = stack
        self._go = go

    def go(self, destination: SettingsDestination) -> None:
        match destination:
            case ResetSettings() | ResetKeys():
                self._reset(destination)
            case _:
                self._stack.push(self._page(destination))

    def _page(self, destination: Page) -> Scene:
        context, go = self._context, self._go
        match destination:
            case ToFirstStart(variant):
                return FirstStartScene(context, go, variant)
            case ToSettings(variant, rides):
                return SettingsScene(context, go, variant, rides=rides)
            case ToBindings() | ToPress() | ToConflict():
                return self._about_keys(destination)
        assert_never(destination)

    def _about_keys(self, destination: Keys) -> Scene:
        """A scene in the colours of the one that led to it."""
        context, go, variant = self._context, self._go, self._stack.top.variant()
        match destination:
            case ToBindings():
                return BindingsScene(context, go, variant)
            case ToPress(entry):
                return PressScene(context, go, variant, entry)
            case ToConflict(entry, source):
                return ConflictScene(context, go, variant, entry, source)
        assert_never(destination)

    def _reset(self, destination: ResetSettings | ResetKeys) -> None:
        """Go back to the page that asked, with its defaults."""
        context = self._context
        match destination:
            case ResetSettings(names):
                context.change(with_defaults(context.settings, names))
            case ResetKeys(device):
                context.bind(reset(context.own_bindings, device))
        context.audio.play("confirm")
        self._stack.pop()
