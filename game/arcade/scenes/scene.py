"""The contract of a scene, and what all scenes share."""

from collections.abc import Callable

from pygame import Surface

from game.arcade.context import Context
from game.arcade.destinations import Destination
from game.arcade.draw.theme import Theme
from game.arcade.input.actions import Action, Command, Device
from game.core.controls import Verb
from game.core.variant import Variant

Go = Callable[[Destination], None]
# What can be pressed, and what it does, in words that are already translated.
Prompts = list[tuple[Verb | Command, str]]


class Scene:
    """One screen of the cabinet. Scenes lie on a stack; the topmost one gets the presses.

    A scene knows no other scene: it names a destination, and `go` leads there.
    """

    # Whether the scene below shines through.
    lies_over = False

    def __init__(self, context: Context, go: Go) -> None:
        self.context = context
        self.go = go

    def variant(self) -> Variant | None:
        """The game that the scene is about, if it is about one."""
        return None

    @property
    def theme(self) -> Theme:
        """The colours of the scene: its game tints them."""
        variant = self.variant()
        return self.context.theme.tinted(variant.accent) if variant else self.context.theme

    def enter(self) -> None:
        """The scene has come to the top."""

    def leave(self) -> None:
        """The scene is covered or gone."""

    def handle(self, action: Action) -> None:
        """Somebody has pressed something."""

    def stir(self) -> None:
        """Somebody has pressed a key or a button that is bound to nothing."""

    def update(self, seconds: float) -> None:
        """Time has passed, on top of the stack."""

    def age(self, seconds: float) -> None:
        """Time has passed below another scene that this one shines through."""

    def notice(self, words: str) -> None:
        """Something happened elsewhere that a player should know."""

    def pad_lost(self, pad: Device) -> None:
        """A gamepad was pulled out."""

    def attraction(self) -> Variant | None:
        """The game that the cabinet shows when it is left alone here; None where somebody may come back."""
        return None

    def prompts(self) -> Prompts:
        """The line of prompts while the scene is on top. Each of them can be clicked, too."""
        return []

    def prompt_device(self) -> Device:
        """The device whose keys and buttons the prompts show."""
        return self.context.device

    def draw(self, canvas: Surface) -> None:
        """Show the picture of the moment. Changes nothing."""
