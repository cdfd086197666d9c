"""A puzzle as it is played, in phases: moves are found, wrong ones refuted, and what was given up is shown.

Unlike in a `Session`, every move of the player is judged at once. Only the solution is needed for that; the
refutation of a wrong move comes from a bot, by `question` and `answer`, as in a session.
"""

from dataclasses import dataclass, replace
from itertools import takewhile

from game.bots.hints import Certainty, Hint
from game.bots.levels import STRONGEST
from game.bots.questions import Answer, AskMove, GameSoFar, Question
from game.core.match import IllegalMove, Match, Ply
from game.core.rules import Move, Player
from game.core.words import _
from game.puzzles.attempt import Attempt, Step
from game.puzzles.puzzle import Puzzle
from game.puzzles.puzzle_progress import Task
from game.session.events import Event, Hinted, Refused, Undone, events_of

# How many moves of a refutation come at once when a player asks to see more of it.
MORE_MOVES = 8


@dataclass(frozen=True)
class Found:
    """The player found a move of the solution."""


@dataclass(frozen=True)
class Missed:
    """The player made a wrong move. It stands on the board until `try_again`."""


@dataclass(frozen=True)
class Solved:
    """The player found the last move of the solution."""


@dataclass(frozen=True)
class GivenUp:
    """The player skipped the puzzle; `PuzzleSession.go_on` plays the rest of the solution."""


PuzzleEvent = Event | Found | Missed | Solved | GivenUp
PuzzleEvents = tuple[PuzzleEvent, ...]


@dataclass(frozen=True)
class Finding:
    """The player is to find the next move. The hint is there once it was asked for."""

    hint: Hint | None = None


@dataclass(frozen=True)
class Replying:
    """The opponent's reply comes."""


@dataclass(frozen=True)
class Refuting:
    """A wrong move stands on the board. This many moves of its refutation are still to come."""

    left: int


@dataclass(frozen=True)
class Answering:
    """The puzzle was given up: the rest of its solution comes."""


@dataclass(frozen=True)
class Over:
    """Nothing more happens at the board."""


Settled = Finding | Replying | Refuting | Answering | Over


@dataclass(frozen=True)
class Keeping:
    """The player did something that counts, which is to be kept before anybody sees what it led to."""

    event: PuzzleEvent
    then: Settled


Phase = Settled | Keeping


