"""A scene with one large key that leads on."""

from abc import abstractmethod

from pygame import Rect

from game.arcade.draw.glyphs import Glyph
from game.arcade.input.actions import Action, Command, Kind
from game.arcade.input.prompts import glyph_for
from game.arcade.kit.key import Key, holds_glyph
from game.arcade.navigation.destinations import Destination
from game.arcade.scenes.page_scene import PageScene
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.shell.context import Context
from game.core.controls import Verb

# For this long, presses are ignored: they were meant for the screen before.
IGNORING_SECONDS = 0.35


class OneKeyScene(PageScene):
    """A scene with one large key. CONFIRM leads on, and BACK leads back if there is a way back."""

    def __init__(self, context: Context, go: Go) -> None:
        super().__init__(context, go)
        self._age = 0.0
        self._skipped = False  # whether a press has shown everything at once

    @property
    def key(self) -> Rect:
        """Where the key is."""
        return self.picture().placed(Key).box

    @property
    @abstractmethod
    def label(self) -> str:
        """What the key leads to, already translated."""

    @abstractmethod
    def lead_on(self) -> None:
        """The key was pressed."""

    @property
    def back(self) -> tuple[str, Destination] | None:
        """Where BACK leads, with the words for its prompt; None if it leads on."""
        return None

    @property
    def glyph(self) -> Glyph | None:
        """What is shown on the key."""
        return glyph_for(self.prompt_device(), Verb.CONFIRM, self.context.bindings)

    @property
    def shown_for(self) -> float:
        """How much animation has gone by since the scene came."""
        shown_for = self.context.motion.passed(self._age)
        return max(shown_for, self.settles_at) if self._skipped else shown_for

    @property
    def settles_at(self) -> float:
        """When everything has come in, in seconds of animation: a press before that shows it at once."""
        return 0.0

    @property
    def listening(self) -> bool:
        return self._age >= IGNORING_SECONDS

    def handle(self, action: Action) -> None:
        if not self.listening:
            return
        match action.verb:
            case Verb.BACK | Command.PAUSE | Verb.CONFIRM if self.shown_for < self.settles_at:
                self._skipped = True
            case Verb.BACK | Command.PAUSE if self.back is not None:
                self.context.audio.play("back")
                self.go(self.back[1])
            case Verb.BACK | Command.PAUSE:
                self.lead_on()
            case Verb.CONFIRM if self._is_meant(action):
                self.lead_on()

    def _is_meant(self, action: Action) -> bool:
        """Whether a press is meant for the key."""
        if action.device.kind is not Kind.MOUSE:
            return True
        return action.spot is not None and self.key.collidepoint(action.spot)

    def prompts(self) -> Prompts:
        """What else there is to press: the key shows by itself what presses it, if there is room for that."""
        shown = holds_glyph(self.context.layout, self.key, self.label, self.glyph)
        on = [] if shown else [(Verb.CONFIRM, self.label)]
        return [*on, *([] if self.back is None else [(Verb.BACK, self.back[0])])]

    def update(self, seconds: float) -> None:
        self._age += seconds
