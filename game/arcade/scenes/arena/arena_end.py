"""The end of a match of the Arena: what comes next, over its last moment."""

from functools import partial

from pygame import Surface

from game.arcade.draw.theme import Colour, Theme
from game.arcade.input.actions import Action, Command
from game.arcade.navigation.destinations import (
    ARENA_TILE,
    Destination,
    ToArena,
    ToArenaEnd,
    ToArenaReplay,
    ToArenaSetUp,
    ToMenu,
)
from game.arcade.scenes.arena.crash_film import CrashFilm
from game.arcade.scenes.end_choices import EndChoices
from game.arcade.scenes.rows import Row, RowList
from game.arcade.scenes.scene import Go, Prompts, Scene
from game.arcade.scenes.sharing import Sharing
from game.arcade.shell.context import Context
from game.arcade.views.accents import ARENA_ACCENT
from game.arcade.views.arena.match_end import CHOICES, ArenaEndPicture, EndPlaces, draw_arena_end
from game.arena import record
from game.core.controls import Verb
from game.core.words import _, later
from game.session.players import Players


class ArenaEndScene(Scene):
    """What comes after a match: play again, watch it once more, or go elsewhere.

    Presses that were still meant for the ride are ignored.
    """

    lies_over = True

    def __init__(self, context: Context, go: Go, ended: ToArenaEnd) -> None:
        super().__init__(context, go)
        match = self._match = ended.match
        ways: tuple[Destination, ...] = (
            ToArena(),
            ToArenaReplay(match, ended.riders),
            ToArenaSetUp(),
            ToMenu(ARENA_TILE),
        )
        self._riders = ended.riders or Players()
        won = match.winner is not None
        self._sharing = Sharing(context, later("Share the crash") if won else later("Share the match"))
        first = 0 if ended.riders else 1  # there is no rematch between riders whom nobody knows
        rows = [Row(label, partial(self._go, way)) for label, way in zip(CHOICES, ways, strict=True)]
        self._choices = EndChoices(context, rows[first:], lambda: self._places.choice_area)

    @property
    def theme(self) -> Theme:
        return self.context.theme.tinted(ARENA_ACCENT)

    def enter(self) -> None:
        self.context.audio.music("ending")

    @property
    def rows(self) -> RowList:
        return self._choices.rows

    @property
    def listening(self) -> bool:
        """Whether presses count."""
        return self._choices.listening

    def handle(self, action: Action) -> None:
        if self._choices.ignores(action):
            return
        if action.verb in (Command.PAUSE, Verb.BACK):
            self._go(ToMenu(ARENA_TILE))
        elif action.verb in (Command.SECOND, Command.COPY):
            self._sharing.share(action.verb, record.write(self._match), self._film, _("Copied."))
        elif self.rows.handle(action):
            self.context.audio.play("cursor")

    def _go(self, then: Destination) -> None:
        self.context.audio.play("confirm")
        self.go(then)

    def _film(self) -> CrashFilm | None:
        """The film of the crash that has decided the match."""
        if self._match.winner is None:
            return None
        return CrashFilm(self._match, self._riders, self.theme, self.context.motion)

    def prompts(self) -> Prompts:
        return [
            (Verb.UP, _("Choose")),
            (Verb.CONFIRM, self.rows.focused.act),
            self._sharing.prompt,
            (Verb.BACK, _("Menu")),
        ]

    def update(self, seconds: float) -> None:
        self._sharing.advance(seconds)
        self._choices.advance(seconds)

    @property
    def _places(self) -> EndPlaces:
        return EndPlaces(self.context.layout, self._match.arena.field, self._match.arena.teams)

    @property
    def _winners(self) -> tuple[Colour, ...]:
        """The colours of those who have won."""
        winner = self._match.winner
        return tuple(map(self.theme.player, self._match.arena.teams[winner - 1])) if winner else ()

    def picture(self) -> ArenaEndPicture:
        motion = self.context.motion
        return ArenaEndPicture(
            layout=self.context.layout,
            theme=self.theme,
            places=self._places,
            colours=self._winners if motion.particles else (),
            age=motion.passed(self._choices.age),
            choices=self._choices.picture(),
        )

    def draw_picture(self, canvas: Surface, picture: ArenaEndPicture) -> None:
        draw_arena_end(canvas, picture)