class PuzzleSession:
    """One puzzle, from the first move to the last. It goes on where an attempt stands.

    In the phase `Keeping`, keep `task`, and call `kept` when it is on the disk.
    """

    def __init__(self, puzzle: Puzzle, attempt: Attempt | None = None, *, hints: bool = True) -> None:
        self.puzzle = puzzle
        self.setup = puzzle.setup
        self._hints = hints
        self._match = puzzle.match()
        self._player = self._match.position.turn
        self._attempt = attempt or Attempt()
        self._make_found_moves()
        self._phase: Phase = Over() if self._attempt.over else Finding()

    def _make_found_moves(self) -> None:
        """Make the moves that were found before, with the replies."""
        found = 0
        while self._ahead and (found < self._attempt.found or self.turn != self._player):
            found += self.turn == self._player
            self._play_next()
        if not self._ahead and not self._attempt.over:
            self._attempt = replace(self._attempt, solved=True)

    # State

    @property
    def phase(self) -> Phase:
        return self._phase

    @property
    def match(self) -> Match:
        """The match. Change it only through the methods of this session."""
        return self._match

    @property
    def player(self) -> Player:
        """The player who is to find the moves."""
        return self._player

    @property
    def people_in_play(self) -> tuple[Player, ...]:
        """The player who is to find the moves."""
        return (self._player,)

    @property
    def turn(self) -> Player:
        """The player on turn, who may be the opponent."""
        return self._match.position.turn

    @property
    def attempt(self) -> Attempt:
        return self._attempt

    @property
    def task(self) -> Task:
        """The puzzle with what was done at it, to be kept."""
        return Task(self.puzzle.text, self._attempt)

    @property
    def person_on_turn(self) -> bool:
        """Whether the player is to choose a move, which is made once the last step is kept."""
        phase = self._phase.then if isinstance(self._phase, Keeping) else self._phase
        return isinstance(phase, Finding)

    @property
    def has_wrong_move(self) -> bool:
        """Whether a wrong move is on the board."""
        return len(self._match.plies) > len(self.puzzle.moves) + self.made_right

    @property
    def hint(self) -> Hint | None:
        """The hint for the position, if it was asked for and may be shown."""
        return self._phase.hint if isinstance(self._phase, Finding) else None

    @property
    def made_right(self) -> int:
        """How many moves of the solution stand on the board, with the replies, before any wrong move."""
        made = self._match.plies[len(self.puzzle.moves) :]
        pairs = zip(made, self.puzzle.solution, strict=False)
        return sum(1 for _pair in takewhile(lambda pair: pair[0].move == pair[1], pairs))

    @property
    def _ahead(self) -> tuple[Move, ...]:
        """The moves of the solution that do not stand on the board yet."""
        return self.puzzle.solution[self.made_right :]

    # Moves

    def play(self, move: Move) -> PuzzleEvents:
        """Make a move for the player: one of the solution, or a wrong one, which stays until `try_again`.

        A wrong move that was refuted before is not made again, and costs nothing.
        """
        if not isinstance(self._phase, Finding):
            return (Refused(_("It is not your turn.")),)
        text = self._match.rules.move_text(move)
        if text in self._attempt.tried:
            return (Refused(_("You have tried that move: look for another.")),)
        right = move == self._ahead[0]
        try:
            ply = self._match.play(move)
        except IllegalMove as error:
            return (Refused(str(error)),)
        if right:
            self._find()
        else:
            self._attempt = self._attempt.with_wrong(text)
            self._phase = Keeping(Missed(), Refuting(0 if self._match.over else 1))
        return events_of(ply, self._match.outcome)

    def _find(self) -> None:
        """A move of the solution was made."""
        solved = not self._ahead
        self._attempt = self._attempt.with_step(Step.RIGHT, solved=solved)
        self._phase = Keeping(Solved(), Over()) if solved else Keeping(Found(), self._find_or_reply())

    def _find_or_reply(self) -> Finding | Replying:
        return Finding() if self.turn == self._player else Replying()

    def kept(self) -> PuzzleEvents:
        """The last step is kept: go on, and return what it led to."""
        if not isinstance(self._phase, Keeping):
            return ()
        event, self._phase = self._phase.event, self._phase.then
        return (event,)

    def go_on(self) -> PuzzleEvents:
        """Make the next move that comes by itself: a reply, or one of the solution that was given up."""
        match self._phase:
            case Replying():
                events = self._play_next()
                self._phase = self._find_or_reply()
                return events
            case Answering() if self._ahead:
                return self._play_next()
            case Answering():
                self._phase = Over()
        return ()

    def _play_next(self) -> PuzzleEvents:
        return events_of(self._match.play(self._ahead[0]), self._match.outcome)

    def try_again(self) -> PuzzleEvents:
        """Take the wrong move and its refutation back."""
        if not isinstance(self._phase, Refuting):
            return ()
        taken: list[Ply] = []
        while self.has_wrong_move:
            ply = self._match.undo()
            assert ply is not None, "a wrong move was made"
            taken.append(ply)
        self._phase = Finding()
        return (Undone(tuple(taken)),)

    def stop(self) -> None:
        """End the puzzle as it stands, because nothing that is done at it counts any more."""
        self._phase = Over()

    # Help

    def ask_hint(self) -> PuzzleEvents:
        """Count a hint. Asking again about the same position is not counted."""
        if not self._hints:
            return (Refused(_("There are no hints in a streak.")),)
        if not isinstance(self._phase, Finding):
            return ()
        hint = Hint(Certainty.WIN, self._ahead[:1])
        if self._attempt.steps[-1:] == (Step.HINT,):  # perhaps before a restart
            self._phase = Finding(hint)
            return (Hinted(hint),)
        self._attempt = self._attempt.with_step(Step.HINT)
        self._phase = Keeping(Hinted(hint), Finding(hint))
        return ()

    def skip(self) -> PuzzleEvents:
        """Give the puzzle up."""
        if not isinstance(self._phase, Finding | Replying | Refuting):
            return ()
        taken = self.try_again()
        self._attempt = self._attempt.with_step(Step.SKIP)
        self._phase = Keeping(GivenUp(), Answering())
        return taken

    # Refutations

    @property
    def has_more(self) -> bool:
        """Whether a refutation can go on: see `see_more`."""
        return isinstance(self._phase, Refuting) and not self._match.over

    def see_more(self) -> None:
        """Let a refutation go on."""
        if self.has_more:
            self._phase = Refuting(MORE_MOVES)

    def question(self) -> Question | None:
        """The move with which a refutation goes on; None if there is none, or if enough of it was seen."""
        if not isinstance(self._phase, Refuting) or not self._phase.left:
            return None
        return AskMove(GameSoFar.of(self._match), STRONGEST, seed=0)

    def answer(self, question: Question, answer: Answer) -> PuzzleEvents:
        """Take the answer to a question. The answer to an outdated question changes nothing."""
        phase = self._phase
        if not isinstance(phase, Refuting) or question != self.question() or not isinstance(answer, int):
            return ()
        events = events_of(self._match.play(answer), self._match.outcome)
        self._phase = Refuting(0 if self._match.over else phase.left - 1)
        return events
