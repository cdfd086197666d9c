"""The end of a match of the Arena: what comes next, over its last moment."""

from functools import partial

from pygame import Surface

from game.arcade.draw.easing import eased
from game.arcade.draw.theme import Theme
from game.arcade.input.actions import Action, Command
from game.arcade.kit.rows import Places
from game.arcade.navigation.destinations import (
    ARENA_TILE,
    Destination,
    ToArena,
    ToArenaEnd,
    ToArenaReplay,
    ToArenaSetUp,
    ToMenu,
)
from game.arcade.scenes.ignored_presses import IgnoredPresses
from game.arcade.scenes.rows import Row, RowList
from game.arcade.scenes.scene import Go, Prompts, Scene
from game.arcade.shell.context import Context
from game.arcade.views.accents import ARENA_ACCENT
from game.arcade.views.arena.match_end import CHOICES, ArenaEndPicture, EndPlaces, draw_arena_end
from game.core.controls import Verb
from game.core.words import _

# How long the choices take to come in.
COMING_SECONDS = 0.3


class ArenaEndScene(Scene):
    """What comes after a match: play again, watch it once more, or go elsewhere.

    Presses that were still meant for the ride are ignored.
    """

    lies_over = True

    def __init__(self, context: Context, go: Go, ended: ToArenaEnd) -> None:
        super().__init__(context, go)
        match = self._match = ended.match
        self._age = 0.0
        self._ignored = IgnoredPresses()
        ways: tuple[Destination, ...] = (
            ToArena(),
            ToArenaReplay(match, ended.riders),
            ToArenaSetUp(),
            ToMenu(ARENA_TILE),
        )
        first = 0 if ended.riders else 1  # there is no rematch between riders whom nobody knows
        self._choices = CHOICES[first:]
        rows = [
            Row(label, partial(self._go, way)) for label, way in zip(self._choices, ways[first:], strict=True)
        ]
        self.rows = RowList(rows, self._row_places, across=True)

    @property
    def theme(self) -> Theme:
        return self.context.theme.tinted(ARENA_ACCENT)

    @property
    def listening(self) -> bool:
        """Whether presses count."""
        return self._ignored.left <= 0

    def handle(self, action: Action) -> None:
        if self._ignored.ignores(action):
            return
        if action.verb in (Command.PAUSE, Verb.BACK):
            self._go(ToMenu(ARENA_TILE))
        elif self.rows.handle(action):
            self.context.audio.play("cursor")

    def _go(self, then: Destination) -> None:
        self.context.audio.play("confirm")
        self.go(then)

    def prompts(self) -> Prompts:
        return [(Verb.UP, _("Choose")), (Verb.CONFIRM, self.rows.focused.act), (Verb.BACK, _("Menu"))]

    def update(self, seconds: float) -> None:
        self._age += seconds
        self._ignored.advance(seconds)

    def _row_places(self) -> Places:
        return self._places.choices_for(self._choices)

    @property
    def _places(self) -> EndPlaces:
        return EndPlaces(self.context.layout, self._match.arena.field)

    def picture(self) -> ArenaEndPicture:
        motion = self.context.motion
        return ArenaEndPicture(
            layout=self.context.layout,
            theme=self.theme,
            places=self._places,
            winner=self._match.winner if motion.particles else None,
            age=motion.passed(self._age),
            rows=self.rows.picture(),
            come=eased(motion.passed(self._age) / COMING_SECONDS),
            ignoring_for=self._ignored.left,
        )

    def draw_picture(self, canvas: Surface, picture: ArenaEndPicture) -> None:
        draw_arena_end(canvas, picture)
