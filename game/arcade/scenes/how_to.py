"""How to play: the goal, a legal and an illegal move on the game's own board, and the rules in full."""

from dataclasses import replace

from pygame import Surface

from game.arcade.context import Context
from game.arcade.destinations import Back
from game.arcade.draw.frame import Frame
from game.arcade.input.actions import Action, Command
from game.arcade.renderers import renderer_of
from game.arcade.scenes.scene import Go, Prompts, Scene
from game.arcade.views.how_to import ExamplePicture, HowToPicture, draw_how_to
from game.core.controls import Verb
from game.core.match import Match
from game.core.variant import Variant
from game.core.words import _

LOOP_SECONDS = 3.2
MOVE_SECONDS = 0.5
TRY_AT = 1.0  # the second of each loop in which the move is made or tried


class HowToScene(Scene):
    """Three animated boards; CONFIRM switches to the full rules and back."""

    def __init__(self, context: Context, go: Go, variant: Variant) -> None:
        super().__init__(context, go)
        self._variant = variant
        self._setup = variant.setup()
        self._rules = self._setup.rules()
        self._in_full = False
        self._before = self._played(variant.lesson.moves)
        self._after = self._played(f"{variant.lesson.moves} {variant.lesson.legal}")
        self._game = self._played(variant.lesson.game)

    def variant(self) -> Variant:
        return self._variant

    def _played(self, moves: str) -> Match:
        match = Match(self._setup)
        for move in moves.split():
            match.play(self._rules.read_move(move))
        return match

    def handle(self, action: Action) -> None:
        if action.repeated:
            return
        match action.verb:
            case Verb.CONFIRM | Verb.LEFT | Verb.RIGHT:
                self._in_full = not self._in_full
                self.context.audio.play("cursor")
            case Verb.BACK | Command.PAUSE | Command.HELP | Command.UNDO | Command.HINT:
                self.context.audio.play("back")
                self.go(Back())

    def attraction(self) -> Variant:
        return self._variant

    def prompts(self) -> Prompts:
        turn = _("See the examples") if self._in_full else _("Read the full rules")
        return [(Verb.CONFIRM, turn), (Verb.BACK, _("Back"))]

    # The picture

    def picture(self) -> HowToPicture:
        variant = self._variant
        theme = self.theme
        return HowToPicture(
            layout=self.context.layout,
            theme=theme,
            time=self.context.backdrop_time,
            name=variant.name,
            rules=tuple(_(line) for line in variant.how_to_play) if self._in_full else (),
            renderer=renderer_of(self._setup, theme),
            examples=self._examples(self.context.time % LOOP_SECONDS),
        )

    def _examples(self, time: float) -> tuple[ExamplePicture, ...]:
        variant = self._variant
        tried = self._rules.read_move(variant.lesson.illegal)
        refusal = self._rules.why_not(self._before.position, tried) or ""
        cell = self._rules.cells_of(self._before.position, tried)[0]
        resting = self._frame(self._before)
        return (
            ExamplePicture(_("The goal"), _(variant.how_to_play[0]), self._goal_frame(time)),
            ExamplePicture(_("A legal move"), _(variant.lesson.because), self._legal_frame(time)),
            ExamplePicture(_("An illegal move"), refusal, resting, cell, self._refused_for(time)),
        )

    def _frame(self, match: Match) -> Frame:
        """A board at rest."""
        return Frame(match.start, tuple(match.plies), time=self.context.pulse_time)

    def _goal_frame(self, time: float) -> Frame:
        """The last move of a complete game, and its effect on the loser."""
        frame, motion = self._frame(self._game), self.context.motion
        if time < TRY_AT:
            return replace(frame, plies=frame.plies[:-1])
        shown = motion.passed(time - TRY_AT)
        ended = max(0.0, shown - MOVE_SECONDS)
        progress = min(1.0, shown / MOVE_SECONDS)
        return replace(frame, progress=progress, ended=ended, particles=motion.particles)

    def _legal_frame(self, time: float) -> Frame:
        if time < TRY_AT:
            legal = tuple(self._rules.legal_moves(self._before.position))
            return replace(self._frame(self._before), legal=legal)
        shown = self.context.motion.passed(time - TRY_AT)
        return replace(self._frame(self._after), progress=min(1.0, shown / MOVE_SECONDS))

    def _refused_for(self, time: float) -> float:
        """How long ago the illegal move was tried; without trembling, long ago at once."""
        if time < TRY_AT:
            return 0.0
        return time - TRY_AT if self.context.motion.shake else LOOP_SECONDS

    def draw(self, canvas: Surface) -> None:
        draw_how_to(canvas, self.picture())
