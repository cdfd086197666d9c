"""A screen with a single large key that leads on."""

from abc import abstractmethod

from pygame import Rect

from game.arcade.context import Context
from game.arcade.destinations import Destination
from game.arcade.draw.glyphs import Glyph
from game.arcade.input.actions import Action, Command, Kind
from game.arcade.input.prompts import glyph_for
from game.arcade.scenes.scene import Go, Prompts, Scene
from game.core.controls import Verb

# For so long presses are ignored: they were meant for the screen before.
DEAF_SECONDS = 0.35


class OneKeyScene(Scene):
    """CONFIRM leads on, and BACK leads back if there is something to go back to."""

    def __init__(self, context: Context, go: Go) -> None:
        super().__init__(context, go)
        self._age = 0.0

    @property
    @abstractmethod
    def key(self) -> Rect:
        """Where the key is."""

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
        return self.context.motion.passed(self._age)

    @property
    def listening(self) -> bool:
        return self._age >= DEAF_SECONDS

    def handle(self, action: Action) -> None:
        if not self.listening:
            return
        match action.verb:
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
        on = (Verb.CONFIRM, self.label)
        return [on] if self.back is None else [on, (Verb.BACK, self.back[0])]

    def update(self, seconds: float) -> None:
        self._age += seconds
