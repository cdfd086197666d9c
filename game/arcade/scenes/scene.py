"""The contract of a scene: what the stack calls, and what a scene answers unless it says otherwise."""

from collections.abc import Callable, Hashable
from typing import Any

from pygame import Rect, Surface

from game.arcade.draw.glyphs import Glyph
from game.arcade.draw.night import draw_night
from game.arcade.draw.spotlight import draw_spotlight
from game.arcade.draw.theme import Theme
from game.arcade.input.actions import Action, Command, Device
from game.arcade.input.prompts import glyph_for
from game.arcade.input.sources import Source
from game.arcade.navigation.destinations import Destination
from game.arcade.scenes.rows import RowList
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
    # Whether a veil covers the scenes that are visible below, which then stand still.
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
        """The scene has come to the top of the stack."""

    def leave(self) -> None:
        """The scene is no longer on top: another one covers it, or it was removed."""

    def handle(self, action: Action) -> None:
        """Handle an action."""

    def awaited_device(self) -> Device | None:
        """The device whose next press the scene wants to know whatever it means, to bind it; usually None."""
        return None

    def take_press(self, source: Source) -> None:
        """The awaited device has pressed this."""

    @property
    def takes_letters(self) -> bool:
        """Whether letters that are typed come as letters, whatever their keys mean."""
        return False

    def take_letter(self, letter: str) -> None:
        """A letter from A to Z was typed."""

    def press_unbound(self) -> None:
        """Someone has pressed a key or a button that is bound to nothing."""

    def update(self, seconds: float) -> None:
        """Time has passed while the scene was on top."""

    def update_covered(self, seconds: float) -> None:
        """Time has passed while the scene was visible below another."""

    def ease(self, seconds: float) -> None:
        """Move on whatever glides after the focus, by this many seconds of animation."""
        if self._rows is not None:
            self._rows.ease(seconds)

    @property
    def easing(self) -> bool:
        """Whether something is still gliding."""
        return self._rows is not None and not self._rows.resting

    @property
    def _rows(self) -> RowList | None:
        """The list of the scene, if it has one.

        To ask whether it meets `HasRows` would take longer than most of what happens in a turn.
        """
        rows: RowList | None = getattr(self, "rows", None)
        return rows

    def was_drawn(self) -> None:
        """A picture with the scene in it has been drawn."""

    def pad_lost(self, pad: Device) -> None:
        """A gamepad was unplugged."""

    def focus_lost(self) -> None:
        """The window has lost the keyboard: nobody can press anything."""

    def removed(self) -> None:
        """The scene has left the stack for good."""

    def when_left_alone(self) -> Destination | None:
        """Where the arcade goes when nobody has pressed anything here for a while; None to stay here."""
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
        """Where a scene with one large board shows it, slab included."""
        return None

    @property
    def board_free(self) -> Rect | None:
        """The part of that board that nothing else covers."""
        return self.board_box

    def draw_ground(self, canvas: Surface, board: Rect) -> None:
        """Fill the canvas with what lies behind the board. It is seen while the board flies away."""
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
        """Which page of the scene is shown. When that changes, the picture of the page before fades."""
        return None

    def picture(self) -> Any:
        """Everything that is shown, as a value: an equal one need not be drawn again. None if unknown."""
        return None

    def changed_parts(self, before: Any, after: Any) -> Parts | None:
        """The parts of the screen in which two pictures of the scene differ; None for all of it."""
        return () if before == after else None

    def draw_picture(self, canvas: Surface, picture: Any) -> None:
        """Draw a picture of the scene, or the part of it within the clip of the canvas. Changes nothing."""
