"""A puzzle as it unfolds at the board: right moves are answered, wrong ones refuted."""

from pygame import Surface

from game.arcade.context import Context
from game.arcade.destinations import ToInitials
from game.arcade.draw.finale import CHOICES_FROM, banner
from game.arcade.draw.slab import Slab
from game.arcade.input.motors import Rumble
from game.arcade.scenes.lights import Lights
from game.arcade.scenes.play.showing import SETTLED_SECONDS
from game.arcade.scenes.play.shown_board import ShownBoard
from game.arcade.scenes.puzzles.choices import PuzzleChoices
from game.arcade.scenes.puzzles.picture import (
    Moment,
    lit_players,
    note_of,
    play_picture,
    said_at,
    shown_steps,
)
from game.arcade.scenes.rows import RowList
from game.arcade.scenes.scene import Go, Parts
from game.arcade.sentences import puzzle_words
from game.arcade.views.puzzles.puzzle import PuzzlePicture, changed_part_of_puzzle, draw_puzzle
from game.core.rules import Move, Player
from game.core.words import _
from game.puzzles.progress import Mode
from game.puzzles.streak import Streak
from game.records.tables import PUZZLE_STREAK
from game.session.events import Refused
from game.session.puzzle_session import (
    Found,
    GivenUp,
    Keeping,
    Missed,
    Over,
    PuzzleEvents,
    PuzzleSession,
    Refuting,
    Solved,
)
from game.store.puzzle_keeper import streak_key

# So that people can follow a reply.
REPLY_SECONDS = 0.55
# How long the mark of a step takes to come in.
MARK_SECONDS = 0.25


