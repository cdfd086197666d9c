"""The contract of a scene, and what all scenes share."""

from collections.abc import Callable, Hashable
from typing import Any

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_night
from game.arcade.draw.glyphs import Glyph
from game.arcade.draw.spotlight import draw_spotlight
from game.arcade.draw.theme import Theme
from game.arcade.input.actions import Action, Command, Device
from game.arcade.input.prompts import glyph_for
from game.arcade.input.sources import Source
from game.arcade.navigation.destinations import Destination
from game.arcade.scenes.rows import HasRows, RowList
from game.arcade.shell.context import Context
from game.core.controls import Verb
from game.core.variant import Variant

Go = Callable[[Destination], None]
# Parts of the screen.
Parts = tuple[Rect, ...]
# What can be pressed, and what it does, already translated.
Prompts = list[tuple[Verb | Command, str]]


class Scene:
    """One screen of the arcade. Scenes lie on a stack, and the topmost one gets the presses.

    A scene knows no other scene: it calls `go` with a destination. One that has rows to choose from meets
    `HasRows`.
    """

    # Whether the scene below stays visible.
    lies_over = False
    # Whether what is visible below is veiled, and stands still.
    veils = False
    # Whether a scene that comes over this one takes its place.
    gives_way = False

    def __init__(self, context: Context, go: Go) -> None:
        self.context = context
        self.go = go

    def variant(self) -> Variant | None:
        """The game that the scene is about, if any."""
        return None

    @property
    def theme(self) -> Theme:
        """The colours of the scene, tinted by its game."""
        variant = self.variant()
        return self.context.theme.tinted(variant.accent) if variant else self.context.theme

    def enter(self) -> None:
        """The scene has come to the top."""

    def leave(self) -> None:
        """The scene is covered or gone."""

    def handle(self, action: Action) -> None:
        """Handle an action."""

    def awaited_device(self) -> Device | None:
        """The device whose next press is wanted itself, whatever it means; None for none."""
        return None

    def take_press(self, source: Source) -> None:
        """The awaited press."""

    # Whether letters that are typed come as letters, whatever their keys mean.
    takes_letters = False

    def take_letter(self, letter: str) -> None:
        """A letter from A to Z was typed."""

    def press_unbound(self) -> None:
        """Someone has pressed a key or a button that is bound to nothing."""

    def update(self, seconds: float) -> None:
        """Time has passed while the scene was on top."""

    def update_covered(self, seconds: float) -> None:
        """Time has passed while the scene was visible below another."""

    def ease(self, seconds: float) -> None:
        """What follows the focus glides on, in this many seconds of animation."""
        if self._rows is not None:
            self._rows.ease(seconds)

    @property
    def easing(self) -> bool:
        """Whether something still glides."""
        return self._rows is not None and not self._rows.resting

    @property
    def _rows(self) -> RowList | None:
        """The list of the scene, if it has one."""
        return self.rows if isinstance(self, HasRows) else None

    def was_drawn(self) -> None:
        """A picture with the scene in it has been drawn."""

    def pad_lost(self, pad: Device) -> None:
        """A gamepad was unplugged."""

    def focus_lost(self) -> None:
        """The window has lost the keyboard: nobody can press anything."""

    def removed(self) -> None:
        """The scene has left the stack for good."""

    def when_left_alone(self) -> Destination | None:
        """What the arcade shows when it is left alone here; None to stay here."""
        return None

    @property
    def shows_notices(self) -> bool:
        """Whether the scene shows the current notice: see `context.notices`."""
        return False

    @property
    def resting(self) -> bool:
        """Whether nothing moves but slow pulses, so that fewer pictures a second are enough."""
        return False

    @property
    def board_box(self) -> Rect | None:
        """Where the scene shows its board, as a whole with its slab, if it shows one large board."""
        return None

    def draw_ground(self, canvas: Surface, board: Rect) -> None:
        """Fill the canvas with what lies behind the board, which is seen while the board is on its way."""
        draw_night(canvas, self.theme, self.context.backdrop_time)
        draw_spotlight(canvas, self.theme, board)

    def prompts(self) -> Prompts:
        """The line of prompts while the scene is on top. They can be clicked too."""
        return []

    def prompt_device(self) -> Device:
        """The device whose keys and buttons the prompts show."""
        return self.context.device

    def prompt_glyph(self, meaning: Verb | Command) -> Glyph | None:
        """The key or button that a prompt shows."""
        return glyph_for(self.prompt_device(), meaning, self.context.bindings)

    @property
    def shown_page(self) -> Hashable:
        """Which of several pages is shown: when another one is, the picture of the last one fades."""
        return None

    def picture(self) -> Any:
        """Everything that is shown, as a value: what has not changed need not be drawn. None if unknown."""
        return None

    def changed_parts(self, before: Any, after: Any) -> Parts | None:
        """The parts of the screen in which two pictures of the scene differ; None for all of it."""
        return () if before == after else None

    def draw_picture(self, canvas: Surface, picture: Any) -> None:
        """Draw a picture of the scene, or what of it lies within the clip of the canvas. Changes nothing."""
