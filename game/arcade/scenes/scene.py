"""The contract of a scene, and what all scenes share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Surface

from game.arcade.draw.glyphs import Prompt, draw_prompts
from game.arcade.draw.theme import NEON, Theme
from game.arcade.input.actions import Action, Command, Device
from game.arcade.input.prompts import glyph_for
from game.core.controls import Verb
from game.core.variant import Variant

if TYPE_CHECKING:
    from game.arcade.cabinet import Cabinet


# What can be pressed, and what for.
Prompts = Sequence[tuple[Verb | Command, str]]


class Scene:
    """One screen of the cabinet. It lies on a stack; the topmost is played, those below may shine through."""

    # Whether the scene below is drawn first.
    lies_over = False
    # Whether another scene lies over this one, which then has the line of prompts.
    covered = False
    theme: Theme = NEON

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

    def shown_prompts(self) -> list[Prompt]:
        """The line of prompts with the glyphs of the device."""
        device = self.prompt_device()
        bindings = self.cabinet.bindings
        return [Prompt(glyph_for(device, verb, bindings), words) for verb, words in self.prompts()]

    def draw_prompts(self, canvas: Surface) -> None:
        if not self.covered:
            layout = self.cabinet.layout
            draw_prompts(canvas, self.theme, self.shown_prompts(), layout.footer, layout.small)

    def draw(self, canvas: Surface) -> None:
        """Show the moment. Changes nothing."""