class PuzzleBoard(ShownBoard[PuzzleSession]):
    """Shows what the phases of a puzzle bring, in their time."""

    def __init__(self, context: Context, go: Go, mode: Mode, session: PuzzleSession, seed: int) -> None:
        super().__init__(context, go, session)
        self._mode = mode
        self._keeper = context.profile.puzzle_keeper
        self._before = self._now = self._keeper.progress  # when the puzzle began; as it is shown
        self._waited = 0.0  # seconds since the opponent's turn began
        self._cost = ""  # what a wrong move has cost
        context.profile.saving.await_all()  # that the puzzle was begun
        self._marks: Lights[int] = Lights(MARK_SECONDS)
        self.choices = PuzzleChoices(context, go, mode, session, seed)

    @property
    def rows(self) -> RowList | None:
        """What comes after the puzzle, once it is offered."""
        return self.choices.rows if self.choices.offered else None

    def leave(self) -> None:
        super().leave()
        self.context.adviser.rest()
        self.context.motors.stop()

    # What happens

    def begin_turn(self) -> None:
        super().begin_turn()
        self._waited = 0.0

    def rumble(self, rumble: Rumble, player: Player | None) -> None:
        if player in (None, self.session.player):
            self.context.rumble(self.session.player, rumble)

    def _step(self, events: PuzzleEvents) -> None:
        """The player has done something: keep it if it counts."""
        if self.keeping:
            self._keeper.keep(self._mode, self.session)
            self.context.profile.saving.await_all()
        self._tell(events)

    def _tell(self, events: PuzzleEvents) -> None:
        for event in events:
            match event:
                case Found():
                    self.showing.say(puzzle_words.found(self.session))
                    self.sound("hint")
                case Missed():
                    self._miss()
                case Solved():
                    self.context.audio.duck()
                    self.sound(f"win_{self.session.player}")
                case GivenUp():
                    self.showing.fall_silent()
                case _:
                    self.take((event,))

    def _miss(self) -> None:
        first = self.session.attempt.wrong == 1
        self._cost = puzzle_words.cost(self._mode, self._now, self._keeper.progress, first=first)
        self.sound("illegal")

    @property
    def closed(self) -> bool:
        """Whether nothing that is done at the puzzle counts any more."""
        return not self._keeper.goes_on(self._mode, self.session)

    @property
    def keeping(self) -> bool:
        """Whether a step is still being kept: until then, the next one waits."""
        return isinstance(self.session.phase, Keeping)

    @property
    def gives_hints(self) -> bool:
        return self._mode.hints and self.context.settings.hints

    # What the player can do

    def make(self, move: Move) -> None:
        """Make a move for the player. One that is refused is entered anew, also if it was on trial."""
        events = self.session.play(move)
        self._step(events)
        if any(isinstance(event, Refused) for event in events):
            self.pointer.settle()

    def ask_hint(self) -> None:
        """Show a hint, but say first what that costs."""
        if not self.context.settings.hints:
            self.showing.say(_("Hints are switched off in the settings."))
        elif not self._warns(puzzle_words.warning_before_hint(self._mode, self.session)):
            self._step(self.session.ask_hint())

    def skip(self) -> None:
        """Show the answer, but say first what that costs."""
        if not self._warns(puzzle_words.before_skip(self._mode, self.session, self._now)):
            self._step(self.session.skip())

    def _warns(self, words: str) -> bool:
        """Say what a step would cost, if anything. Return False once that is said: the step can be made."""
        said = self.showing.message
        if not words or self.closed or (said is not None and said.words == words):
            return False
        self.showing.say(words)
        return True

    def hasten(self) -> None:
        """Let the opponent's next move come at once."""
        self._waited = REPLY_SECONDS

    def end_refutation(self) -> None:
        """Try again, or go on to the result if nothing is left to win."""
        if self.closed:
            self.session.stop()
        else:
            self._tell(self.session.try_again())

    def offer(self) -> None:
        """The choices come up; before them, a streak is signed."""
        self.choices.offer()
        streak = self._keeper.streak if isinstance(self._mode, Streak) else None
        if streak is not None:
            self.go(ToInitials(PUZZLE_STREAK, (streak_key(streak),)))

    # Time

    def update(self, seconds: float) -> None:
        self.showing.advance(seconds, self.context.motion)
        self.showing.follow_entry(self.pointer.half, self.context.motion.passed(seconds))
        if self.keeping:
            self._release()
        elif not self.showing.motion.moving:
            self._go_on(seconds)
        message = said_at(self.context, self.session, self.pointer, self.showing)
        self.follow_lights(seconds, message, lit_players(self.session))
        self._marks.follow(self._marked, self.context.motion.passed(seconds))

    def _release(self) -> None:
        if self.context.profile.saving.lets_go_on:
            self._tell(self.session.kept())
            self._now = self._keeper.progress

    def _go_on(self, seconds: float) -> None:
        """Whatever happens without a press."""
        self._waited += seconds
        if self.session.match.over:
            self._see_the_end(seconds)
        match self.session.phase:
            case Over():
                self._approach_the_result(seconds)
            case Refuting():
                self._refute()
            case _ if self._waited >= REPLY_SECONDS:
                self._tell(self.session.go_on())

    def _see_the_end(self, seconds: float) -> None:
        if self.showing.ended_for == 0.0:
            self.sound("fate")
        self.showing.advance_end(seconds)

    def _refute(self) -> None:
        question = self.session.question()
        if question is None:
            return
        answer = self.context.adviser.ask(question)
        if answer is not None and self._waited >= REPLY_SECONDS:
            self._tell(self.session.answer(question, answer))

    def _approach_the_result(self, seconds: float) -> None:
        self.choices.advance(seconds)
        if not self.choices.offered and self._moment.result_at(self.session) >= CHOICES_FROM:
            self.offer()

    # The picture

    @property
    def resting(self) -> bool:
        settled = not isinstance(self.session.phase, Over) or self.choices.since_end > SETTLED_SECONDS
        return self.showing.resting and self._marks.resting and not self.keeping and settled

    @property
    def shows_notices(self) -> bool:
        """A notice waits while something about the puzzle is said in its place."""
        return self.showing.message is None and self.pointer.trial is None and not self.session.has_wrong_move

    @property
    def slab(self) -> Slab:
        layout = self.context.layout
        return layout.end_slab if banner(self._moment.result_at(self.session)) > 0 else layout.slab

    @property
    def _marked(self) -> range:
        """The numbers of the steps that are marked."""
        return range(len(shown_steps(self.session)))

    @property
    def _moment(self) -> Moment:
        return Moment(
            mode=self._mode,
            before=self._before,
            now=self._now,
            cost=self._cost,
            since_end=self.context.motion.passed(self.choices.since_end),
            said=self.choices.said,
            marks=self._marks.shown(self._marked),
        )

    def picture(self) -> PuzzlePicture:
        moment = self._moment
        play = play_picture(self.context, self.theme, self.session, self.pointer, self.showing, moment)
        return PuzzlePicture(
            play=play,
            solver=self.session.player,
            note=note_of(self.session, moment),
            choices=self.rows.picture() if self.rows else None,
            come=self.choices.come,
        )

    def changed_parts(self, before: PuzzlePicture, after: PuzzlePicture) -> Parts | None:
        part = changed_part_of_puzzle(before, after)
        return None if part is None else (part,)

    def draw_picture(self, canvas: Surface, picture: PuzzlePicture) -> None:
        draw_puzzle(canvas, picture)
