"""The stack of scenes, and the short dark between them."""

from pygame import Surface

from game.arcade.draw.backdrop import draw_fade
from game.arcade.draw.glyphs import prompt_at
from game.arcade.input.actions import Action
from game.arcade.scenes.scene import Scene
from game.core.controls import Verb

FADE_SECONDS = 0.18


class SceneManager:
    """Only the topmost scene is handled and updated; all that shine through are drawn."""

    def __init__(self) -> None:
        self.stack: list[Scene] = []
        self._fade = 0.0

    @property
    def top(self) -> Scene | None:
        return self.stack[-1] if self.stack else None

    def push(self, scene: Scene) -> None:
        if self.top is not None:
            self.top.leave()
        self.stack.append(scene)
        self._arrive(fade=not scene.lies_over)

    def pop(self) -> None:
        gone = self.stack.pop()
        gone.leave()
        self._arrive(fade=not gone.lies_over)

    def replace(self, scene: Scene) -> None:
        """Leave the topmost for another one; what lies below does not come to the top between them."""
        self.stack.pop().leave()
        self.stack.append(scene)
        self._arrive(fade=not scene.lies_over)

    def restart(self, *scenes: Scene) -> None:
        """Leave everything and begin with these scenes."""
        for scene in reversed(self.stack):
            scene.leave()
        self.stack = list(scenes)
        self._arrive(fade=True)

    def _arrive(self, *, fade: bool) -> None:
        self._fade = FADE_SECONDS if fade else 0.0
        if self.top is not None:
            self.top.enter()

    def handle(self, action: Action) -> None:
        if action.verb is not Verb.POINT:
            self._fade = 0.0  # nobody waits for a transition
        if self.top is not None:
            self.top.handle(self._meant(self.top, action))

    def stir(self) -> None:
        """Someone has pressed what means nothing in particular."""
        if self.top is not None:
            self.top.stirred()

    def _meant(self, scene: Scene, action: Action) -> Action:
        """A click on a prompt means what the prompt says."""
        if action.verb is not Verb.CONFIRM or action.spot is None:
            return action
        layout = scene.cabinet.layout
        number = prompt_at(scene.shown_prompts(), layout.footer, layout.small, action.spot)
        if number is None:
            return action
        verb, _words = scene.prompts()[number]
        return action if verb in (Verb.UP, Verb.CONFIRM) else Action(verb, action.device)

    def update(self, seconds: float) -> None:
        self._fade = max(0.0, self._fade - seconds)
        if self.top is not None:
            self.top.update(seconds)

    def draw(self, canvas: Surface) -> None:
        first = len(self.stack) - 1
        while first > 0 and self.stack[first].lies_over:
            first -= 1
        for scene in self.stack[max(0, first) :]:
            scene.draw(canvas)
        if self.top is not None and self._fade > 0:
            draw_fade(canvas, self.top.theme, self._fade / FADE_SECONDS)
