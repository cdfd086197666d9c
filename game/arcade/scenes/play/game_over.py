"""The end of a game: the result and why, over the final position, and what comes next."""

from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.input.actions import Action, Command
from game.arcade.navigation.destinations import (
    BackToReview,
    Destination,
    ToGame,
    ToGameSetUp,
    ToMenu,
    ToReview,
    UndoEnd,
)
from game.arcade.scenes.end_choices import EndChoices
from game.arcade.scenes.play.animation import SETTLED_SECONDS
from game.arcade.scenes.play.undo_limit import undos_left
from game.arcade.scenes.rows import Row, RowList
from game.arcade.scenes.scene import Go, Parts, Prompts, Scene
from game.arcade.scenes.sharing import Sharing
from game.arcade.shell.context import Context
from game.arcade.views.choice_bar import area_below_board
from game.arcade.views.play.game_over import GameOverPicture, changed_parts_of_game_over, draw_game_over
from game.arcade.views.renderers import renderer_of
from game.core.controls import Verb
from game.core.variant import Variant
from game.core.words import _, later
from game.session.modes import Series, Variation
from game.session.my_level import MINE
from game.session.new_sessions import next_game
from game.session.session import Session


class GameOverScene(Scene):
    """The end of a game: its board stays visible, with the choices below it."""

    lies_over = True

    def __init__(self, context: Context, go: Go, session: Session, seed: int) -> None:
        super().__init__(context, go)
        self._session = session
        self._seed = seed
        self._mode = session.mode
        self._sharing = Sharing(context)
        self._choices = EndChoices(context, self._make_rows(), lambda: area_below_board(self.layout))

    def _make_rows(self) -> list[Row]:
        variant = self.variant()
        undo = self._undo_row()
        again = Row(self._mode.next_label, self._next)
        if isinstance(self._mode, Variation):
            return [again, Row(later("Back to the review"), self._back_to_review), *undo]
        review = [Row(later("Review"), self._review)] if self._session.match.plies else []
        return [
            again,
            *review,
            *undo,
            Row(later("Set up"), lambda: self._leave(ToGameSetUp(variant))),
            Row(later("Other game"), lambda: self._leave(ToMenu(variant))),
        ]

    def _undo_row(self) -> list[Row]:
        """The row for undo; one that says so if no undo is left."""
        if not self._session.can_undo:
            return []
        left = undos_left(self._session, self.context.settings.undos)
        return [Row(later("No undo left") if left == 0 else later("Undo"), self._undo)]

    def variant(self) -> Variant:
        return self._session.setup.variant

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
        if action.verb is Command.UNDO:
            self._undo()
        elif action.verb in (Command.SECOND, Command.COPY):
            self._sharing.handle(action.verb, self._session)
        elif action.verb in (Command.PAUSE, Verb.BACK):
            self._back()
        elif self.rows.handle(action):
            self.context.audio.play("cursor")

    def prompts(self) -> Prompts:
        back = _("Back") if isinstance(self._mode, Variation) else _("Menu")
        return [
            (Verb.UP, _("Choose")),
            (Verb.CONFIRM, _("Confirm")),
            self._sharing.prompt,
            (Verb.BACK, back),
        ]

    def update(self, seconds: float) -> None:
        self._sharing.advance(seconds)
        self._choices.advance(seconds)
        self.context.adviser.consult(self._session)

    def _next(self) -> None:
        self.context.audio.play("confirm")
        following = next_game(self._session, self._seed)
        mode = self._mode
        mine = self.context.choices.of(self.variant()).level == MINE
        chosen = mine and not self.context.are_here(self._session.players)
        if isinstance(mode, Series) and mode.winner and chosen:
            following.change_level(self.context.level(self.variant()))
        self.go(ToGame(following))

    def _review(self) -> None:
        self.context.audio.play("confirm")
        self.go(ToReview(self._session))

    def _undo(self) -> None:
        """Take the last move back, and go on with the game."""
        if undos_left(self._session, self.context.settings.undos) == 0:
            self.context.audio.play("illegal")
        elif self._session.can_undo:
            self.go(UndoEnd())

    def _back(self) -> None:
        if isinstance(self._mode, Variation):
            self._back_to_review()
        else:
            self._leave(ToMenu(self.variant()))

    def _back_to_review(self) -> None:
        self.context.audio.play("back")
        self.go(BackToReview())

    def _leave(self, then: Destination) -> None:
        self.context.audio.play("back")
        self.go(then)

    @property
    def layout(self) -> Layout:
        """The layout of the screen with the board of the finished game."""
        perspective = renderer_of(self._session.setup, self.theme).perspective
        return self.context.layout.showing(perspective)

    @property
    def board_box(self) -> Rect:
        """The board of the finished game, which lies below."""
        return self.layout.perspective.extent(self.layout.end_slab)

    @property
    def board_free(self) -> Rect:
        return self.layout.between_bands(self.board_box)

    @property
    def resting(self) -> bool:
        return self._choices.age > SETTLED_SECONDS

    def picture(self) -> GameOverPicture:
        outcome = self._session.outcome
        return GameOverPicture(
            layout=self.layout,
            theme=self.theme,
            winner=outcome.winner if outcome and self.context.motion.particles else None,
            age=self.context.motion.passed(self._choices.age),
            choices=self._choices.picture(),
        )

    def changed_parts(self, before: GameOverPicture, after: GameOverPicture) -> Parts | None:
        return changed_parts_of_game_over(before, after)

    def draw_picture(self, canvas: Surface, picture: GameOverPicture) -> None:
        draw_game_over(canvas, picture)
