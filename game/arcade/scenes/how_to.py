"""How to play a game: the goal, a legal and an illegal move on the game's own board."""

from collections.abc import Sequence
from dataclasses import replace

from game.arcade.draw.finale import SWEEP_TO
from game.arcade.draw.frame import Frame
from game.arcade.draw.refused_move import RefusedMove
from game.arcade.draw.renderer import MomentRenderer
from game.arcade.navigation.destinations import Destination, ToAttract
from game.arcade.scenes.how_to_pages import HowToPages
from game.arcade.scenes.scene import Go
from game.arcade.sentences.captions import with_cells_in_full
from game.arcade.shell.context import Context
from game.arcade.views.how_to import Example, Moment, Refusal
from game.arcade.views.renderers import renderer_of
from game.core.match import Match
from game.core.variant import Variant
from game.core.words import _

MOVE_SECONDS = 0.5
# This long after the end of a game, nothing about it moves any more, and a refused move trembles this long.
SETTLED, TREMBLES = SWEEP_TO, 0.4
TRY_AT = 1.0  # the second of each loop in which the move is made or tried


class HowToScene(HowToPages):
    """The lesson of a game."""

    def __init__(self, context: Context, go: Go, variant: Variant) -> None:
        super().__init__(context, go)
        self._variant = variant
        self._setup = variant.setup()
        self._rules = self._setup.rules()
        self._before = self._played(variant.lesson.moves)
        self._after = self._played(f"{variant.lesson.moves} {variant.lesson.legal}")
        self._game = self._played(variant.lesson.game)

    def variant(self) -> Variant:
        return self._variant

    def _played(self, moves: str) -> Match:
        return Match.of(self._setup, map(self._rules.read_move, moves.split()))

    def when_left_alone(self) -> Destination:
        return ToAttract(self._variant)

    @property
    def name(self) -> str:
        return self._variant.name

    @property
    def full_rules(self) -> tuple[str, ...]:
        return tuple(_(line) for line in self._variant.how_to_play)

    @property
    def renderer(self) -> MomentRenderer:
        return renderer_of(self._setup, self.theme)

    @property
    def sentences(self) -> tuple[Example, ...]:
        lesson = self._variant.lesson
        refusal = self._rules.why_not(self._before.position, self._rules.read_move(lesson.illegal)) or ""
        return (
            Example(_("The goal"), _(self._variant.how_to_play[0])),
            Example(_("A legal move"), _(lesson.because)),
            Example(_("An illegal move"), with_cells_in_full(refusal, self._rules), warns=True),
        )

    def moments(self, times: Sequence[float]) -> tuple[Moment, ...]:
        to_the_end, to_the_move, to_the_refusal = times
        return (
            Moment(self._goal_frame(to_the_end)),
            Moment(self._legal_frame(to_the_move)),
            Moment(self._frame(self._before), self._refusal(to_the_refusal)),
        )

    def _frame(self, match: Match) -> Frame:
        """A board at rest; nothing pulses or is marked that is not part of the example."""
        return Frame(match.start, tuple(match.plies), marks_last=False)

    def _goal_frame(self, time: float) -> Frame:
        """The last move of a complete game, and its effect on the loser."""
        frame, motion = self._frame(self._game), self.context.motion
        if time < TRY_AT:
            return replace(frame, plies=frame.plies[:-1])
        shown = motion.passed(time - TRY_AT)
        ended = min(SETTLED, max(0.0, shown - MOVE_SECONDS))
        progress = min(1.0, shown / MOVE_SECONDS)
        return replace(frame, progress=progress, ended=ended, particles=motion.particles, marks_last=True)

    def _legal_frame(self, time: float) -> Frame:
        if time < TRY_AT:
            legal = tuple(self._rules.legal_moves(self._before.position))
            return replace(self._frame(self._before), legal=legal, time=self.context.calm_pulse_time)
        shown = self.context.motion.passed(time - TRY_AT)
        return replace(self._frame(self._after), progress=min(1.0, shown / MOVE_SECONDS), marks_last=True)

    def _refusal(self, time: float) -> Refusal | None:
        """The illegal move, once it was tried; without trembling, as if that were long ago."""
        if time < TRY_AT:
            return None
        position = self._before.position
        tried = self._rules.read_move(self._variant.lesson.illegal)
        cell, age = self._rules.cells_of(position, tried)[-1], min(SETTLED, time - TRY_AT)
        move = RefusedMove(cell, self._rules.forbidding(position, tried))
        move = move.after(age if self.context.motion.pulses else SETTLED, throws=False)
        age = min(TREMBLES, age) if self.context.motion.shake else TREMBLES
        return Refusal(renderer_of(self._setup, self.theme), position, move, age)
