"""The contract of a scene, and what all scenes share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.arcade.draw.glyphs import Prompts, draw_prompts
from game.arcade.draw.theme import Theme
from game.arcade.input.actions import Action, Device
from game.core.variant import Variant

if TYPE_CHECKING:
    from game.arcade.cabinet import Cabinet


class Scene:
    """One screen of the cabinet. It lies on a stack; the topmost is played, those below may shine through."""

    # Whether the scene below is drawn first.
    lies_over = False
    # Whether another scene lies over this one, which then has the line of prompts.
    covered = False
    theme = Theme()

    def __init__(self, cabinet: Cabinet) -> None:
        self.cabinet = cabinet

    def enter(self) -> None:
        """The scene has come to the top."""

    def leave(self) -> None:
        """The scene is covered or gone."""

    def handle(self, action: Action) -> None:
        """Someone has pressed something."""

    def stirred(self) -> None:
        """Someone has pressed what means nothing in particular."""

    def attraction(self) -> Variant | None:
        """The game that the cabinet plays when it is left alone here; None where somebody may come back."""
        return None

    def update(self, seconds: float) -> None:
        """Time has passed."""

    def prompts(self) -> Prompts:
        """What stands in the line of prompts. Each of them can be clicked, too."""
        return []

    def prompt_device(self) -> Device:
        """Whose buttons and keys the prompts show: the device used last."""
        return self.cabinet.last_device

    def draw_prompts(self, canvas: Surface) -> None:
        if not self.covered:
            layout = self.cabinet.layout
            draw_prompts(canvas, self.prompt_device(), self.prompts(), layout.footer, layout.small)

    def draw(self, canvas: Surface) -> None:
        """Show the moment. Changes nothing."""
