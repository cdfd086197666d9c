"""A puzzle at a board: right moves are answered, wrong ones refuted, each in its time."""

from game.arcade.draw.easing import part_of
from game.arcade.draw.finale import CHOICES_FROM, SETTLES_FROM, TUBES_FROM, nearer, without_fate
from game.arcade.draw.slab import Slab
from game.arcade.scenes.lights import Lights
from game.arcade.scenes.play.animation import SETTLED_SECONDS
from game.arcade.scenes.play.board import Board
from game.arcade.sentences import puzzle_words
from game.arcade.sentences.captions import no_hints
from game.arcade.shell.context import Context
from game.arcade.views.puzzles.miss import Miss
from game.core.rules import Move, Player
from game.people.person import Person
from game.puzzles.attempt import Step
from game.puzzles.puzzle_progress import Mode, Progress
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

# So that people can follow a reply.
REPLY_SECONDS = 0.55
# How long the mark of a step takes to come in, and how long the large one of a wrong move is seen.
MARK_SECONDS, BLOW_SECONDS = 0.25, 1.1


class PuzzleBoard(Board[PuzzleSession]):
    """Shows what the phases of a puzzle bring. Each step is kept before anything that it led to is shown."""

    def __init__(self, context: Context, mode: Mode, session: PuzzleSession) -> None:
        super().__init__(context, session, may_go_on=lambda: not self.keeping)
        self.mode = mode
        self._keeper = context.profile.puzzle_keeper
        self._before = self._now = self._keeper.progress
        self._cost = ""
        self._since_end = 0.0
        self._marks: Lights[int] = Lights(MARK_SECONDS)
        self._missed_at, self._missed_for = 0, BLOW_SECONDS
        context.profile.saving.await_all()  # that the puzzle was begun

    @property
    def before(self) -> Progress:
        """How far the player was when the puzzle began."""
        return self._before

    @property
    def now(self) -> Progress:
        """How far the player is now, as it is shown."""
        return self._now

    @property
    def cost(self) -> str:
        """What the last wrong move has cost."""
        return self._cost

    @property
    def over(self) -> bool:
        """Whether only the result is still to be shown."""
        return isinstance(self.session.phase, Over)

    @property
    def closed(self) -> bool:
        """Whether nothing that is done at the puzzle counts any more."""
        return not self._keeper.goes_on(self.mode, self.session)

    @property
    def keeping(self) -> bool:
        """Whether a step is still being kept: until then, the next one waits."""
        return isinstance(self.session.phase, Keeping)

    @property
    def gives_hints(self) -> bool:
        return self.mode.hints and self.context.gives_hints(self._alone)

    @property
    def _alone(self) -> Person | None:
        """Who solves it, if that is known: the only person who is here."""
        people = self.context.party.people
        return self.context.party[people[0]].person if len(people) == 1 else None

    # What happens

    def _step(self, events: PuzzleEvents) -> None:
        """The player has done something: keep it if it counts."""
        if self.keeping:
            self._keeper.keep(self.mode, self.session)
            self.context.profile.saving.await_all()
        self._tell(events)

    def _tell(self, events: PuzzleEvents) -> None:
        for event in events:
            match event:
                case Found():
                    self.animation.say(puzzle_words.found(self.session))
                    self.sound("hint")
                case Missed():
                    self._miss()
                case Solved():
                    self.context.audio.duck()
                    self.sound(f"win_{self.session.player}")
                case GivenUp():
                    self.animation.fall_silent()
                case _:
                    self.take((event,))

    def _miss(self) -> None:
        first = self.session.attempt.wrong == 1
        self._cost = puzzle_words.cost(self.mode, self._now, self._keeper.progress, first=first)
        wrong = self.session.match.plies[-1]
        self._missed_at = self.session.match.rules.cells_of(wrong.before, wrong.move)[0]
        self._missed_for = 0.0
        self.sound("illegal")

    # What the player can do

    def make(self, move: Move) -> None:
        """Make a move for the player. One that is refused is entered anew, also if it was on trial."""
        events = self.session.play(move)
        self._step(events)
        if any(isinstance(event, Refused) for event in events):
            self.entry.begin()

    def ask_hint(self) -> None:
        """Show a hint, but say first what that costs."""
        if not self.context.gives_hints(self._alone):
            self.animation.say(no_hints(self._alone if self.context.settings.hints else None))
        elif not self._warns(puzzle_words.warning_before_hint(self.mode, self.session)):
            self._step(self.session.ask_hint())

    def skip(self) -> None:
        """Show the answer, but say first what that costs."""
        if not self._warns(puzzle_words.before_skip(self.mode, self.session, self._now)):
            self._step(self.session.skip())

    def _warns(self, words: str) -> bool:
        """Say what a step would cost, if anything. Return False once that is said: the step can be made."""
        said = self.animation.message
        if not words or self.closed or (said is not None and said.words == words):
            return False
        self.animation.say(words)
        return True

    def hasten(self) -> None:
        """Let the opponent's next move come at once."""
        self.wait(REPLY_SECONDS)

    def end_refutation(self) -> None:
        """Try again, or go on to the result if nothing is left to win."""
        if self.closed:
            self.session.stop()
        else:
            self._tell(self.session.try_again())

    # Time

    def go_on(self, seconds: float) -> None:
        """Let time pass: everything happens that needs no press."""
        self.advance(seconds)
        if self.keeping:
            self._release()
        elif not self.animation.motion.moving:
            self._follow_phase(seconds)
        self._marks.follow(self._marked, self.context.motion.passed(seconds))
        self._missed_for = min(BLOW_SECONDS, self._missed_for + self.context.motion.passed(seconds))

    def _release(self) -> None:
        if self.context.profile.saving.lets_go_on:
            self._tell(self.session.kept())
            self._now = self._keeper.progress

    def _follow_phase(self, seconds: float) -> None:
        waited = self.wait(seconds)
        if self.session.match.over:
            self._see_the_end(seconds)
        match self.session.phase:
            case Over():
                self._since_end += seconds
            case Refuting():
                self._refute(waited)
            case _ if waited >= REPLY_SECONDS:
                self._tell(self.session.go_on())

    def _see_the_end(self, seconds: float) -> None:
        if self.animation.ended_for == 0.0:
            self.sound("fate")
        self.animation.advance_end(seconds)

    def _refute(self, waited: float) -> None:
        question = self.session.question()
        if question is None:
            return
        answer = self.context.adviser.ask(question)
        if answer is not None and waited >= REPLY_SECONDS:
            self._tell(self.session.answer(question, answer))

    def skip_end(self) -> None:
        """Show the result at once."""
        self._since_end = max(self._since_end, CHOICES_FROM / (self.context.motion.speed or 1.0))

    def finish(self) -> None:
        """The board is left for good: nobody sees any more what the last step led to."""
        self.session.kept()
        super().finish()

    # What is seen

    @property
    def result_at(self) -> float:
        """The time since the end as `finale` counts it: an end of the game has its time to be seen."""
        if not self.over:
            return 0.0
        seconds = self.context.motion.passed(self._since_end)
        return seconds if self.session.match.over else without_fate(seconds)

    @property
    def lit(self) -> tuple[Player, ...]:
        """Whose panel is lit: the solver's while a move is to be found."""
        return (self.session.player,) if self.session.person_on_turn else ()

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps that are shown: not the latest one while it is still to be kept."""
        steps = self.session.attempt.steps
        return steps[:-1] if self.keeping else steps

    @property
    def _marked(self) -> range:
        """The numbers of the steps that are marked."""
        return range(len(self.steps))

    @property
    def marks(self) -> dict[int, float]:
        """The light of each step."""
        return self._marks.shown(self._marked)

    @property
    def missed(self) -> Miss | None:
        """The mark of a wrong move, as long as it is seen on the board."""
        share = self._missed_for / BLOW_SECONDS
        return Miss(self._missed_at, share) if share < 1 else None

    @property
    def struck(self) -> float:
        """How far a puzzle that was solved has been added to a streak, from 0 to 1."""
        return part_of(self.result_at, TUBES_FROM, SETTLES_FROM)

    @property
    def resting(self) -> bool:
        settled = not self.over or self._since_end > SETTLED_SECONDS
        return (
            super().resting and self._marks.resting and not self.keeping and settled and self.missed is None
        )

    @property
    def slab(self) -> Slab:
        layout = self.layout
        return layout.end_slab if nearer(self.result_at) > 0 else layout.slab
