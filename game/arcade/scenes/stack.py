"""The stack of scenes: which one gets the presses, which ones are seen, and how one gives way to another."""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from pygame import Rect, Surface

from game.arcade.draw.backdrop import soften
from game.arcade.draw.fading import draw_faded, spare_canvas
from game.arcade.draw.glyphs import Prompt, draw_prompts, prompt_at, prompt_boxes
from game.arcade.input.actions import Action
from game.arcade.scenes.scene import Parts, Scene
from game.arcade.scenes.transition import Transition
from game.arcade.shell.motion import FIRST_SECONDS
from game.core.controls import Verb


class SceneStack:
    """The scenes that lie on each other. The topmost gets all presses, and its prompts stand at the foot."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self._left = False  # whether the scenes have changed since the last picture
        self._left_board: Rect | None = None  # the board of the scene that was left
        self._left_free: Rect | None = None  # the part of it that nothing covers
        self._page: tuple[Scene, Hashable] | None = None  # the page in the last picture
        self._prompts: list[Prompt] = []  # in the last picture
        self._transition: Transition | None = None
        self._shown: _Shown | None = None  # what the canvas shows, if that is known
        self._below: _Below | None = None  # what lies below a scene that veils it

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, the topmost last."""
        return tuple(self._scenes)

    @property
    def top(self) -> Scene:
        return self._scenes[-1]

    @property
    def seen(self) -> tuple[Scene, ...]:
        """The visible scenes: the topmost, and those below that stay visible."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].lies_over:
            first -= 1
        return tuple(self._scenes[max(0, first) :])

    # Changing the stack

    def push(self, scene: Scene) -> None:
        self._leave()
        if self._scenes:
            self.top.leave()
        self._scenes.append(scene)
        self._arrive()

    def pop(self) -> None:
        self._leave()
        self._drop_top()
        self._arrive()

    def pop_to(self, kind: type[Scene]) -> None:
        """Return to the topmost scene of a class below the top."""
        self._leave()
        self._drop_top()
        while not isinstance(self.top, kind):
            self._scenes.pop().removed()
        self._arrive()

    def replace(self, scene: Scene) -> None:
        """Replace the topmost scene by another; the one below never comes to the top."""
        self._leave()
        self._drop_top()
        self._scenes.append(scene)
        self._arrive()

    def restart(self, *scenes: Scene) -> None:
        """Leave all scenes and start with these."""
        self._leave()
        if self._scenes:
            self.top.leave()
        before, self._scenes = self._scenes, list(scenes)
        for scene in before:
            if scene not in scenes:
                scene.removed()
        self._arrive()

    def close(self) -> None:
        """The program ends."""
        for scene in self._scenes:
            scene.removed()

    def _drop_top(self) -> None:
        scene = self._scenes.pop()
        scene.leave()
        scene.removed()

    def _arrive(self) -> None:
        self.top.enter()

    # From one screen to the next

    def _leave(self) -> None:
        """The scene on top is left: the picture of it that was shown last will fade."""
        self._below = None
        if self._scenes and not self._left:
            self._left, self._left_board, self._left_free = True, self.top.board_box, self.top.board_free

    def keep_last_picture(self, canvas: Surface) -> None:
        """Begin a transition if another scene or page is shown than on this canvas."""
        left, before = self._left, self._page
        self._left, self._page = False, (self.top, self.top.shown_page)
        turned = before is not None and before[0] is self.top and before != self._page
        if not left and not turned:
            return
        context = self.top.context
        boards = (self._left_board, self.top.board_box) if left else (None, None)
        if context.motion.speed is None:
            self._transition = None
        else:
            prompts = self.prompts()
            left_picture = spare_canvas(canvas.get_size(), "left")
            left_picture.blit(canvas, (0, 0))
            self._transition = Transition(
                left_picture,
                self._ground(canvas, *boards),
                *boards,
                self._left_free,
                age=context.motion.passed(FIRST_SECONDS),
                line=self._line_of_prompts(self._prompts, prompts) if prompts != self._prompts else None,
            )

    def _line_of_prompts(self, before: list[Prompt], now: list[Prompt]) -> Rect:
        """Where prompts stand, or stood before."""
        layout = self.top.context.layout
        boxes = [prompt_boxes(each, layout.footer, layout.small) for each in (before, now)]
        return layout.footer.unionall([*boxes[0], *boxes[1]]).clip(layout.screen)

    def _ground(self, canvas: Surface, board: Rect | None, next_board: Rect | None) -> Surface | None:
        """What is seen behind a board that is on its way; None if none is."""
        if board is None or next_board is None or board == next_board:
            return None
        ground = spare_canvas(canvas.get_size(), "ground")
        self.seen[0].draw_ground(ground, next_board)
        return ground

    def settle(self) -> None:
        """End the transition between two scenes at once."""
        self._left, self._transition = False, None

    # What happens

    def handle(self, action: Action) -> None:
        if action.verb is not Verb.POINT:
            self.settle()  # a press never waits for a transition
        self.top.handle(self._clicked_prompt(action) or action)

    def _clicked_prompt(self, action: Action) -> Action | None:
        """A click on a prompt means what the prompt says."""
        if action.verb is not Verb.CONFIRM or action.spot is None:
            return None
        layout = self.top.context.layout
        number = prompt_at(self.prompts(), layout.footer, layout.small, action.spot)
        if number is None:
            return None
        verb, _words = self.top.prompts()[number]
        return None if verb in (Verb.UP, Verb.CONFIRM) else Action(verb, action.device)

    def update(self, seconds: float) -> None:
        self._advance_transition(self.top.context.motion.passed(seconds))
        if not self.top.veils:
            for scene in self.seen[:-1]:
                scene.update_covered(seconds)
        self.top.update(seconds)
        self.top.ease(self.top.context.motion.passed(seconds))

    def _advance_transition(self, seconds: float) -> None:
        if self._transition is not None:
            later = replace(self._transition, age=self._transition.age + seconds)
            self._transition = None if later.over else later

    # The picture

    @property
    def resting(self) -> bool:
        """Whether nothing moves but slow pulses."""
        still = self._transition is None and not self.top.easing
        return still and all(scene.resting for scene in self.seen)

    def prompts(self) -> list[Prompt]:
        """The line of prompts, as it is drawn."""
        scene = self.top
        return [Prompt(scene.prompt_glyph(verb), words) for verb, words in scene.prompts()]

    def draw(self, canvas: Surface) -> None:
        """Draw the whole picture."""
        _draw_each(canvas, self.seen, self._pictures())
        self._draw_over(canvas, self.prompts())

    def forget_shown(self) -> None:
        """The window has lost what it showed: the next picture is drawn as a whole."""
        self._shown = None

    def redraw(self, canvas: Surface) -> Parts | None:
        """Draw what has changed on the canvas of the last picture.

        Returns the parts that were drawn; None for all of it.
        """
        prompts = self.prompts()
        before, now = self._shown, _Shown(canvas, self.seen, prompts, self._pictures())
        self._prompts = prompts
        moving = self._transition is not None
        parts = None if moving or before is None else self._changed_parts(before, now)
        for part in (None,) if parts is None else parts:
            canvas.set_clip(part)
            self._draw_scenes(canvas, now)
            if self._transition is not None:
                self._transition = self._transition.compared_with(canvas)
            self._draw_over(canvas, prompts)
        canvas.set_clip(None)
        self._shown = None if moving else now
        return parts

    def _pictures(self) -> tuple[Any, ...]:
        """The pictures of all visible scenes."""
        return tuple(scene.picture() for scene in self.seen)

    def _changed_parts(self, before: "_Shown", now: "_Shown") -> Parts | None:
        """The parts of the screen in which two pictures of it differ; None for all of it."""
        if not before.is_alike(now):
            return None
        parts: list[Rect] = []
        for scene, old, new in zip(now.scenes, before.pictures, now.pictures, strict=True):
            changed = scene.changed_parts(old, new)
            if changed is None or (changed and self.top.veils):
                return None
            parts += changed
        if now.prompts != before.prompts:
            parts.append(self._line_of_prompts(before.prompts, now.prompts))
        return _apart(parts)

    def _draw_scenes(self, canvas: Surface, shown: "_Shown") -> None:
        """Draw all visible scenes; what is veiled stands still, and its last picture serves again."""
        if self.top.veils:
            below, pictures = shown.scenes[:-1], shown.pictures[:-1]
            if self._below is None or not self._below.is_alike(canvas, below, pictures):
                self._below = _Below(spare_canvas(canvas.get_size(), "below"), below, pictures)
                _draw_each(self._below.canvas, below, pictures)
                _soften(self._below.canvas, self.top)
            canvas.blit(self._below.canvas, (0, 0))
            self.top.draw_picture(canvas, shown.pictures[-1])
        else:
            _draw_each(canvas, shown.scenes, shown.pictures)

    def _draw_over(self, canvas: Surface, prompts: list[Prompt]) -> None:
        context = self.top.context
        layout = context.layout
        draw = partial(draw_prompts, canvas, context.theme, prompts, layout.footer, layout.small)
        if self._transition is None:
            draw()
        else:
            draw_faded(canvas, self._transition.line or layout.footer, self._transition.new_words, draw)
            self._transition.draw(canvas)


def _draw_each(canvas: Surface, scenes: Sequence[Scene], pictures: Sequence[Any]) -> None:
    """Draw scenes that lie over each other."""
    for number, (scene, picture) in enumerate(zip(scenes, pictures, strict=True)):
        if number and scene.veils:
            _soften(canvas, scene)
        scene.draw_picture(canvas, picture)


def _soften(canvas: Surface, scene: Scene) -> None:
    """Soften the picture below a scene that veils it."""
    soften(canvas, scene.context.layout, scene.context.theme)


def _apart(parts: Sequence[Rect]) -> Parts:
    """The parts that are not empty, with those that overlap joined into one."""
    apart: list[Rect] = []
    for part in parts:
        while (other := part.collidelist(apart)) >= 0:
            part = part.union(apart.pop(other))
        if part:
            apart.append(part)
    return tuple(apart)


class _Shown(NamedTuple):
    """A picture of all visible scenes, on a canvas."""

    canvas: Surface
    scenes: tuple[Scene, ...]
    prompts: list[Prompt]
    pictures: tuple[Any, ...]

    def is_alike(self, later: "_Shown") -> bool:
        """Whether a later picture can be drawn over it in part."""
        known = None not in self.pictures and None not in later.pictures
        return known and self.canvas is later.canvas and self.scenes == later.scenes


class _Below(NamedTuple):
    """A picture of the scenes below another."""

    canvas: Surface
    scenes: tuple[Scene, ...]
    pictures: tuple[object, ...]

    def is_alike(self, canvas: Surface, scenes: tuple[Scene, ...], pictures: tuple[object, ...]) -> bool:
        """Whether the scenes still look so, on a canvas of the same size."""
        known = None not in pictures
        alike = (self.scenes, self.pictures) == (scenes, pictures)
        return known and alike and self.canvas.get_size() == canvas.get_size()
