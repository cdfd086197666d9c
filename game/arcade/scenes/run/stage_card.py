"""The card of a stage: which game, against whom, and that the person has the win."""

from pygame import Rect

from game.arcade.draw.backdrop import prepare_ground
from game.arcade.draw.easing import eased
from game.arcade.draw.frame import Frame
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.input.actions import Action, Command
from game.arcade.kit.nodes import Node
from game.arcade.navigation.destinations import Destination, ToHowTo, ToRun, ToStageGame
from game.arcade.scenes.one_key import OneKeyScene
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.sentences import run_words
from game.arcade.sentences.captions import board_name
from game.arcade.sentences.history_words import bot_name
from game.arcade.shell.context import Context
from game.arcade.views.renderers import renderer_of
from game.arcade.views.run.beside_board import StageBoard, body_of
from game.arcade.views.run.stage_card import StageCardPicture, stage_card_page
from game.bots.starts import FairStart
from game.core.variant import Variant
from game.core.words import _
from game.run.run_progress import RunProgress
from game.session.session import Session

# How long the words take to come in.
COMING_SECONDS = 0.35


class StageCardScene(OneKeyScene):
    """CONFIRM begins the stage, as soon as its start has been drawn. HELP explains its game."""

    def __init__(self, context: Context, go: Go, progress: RunProgress) -> None:
        super().__init__(context, go)
        self._progress = progress
        self._card = progress.card(context.games)
        self._stage: Session | None = progress.session(context.games)
        self._goes_on = self._stage is not None and self._stage.started
        self._proven = True  # whether the person is known to have the win
        self._wanted = False  # whether the stage is to begin once it can

    def variant(self) -> Variant:
        return self._card.setup.variant

    def enter(self) -> None:
        self.context.audio.music("music_play")

    def leave(self) -> None:
        if self._stage is None:
            self.context.adviser.rest()

    # The key

    @property
    def label(self) -> str:
        return _("Continue") if self._goes_on else _("Play")

    @property
    def back(self) -> tuple[str, Destination]:
        return _("Leave the run"), ToRun()

    def lead_on(self) -> None:
        """Begin the stage, or as soon as its start has been drawn."""
        self._wanted = True
        if self._stage is not None:
            self.context.audio.play("confirm")
            self.go(ToStageGame(self._progress, self._stage))

    # How to play

    def handle(self, action: Action) -> None:
        if action.verb is Command.HELP and self.listening:
            self.go(ToHowTo(self.variant()))
        else:
            super().handle(action)

    def prompts(self) -> Prompts:
        return [*super().prompts(), (Command.HELP, _("How to play"))]

    # Time

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._stage is None:
            self._await_start()
            if self._wanted:
                self.lead_on()

    def _await_start(self) -> None:
        """Take the start of the stage, which was drawn while the last one ended, or is drawn now."""
        start = self.context.adviser.ask(self._card.question)
        if isinstance(start, FairStart):
            self._stage = self._progress.run.stage(start, self.context.games)
            self._proven = start.proven

    # The picture

    @property
    def resting(self) -> bool:
        return self._stage is not None and self.shown_for > COMING_SECONDS

    @property
    def board_box(self) -> Rect:
        return body_of(self.picture())

    def shown(self) -> None:
        """The ground of the stage is drawn in advance, while nothing moves."""
        if self.shown_for >= COMING_SECONDS:
            layout = self.context.layout
            prepare_ground(self._renderer, layout, layout.slab)

    @property
    def _renderer(self) -> AnyRenderer:
        return renderer_of(self._card.setup, self.theme)

    def page(self) -> Node:
        context, run, card = self.context, self._progress.run, self._card
        standing, stage = run.standing, self._stage
        picture = StageCardPicture(
            board=StageBoard(self._renderer, self._frame()),
            place=f"{run_words.stage(standing)} · {run_words.loop(standing)}",
            number=str(standing.stage + 1),
            game=board_name(card.setup.variant, card.setup.size),
            against=_("Against the {bot}", bot=bot_name(card.level)),
            side=stage.players.alone if stage else None,
            side_words=self._side_words(),
            win=self._win_words(),
            counts="" if self._progress.counts else _("Played before: this run does not count."),
            lives=standing.lives,
            hints=run.hints_left(stage),
            combo=run.combo(stage),
            play=self.label,
            glyph=self.glyph,
            come=eased(self.shown_for / COMING_SECONDS),
        )
        return stage_card_page(context.layout, self.theme, picture)

    def _win_words(self) -> str:
        """How the person stands in the game."""
        if self._goes_on:
            return _("Where you left it.")
        return _("You have the win.") if self._proven else _("Nobody knows who wins.")

    def _side_words(self) -> str:
        """Who the person is, once that is known."""
        if self._stage is None or self._stage.players.alone is None:
            return ""
        rules = self._stage.match.rules
        return _("You are {name}.", name=rules.player_name(self._stage.players.alone))

    def _frame(self) -> Frame:
        """The board as the person will find it."""
        if self._stage is None:
            return Frame(self._card.setup.rules().start(), ())
        return Frame(self._stage.match.start, tuple(self._stage.match.plies))
